import SceneLanguage
import TouchCore
import TouchNarration

/// Names moments.
struct MarkCommand: ChangesSession {
  var session: Session

  /// `mark NAME`; bare, or with `delete`, it is about those there are.
  mutating func mark(_ call: CommandLine) throws(Complaint) -> Reply {
    guard let word = call.words.first, word != "delete" else {
      return try listMarks(call)
    }
    try call.insist(onAtMost: 1)
    let chosen = try markName(word)
    let old = session.bookmarks.mark(place, as: chosen)
    return reply(KeepWords.marked(chosen, at: cursor, before: old == place ? nil : old?.cursor))
  }

  /// A word that can name a moment: one that `goto` does not understand otherwise.
  private func markName(_ word: Substring) throws(Complaint) -> String {
    let isTaken = word == "start" || word == "end" || word.first?.isNumber != false
    guard word.isOneWord, !isTaken, word.first != "-" else {
      throw Complaint(KeepWords.notAMarkName(String(word)), at: word.startIndex)
    }
    return String(word)
  }

  private mutating func listMarks(_ call: CommandLine) throws(Complaint) -> Reply {
    guard let word = call.words.first else { return Reply(lines: markLines()) }
    try call.insist(onAtMost: 2)
    guard word == "delete" else { throw Complaint(Words.expected("delete"), at: word.startIndex) }
    guard let name = call.words.dropFirst().first else {
      throw Complaint(KeepWords.deleteWhichMark, at: word.endIndex)
    }
    guard session.bookmarks.unmark(name) else {
      let near = nearest(String(name), among: session.bookmarks.marks.map { $0.name })
      throw Complaint(KeepWords.noMark(String(name), nearest: near), at: name.startIndex)
    }
    return reply(KeepWords.markDeleted(String(name)))
  }

  /// The marks of this world in the order of time, then those of others.
  private func markLines() -> [StyledText] {
    var marks = [Mark(name: "start", place: at(0))]
    for outcome in trace.outcomes {
      guard let down = trace.indices(ofTouchDown: outcome.touch).first else { continue }
      marks.append(Mark(name: "touch:\(outcome.touch)", place: at(down + 1)))
    }
    marks += session.bookmarks.marks + [Mark(name: "end", place: at(trace.count))]
    let width = marks.map { displayWidth($0.name) }.max() ?? 0
    let here = marks.filter { $0.place.world == worlds.current }
    let elsewhere = marks.filter { $0.place.world != worlds.current }
    return (here.sorted { $0.place.cursor < $1.place.cursor } + elsewhere).map { mark in
      let gap = String(repeating: " ", count: width - displayWidth(mark.name))
      return "\(name: mark.name)\(gap)  " + told(mark.place)
    }
  }

  private func at(_ cursor: Int) -> Place { Place(world: worlds.current, cursor: cursor) }

  /// The step of a moment and what happened there.
  private func told(_ place: Place) -> StyledText {
    let trace = worlds.all[place.world].trace
    let number = StyledText("#\(place.cursor)", .dim)
    let world = inWorld(place)
    guard trace.indices.contains(place.cursor - 1) else { return number + world }
    return number + world + "  " + Narrator(trace, language).explain(place.cursor - 1).short
  }
}

extension InSession {
  /// Which world a moment is of, where it is not this one.
  func inWorld(_ place: Place) -> StyledText {
    place.world == worlds.current ? "" : say(KeepWords.inWorld(place.world))
  }
}
