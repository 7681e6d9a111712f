/// An action that the model carries out: whoever is first responder there gives up (17.25).
struct EndedEditing {
  /// Whose `endEditing` is called.
  let responder: Responder
  /// Whether nobody is asked: `endEditing(true)`, as nearly everybody writes it.
  let isForced: Bool
  /// The step that sends it.
  let step: Int32

  /// The calls that are carried out, and whether they force.
  private static let actions = [
    "endEditing": true, "endEditing(true)": true, "endEditing(false)": false,
  ]

  /// nil for any other action.
  init?(_ action: String, of responder: Responder, step: Int32) {
    guard let isForced = Self.actions[action] else { return nil }
    self.responder = responder
    self.isForced = isForced
    self.step = step
  }
}
