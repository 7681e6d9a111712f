import TouchCore
import TouchNarration

/// Keeps notes at steps.
struct NoteCommand: ChangesSession {
  var session: Session

  /// `note TEXT`; bare, or with `delete N`, it is about those there are.
  mutating func note(_ call: CommandLine) throws(Complaint) -> Reply {
    let isDeleting =
      call.words.first == "delete" && call.words.dropFirst().first.flatMap { Int($0) } != nil
    guard !call.words.isEmpty, !isDeleting else { return try listNotes(call) }
    let note = session.bookmarks.note(.text(String(call.arguments)), at: place)
    return reply(KeepWords.noted(note.number, at: cursor))
  }

  private mutating func listNotes(_ call: CommandLine) throws(Complaint) -> Reply {
    guard let word = call.words.first else { return Reply(lines: noteLines()) }
    try call.insist(onAtMost: 2)
    guard word == "delete" else { throw Complaint(Words.expected("delete"), at: word.startIndex) }
    guard let which = call.words.dropFirst().first else {
      throw Complaint(KeepWords.deleteWhichNote, at: word.endIndex)
    }
    guard let number = Int(which), session.bookmarks.deleteNote(number) else {
      throw Complaint(
        KeepWords.noNote(String(which), known: session.bookmarks.notes.map { $0.number }),
        at: which.startIndex)
    }
    return reply(KeepWords.noteDeleted(number))
  }

  /// The notes of this world, then those of others, which do not go out with this record.
  private func noteLines() -> [StyledText] {
    let elsewhere = session.bookmarks.notes.filter { $0.place.world != worlds.current }
    let all = session.notes + elsewhere
    guard !all.isEmpty else { return [say(KeepWords.noNotes)] }
    return all.map { note in
      StyledText("\(note.number)  ", .strong) + StyledText("#\(note.step)", .dim)
        + inWorld(note.place) + "  " + note.told(in: language)
    }
  }
}
