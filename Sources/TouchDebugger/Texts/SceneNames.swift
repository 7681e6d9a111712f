import SceneLanguage
import TouchCore

extension Scene {
  /// The responder a person means: by its name, or a nameless view by its number.
  func named(_ name: String) -> Responder? { responder(called: name) }

  /// The responder with a name, or the view that goes by it in its app; or a complaint that says who
  /// may have been meant.
  func responder(_ name: Substring) throws(Complaint) -> Responder {
    if let responder = named(String(name)) { return responder }
    if let view = try view(meant: name) { return .view(view) }
    throw Complaint(
      Words.nobodyNamed(String(name), nearest: nearest(String(name), among: allNames)),
      at: name.startIndex)
  }

  /// The view that goes by a text in its app; a complaint where several do, nil where none does.
  func view(meant text: Substring, at place: String.Index? = nil) throws(Complaint) -> ViewID? {
    let views = views(meant: String(text))
    guard views.count < 2 else {
      throw Complaint(
        Words.severalAre(String(text), views.map { findableName(of: $0) }),
        at: place ?? text.startIndex)
    }
    return views.first
  }

  /// The view with a name, or a complaint.
  func view(_ name: Substring) throws(Complaint) -> ViewID {
    let responder = try responder(name)
    guard case .view(let view) = responder else {
      throw Complaint(Words.notAView(self.name(of: responder)), at: name.startIndex)
    }
    return view
  }

  /// Who waits for a timer.
  func name(of owner: TimerOwner) -> String {
    switch owner {
    case .recognizer(let id): name(of: id)
    case .deceleration(let view), .control(let view), .transition(let view), .zoom(let view):
      name(of: view)
    }
  }

  /// The names of all views, in the order they were made.
  var viewNames: [String] { viewIDs.map { name(of: $0) } }
}
