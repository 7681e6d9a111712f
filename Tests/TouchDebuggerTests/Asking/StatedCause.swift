import Testing

/// A question whose answer names a cause and offers an edit.
struct StatedCause: CustomTestStringConvertible, Sendable {
  /// The rules that decide, and what happens.
  let testDescription: String
  /// What is asked behind `why-not`.
  let question: String
  /// What the answer holds.
  let says: String
  /// The first edit, or the first that stops it; nil if there is none.
  let edit: String?
  let scene: String
  let touches: String

  init(
    _ description: String, _ question: String, _ says: String, _ edit: String?, _ scene: String,
    _ touches: String = "0 down A at 100,130\n80 up A"
  ) {
    (testDescription, self.question) = (description, question)
    (self.says, self.edit, self.scene, self.touches) = (says, edit, scene, touches)
  }
}
