import TouchCore

/// A command of the person's own.
struct Macro: Hashable, Sendable {
  /// How it was made.
  enum Kind: Hashable, Sendable {
    /// Another name for the start of a command line.
    case alias
    /// Commands in their order, with `$1`, `$2` and `$*` for the words behind the name.
    case definition
  }

  let name: String
  let kind: Kind
  /// What it stands for, a command line each.
  let lines: [String]
  /// What the person wrote about it.
  var documentation: [String] = []

  /// What can be typed, as a row of the command table says it.
  var usage: String {
    usesAllWords ? "\(name) …" : name + parameters.map { " $\($0)" }.joined()
  }

  /// What it stands for, in one line.
  var body: String { lines.joined(separator: " ;; ") }

  private var usesAllWords: Bool { kind == .alias || body.contains("$*") }

  /// The numbers behind the `$`, each once, in order.
  private var parameters: [Int] {
    Array(Set(lines.flatMap { Substitution.parameters(of: $0) })).sorted()
  }

  /// The command lines that a use comes to.
  func expansion(_ arguments: Substring) throws(Complaint) -> [String] {
    switch kind {
    case .alias:
      return lines.map { arguments.isEmpty ? $0 : "\($0) \(arguments)" }
    case .definition:
      let words = Substitution(arguments)
      if let missing = parameters.first(where: { $0 > words.count }) {
        throw Complaint(MacroWords.missingWord(missing, of: usage), at: arguments.endIndex)
      }
      return lines.map { words.filled(into: $0) }
    }
  }
}

/// The words behind a command of the person's own, for `$1`, `$2` … and `$*`.
private struct Substitution {
  private let all: Substring
  private let words: [Substring]

  init(_ arguments: Substring) {
    all = arguments
    words = arguments.split(whereSeparator: \.isWhitespace)
  }

  var count: Int { words.count }

  /// The line with the words in it; a `$` before anything else stays.
  func filled(into line: String) -> String {
    var filled = ""
    var rest = line[...]
    while let dollar = rest.firstIndex(of: "$") {
      filled += rest[..<dollar]
      rest = rest[dollar...].dropFirst()
      let digits = rest.prefix(while: \.isASCIIDigit)
      if rest.first == "*" {
        filled += all
        rest = rest.dropFirst()
      } else if let word = Int(digits).flatMap(words.numbered) {
        filled += word
        rest = rest.dropFirst(digits.count)
      } else {
        filled += "$"
      }
    }
    return filled + rest
  }

  /// The numbers behind the `$` of a line.
  static func parameters(of line: String) -> [Int] {
    line.split(separator: "$", omittingEmptySubsequences: false).dropFirst().compactMap {
      Int($0.prefix(while: \.isASCIIDigit)).flatMap { $0 > 0 ? $0 : nil }
    }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
