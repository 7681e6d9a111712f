import TouchCore

/// Some responders of a scene; asking whether one is among them costs the same for any number.
struct ResponderSet: Sendable {
  private var views: [Bool]
  private var others: Set<Responder> = []

  init(_ responders: [Responder], in scene: Scene) {
    views = Array(repeating: false, count: scene.views.count)
    for responder in responders {
      switch responder {
      case .view(let id): views[Int(id.index)] = true
      case .controller, .windowScene, .application, .delegate: others.insert(responder)
      }
    }
  }

  /// Whether one of them may be entered or asked at a step: it looks at no more than it has to, for
  /// most steps of a large scene ask other views.
  func mayHave(_ record: StepRecord) -> Bool {
    switch record.kind {
    case .hitAsk: views[Int(record.subject)]
    case .touchDeliver, .chainNext: true
    default: false
    }
  }

  func contains(_ view: ViewID) -> Bool { views[Int(view.index)] }

  func contains(_ responder: Responder) -> Bool {
    guard case .view(let id) = responder else {
      return !others.isEmpty && others.contains(responder)
    }
    return contains(id)
  }
}

extension Scene {
  /// The responders whose names fit.
  func responders(_ pattern: NamePattern) -> [Responder] {
    if let name = pattern.name { return named(name).map { [$0] } ?? [] }
    return pattern.pick(responders) { name(of: $0) }
  }

  /// The recognizers whose names fit.
  func recognizers(_ pattern: NamePattern) -> [RecognizerID] {
    if let name = pattern.name { return recognizer(named: name).map { [$0] } ?? [] }
    return pattern.pick(recognizerIDs) { name(of: $0) }
  }

  /// Which recognizers of the scene are among some.
  func marks(_ recognizers: [RecognizerID]) -> [Bool] {
    var marks = Array(repeating: false, count: self.recognizers.count)
    for id in recognizers { marks[Int(id.index)] = true }
    return marks
  }
}
