/// What the learner does in a lesson.
public enum LessonRole: String, Hashable, Sendable, CaseIterable {
  /// Reads and steps; nothing is asked.
  case walk
  /// Says what will happen, then looks.
  case predict
  /// Performs the hops.
  case drive
  /// Changes the scene.
  case `try`
  /// Answers questions about what other lessons taught.
  case review

  /// Whether the learner builds, performs or repeats rather than learns something new.
  var isDrill: Bool {
    switch self {
    case .walk, .predict: false
    case .drive, .try, .review: true
    }
  }

  /// The kind of fence without which a lesson cannot have the role.
  var fence: FenceKind? {
    switch self {
    case .walk, .predict, .review: nil
    case .drive: .drive
    case .try: .try
    }
  }
}

extension LessonDocument {
  /// The role that the front matter names; predict where it names none.
  public var role: LessonRole {
    frontMatter?["role"].flatMap { LessonRole(rawValue: $0.value) } ?? .predict
  }
}
