import SceneLanguage
import TouchCore

/// A fence that asks or claims something about a record, read.
public struct LessonClaim: Hashable, Sendable {
  /// What it asks or claims.
  public enum Content: Hashable, Sendable {
    case predict(Prediction)
    case quiz(Quiz)
    case order(Ordering)
    case attempt(Attempt)
    case solution(Solution)
    case compare(Comparison)
    case expect(Expectation)
    case explain(Explanation)
    case drive(Drive)
    case evidence(Evidence)
    case hypotheses(Hypotheses)
  }

  /// The fence.
  public let fence: Fence
  /// The scene and the touch it is about.
  public let stage: Stage
  /// What it asks or claims.
  public let content: Content
}

/// A question with choices; the right one is computed.
public struct Prediction: Hashable, Sendable {
  /// One of the answers offered.
  public struct Choice: Hashable, Sendable {
    /// The answer.
    public let value: String
    /// The misconception that leads to it, such as M03.
    public let misconception: String?
    let place: Place
    let causePlace: Place
  }

  /// What is asked.
  public let query: Query
  /// The answers offered, in their order.
  public let choices: [Choice]
  let place: Place
}

/// Lettered statements of which exactly one holds.
public struct Quiz: Hashable, Sendable {
  /// One of the statements.
  public struct Statement: Hashable, Sendable {
    /// Its letter, explained in the list above the fence.
    public let letter: String
    /// What it claims.
    public let predicate: Predicate
    let place: Place
  }

  /// The statements, in their order.
  public let statements: [Statement]
}

/// Names to put in the order of a record; those the answer lacks are distractors.
public struct Ordering: Hashable, Sendable {
  /// The query whose answer is the order.
  public let query: Query
  /// The names, in the order they are offered.
  public let items: [String]
  let place: Place
}

/// A goal to reach by changing the scene.
public struct Attempt: Hashable, Sendable {
  /// What is asked when the scene is changed.
  public let query: Query
  /// The answer to reach.
  public let goal: String
  /// The kinds of changes that are allowed; nil for all.
  public let allowed: Set<AllowedChange>?
  /// In how many changes it can be done.
  public let par: Int?
  let place: Place

  /// Whether the goal is reached.
  public func isReached(in trace: Trace) -> Bool { query.answer(in: trace) == goal }

  /// Whether the changes between two scenes are all of an allowed kind.
  public func allows(_ before: Scene, _ after: Scene) -> Bool {
    disallowed(before, after).isEmpty
  }

  /// The kinds of the changes that are not allowed.
  func disallowed(_ before: Scene, _ after: Scene) -> [AllowedChange?] {
    guard let allowed else { return [] }
    let changes = before.changes(to: after)
    let kinds = AllowedChange.allCases.filter { changes.contains($0) && !allowed.contains($0) }
    return kinds + (changes.contains(nil) ? [nil] : [])
  }

  /// The goal as it is written: `hit-view = viewC`.
  public var text: String { "\(query.text) = \(goal)" }
}

/// Changes that reach the goal of a try.
public struct Solution: Hashable, Sendable {
  /// The id of the try.
  public let attempt: String
  /// The `set` lines, and the number of each in the file.
  public let lines: [Line]

  /// A `set` line.
  public struct Line: Hashable, Sendable {
    /// The line.
    public let text: String
    let number: Int

    /// Changes a scene as the line says.
    public func apply(to scene: inout Scene) {
      _ = applySet(SourceLines(file: "", text: text), to: &scene)
    }
  }
}

/// What other models answer to `hit-view`.
public struct Comparison: Hashable, Sendable {
  /// A model and its answer.
  public struct Row: Hashable, Sendable {
    /// The rules of the model.
    public let rules: HitTestRules
    /// What the lesson says it answers.
    public let answer: String
    let place: Place
  }

  /// The rows, in their order.
  public let rows: [Row]
}

/// Lines of a record.
public struct Expectation: Hashable, Sendable {
  /// How the record is written.
  public let level: ExpectLevel
  /// The lines, `...` for any number of them.
  public let lines: [String]
}

/// What a good explanation mentions.
public struct Explanation: Hashable, Sendable {
  /// The facts, in their order.
  public let facts: [Fact]
  let places: [Place]
}
