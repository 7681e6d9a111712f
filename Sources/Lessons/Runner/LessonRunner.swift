import TouchCore
import TouchDebugger
import TouchNarration

//   line ─▶ a word of the lesson?  hint skip go lesson sandbox …
//           an answer?             b!   2 6 5   set …                ─▶ the stop's kind
//           the debugger's         step why map …
//                └─▶ lines, and the last one says what to press

/// A learner in a lesson: lines typed in, lines to show out.
///
/// It prints nothing, reads no files and knows no clock; the caller appends the log. It only says
/// whose turn it is: the kinds of stops, the debugger, the sandbox, the shelf of lessons.
public struct LessonRunner: Sendable {
  var session: LessonSession

  /// The language of everything said.
  public var language: Language { session.language }
  /// How many columns a line may take.
  public var width: Int {
    get { session.width }
    set { session.width = newValue }
  }

  /// Fits what is said to a screen: prose is read in lines of 80 columns at most, and a picture may
  /// stand beside it.
  public mutating func fit(columns: Int) {
    session.columns = columns
    session.width = min(columns, 80)
  }
  /// Leaves pictures and choices to who shows the scene beside the text, and answers as buttons.
  public mutating func leavePicturesToScreen() { session.hasScreen = true }
  /// Explains the terms of the core path at their first use; no transcript needs that.
  public mutating func explainTerms() { session.explainsTerms = true }
  /// What the learner has done, this session included.
  public var progress: Progress { session.progress }
  /// The lesson that is open.
  public var lesson: Lesson { session.lesson }
  /// Asked at every step of a long motion: whether the person wants it to stop.
  public var interrupted: (@Sendable () -> Bool)? {
    get { session.interrupted }
    set { session.interrupted = newValue }
  }
  /// Where the learner is.
  var player: StopPlayer { session.player }

  /// Opens a lesson where the learner left it; nil where the library has no such lesson.
  ///
  /// - Parameter now: The time, in seconds since 1970.
  public init?(
    library: LessonLibrary, lessonID: String, language: Language, progress: Progress, at now: Int
  ) {
    guard let lesson = library.lesson(lessonID, language) else { return nil }
    session = LessonSession(
      library: library, language: language, progress: progress.renaming(library.aliases),
      lesson: lesson, player: StopPlayer(lesson), turn: Turn(now: now))
  }

  /// Shows the stop to begin with.
  public mutating func start() -> LessonReply {
    session.turn = Turn(now: session.turn.now)
    StopPages.open(lesson, in: &session)
    return endTurn()
  }

  /// Carries out one line.
  ///
  /// - Parameter now: The time, in seconds since 1970.
  public mutating func perform(_ line: String, now: Int) -> LessonReply {
    session.turn = Turn(now: now)
    if let hop = player.hop, HopStop(hop: hop).runWhileAsked(line, in: &session) {
      return endTurn()
    }
    if player.sandbox == nil {
      runInLesson(line)
    } else {
      SandboxRoom.runInSandbox(line, in: &session)
    }
    return endTurn()
  }

  private mutating func endTurn() -> LessonReply {
    switch session.turn.reply.status {
    case .ok, .wrong, .failed:
      session.turn.say(footer.wrappedBetweenItems(to: width))
    case .quit: break
    }
    return session.turn.reply
  }

  /// The last line of a reply.
  var footer: StyledText { FooterLine(session).phrase[language] }
}
