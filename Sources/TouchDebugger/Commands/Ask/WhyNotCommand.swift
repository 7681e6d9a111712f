import TouchCore
import TouchInquiry
import TouchNarration

/// Asks why somebody did not get what they were to get.
struct WhyNotCommand: ChangesSession {
  var session: Session
  /// Whether a view has what one in it is hit by.
  var countsSubviews = false

  init(session: Session) { self.session = session }

  mutating func whyNot(_ call: CommandLine) throws(Complaint) -> Reply {
    let (word, behind) = call.arguments.firstWord
    var rest = behind
    guard !word.isEmpty else { throw Complaint(LookWords.whyNotWhom) }
    if word == "at", scene.named("at") == nil { return try whyNotAt(rest) }
    if let touch = try touchAsked(word, of: call) { return whyNotTold(touch) }
    var subject = try scene.subject(word)
    if let outcome = Outcome(said: rest.firstWord.word) {
      subject = try gone(outcome, subject, word)
      rest = rest.withoutFirst(outcome.word ?? "")
    }
    if subject.isSelection { rest = rest.withoutFirst("selected") }
    let (preposition, place) = rest.firstWord
    if preposition == "at" { return try whyNot(subject, at: place) }
    let words = rest.split(whereSeparator: { $0.isWhitespace })
    guard words.last != "all" else {
      return try tried(subject, touch: touchNumber(rest.dropLast("all".count).trimmed, of: call))
    }
    return answer(subject, touch: try touchNumber(rest, of: call), in: trace)
  }

  /// 19.22, 19.41: that a controller is dismissed or popped, where a gesture is for that.
  private func gone(
    _ outcome: Outcome, _ subject: Subject, _ word: Substring
  ) throws(Complaint) -> Subject {
    let controller: ControllerID? =
      switch subject {
      case .responder(.controller(let id)): id
      case .view(let view): scene[view].controller
      default: nil
      }
    guard let gone = controller.flatMap({ scene.subject(outcome, of: $0) }) else {
      throw Complaint(
        LookWords.noGestureFor(String(word), outcome.word ?? ""), at: word.startIndex)
    }
    return gone
  }

  /// Lists every edit that an answer tried.
  private func tried(_ subject: Subject, touch number: Int?) throws(Complaint) -> Reply {
    let answers = told(subject, touch: number, in: trace)
    var reply = Reply(lines: answers.flatMap { $0.triedLines })
    reply.answers = answers.map { $0.values }
    reply.happened = answers.map { $0.verdict }.haveHappened
    return reply
  }

  /// Answers, and lets numbers stand for the edits that were shown.
  mutating func answer(
    _ subject: Subject, touch number: Int?, in trace: Trace, isTrial: Bool = false
  ) -> Reply {
    let answers = told(subject, touch: number, in: trace, isTrial: isTrial)
    session.menu = answers.flatMap { $0.commands }.map { Question(line: $0) }
    var reply = Reply(lines: answers.flatMap { $0.lines })
    reply.answers = answers.map { $0.values }
    reply.happened = answers.map { $0.verdict }.haveHappened
    reply.source = answers.flatMap { $0.source }
    return reply
  }

  private func told(
    _ subject: Subject, touch number: Int?, in trace: Trace, isTrial: Bool = false
  ) -> [ToldVerdict] {
    // A tap that is tried out neither scrolls nor slides: it is asked who gets it.
    let isTap = isTrial || countsSubviews
    let inquiry = Inquiry(
      trace, rivals: Rival.known, isTrial: isTrial, countsSubviews: countsSubviews)
    return inquiry.verdicts(
      on: isTap ? subject.asTapped : subject, touch: number,
      preferring: index == nil ? nil : touch
    ).map { ToldVerdict($0, language) }
  }

  /// The touch that is itself asked about, as `B` or `touch B`; nil where somebody of the scene is.
  private func touchAsked(_ word: Substring, of call: CommandLine) throws(Complaint) -> Int? {
    guard scene.named(String(word)) == nil, scene.recognizer(named: String(word)) == nil else {
      return nil
    }
    if word == "touch" { return try touchNumber(call.arguments, of: call) }
    guard trace.outcomes.contains(where: { $0.finger == word }) else { return nil }
    try call.insist(onAtMost: 1)
    return try trace.touch(numbered: word)
  }

  /// Why the view of a touch was not told of it, or that it was.
  private func whyNotTold(_ touch: Int) -> Reply {
    let lost = trace.indices.first { index in
      if case .gate(.discard(touch, .began, _, _)) = trace[index] { return true }
      if case .hitResult(touch, nil, _) = trace[index] { return true }
      return false
    }
    if let lost {
      let head = narrator.line(lost) + " \(dim: "(#\(lost + 1))")"
      var reply = WhyCommand(session: session).explain(lost, isLong: true).below([head])
      reply.happened = false
      return reply
    }
    let told = Deliveries(trace).telling(touch)
    var reply = Reply(lines: [
      say(
        QuestionWords.touchIsTold(trace.touchName(touch), told.map { ($0 + 1, narrator.line($0)) }))
    ])
    reply.happened = told != nil
    return reply
  }

  /// The number behind `touch`; nil where nothing is written.
  private func touchNumber(_ text: Substring, of call: CommandLine) throws(Complaint) -> Int? {
    let (word, rest) = text.firstWord
    guard !word.isEmpty else { return nil }
    guard word == "touch" else { throw Complaint(Words.expected("touch N"), at: word.startIndex) }
    let (digits, more) = rest.firstWord
    let number = try trace.touch(numbered: digits)
    guard more.isEmpty else {
      throw Complaint(Words.tooManyWords(call.command.usage), at: more.startIndex)
    }
    return number
  }
}
