import TouchCore

/// What a word was expected to name.
enum Thing: String, Hashable, Sendable {
  case kind, property, override, recognizer, setting, view, responder, action, value
  case transform
  case event = "control event"
  case controller = "view controller"
  case window, row
  case windowScene = "window scene"

  /// Whether a responder could be the one.
  func fits(_ responder: Responder) -> Bool {
    switch (self, responder) {
    case (.responder, _), (.view, .view), (.window, .view), (.row, .view),
      (.controller, .controller):
      true
    case (.windowScene, .windowScene): true
    case (.kind, _), (.property, _), (.override, _), (.recognizer, _), (.setting, _): false
    case (.view, _), (.action, _), (.value, _), (.transform, _), (.event, _): false
    case (.controller, _), (.window, _), (.row, _), (.windowScene, _): false
    }
  }
}

extension Responder {
  /// What it is, in words.
  var thing: String {
    switch self {
    case .view: "a view"
    case .controller: "a view controller"
    case .windowScene: "a window scene"
    case .application: "the application"
    case .delegate: "the application's delegate"
    }
  }
}
