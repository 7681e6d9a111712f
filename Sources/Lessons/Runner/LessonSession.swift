import TouchCore
import TouchDebugger
import TouchInquiry
import TouchNarration

/// A lesson under way: where the learner is, what was done, and what one line comes to.
///
/// Kinds of stops say things and note answers in it; none of them knows who reads the lines.
struct LessonSession: Sendable {
  let library: LessonLibrary
  let language: Language
  /// How many columns a line may take.
  var width = 80
  /// How many columns the screen has; 0 if nobody reads on one.
  var columns = 0
  /// What the learner has done, this session included.
  var progress: Progress
  /// The lesson that is open.
  var lesson: Lesson
  /// Asked at every step of a long motion: whether the person wants it to stop.
  var interrupted: (@Sendable () -> Bool)?
  @Boxed var player: StopPlayer
  var turn: Turn
  /// Whether the scene stands beside the text and answers are buttons: neither is written then.
  var hasScreen = false
  /// Whether terms are explained where the core path first uses them.
  var explainsTerms = false
  /// Whether the next reply says what touchtrace is.
  var isNewcomer = true

  /// The catalogue of misconceptions, by which every answer is graded; the library reads it once.
  var catalogue: MisconceptionCatalogue { library.misconceptions(language) }

  /// Whether a review is being taken.
  var isReviewing: Bool { lesson.id == ReviewSchedule.lesson }

  /// Whether the lesson is a worked walk, which asks nothing.
  var isWorkedWalk: Bool { library.frontLine("role", of: lesson.id) == LessonRole.walk.rawValue }

  /// That a question waits, here or after the next Return.
  var questionFirst: Phrase {
    player.isAsking ? RunnerWords.predictFirst(player.answers) : RunnerWords.questionComesFirst
  }

  /// What is said of a question's answers in this lesson.
  func grading(_ question: ChoiceQuestion) -> Grading {
    Grading(
      question, catalogue, home: library.beliefs(in: lesson), told: player.refuted,
      language: language)
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
}

extension LessonSession {
  /// Says a phrase, wrapped.
  mutating func say(_ phrase: Phrase, indent: Int = 0) { say(phrase[language], indent: indent) }

  /// Says a text, wrapped.
  mutating func say(_ text: StyledText, indent: Int = 0) {
    turn.say(text.wrapped(to: width, firstIndent: indent, indent: indent))
  }

  /// Says a rule as a hint.
  mutating func say(_ rule: Rule) { say(GradingWords.rule("\(rule.number)", rule.sentence)) }

  /// Says a grading, paragraph by paragraph.
  mutating func sayGrading(_ paragraphs: [Paragraph]) {
    for paragraph in paragraphs { say(paragraph.text, indent: paragraph.indent) }
    space()
  }

  /// Lets `why` go on with a reason, without what this reply says.
  mutating func offerMore(of cause: AnswerCause?) {
    player.furtherReasons = nil
    guard let cause, let debugger = player.playground?.debugger else { return }
    player.furtherReasons = FurtherReasons(cause, said: turn.reply.lines, debugger, language)
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

  /// Shows what an author says; of a misconception that is named by its number alone, its sentence
  /// stands below, once in a lesson.
  mutating func show(_ blocks: [LessonBlock], captions: Bool = false) {
    let lines = StopLayout(width: width, captions: captions).lines(blocks.map(foldingVerdict))
    turn.say(lines)
    let words = lines.flatMap { $0.plain.plainWords.map { $0.text } }
    for id in words.filter({ $0.isBeliefNumber }).map(String.init) {
      guard let entry = catalogue[id], player.name(id) else { continue }
      space()
      say(GradingWords.catalogued(id, entry.title), indent: 2)
    }
  }

  /// A block, or of a verdict on an article its beginning, unless the lessons are taken by article.
  private func foldingVerdict(_ block: LessonBlock) -> LessonBlock {
    guard library.article == nil, let note = ArticleNote(block) else { return block }
    return LessonBlock(.paragraph(note.short(in: library, language)), line: block.line)
  }

  /// Says what the box of the activity says besides.
  mutating func showAfterword() {
    guard let blocks = player.stop?.afterword, !blocks.isEmpty else { return }
    space()
    show(blocks)
  }

  /// Ends a walk before its end and shows what it was for; false where nothing is said of that.
  mutating func leaveWalk() -> Bool {
    guard let blocks = player.stop?.afterword, !blocks.isEmpty else { return false }
    player.state.settle()
    showAfterword()
    self.space()
    return true
  }

  /// Says what one of the lesson's words does.
  mutating func help(with word: LessonWord) {
    say("\(code: word.form)  \(word.meaning[language])", indent: 2)
  }

  /// Lists every word of a lesson, then the debugger's commands.
  mutating func helpWithAll() {
    for word in LessonWord.allCases { help(with: word) }
    guard let debugger = player.here?.debugger else { return }
    turn.say(StyledText())
    turn.say(debugger.looks.help(all: true))
  }

  /// Takes over what the debugger replied.
  mutating func relay(_ reply: Reply) {
    for line in reply.lines { turn.say(line.folded(to: width)) }
    turn.reply.effect = reply.effect
    switch reply.status {
    case .ok: break
    case .failed: turn.reply.status = .failed
    case .quit(let code): turn.reply.status = .quit(code: code)
    }
  }
}

extension LessonSession {
  /// Notes something in the progress, for the caller to append.
  mutating func note(_ kind: ProgressEvent.Kind) {
    let event = progress.event(kind, of: lesson.id, at: turn.now)
    progress.note(event)
    turn.reply.log.append(event.line)
  }

  /// Notes an answer to what is asked here.
  ///
  /// - Parameter part: What of the stop it answers, where that has an id of its own.
  mutating func noteAnswer(
    _ given: String, _ result: AnswerResult, confidence: Confidence = .thinks,
    misconception: String? = nil, part: String = ""
  ) {
    var answer = GivenAnswer(
      question: player.questionID + part, given: given, confidence: confidence,
      result: result, misconception: misconception)
    answer.item = itemID
    note(.answered(answer))
  }

  /// The id under which an answer at this stop is kept for reviews.
  private var itemID: String? {
    // The learner's own scene is gone when a review could ask about it.
    guard player.ownQuestion == nil, player.hop == nil else { return nil }
    if isReviewing { return player.stop?.id.map { String($0.dropFirst()) } }
    return player.claim?.itemID(in: lesson.fences)
  }

  /// Leaves an answer at the step that decided, so that it goes out with the record.
  mutating func leave(
    _ answer: AnswerLine, given: String, right: String, _ belief: String? = nil, at step: Int?
  ) {
    guard let asked = player.claim?.question else { return }
    let prediction = Prediction(
      asked: asked, given: given, isSure: answer.confidence.isSure, right: right,
      misconception: belief)
    player.playground?.debugger.leave(.prediction(prediction), at: (step ?? -1) + 1)
  }
}

extension LessonClaim {
  /// What is asked, in the words of the fence; nil where nothing is asked.
  fileprivate var question: String? {
    switch content {
    case .predict(let prediction): prediction.query.text
    case .quiz(let quiz):
      quiz.statements.map { "\($0.letter)) \($0.predicate.text)" }.joined(separator: "; ")
    case .order(let order): order.query.text
    case .drive, .attempt, .solution, .compare, .expect, .explain: nil
    }
  }
}

extension Confidence {
  /// Whether the learner was sure; nil where no mark says so.
  var isSure: Bool? {
    switch self {
    case .sure: true
    case .guess: false
    case .thinks: nil
    }
  }
}
