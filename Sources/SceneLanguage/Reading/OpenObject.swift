import TouchCore

//  window 390x844          open: window
//    vc root                     window, root          container of root: the window
//      view a                    window, root, a
//    view b                      window, b             b is not below root: root is closed

/// An object below which further lines may still stand.
struct OpenObject {
  enum Opened {
    case application, delegate
    case windowScene(WindowSceneID)
    case view(ViewID)
    /// What SwiftUI draws.
    case drawn
    case controller(ControllerID)
    case recognizer(RecognizerID)
    /// Something not understood: what stands below it is passed over.
    case skipped
  }

  let kind: Opened
  let indent: Int
  /// The view that gets views standing below it.
  var container: ViewID?
  var window: ViewID?
  /// How many superviews a view standing below it gets.
  var depth = 0
  /// The overrides written below it so far.
  var overrides: Set<Override> = []

  /// The object as a responder.
  var responder: Responder? {
    switch kind {
    case .application: .application
    case .delegate: .delegate
    case .windowScene(let id): .windowScene(id)
    case .view(let id): .view(id)
    case .controller(let id): .controller(id)
    case .drawn, .recognizer, .skipped: nil
    }
  }

  /// The object as a view.
  var view: ViewID? {
    if case .view(let id) = kind { id } else { nil }
  }

  /// The object as a recognizer.
  var recognizer: RecognizerID? {
    if case .recognizer(let id) = kind { id } else { nil }
  }

  /// The object, for saying where it stands.
  var object: SceneObject? {
    responder.map { .responder($0) } ?? recognizer.map { .recognizer($0) }
  }

  /// Where something below it would stand, in words.
  var inside: String {
    switch kind {
    case .application: "below the application"
    case .delegate: "below the delegate"
    case .windowScene: "in a window scene"
    case .view(let id): id == window ? "in a window" : "in a view"
    case .drawn: "in what SwiftUI draws"
    case .controller: "in a view controller"
    case .recognizer: "below a recognizer"
    case .skipped: "there"
    }
  }
}
