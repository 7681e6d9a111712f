import SceneLanguage
import TouchCore
import TouchInquiry
import TouchNarration

//  search fifthView              text: whole words of what a step says, or of its kind
//  search verdict == outside     a condition, where it parses as one that is true or false
//  search "View"                 any part of it, because of the quotes

/// What a search looks for, and how it was typed.
struct SearchTerm: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Whole words.
    case text
    /// Any part of a line.
    case part
    case condition(Expression)
  }

  let kind: Kind
  /// The text without its quotes, or the condition.
  let words: String

  /// Reads a term: what parses as a condition is one, unless it is a single word.
  init(_ typed: Substring, scene: Scene) throws(Complaint) {
    guard typed.between("/") == nil else {
      throw Complaint(Words.noRegularExpressions, at: typed.startIndex)
    }
    if let inner = typed.between("\"") {
      self.init(.part, inner)
    } else {
      self = try Self.conditionOrText(typed, scene: scene)
    }
  }

  private init(_ kind: Kind, _ words: Substring) {
    self.kind = kind
    self.words = String(words)
  }

  private static func conditionOrText(
    _ typed: Substring, scene: Scene
  ) throws(Complaint) -> SearchTerm {
    do throws(Complaint) {
      let parsed = try Parser.parse(typed, scene: scene, inFrame: true)
      // `yes` holds everywhere, so somebody who types it looks for the word.
      if parsed.shape == .truth, !parsed.expression.isConstant {
        return SearchTerm(.condition(parsed.expression), typed)
      }
    } catch {
      // Who writes `==` means a condition, so its mistake is told rather than searched for.
      guard !typed.comparesSomething else {
        throw Complaint(SearchWords.neitherWay(error.phrase), at: error.place)
      }
    }
    return SearchTerm(.text, typed)
  }
}

extension Expression {
  fileprivate var isConstant: Bool {
    if case .constant = self { true } else { false }
  }
}

extension Substring {
  /// What stands between two equal signs at both ends; nil where it does not.
  func between(_ sign: Character) -> Substring? {
    guard count > 2, first == sign, last == sign else { return nil }
    return dropFirst().dropLast()
  }

  fileprivate var comparesSomething: Bool {
    ["==", "!=", "<=", ">=", "&&", "||", " < ", " > "].contains { has($0) }
  }
}
