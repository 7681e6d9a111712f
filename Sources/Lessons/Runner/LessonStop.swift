import TouchNarration

/// What a stop asks of the learner.
enum StopActivity: Hashable, Sendable {
  /// To read, nothing else.
  case reading
  /// To say what will happen.
  case predict(Fence)
  /// To choose the lettered statement that holds.
  case quiz(Fence)
  /// To put things in the order they happened.
  case order(Fence)
  /// To change the scene until a goal is reached; the boxes show how.
  case attempt(Fence, solution: [LessonBlock])
  /// To step through the record, as far as the fences show it.
  case walk([Fence])
  /// To look at what other models answer.
  case compare([Fence])
  /// To be the window: to perform the hops.
  case drive(Fence)
  /// To say it in one's own words.
  case explain(Fence)

  /// The fence that names scene, touch and question.
  var fence: Fence? {
    switch self {
    case .reading: nil
    case .predict(let fence), .quiz(let fence), .order(let fence), .attempt(let fence, _),
      .drive(let fence), .explain(let fence):
      fence
    case .walk(let fences), .compare(let fences): fences.first
    }
  }
}

/// A piece of a lesson: prose up to and including one activity.
struct LessonStop: Hashable, Sendable {
  /// The prose, with the scenes and touches in it.
  var blocks: [LessonBlock]
  /// What is to be done at the end of it.
  var activity: StopActivity
  /// The boxes that directly follow a question, from the gentlest on.
  var hints: [[LessonBlock]] = []
  /// The summary of the box that the activity stands in.
  var summary: StyledText?
  /// What the box says besides, shown when the activity is done.
  var afterword: [LessonBlock] = []

  /// Whether an answer given here can be right or wrong.
  var isGraded: Bool {
    switch activity {
    case .predict, .quiz, .order, .attempt, .drive: true
    case .reading, .walk, .compare, .explain: false
    }
  }

  /// The id of the question or of what is shown.
  var id: String? { activity.fence?.id }
}
