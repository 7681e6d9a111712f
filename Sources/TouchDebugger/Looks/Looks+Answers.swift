import TouchCore
import TouchInquiry
import TouchNarration

extension Looks {
  /// The commands by class.
  ///
  /// - Parameter all: Whether those are told of that are seldom used, too.
  public func help(all: Bool = false) -> [StyledText] {
    let help = HelpCommand(session: session)
    return all ? help.lines(about: .all) : help.overview
  }

  /// What could stand at the cursor: the text left of it goes in, and how many of its last
  /// characters a candidate replaces comes out.
  public func completions(for line: String) -> (replacing: Int, candidates: [String]) {
    // Walked to once: each property would otherwise work out what the scene is here.
    var walker = RecordWalker(trace)
    let here = (index.map { walker.vantage(at: $0) } ?? vantage).inFrame(vantageOfFrame.frame)
    return Completion(
      scene: scene, trace: trace, breakpoints: breakpoints.map { $0.number },
      moments: session.momentNames,
      marks: session.bookmarks.marks.map { $0.name }, here: here
    )
    .candidates(for: line)
  }

  /// Answers why a view gets no touch of which nothing is on the screen.
  public func answer(beyondTheScreen reach: AreaReach) -> Reply {
    let narrator = Narrator(trace, session.language)
    let away = narrator.told(away: reach)
    var reply = Reply(lines: [away.reason, away.gradeLine])
    reply.answers = [
      VerdictValues(
        unproven: "why-not \(scene.name(of: reach.view))", away.grade,
        [away.reason, away.gradeLine])
    ]
    reply.happened = false
    return reply
  }

  /// Answers `why-not` for somebody who has no session: `SUBJECT`, with `touch N` or `at X,Y`.
  ///
  /// - Parameter countsSubviews: Whether a view has what one in it is hit by: whoever names no touch
  ///   means the whole of what people tap.
  /// - Returns: The reply; a complaint where nobody is called so.
  public func answer(to question: String, countsSubviews: Bool = false) -> Reply {
    do throws(Complaint) {
      var asking = WhyNotCommand(session: session)
      asking.countsSubviews = countsSubviews
      return try asking.whyNot(CommandLine(.whyNot, question[...].trimmed))
    } catch {
      return Reply(failing: [say(error.phrase)])
    }
  }
}
