/// An action that the model carries out: whoever is first responder there gives up (17.25).
struct EndedEditing {
  /// Whose `endEditing` is called.
  let responder: Responder
  /// Whether nobody is asked: `endEditing(true)`, as nearly everybody writes it.
  let isForced: Bool
  /// The step that sends it.
  let step: Int32

  init(of responder: Responder, isForced: Bool = true, step: Int32) {
    self.responder = responder
    self.isForced = isForced
    self.step = step
  }

  /// nil for any other action.
  init?(_ action: String, of responder: Responder, step: Int32) {
    switch action {
    case "endEditing", "endEditing(true)": self.init(of: responder, step: step)
    case "endEditing(false)": self.init(of: responder, isForced: false, step: step)
    default: return nil
    }
  }
}
