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
    if responder == nil, let object = object(written: word) {
      switch object {
      case .recognizer(let id): return .recognizer(id)
      case .responder(let written): responder = written
      }
    }
    if responder == nil, let view = viewOfPinch(called: word) { return .outcome(.zooms, of: view) }
    guard let responder else {
      let known = allNames + allRecognizerNames + actionNames
      throw Complaint(
        Words.nobodyNamed(word, nearest: nearest(word, among: known)), at: name.startIndex)
    }
    guard case .view(let view) = responder else { return .responder(responder) }
    return subject(of: view)
  }

  /// 20.5: the scroll view that would have a pinch recognizer of this name, if it could zoom.
  private func viewOfPinch(called word: String) -> ViewID? {
    let end = "." + Part.Role.pinch.word
    guard word.hasSuffix(end), let view = view(named: String(word.dropLast(end.count))),
      self[view].scrolling != nil
    else { return nil }
    return view
  }
}
