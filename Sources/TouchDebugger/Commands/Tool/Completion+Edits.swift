import SceneLanguage
import TouchCore
import TouchInquiry

//  whatif card.isHi│          an editable property of card
//  whatif model.tap│          a setting
//  whatif card.alpha = 0 and br│      the start of another clause

extension Completion {
  /// What an edit may go on with: who, then what of it can be otherwise, then a value.
  func edit(_ text: Substring) -> (Int, [String]) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let start = words.lastIndex(of: "and").map { $0 + 1 } ?? 0
    let clause = words[start...]
    guard let last = clause.last, clause.count == 1 else {
      return clause.first == "bring" && clause.count == 2
        ? matching(clause.last ?? "", scene.viewNames) : value(text, clause)
    }
    if last.hasPrefix("model."), scene.named("model") == nil {
      return matching(last, Setting.allCases.map { "model.\($0.rawValue)" })
    }
    let name = last.lastName
    guard last[..<name.startIndex].last == "." else {
      let starts = ["bring", "move", "skip", "tap", "model."]
      return matching(last, scene.viewNames + scene.allRecognizerNames + starts)
    }
    let before = last[..<name.startIndex].dropLast()
    guard let whole = try? Parser.parse(before, scene: scene) else { return (0, []) }
    let members = Member.all(of: whole.shape)
    // Behind a rectangle or a point every part will do; of an object only what can be changed.
    let isObject = whole.shape == .responder || whole.shape == .recognizer
    let overrides =
      isObject ? SceneWords.overrideWords(ofRecognizer: whole.shape == .recognizer) : []
    let names = members.filter { !isObject || $0.isChangeable }.flatMap { $0.allNames }
    return matching(name, names + overrides.filter { !names.contains($0) })
  }

  private func value(_ text: Substring, _ clause: ArraySlice<Substring>) -> (Int, [String]) {
    guard clause.contains("=") else {
      let next = ["bring": ["to", "front"], "move": ["touch", "to"]][clause.first ?? ""] ?? ["="]
      return matching(clause.last ?? "", next)
    }
    let found = expression(text)
    let words = matching(
      text.lastName, ["yes", "no", "true", "false", "on", "off", "and", "from"])
    return (found.0, Array(Set(found.1 + words.1)).sorted())
  }
}
