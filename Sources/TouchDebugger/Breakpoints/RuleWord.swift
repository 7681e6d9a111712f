import SceneLanguage
import TouchCore
import TouchNarration

/// A rule as people name it: 2.5, a whole section 2.*, a verdict, or a word that one rule has alone.
struct RuleWord {
  private let text: Substring

  init(_ text: Substring) { self.text = text }

  func location() throws(Complaint) -> BreakpointLocation {
    let word = String(text)
    if let verdict = AskVerdict.allCases.first(where: { $0.word == word }) {
      return .verdict(verdict)
    }
    if word.hasSuffix(".*"), let section = Int(word.dropLast(2)) { return .section(section) }
    if let number = RuleNumber(word) {
      guard Rule.named(number) == nil else { return .rule(number) }
      let known = Rule.catalogue.map { "\($0.number)" }
      throw Complaint(
        Words.noRule(word, nearest: nearest(word, among: known)), at: text.startIndex)
    }
    let rules = Rule.catalogue.filter { $0.mentions(word) }
    guard let first = rules.first else {
      throw Complaint(
        Words.noRule(word, nearest: nearest(word, among: AskVerdict.allCases.map { $0.word })),
        at: text.startIndex)
    }
    guard rules.count == 1 else {
      throw Complaint(PlaceWords.severalRules(word, rules.map { $0.number }), at: text.startIndex)
    }
    return .rule(first.number)
  }
}

extension Rule {
  /// Whether its sentence has a word, in either language.
  fileprivate func mentions(_ word: String) -> Bool {
    let wanted = word.lowercased()
    let words = sentence.english.plain.lowercased().split {
      !($0.isLetter || $0.isNumber || $0 == "_")
    }
    return words.contains { $0 == wanted }
      || !word.allSatisfy { $0.isASCII } && sentence.chinese.plain.has(word)
  }
}
