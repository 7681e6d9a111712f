import TouchCore
import TouchDebugger
import TouchNarration

//   line ─▶ a word of the lesson?  hint skip go lesson sandbox …
//           an answer?             b!   2 6 5   set …
//           the debugger's         step why map …
//                └─▶ lines, and the last one says what to press

/// A learner in a lesson: lines typed in, lines to show out.
///
/// It prints nothing, reads no files and knows no clock; the caller appends the log.
public struct LessonRunner: Sendable {
  /// The lessons.
  public let library: LessonLibrary
  /// The language of everything said.
  public let language: Language
  /// How many columns a line may take.
  public var width = 80
  /// What the learner has done, this session included.
  public internal(set) var progress: Progress
  /// The lesson that is open.
  public internal(set) var lesson: Lesson
  /// Asked at every step of a long motion: whether the person wants it to stop.
  public var interrupted: (@Sendable () -> Bool)?

  /// The catalogue of misconceptions, by which every answer is graded; the library reads it once.
  var catalogue: MisconceptionCatalogue { library.misconceptions(language) }
  var player: StopPlayer
  var turn: Turn
  /// Whether the next reply says what touchtrace is.
  var isNewcomer = true

  /// Opens a lesson where the learner left it; nil where the library has no such lesson.
  ///
  /// - Parameter now: The time, in seconds since 1970.
  public init?(
    library: LessonLibrary, lessonID: String, language: Language, progress: Progress, at now: Int
  ) {
    guard let lesson = library.lesson(lessonID, language) else { return nil }
    self.library = library
    self.language = language
    self.progress = progress.renaming(library.aliases)
    self.lesson = lesson
    player = StopPlayer(lesson)
    turn = Turn(now: now)
  }

  /// Shows the stop to begin with.
  public mutating func start() -> LessonReply {
    turn = Turn(now: turn.now)
    open(lesson)
    return endTurn()
  }

  /// Carries out one line.
  ///
  /// - Parameter now: The time, in seconds since 1970.
  public mutating func perform(_ line: String, now: Int) -> LessonReply {
    turn = Turn(now: now)
    if takeBeforeHop(line) { return endTurn() }
    if player.sandbox == nil {
      carryOut(line)
    } else {
      carryOutInSandbox(line)
    }
    return endTurn()
  }

  private mutating func endTurn() -> LessonReply {
    if turn.reply.status.isStay {
      turn.say(footer.wrappedBetweenItems(to: width))
    }
    return turn.reply
  }
}

/// What one line comes to, while it is being carried out.
struct Turn: Sendable {
  /// The time, in seconds since 1970.
  let now: Int
  var reply = LessonReply()

  init(now: Int) { self.now = now }

  mutating func say(_ lines: [StyledText]) { reply.lines += lines }

  mutating func say(_ line: StyledText) { reply.lines.append(line) }

  mutating func fail(_ line: StyledText) {
    reply.lines.append(line)
    reply.status = .failed
  }
}

extension LessonReply.Status {
  /// Whether the learner goes on typing.
  fileprivate var isStay: Bool {
    switch self {
    case .ok, .wrong, .failed: true
    case .quit: false
    }
  }
}

extension LessonRunner {
  /// Says a phrase, wrapped.
  mutating func say(_ phrase: Phrase, indent: Int = 0) {
    say(phrase[language], indent: indent)
  }

  /// Says a text, wrapped.
  mutating func say(_ text: StyledText, indent: Int = 0) {
    turn.say(text.wrapped(to: width, firstIndent: indent, indent: indent))
  }

  /// Says why a line was not carried out.
  mutating func fail(_ phrase: Phrase) {
    say(phrase)
    turn.reply.status = .failed
  }

  /// Puts a blank line, unless there is nothing or a blank line before.
  mutating func space() {
    if turn.reply.lines.last?.isEmpty == false { turn.say(StyledText()) }
  }

  /// Notes something in the progress, for the caller to append.
  mutating func note(_ kind: ProgressEvent.Kind) {
    var kind = kind
    if case .answered(var answer) = kind, answer.item == nil {
      answer.item = itemID
      kind = .answered(answer)
    }
    let event = ProgressEvent(kind, lesson: lesson.id, at: turn.now)
    progress.note(event)
    turn.reply.log.append(event.line)
  }
}
