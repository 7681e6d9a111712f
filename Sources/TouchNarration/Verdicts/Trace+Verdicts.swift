import TouchCore
import TouchInquiry

extension Trace {
  /// The verdict that a person would ask for who saw the record, told; nil where all is as it looks.
  ///
  /// Of a large record it says why and how sure that is, and tries no edits: `why-not` does.
  package func meantVerdict(_ language: Language) -> ToldVerdict? {
    guard count <= Self.mostSteps, scene.views.count <= Self.mostViews else { return nil }
    let inquiry = Inquiry(self, rivals: Rival.known, proposes: isSmall)
    return inquiry.meant.map { ToldVerdict($0, language) }
  }

  /// Whether edits are tried in it unasked.
  package var isSmall: Bool { count <= Self.fewSteps && scene.views.count <= Self.fewViews }

  private static let mostSteps = 20_000
  private static let mostViews = 5_000
  private static let fewSteps = 1_000
  private static let fewViews = 200
}
