import TouchCore
import TouchNarration

extension Debugger {
  /// The notes of the world where the person is, in the order of its steps; they go out with its
  /// record.
  public var notes: [StepNote] {
    bookmarks.notes.filter { $0.place.world == worlds.current }
      .sorted { ($0.step, $0.number) < ($1.step, $1.number) }
  }

  /// Leaves something at a step of the record as it was opened; at the last where it has fewer.
  public mutating func leave(_ content: Note.Content, at step: Int) {
    _ = bookmarks.note(
      content, at: Place(world: 0, cursor: min(max(step, 0), worlds.all[0].trace.count)))
  }

  /// Takes over what was left in another session at the steps of the same record.
  public mutating func keepNotes(of other: Debugger) {
    for note in other.bookmarks.notes where note.place.world == 0 {
      leave(note.content, at: note.step)
    }
  }

  /// `note TEXT`; bare, or with `delete N`, it is about those there are.
  mutating func note(_ call: CommandLine) throws(Complaint) -> Reply {
    let isDeleting =
      call.words.first == "delete" && call.words.dropFirst().first.flatMap { Int($0) } != nil
    guard call.former != .notes, !call.words.isEmpty, !isDeleting else {
      return try listNotes(call)
    }
    let note = bookmarks.note(.text(String(call.arguments)), at: place)
    return reply(KeepWords.noted(note.number, at: cursor))
  }

  private mutating func listNotes(_ call: CommandLine) throws(Complaint) -> Reply {
    guard let word = call.words.first else { return Reply(lines: noteLines()) }
    try call.insist(onAtMost: 2)
    guard word == "delete" else { throw Complaint(Words.expected("delete"), at: word.startIndex) }
    guard let which = call.words.dropFirst().first else {
      throw Complaint(KeepWords.deleteWhichNote, at: word.endIndex)
    }
    guard let number = Int(which), bookmarks.deleteNote(number) else {
      throw Complaint(
        KeepWords.noNote(String(which), known: bookmarks.notes.map(\.number)), at: which.startIndex)
    }
    return reply(KeepWords.noteDeleted(number))
  }

  /// The notes of this world, then those of others, which do not go out with this record.
  private func noteLines() -> [StyledText] {
    let elsewhere = bookmarks.notes.filter { $0.place.world != worlds.current }
    let all = notes + elsewhere
    guard !all.isEmpty else { return [say(KeepWords.noNotes)] }
    return all.map { note in
      StyledText("\(note.number)  ", .strong) + StyledText("#\(note.step)", .dim)
        + inWorld(note.place) + "  " + note.told(in: language)
    }
  }
}
