import TouchCore
import TouchNarration

extension Debugger {
  /// The number of the branch, and the line that made it; 0 is what was opened.
  public var branch: (number: Int, label: String) { (worlds.here.number, worlds.here.label) }

  /// The lines of `whatif` that lead from what was opened to where the person is; empty where they
  /// are in what was opened.
  public var tried: [String] { worlds.proposals }

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
}
