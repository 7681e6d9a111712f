import TouchCore
import TouchInquiry
import TouchNarration

extension Debugger {
  /// The breakpoints as they are now.
  public var breakpointValues: [BreakpointValues] {
    breakpoints.map { breakpoint in
      BreakpointValues(
        number: breakpoint.number, kind: breakpoint.verb.rawValue, place: breakpoint.place,
        condition: breakpoint.condition, isEnabled: breakpoint.isEnabled, hits: breakpoint.hits,
        stops: breakpoint.binding?.stops ?? [])
    }
  }

  /// The moments of this branch that somebody named, and where they are.
  public var markValues: [(name: String, step: Int)] {
    session.bookmarks.marks.filter { $0.place.world == worlds.current }.map {
      ($0.name, $0.place.cursor)
    }
  }

  /// The number of the branch, and the line that made it; 0 is what was opened.
  public var branch: (number: Int, label: String) { (worlds.here.number, worlds.here.label) }

  /// The notes of the world where the person is, in the order of its steps; they go out with its
  /// record.
  public var notes: [StepNote] { session.notes }

  /// Leaves something at a step of the record as it was opened; at the last where it has fewer.
  public mutating func leave(_ content: Note.Content, at step: Int) {
    session.leave(content, at: step)
  }

  /// Takes over what was left in another session at the steps of the same record.
  public mutating func keepNotes(of other: Debugger) {
    for note in other.session.bookmarks.notes where note.place.world == 0 {
      leave(note.content, at: note.step)
    }
  }

  /// Answers why a view gets no touch of which nothing is on the screen.
  public func answer(beyondTheScreen reach: AreaReach) -> Reply {
    let narrator = Narrator(trace, session.language)
    let away = narrator.told(away: reach)
    let answer = Answer(
      question: "why-not \(scene.name(of: reach.view))", happened: false, reason: [away.reason],
      steps: [], grade: (away.grade, away.gradeLine), isOfTrial: true)
    var reply = Reply(lines: answer.lines(in: scene, session.language))
    reply.answers = [answer.values(in: scene, session.language)]
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
      var reply = try asking.whyNot(CommandLine(.whyNot, question[...].trimmed))
      if !reply.scrollsClear { reply.source = asking.sourceOfFirstEdit }
      return reply
    } catch {
      return Reply(failing: [say(error.phrase)])
    }
  }
}
