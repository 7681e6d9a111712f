import TouchCore
import TouchInquiry
import TouchNarration

//   whatif banner.isHidden = yes
//   touch 1: banner → login; login now sends signIn        what comes otherwise
//   first difference at #8; before, it was: …              where the records differ,
//   Finding the view · #8 of 31  hit.ask                                   and there one stands
//     …
//   in Swift: banner.isHidden = true                       if why-not proposed it

/// Delivers the touches again with something otherwise.
struct WhatIfCommand: ChangesSession {
  var session: Session

  /// Delivers the touches again with something otherwise, and stands where the records part.
  mutating func whatIf(_ call: CommandLine) throws(Complaint) -> Reply {
    let (word, rest) = call.arguments.firstWord
    let isMore = word == "and"
    let text = isMore ? rest : call.arguments
    guard !text.isEmpty else { throw Complaint(EditWords.whatIfWhat) }
    return try propose(String(text), isMore: isMore, at: text.startIndex) {
      here, base throws(Complaint) in
      try EditReader.edits(in: text, trace: here.trace, index: here.index, of: base)
    }
  }

  /// Delivers the touches again with edits, and stands where the records part.
  ///
  /// - Parameters:
  ///   - words: How they are typed behind `whatif`.
  ///   - isMore: Whether they come on top of those one stands in.
  ///   - read: The edits of a record, read where one stands.
  mutating func propose(
    _ words: String, isMore: Bool, at place: String.Index? = nil,
    _ read: (Session, Trace) throws(Complaint) -> [Edit]
  ) throws(Complaint) -> Reply {
    let base = isMore ? worlds.here : worldToChange
    let edits = try read(session, base.trace)
    let simulation = Simulation(base.trace)
    guard let changed = simulation.with(edits) else {
      throw Complaint(WorldWords.unplayable, at: place)
    }
    guard !changed.isSame(as: Simulation(trace)) else { return reply(WorldWords.isSoAlready) }
    let insteadOf = leave(for: base, repeating: words)
    if changed.isSame(as: simulation) {
      return Reply(lines: insteadOf + [say(WorldWords.isSoAlready)] + stopLines(), moved: true)
    }
    let label = Verb.whatif.rawValue + (isMore ? " and " : " ") + words
    let source = isProposed(label) ? edits.compactMap { $0.inSwift(scene) } : []
    return stand(
      in: changed.record(), label, proposing: words, insteadOf + remarks(on: edits),
      source.map { say(SwiftWords.inSwift($0)) })
  }

  /// The world a line changes: a typed one replaces the proposal one stands in, a number of the
  /// menu is about the record that was asked.
  private var worldToChange: World {
    session.isChosenFromMenu
      ? worlds.all[session.worldOfMenu] : worlds.proposedIn(worlds.current)
  }

  /// Goes to a world that is to be changed, and says what is replaced by that.
  ///
  /// - Parameter words: The new changes; what they repeat is not replaced.
  private mutating func leave(for base: World, repeating words: String) -> [StyledText] {
    guard base.number != worlds.current else { return [] }
    var left: [World] = []
    var world: World? = worlds.here
    while let here = world, here.number != base.number {
      left.insert(here, at: 0)
      world = here.parent.map { worlds.all[$0] }
    }
    session.go(toWorld: base.number)
    // A lesson teaches `set`, and its learner knows no proposals.
    guard session.manner.foretells else {
      let kept = words[...].clauses.map { String($0).changed }
      let gone = left.flatMap { $0.changes }.filter { !kept.contains($0.changed) }
      return gone.isEmpty ? [] : [say(WorldWords.replaces(gone))]
    }
    return [say(WorldWords.insteadOf(left.map { $0.label }))]
  }

  /// Whether `why-not` named it as enough: then it is what a program may be changed to.
  private func isProposed(_ line: String) -> Bool { session.menu.contains { $0.line == line } }

  /// Goes to a new world, to the first step that is otherwise.
  private mutating func stand(
    in after: Trace, _ label: String, proposing words: String, _ remarks: [StyledText],
    _ source: [StyledText]
  ) -> Reply {
    let before = trace
    let stood = cursor
    session.branch(label, proposing: words, after)
    // What comes next may have to be guessed: then only the outcome is shown.
    guard session.manner.foretells else {
      return Reply(lines: remarks + whatCameOfIt(before), moved: stood != 0)
    }
    guard let parting = after.parting(from: before) else {
      session.cursor = stood
      return Reply(lines: remarks + [say(WorldWords.changesNothing)])
    }
    session.cursor = min(parting + 1, after.count)
    let difference = OutcomeDifference(before: before, after: after)
    return Reply(
      lines: remarks + [difference.line(in: language), told(parting, before)] + stopLines()
        + source + [say(WorldWords.waysOn)],
      moved: true)
  }

  /// What is different; if only the way is, where the difference begins.
  func whatCameOfIt(_ before: Trace) -> [StyledText] {
    let difference = OutcomeDifference(before: before, after: trace)
    let parting = difference.phrases.isEmpty ? trace.parting(from: before) : nil
    return [difference.line(in: language)] + (parting.map { [told($0, before)] } ?? [])
      + [say(OutcomeWords.recordedAgain(trace.count, breakpoints.count))]
  }

  /// What stood before where the records part.
  private func told(_ parting: Int, _ before: Trace) -> StyledText {
    let was =
      before.indices.contains(parting) ? Narrator(before, language).explain(parting).short : nil
    guard let was, parting == trace.count else {
      return say(WorldWords.parting(at: parting + 1, before: was))
    }
    return say(WorldWords.endsEarlier(at: parting, before: was))
  }

  /// What an edit does beyond what was said.
  private func remarks(on edits: [Edit]) -> [StyledText] {
    edits.flatMap { edit -> [StyledText] in
      guard case .skip(let event) = edit else { return [] }
      return trace.script.events[event].changes.filter { $0.action == .down }.map { change in
        say(
          WorldWords.dropped(finger: change.finger, others: eventsOfContact(change.finger, event)))
      }
    }
  }

  /// In how many events a finger that goes down in one does something before it is lifted.
  private func eventsOfContact(_ finger: String, _ down: Int) -> Int {
    var count = 0
    for event in trace.script.events[(down + 1)...] {
      guard let change = event.changes.first(where: { $0.finger == finger }) else { continue }
      guard change.action != .down else { break }
      count += 1
    }
    return count
  }
}

extension String {
  /// What a change is about, without the value: `banner animating` of `banner animating=true`.
  fileprivate var changed: [Substring] {
    split { $0 == " " || $0 == "=" || $0 == "." }.prefix(2).map { $0 }
  }
}
