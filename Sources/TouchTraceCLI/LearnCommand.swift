import Lessons
import LineEditing
import SceneLanguage
import TouchCore
import TouchDebugger
import TouchNarration

/// `touchtrace learn [LESSON]`: steps through a lesson, from where the learner was.
struct LearnCommand {
  let invocation: Invocation
  let console: Console

  func run() throws(FileProblem) -> ExitCode {
    guard let library = byArticle(try LessonLibrary.wanted(by: invocation)) else { return .usage }
    let log = ProgressLog()
    let progress = log.read(console).renaming(library.aliases)
    guard let lesson = choose(library, progress) else { return .usage }
    if let learner = invocation[.answers].flatMap({ ScriptedLearner($0) }) {
      return take(lesson, of: library, as: learner)
    }
    guard
      var runner = LessonRunner(
        library: library, lessonID: lesson, language: console.language, progress: progress,
        at: Environment.now)
    else { return .usage }
    runner.interrupted = WaitingSign.isInterrupted
    if invocation.isInteractive, invocation[.transcript] == nil { runner.explainTerms() }
    var partner = LearnPartner(
      runner: runner, log: log, exporter: Exporter(lesson: lesson), console: console)
    partner.fit(columns: console.screenWidth)
    partner.beginsWithReview = invocation.operands.first == ReviewSchedule.lesson
    let lessons = partner.beginsWithReview ? nil : lesson
    return try Talk(
      partner: partner, invocation: invocation, console: console,
      preface: log.preface(on: lessons, at: Environment.now, console)
    ).run()
  }

  private func take(
    _ lesson: String, of library: LessonLibrary, as learner: ScriptedLearner
  ) -> ExitCode {
    guard
      var runner = LessonRunner(
        library: library, lessonID: lesson, language: console.language, progress: Progress(), at: 0)
    else { return .usage }
    runner.fit(columns: console.screenWidth)
    var scripted = ScriptedLesson(runner: runner, learner: learner, console: console)
    return scripted.run()
  }

  /// The lessons of `--article`; nil, and said, where no lesson treats it.
  private func byArticle(_ library: LessonLibrary) -> LessonLibrary? {
    guard let article = invocation[.article] else { return library }
    if let lessons = library.lessons(byArticle: article) { return lessons }
    let known = LessonCoverage.articles(of: library).joined(separator: ", ")
    return console.refuse(
      en: "no lesson covers article '\(article)'; articles: \(known)",
      zh: "没有课程讲文章“\(article)”；有的是 \(known)")
  }

  private func choose(_ library: LessonLibrary, _ progress: Progress) -> String? {
    guard let words = invocation.operands.first, words != ReviewSchedule.lesson else {
      return library.lessonToGoOn(progress) ?? library.lessons.first
    }
    switch library.find(words, console.language) {
    case .found(let id): return id
    case .several(let ids):
      let list = ids.joined(separator: ", ")
      return console.refuse(en: "'\(words)' is ambiguous: \(list)", zh: "“\(words)”可能是 \(list)")
    case .none(let near):
      let hint =
        near.map {
          Phrase(en: "; did you mean '\($0)'?", zh: "；你是不是想写“\($0)”？")
        }
        ?? Phrase(en: "; 'touchtrace lesson list' lists them", zh: "；“touchtrace lesson list”会列出全部")
      return console.refuse(
        Phrase(en: "there is no lesson '\(words)'", zh: "没有课程“\(words)”") + hint)
    }
  }
}

extension LessonLibrary {
  /// The lessons of `--lessons DIR`, or those inside the program.
  static func wanted(by invocation: Invocation) throws(FileProblem) -> LessonLibrary {
    guard let folder = invocation[.lessons] else { return .embedded }
    return try LessonLibrary(folder: folder)
  }

  /// The lessons of a folder.
  init(folder: String) throws(FileProblem) {
    var files: [File] = []
    for path in try markdownFiles(below: folder) {
      files.append(File(path: path, text: try readFoundText("\(folder)/\(path)")))
    }
    self.init(files: files)
  }
}

/// A lesson, as one talks to it.
struct LearnPartner: Conversation {
  var runner: LessonRunner
  let log: ProgressLog
  let exporter: Exporter
  let console: Console

  /// Whether it begins with what is due instead of the lesson.
  var beginsWithReview = false

  mutating func begin() -> Answer {
    guard !beginsWithReview else { return answer("review", by: .person) }
    let reply = runner.start()
    return answer(to: reply, by: .person)
  }

  mutating func answer(_ line: String, by author: LineAuthor) -> Answer {
    let reply = runner.perform(line, now: Environment.now)
    return answer(to: reply, by: author)
  }

  private func answer(to reply: LessonReply, by author: LineAuthor) -> Answer {
    log.append(reply.log, console)
    var answer = Answer(lines: reply.lines)
    let runner = runner
    answer.values = { $0.values(of: reply, runner) }
    switch reply.status {
    case .ok: break
    case .wrong: answer.isWrong = true
    case .failed: answer.hasFailed = true
    case .quit(let code): answer.quits = Answer.Quit(code)
    }
    if let effect = reply.effect {
      exporter.carryOut(effect, by: author, runner.language, &answer)
    }
    return answer
  }

  var prompt: [(text: String, style: StyledRun.Style)] { runner.promptPieces }

  /// A lesson's last line says what Return does.
  var repeatedByEmptyLine: String? { nil }

  let isPaged = true
  let hasLost = false

  var position: (step: Int, count: Int)? { nil }

  mutating func fit(columns: Int) { runner.fit(columns: columns) }

  func completions(for line: String) -> (replacing: Int, candidates: [String]) {
    runner.completions(for: line)
  }
}
