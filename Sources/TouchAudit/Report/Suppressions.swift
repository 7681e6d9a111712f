import TouchCore

//   # the overlay is switched off when the view appears
//   T07 buy
//   small-target UIStepper
//   * legacyPanel

/// Findings that somebody looked at and means to keep, as a file lists them.
///
/// A line is a rule, by number or name, or `*` for every rule; then the name, the identifier or the
/// class of the view. What follows a `#` is for reading.
public struct Suppressions: Hashable, Sendable {
  /// A line of the file.
  public struct Entry: Hashable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The rule; nil for every one.
    public let rule: AuditRule?
    /// The view's name, identifier or class.
    public let element: String

    func matches(_ finding: Finding, in scene: Scene) -> Bool {
      guard rule == nil || rule == finding.rule else { return false }
      let view = scene[finding.view]
      return element == scene.name(of: finding.view) || element == view.origins.identifier
        || element == view.className
    }
  }

  /// A line that is none of these.
  public struct Problem: Hashable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The word that is no rule; nil where the view is missing.
    public let word: String?
  }

  /// The lines that were understood.
  public private(set) var entries: [Entry] = []
  /// The others.
  public private(set) var problems: [Problem] = []

  /// No file.
  public init() {}

  /// Reads the text of a file.
  public init(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
    for (place, line) in lines.enumerated() {
      let words = Self.withoutComment(line).split(whereSeparator: { $0.isWhitespace })
      guard let first = words.first else { continue }
      let rule = AuditRule(named: String(first))
      if rule == nil, first != "*" {
        problems.append(Problem(line: place + 1, word: String(first)))
      } else if words.count == 1 {
        problems.append(Problem(line: place + 1, word: nil))
      } else {
        let element = words.dropFirst().joined(separator: " ")
        entries.append(Entry(line: place + 1, rule: rule, element: element))
      }
    }
  }

  /// What stands before a `#` that begins a word: names may have one inside.
  private static func withoutComment(_ line: Substring) -> Substring {
    var before: Character = " "
    for place in line.indices {
      if line[place] == "#", before.isWhitespace { return line[..<place] }
      before = line[place]
    }
    return line
  }
}
