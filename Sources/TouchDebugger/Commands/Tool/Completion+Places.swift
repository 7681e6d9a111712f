import TouchCore
import TouchInquiry
import TouchNarration

extension Completion {
  /// A place to stop at, then its clauses, then what a condition is made of.
  func place(_ text: Substring) -> (Int, [String]) {
    let (word, rest) = text.headWord
    guard let rest else { return placeWord(word) }
    let before = rest.dropLast(rest.lastWord.count)
    guard before.hasClause("if") else {
      return matching(rest.lastWord, Clauses.Keyword.shown)
    }
    return expression(rest)
  }

  private func placeWord(_ word: Substring) -> (Int, [String]) {
    if let colon = word.firstIndex(of: ":") {
      return value(word[word.index(after: colon)...], of: word[..<colon])
    }
    let names = scene.viewNames + scene.allNames + scene.allRecognizerNames
    let prefixes = WhereForm.allCases.compactMap { $0.prefixes.first.map { $0 + ":" } }
    let whole = matching(word, names + (word.isEmpty ? [] : StepKind.names + prefixes))
    guard whole.1.isEmpty, let dot = word.lastIndex(of: ".") else { return whole }
    return suffix(word[word.index(after: dot)...], of: word[..<dot])
  }

  /// What of somebody is meant, or which state of a recognizer.
  private func suffix(_ word: Substring, of name: Substring) -> (Int, [String]) {
    if scene.recognizer(named: String(name)) != nil {
      return matching(word, GestureState.allCases.map { $0.word })
    }
    let aspects = BreakpointLocation.Aspect.named.map { $0.word }
    return matching(word, word.isEmpty ? Array(aspects.prefix(4)) : aspects)
  }

  /// What may stand behind a word and its colon.
  private func value(_ word: Substring, of prefix: Substring) -> (Int, [String]) {
    switch WhereForm(prefix: prefix) {
    case .className: return matching(word, Set(scene.views.flatMap { $0.classes }).sorted())
    case .action: return matching(word, scene.actionNames)
    case .rule:
      let rules = trace.indices.map { "\(trace.rule(of: $0))" }
      return matching(word, rules + AskVerdict.allCases.map { $0.word })
    case .gesture:
      let found = matching(word, scene.allRecognizerNames)
      guard found.1.isEmpty, let dot = word.lastIndex(of: ".") else { return found }
      return suffix(word[word.index(after: dot)...], of: word[..<dot])
    case .line: return (0, [])
    case .name, .glob, .aspect, .step, .time, .kind, nil:
      return BreakpointLocation.Aspect(prefix) == nil ? (0, []) : matching(word, scene.viewNames)
    }
  }
}
