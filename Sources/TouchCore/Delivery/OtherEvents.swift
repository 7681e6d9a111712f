//  Events without a place on the screen start at the key window's first responder (1.5, 5.15) and
//  climb as touches do (6.5); no hit test, no recognizer.

extension Delivery where Sink: ~Copyable {
  /// 12.7: a shake.
  mutating func shake() {
    let first = focus.first(in: journal.scene.keyWindow)
    // 12.7: without a first responder the sources disagree.
    guard first != nil || journal.scene.settings.isOn(.shakeStartsAtWindow) else { return }
    for method in [ResponderMethod.motionBegan, .motionEnded] { send(method, [], to: start) }
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
