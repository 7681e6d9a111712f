import TouchCore
import TouchInquiry

extension Trace {
  /// The verdict that a person would ask for who saw the record, told; nil where all is as it looks.
  package func meantVerdict(_ language: Language) -> ToldVerdict? {
    // A page of a hundred thousand views is no answer to one question.
    guard count <= Self.mostSteps, scene.views.count <= Self.mostViews else { return nil }
    return Inquiry(self, rivals: Rival.known).meant.map { ToldVerdict($0, language) }
  }

  private static let mostSteps = 20_000
  private static let mostViews = 5_000
}
