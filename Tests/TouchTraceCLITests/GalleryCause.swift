import Testing

/// One cause for which a view does not get the touch, with a file of the gallery that shows it and
/// what somebody who knows UIKit would answer.
struct GalleryCause: CustomTestStringConvertible, Sendable {
  /// How sure the answer is.
  enum Grade: String { case proved = "PROVED", likely = "LIKELY", unknown = "UNKNOWN" }

  let number: Int
  /// The file's name in the gallery.
  let file: String
  /// Who is asked about.
  let subject: String
  /// The point that is tapped; nil for the one that the program chooses.
  let tap: String?
  /// What the answer holds, in English and in Chinese: the cause, with who is to blame.
  let cause: [String]
  let grade: Grade
  /// The first edit; nil where none is wanted.
  let edit: String?

  var testDescription: String { file }

  init(
    _ file: String, _ subject: String, tap: String? = nil, english: String, chinese: String,
    _ grade: Grade, edit: String? = nil
  ) {
    number = Int(file.prefix(2)) ?? 0
    self.file = file
    self.subject = subject
    self.tap = tap
    cause = [english, chinese]
    self.grade = grade
    self.edit = edit
  }
}
