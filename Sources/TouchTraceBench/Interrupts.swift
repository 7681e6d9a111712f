import TerminalSupport

//   a command ── 0.2, 0.5, 0.8 … 3.8 s ── Ctrl-C ──▶ its end        goal 200 ms

/// Commands that take long, and the file that they read.
private struct LongWork {
  let name: String
  let lines: [String]
  let commands: [String]

  init(_ name: String, _ lines: [String], _ commands: String...) {
    self.name = name
    self.lines = lines
    self.commands = commands.flatMap { ["-ex", $0] }
  }
}

private var longWorks: [LongWork] {
  [
    LongWork("export svg, 300 000 views", siblings(300_000), "continue", "export svg"),
    LongWork("export html, 60 000 views", siblings(60_000), "export html"),
    LongWork("export html, 1 200 siblings", siblings(1200), "export html"),
    LongWork("export html, 10 000 ~next", chain(10_000), "export html"),
    LongWork("export cast, 60 000 views", siblings(60_000), "export cast"),
    LongWork("export md, 1 600 ~simultaneous all", simultaneousTaps(1600), "export md"),
    LongWork("hitmap, 60 000 views", siblings(60_000), "hitmap"),
    LongWork("why-not, 60 000 views", siblings(60_000), "why-not v30"),
    LongWork("tree, 300 000 views", siblings(300_000), "tree"),
    LongWork("info views, 300 000 views", siblings(300_000), "info views"),
    LongWork("map, 9 000 nested", nested(9000), "map"),
    LongWork("map, 300 000 views", siblings(300_000), "map"),
    LongWork("reload, 300 000 views", siblings(300_000), "reload"),
  ]
}

/// Prints how long each command goes on after Ctrl-C; answers whether none does for more than 200 ms.
func reportInterrupts() throws -> Bool {
  guard let program = builtProgram("touchtrace") else { throw UnreadableFile(path: "touchtrace") }
  let folder = try TemporaryDirectory()
  let (path, script) = (folder.path + "/input", folder.path + "/lines")
  write(lines: Array(repeating: "print v1.alpha", count: 400_000), to: script)
  var areGood = true
  func time(_ name: String, _ lines: [String], _ words: [String]) {
    write(lines: lines, to: path)
    // A command works in stages, and each is to hear it.
    let times = stride(from: 0.2, to: 4, by: 0.3).compactMap {
      Child.goesOn(program, ["debug", path, "-b", "-q"] + words, afterCtrlCAt: $0)
    }
    // What was over before the first Ctrl-C tells nothing.
    let slowest = times.max() ?? .infinity
    areGood = areGood && slowest <= 0.2
    print("\(name): \(milliseconds(slowest)) ms\(slowest > 0.2 ? "   TOO SLOW" : "")")
  }
  for work in longWorks { time(work.name, work.lines, work.commands) }
  time("-x, 400 000 lines", siblings(5), ["-x", script])
  time("source, 400 000 lines", siblings(5), ["-ex", "source \(script)"])
  return areGood
}
