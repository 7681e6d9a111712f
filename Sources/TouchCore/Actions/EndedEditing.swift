/// An action that the model carries out: whoever is first responder there gives up (17.25).
struct EndedEditing {
  /// Whose `endEditing` is called.
  let responder: Responder
  /// The step that sends it.
  let step: Int32

  /// The action that is carried out.
  static let action = "endEditing"
}
