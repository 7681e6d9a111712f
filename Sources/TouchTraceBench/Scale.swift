import TerminalSupport

//               n      time   memory       10 n     time   memory     input × time × memory ×
//  siblings  html  1000   0.9 s   40 MB     10000    1.2 s   48 MB      10.6   1.3   1.2

/// What grows: the scene, or what the fingers do.
private enum Shape: String, CaseIterable {
  case nested, siblings, taps, moves, recognizers, requirements, next, fingers

  /// How many there are, and a decade more; of fingers as many as may be down.
  var sizes: (Int, Int) {
    switch self {
    case .nested, .requirements: (300, 3000)
    case .siblings, .taps, .moves, .recognizers, .next: (1000, 10_000)
    case .fingers: (2, 16)
    }
  }

  /// A scene file of so many.
  func lines(_ count: Int) -> [String] { ["window 400x800"] + objects(count) + touch(count) }

  private func objects(_ count: Int) -> [String] {
    let view = "  view v 0,0 400x800 multitouch"
    return switch self {
    case .nested:
      (1...count).map { String(repeating: "  ", count: $0) + "view v\($0) 0,0 400x800" }
    case .siblings:
      ["  view v 0,0 400x800"]
        + (0..<count).map { "    view v\($0) \($0 % 380),\($0 / 380 % 780) 10x10" }
    case .taps: [view, "    @tap t"]
    case .moves, .fingers: [view, "    @pan p"]
    case .recognizers:
      [view] + (0..<count).map { "    @\(["tap", "pan", "longPress", "swipe"][$0 % 4]) r\($0)" }
    case .requirements:
      [view] + (1...count).map { "    @tap r\($0)" + ($0 < count ? " requires=r\($0 + 1)" : "") }
    case .next:
      (1...count).flatMap { number in
        ["  view v\(number) 0,0 \(number == count ? "400x800" : "10x10")"]
          + (number > 1 ? ["    ~next v\(number - 1)"] : [])
      }
    }
  }

  private func touch(_ count: Int) -> [String] {
    let names = (0..<count).map { "f\($0)" }.joined(separator: ",")
    func each(_ words: (Int) -> String) -> String {
      (0..<count).map(words).joined(separator: " ")
    }
    let events =
      switch self {
      case .nested, .siblings, .recognizers, .requirements, .next:
        ["0 down A at 200,400", "80 up A"]
      case .taps:
        (0..<count).flatMap { ["\($0 * 1000) down A at 200,400", "\($0 * 1000 + 80) up A"] }
      case .moves:
        ["0 down A at 200,400"]
          + (1...count).map { "\($0 * 8) move A by \($0 % 2 == 0 ? 1 : -1),0" }
          + ["\(count * 8 + 80) up A"]
      case .fingers:
        [
          "0 down \(names) at " + each { "\(20 * $0 + 10),\(40 * $0 + 10)" },
          "50 move \(names) by " + each { _ in "0,20" }, "80 up \(names)",
        ]
      }
    return ["touch #t"] + events
  }
}

/// The formats a record is written in.
private let formats = ["text", "md", "html", "svg", "cast", "jsonl"]

/// Prints for each format and each shape what ten times as many cost.
func reportScale() throws {
  guard let program = builtProgram("touchtrace") else { throw UnreadableFile(path: "touchtrace") }
  let folder = try TemporaryDirectory()
  print("each record written as each format, by the program itself: processor time, peak memory,")
  print("and how much more input, time and memory the larger one takes; the system counts the")
  print("\(peakMegabytes()) MB of this program as memory of each it starts")
  print("| shape | format | n | time | memory | n | time | memory | input × | time × | memory × |")
  print("|---|---|---|---|---|---|---|---|---|---|---|")
  for shape in Shape.allCases {
    let (few, many) = shape.sizes
    let files = [few, many].map { "\(folder.path)/\(shape.rawValue)-\($0).scene" }
    let bytes = zip(files, [few, many]).map { file, count in
      let lines = shape.lines(count)
      write(lines: lines, to: file)
      return Double(lines.reduce(0) { $0 + $1.utf8.count + 1 })
    }
    for format in formats {
      let runs = files.map { Child.run(program, ["run", $0, "--format", format], atMost: 60) }
      guard let first = runs[0], let second = runs[1] else {
        print("| \(shape.rawValue) | \(format) | more than 60 s, or refused |")
        continue
      }
      // What starting takes is no growth.
      let growth = [
        bytes[1] / bytes[0], second.seconds / max(first.seconds, 0.01),
        second.megabytes / first.megabytes,
      ]
      let columns = [
        shape.rawValue, format, "\(few)", told(first.seconds) + " s", "\(Int(first.megabytes)) MB",
        "\(many)", told(second.seconds) + " s", "\(Int(second.megabytes)) MB",
      ]
      print("| " + (columns + growth.map(told)).joined(separator: " | ") + " |")
    }
  }
}

private func told(_ number: Double) -> String { "\((number * 100).rounded() / 100)" }
