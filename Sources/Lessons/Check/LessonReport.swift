import SceneLanguage

/// What checking a lesson has found.
public struct LessonReport: Sendable {
  /// Errors and warnings, in the order of the file.
  public let diagnostics: [Diagnostic]
  /// Whether everything could be read and every name exists.
  public let isParsable: Bool

  /// Whether there is no error.
  public var isSound: Bool { !diagnostics.contains { $0.severity == .error } }

  /// The exit code of `lesson check`: 3 where something does not parse or names something unknown,
  /// 1 where something is not true.
  public var exitCode: Int32 {
    guard isParsable else { return 3 }
    return isSound ? 0 : 1
  }

  init(_ notes: LessonNotes) {
    diagnostics = notes.sorted
    isParsable = !notes.isUnreadable
  }
}
