/// What grows: the scene, or what the fingers do.
private enum Shape: String, CaseIterable {
  case nested, siblings, taps, moves, recognizers, requirements, next, fingers

  /// How many there are, and a decade more; of fingers as many as may be down.
  var sizes: (few: Int, many: Int) {
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

/// A record of each shape, written in each format.
let formatGrowers = Shape.allCases.flatMap { shape in
  ["text", "md", "html", "svg", "cast", "jsonl"].map { format in
    Grower(name: "\(format), \(shape.rawValue)", sizes: shape.sizes) { count, path in
      (shape.lines(count), ["run", path, "--format", format])
    }
  }
}
