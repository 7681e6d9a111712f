import TouchNarration

/// A line as a terminal was sent it: letters, and the numbers that select colours between them.
struct TerminalLine {
  struct Run {
    let column: Int
    var text: String
    let ink: Ink
    let isBold: Bool
  }

  private var runs: [Run] = []
  private(set) var width = 0

  init(_ text: String) {
    for (place, piece) in text.split(separator: "\u{1b}", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard place > 0 else {
        add(piece, code: 0)
        continue
      }
      let code = piece.dropFirst().prefix { $0.isNumber }
      add(piece.dropFirst(code.count + 2), code: Int(code) ?? 0)
    }
  }

  private mutating func add(_ text: Substring, code: Int) {
    // Viewers make one blank of several, so what stands behind them has a place of its own.
    var rest = text
    while let start = rest.firstIndex(where: { $0 != " " }) {
      width += rest.distance(from: rest.startIndex, to: start)
      rest = rest[start...]
      let words = rest.prefix(upTo: rest.firstGap)
      runs.append(Run(column: width, text: String(words), ink: Self.ink(code), isBold: code == 1))
      width += displayWidth(String(words))
      rest = rest[words.endIndex...]
    }
    width += rest.count
  }

  /// The runs, cut after so many columns.
  func runs(upTo most: Int) -> [Run] {
    guard width > most else { return runs }
    return runs.filter { $0.column < most }.map { run in
      var run = run
      while run.column + displayWidth(run.text) >= most { run.text.removeLast() }
      return run.column + displayWidth(run.text) == most - 1
        ? Run(column: run.column, text: run.text + "…", ink: run.ink, isBold: run.isBold) : run
    }
  }

  private static func ink(_ code: Int) -> Ink {
    switch code {
    case 2: .dim
    case 31: .bad
    case 32: .good
    case 33: .finger
    case 36: .accent
    default: .text
    }
  }
}

extension Substring {
  /// Where the words end: at two blanks in a row, or at blanks before the end.
  fileprivate var firstGap: Index {
    indices.first { self[$0] == " " && self[$0...].dropFirst().first ?? " " == " " } ?? endIndex
  }
}
