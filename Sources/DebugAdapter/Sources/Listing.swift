import SceneLanguage
import TouchCore
import TouchDebugger
import TouchNarration

//   guard alpha >= 0.01 else { return nil }      //: rule:alpha
//   └────────────── shown ──────────────┘            └ place ┘
//
//   A breakpoint on the line stops where `break rule:alpha` does, and a step stands at the line
//   whose place has it.  `//~` marks the line where a call waits for those it made, and the comment
//   behind `//zh` stands for the one before it in a session in Chinese.

/// One algorithm of UIKit as pseudo-code, with the steps that each line decides.
struct Listing: Sendable {
  struct Line: Sendable {
    /// The line as it is shown.
    let text: String
    /// The same, with its comment in Chinese.
    let chinese: String
    /// Where a breakpoint on it stops, in the words of `break`; nil where nothing is decided.
    let place: String?
    /// Whether calls wait here for those they made.
    let isWaiting: Bool

    /// The place without its condition, and that.
    var stop: (place: String, condition: String?)? {
      guard let place, let range = place.places(of: " if ").first else {
        return place.map { ($0, nil) }
      }
      return (String(place[..<range.lowerBound]), String(place[range.upperBound...]))
    }
  }

  /// What it is called as a source.
  let file: String
  let lines: [Line]

  /// The listings that travel inside the binary.
  static let all = Embedded.files.map { Listing($0.text, file: name(of: $0.path)) }

  private static func name(of path: String) -> String {
    // They are numbered only to stand in this order.
    let name = FilePath.name(of: path).drop { $0.isNumber || $0 == "-" }
    return String(name).withText(".uikit", insteadOf: ".md")
  }

  init(_ text: String, file: String) {
    self.file = file
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Line($0) }
    while lines.last?.text.isEmpty == true { lines.removeLast() }
    self.lines = lines
  }

  /// The text as it is shown in a language; the lines are the same in all.
  func text(_ language: Language) -> String {
    lines.map { (language == .simplifiedChinese ? $0.chinese : $0.text) + "\n" }.joined()
  }

  /// Where a call waits that began at a line: the next line below it that is for waiting, else the
  /// line itself.
  func waiting(at place: Int) -> Int {
    lines[place...].firstIndex { $0.isWaiting } ?? place
  }

  /// The lines of the function or of the computed property that a line is in, counted from 1; nil
  /// between them.
  func function(around line: Int) -> ClosedRange<Int>? {
    guard lines.indices.contains(line - 1),
      let start = lines[..<line].lastIndex(where: {
        $0.text.hasPrefix("func ") || $0.text.hasPrefix("var ")
      }),
      let end = lines[start...].firstIndex(where: { $0.text.hasPrefix("}") }), end + 1 >= line
    else { return nil }
    return start + 1...end + 1
  }

  /// A line at which steps of a record are decided.
  struct ProbedLine: Sendable {
    /// The listing's place among all.
    let listing: Int
    /// The line, and the one where a call waits that began there; both from 1.
    let line: Int, waiting: Int
    let probe: StepProbe
  }

  /// The lines of all listings at which steps of a record are decided, in their order.
  static func probedLines(in debugger: Debugger) -> [ProbedLine] {
    all.enumerated().flatMap { number, listing in
      listing.lines.enumerated().compactMap { place, line in
        guard let probe = line.place.flatMap({ StepProbe($0, in: debugger) }) else { return nil }
        return ProbedLine(
          listing: number, line: place + 1, waiting: listing.waiting(at: place) + 1, probe: probe)
      }
    }
  }
}

extension Listing.Line {
  fileprivate init(_ line: Substring) {
    let (english, comment) = Self.cut(line, at: "//zh")
    let (code, place) = Self.cut(english[...], at: "//:")
    let (shown, waiting) = Self.cut(code[...], at: "//~")
    isWaiting = waiting != nil
    self.place = place
    let room = String(repeating: " ", count: max(2, 60 - shown.count))
    let text = place.map { shown + room + "// " + $0 } ?? shown
    self.text = text
    let start = text.places(of: "//").first?.lowerBound ?? text.endIndex
    chinese = comment.map { text[..<start] + "// " + $0 } ?? text
  }

  private static func cut(
    _ line: Substring, at mark: String
  ) -> (before: String, after: String?) {
    guard let range = line.places(of: mark).first else { return (String(line).trimmedAtEnd, nil) }
    let after = line[range.upperBound...].drop { $0 == " " }
    return (String(line[..<range.lowerBound]).trimmedAtEnd, String(after).trimmedAtEnd)
  }
}
