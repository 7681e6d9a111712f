import SceneLanguage
import TouchCore
import TouchInquiry

/// A fence that asks or claims something about a record, read.
public struct LessonClaim: Hashable, Sendable {
  /// What it asks or claims.
  public enum Content: Hashable, Sendable {
    case predict(AskedPrediction)
    case quiz(Quiz)
    case order(Ordering)
    case attempt(Attempt)
    case solution(Solution)
    case compare(Comparison)
    case expect(Expectation)
    case explain(AskedExplanation)
    case drive(Drive)
  }

  /// The fence.
  public let fence: Fence
  /// The scene and the touch it is about.
  public let stage: Stage
  /// What it asks or claims.
  public let content: Content
}

/// A question with choices; the right one is computed.
public struct AskedPrediction: Hashable, Sendable {
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
  public struct Claim: Hashable, Sendable {
    /// Its letter, explained in the list above the fence.
    public let letter: String
    /// What it claims.
    public let predicate: Predicate
    let place: Place
  }

  /// The statements, in their order.
  public let statements: [Claim]
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
  /// Something to reach.
  public struct Aim: Hashable, Sendable {
    /// The answer to reach.
    public let claim: QueryClaim
    /// The touch that is looked at, where it is another than the try's.
    public let other: Stage?

    /// What the touch it is about brings in the scene of a record.
    public func trace(beside trace: Trace) -> Trace {
      other.map { record($0.script, in: trace.scene) } ?? trace
    }

    func isReached(beside trace: Trace) -> Bool { claim.holds(in: self.trace(beside: trace)) }

    /// The goal as it is written: `hit-view = viewC`.
    public var text: String { claim.text + (other.map { " on=\($0.touchID)" } ?? "") }
  }

  /// What to reach first.
  public let goal: Aim
  /// What must hold besides.
  public let conditions: [Aim]
  /// The kinds of changes that are allowed; nil for all.
  public let allowed: Set<AllowedChange>?
  /// In how many changes it can be done.
  public let par: Int?
  let place: Place

  /// Everything to reach.
  public var goals: [Aim] { [goal] + conditions }

  /// The first goal that is not reached; nil where all are.
  public func missing(in trace: Trace) -> Aim? {
    goals.first { !$0.isReached(beside: trace) }
  }

  /// Whether every goal is reached.
  public func isReached(in trace: Trace) -> Bool { missing(in: trace) == nil }

  /// Whether the changes between two scenes are all of an allowed kind.
  public func allows(_ before: Scene, _ after: Scene) -> Bool {
    disallowed(before, after).isEmpty
  }

  /// The kinds of the changes that are not allowed.
  func disallowed(_ before: Scene, _ after: Scene) -> [AllowedChange?] {
    guard let allowed else { return [] }
    let changes = before.changes(to: after)
    let kinds = AllowedChange.allCases.filter { changes.contains($0) && !allowed.contains($0) }
    return kinds.map { $0 } + (changes.contains(nil) ? [nil] : [])
  }

  /// The goals as they are written.
  public var text: String { goals.map { $0.text }.joined(separator: ", ") }
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
public struct AskedExplanation: Hashable, Sendable {
  /// The facts, in their order.
  public let facts: [Predicate]
  let places: [Place]
}
