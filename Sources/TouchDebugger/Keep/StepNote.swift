import TouchNarration

/// Something the person left at a step.
public struct StepNote: Hashable, Sendable {
  /// What people call it; never given twice.
  public let number: Int
  /// The step it was left at, counted from 1; 0 before the first.
  public var step: Int { place.cursor }
  /// What was left.
  public let content: Note.Content
  let place: Place

  /// What was left, in words.
  public func told(in language: Language) -> StyledText { content.told[language] }
}
