import SceneLanguage
import TouchCore
import TouchInquiry

extension Substring {
  /// What follows a word where it stands first.
  func withoutFirst(_ word: String) -> Substring {
    let (first, rest) = firstWord
    return first == word ? rest : self
  }
}

extension Scene {
  /// Whom or what a name means; a complaint says what may have been meant.
  func subject(_ name: Substring) throws(Complaint) -> Subject {
    let word = String(name)
    if let recognizer = recognizer(named: word) { return .recognizer(recognizer) }
    if named(word) == nil, actionNames.contains(word) { return .action(word) }
    var responder = named(word)
    if responder == nil { responder = try view(meant: name).map(Responder.view) }
    guard let responder else {
      let known = allNames + allRecognizerNames + actionNames
      throw Complaint(
        Words.nobodyNamed(word, nearest: nearest(word, among: known)), at: name.startIndex)
    }
    guard case .view(let view) = responder else { return .responder(responder) }
    // 16.7: the hit view is in the row; what a row is for is to be selected.
    // 17.38: what a search bar is for is its field.
    if let list = list(of: view), list != view { return .selection(view) }
    let meant = text(of: view)
    return outcome(of: meant).map { .outcome($0, of: meant) } ?? .view(meant)
  }
}
