//  Events without a place on the screen start at the key window's first responder (1.5, 5.15) and
//  climb as touches do (6.5); no hit test, no recognizer.

extension Delivery where Sink: ~Copyable {
  /// 12.7: a shake; 18.46: without a first responder a controller hears it first.
  mutating func shake() {
    let window = journal.scene.keyWindow
    var first = focus.first(in: window)
    if first == nil, journal.scene.settings.isOn(.shakeStartsAtController) {
      first = window.flatMap { journal.scene.deepestController(in: $0) }.map { .controller($0) }
    }
    for method in [ResponderMethod.motionBegan, .motionEnded] {
      send(method, [], to: first ?? start)
    }
  }

  /// 12.9: a press, or a key.
  mutating func press(_ methods: [ResponderMethod]) {
    for method in methods { send(method, [], to: start) }
  }

  /// 12.8: a remote control's command.
  mutating func remoteControl() {
    send(.remoteControlReceived, [], to: start)
  }

  private var start: Responder {
    let window = journal.scene.keyWindow
    return focus.first(in: window) ?? window.map { .view($0) } ?? .application
  }
}
