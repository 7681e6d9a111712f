import Testing

/// One cause for which a view does not get the touch, with a file of the gallery that shows it and
/// what somebody who knows UIKit would answer.
struct GalleryCause: CustomTestStringConvertible, Sendable {
  /// How sure the answer is.
  enum Grade: String { case proved = "PROVED", likely = "LIKELY", unknown = "UNKNOWN" }

  let number: Int
  /// The file's name in the gallery.
  let file: String
  /// Who is asked about, and with which options.
  let question: [String]
  /// What the answer holds, in English and in Chinese: the cause, with who is to blame.
  let cause: [String]
  let grade: Grade
  /// The first edit; nil where none is wanted.
  let edit: String?

  var testDescription: String { file }

  init(
    _ file: String, _ question: String, english: String, chinese: String, _ grade: Grade,
    edit: String? = nil
  ) {
    self.file = file
    number = Int(file.prefix(2)) ?? 0
    self.question = question.split(separator: " ").map(String.init)
    cause = [english, chinese]
    self.grade = grade
    self.edit = edit
  }
}
