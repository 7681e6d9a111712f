import TerminalSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

//              n     time   memory   printed      10 n     time   memory   printed    exponents
//  hitmap    1000    0.1 s   40 MB     2 kB      8000    0.9 s   60 MB     2 kB    1.05   0.2

/// A command, and the file that it reads.
struct Grower: Sendable {
  let name: String
  let sizes: (few: Int, many: Int)
  /// How the command ends.
  var status: CInt = 0
  /// The file that the command reads, and its words behind the name of the program.
  let make: @Sendable (_ count: Int, _ path: String) -> (lines: [String], words: [String])
}

/// The commands that once took the square of what they were given.
let mendedGrowers = [
  Grower(name: "html, removals", sizes: (250, 1000)) { count, path in
    (removals(count), ["run", path, "--format", "html"])
  },
  Grower(name: "map, nested", sizes: (500, 2000)) { count, path in
    (nested(count), ["debug", path, "-b", "-ex", "map"])
  },
  Grower(name: "hitmap, small views", sizes: (1000, 8000)) { count, path in
    let views = (0..<count).map { "    view v\($0) \($0 * 4 % 396),\($0 * 4 / 396 * 4 % 796) 4x4" }
    return (page + views + tap, ["debug", path, "-b", "-ex", "hitmap"])
  },
  Grower(name: "verify, changed lines", sizes: (4000, 40_000), status: 1) { count, path in
    let session = ["```touchtrace", "$ touchtrace settings"] + (0..<count).map { "line \($0)" }
    return (session + ["```"], ["verify", path])
  },
  Grower(name: "md, full stops", sizes: (10_000, 100_000)) { count, path in
    let note = "note " + String(repeating: ".", count: count)
    return (page + tap, ["debug", path, "-b", "-ex", note, "-ex", "export md"])
  },
  Grower(name: "text, ~requireFailureOf", sizes: (100, 400)) { count, path in
    let taps = (0..<count).flatMap { ["    @tap r\($0)", "      ~requireFailureOf kind=tap"] }
    return (page + taps + tap, ["run", path, "--format", "text"])
  },
  Grower(name: "jsonl, ~simultaneous all", sizes: (30, 120)) { count, path in
    (simultaneousTaps(count), ["run", path, "--format", "jsonl"])
  },
  Grower(name: "md, ~simultaneous all", sizes: (100, 400)) { count, path in
    (simultaneousTaps(count), ["debug", path, "-b", "-ex", "export md"])
  },
  Grower(name: "search, removals", sizes: (500, 2000), status: 4) { count, path in
    (removals(count), ["debug", path, "-b", "-ex", "search last nothing"])
  },
]

/// Prints how each of the commands grows; answers whether all stay near what they read and print.
func reportGrowth(of growers: [Grower]) throws -> Bool {
  guard let program = builtProgram("touchtrace") else { throw UnreadableFile(path: "touchtrace") }
  let folder = try TemporaryDirectory()
  let most = 1.3
  // By the clock, which runs on while others are busy.
  let patience = 600.0
  var areGood = true
  print("processor time and peak memory against what is read or printed, whichever grows more")
  print("| command | n | time | memory | printed | n | time | memory | printed | time | memory |")
  print("|---|---|---|---|---|---|---|---|---|---|---|")
  for grower in growers {
    let runs = [grower.sizes.few, grower.sizes.many].map { count -> (Child, Double, Double)? in
      let path = folder.path + "/input"
      let (lines, words) = grower.make(count, path)
      write(lines: lines, to: path)
      let output = folder.path + "/output"
      let child = Child.run(
        program, words, atMost: patience, printingTo: output, endingWith: grower.status)
      return child.map { ($0, Double(count), size(of: output)) }
    }
    guard let few = runs[0], let many = runs[1] else {
      print("| \(grower.name) | more than \(Int(patience)) s, or refused |")
      areGood = false
      continue
    }
    let time = (many.0.seconds - few.0.seconds) / max(few.0.seconds, 0.02) + 1
    let growth = log(max(many.1 / few.1, many.2 / max(few.2, 1)))
    let exponents = [log(time) / growth, log(many.0.megabytes / few.0.megabytes) / growth]
    areGood = areGood && exponents.allSatisfy { $0 <= most }
    let columns = [few, many].flatMap { child, count, bytes in
      [
        "\(Int(count))", "\((child.seconds * 100).rounded() / 100) s",
        "\(Int(child.megabytes)) MB", "\(Int(bytes / 1000)) kB",
      ]
    }
    let told = exponents.map { "\(($0 * 100).rounded() / 100)" }
    print("| " + ([grower.name] + columns + told).joined(separator: " | ") + " |")
  }
  return areGood
}

private func size(of path: String) -> Double {
  var facts = stat()
  return stat(path, &facts) == 0 ? Double(facts.st_size) : 0
}
