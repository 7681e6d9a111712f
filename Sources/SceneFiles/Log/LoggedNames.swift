import TouchCore

/// Who logs in the code of a scene, and under which name.
struct LoggedNames {
  private let names: CodeNames

  init(_ scene: Scene) { self.init(CodeNames(scene, inside: "")) }

  init(_ names: CodeNames) { self.names = names }

  /// The name of a responder that logs; nil where UIKit makes it.
  func name(_ responder: Responder) -> String? {
    names.declared(responder).map { _ in LogLine.word(names.scene.name(of: responder)) }
  }

  func name(_ view: ViewID) -> String? { name(.view(view)) }

  /// The name of a recognizer that logs; nil where UIKit makes it.
  func name(_ recognizer: RecognizerID) -> String? {
    names.declared(recognizer).map { _ in LogLine.word(names.scene.name(of: recognizer)) }
  }

  /// What a log calls a view that is an answer: its name, or its class where UIKit makes it.
  func answer(_ view: ViewID?, in scene: Scene) -> String {
    guard let view else { return "nil" }
    return name(view) ?? LogLine.word(scene[view].customClass ?? scene[view].kind.className)
  }

  /// What a log calls a recognizer that a question is about.
  func about(_ recognizer: RecognizerID?, in scene: Scene) -> String {
    guard let recognizer else { return "nil" }
    return name(recognizer) ?? LogLine.word(scene[recognizer].kind.className)
  }

  /// Whether the messages to a scroll view's delegate are logged.
  func logsScrolling(_ view: ViewID) -> Bool {
    name(view) != nil && (names.isPlainScrollView(view) || !rows(of: view).isEmpty)
  }

  /// The rows of a table that the code gives it.
  func rows(of table: ViewID) -> [ViewID] { TreeCode(names: names).rows(of: table) }

  /// Everybody who logs.
  var all: Set<String> {
    let scene = names.scene
    return Set(
      scene.viewIDs.compactMap { name($0) }
        + scene.controllers.indices.compactMap { name(.controller(ControllerID($0))) }
        + scene.recognizerIDs.compactMap { name($0) })
  }
}

/// The actions of a scene, as a log has them.
struct LoggedActions {
  private(set) var all: Set<String> = []
  /// Those that are sent as often as a finger is read while it drags.
  private(set) var repeated: Set<String> = []

  init(_ scene: Scene) {
    let responders =
      scene.viewIDs.map { Responder.view($0) }
      + scene.controllers.indices.map { .controller(ControllerID($0)) }
    for responder in responders {
      for action in scene[overridesOf: responder].actions { all.insert(LogLine.word(action)) }
    }
    for view in scene.viewIDs {
      for call in scene[view].control.targets {
        let action = LogLine.action(call, in: scene)
        all.insert(action)
        let isSlider = scene[view].kind.reaction == .slide
        let dragged: ControlEvents =
          isSlider
          ? [.touchDragInside, .touchDragOutside, .valueChanged]
          : [.touchDragInside, .touchDragOutside]
        if !call.events.isDisjoint(with: dragged) { repeated.insert(action) }
      }
    }
    for recognizer in scene.recognizerIDs {
      for call in scene[recognizer].targets { all.insert(LogLine.action(call, in: scene)) }
    }
  }
}
