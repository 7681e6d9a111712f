import TouchCore
import TouchNarration

extension Session {
  /// The notes of the world where the person is, in the order of its steps; they go out with its
  /// record.
  var notes: [StepNote] {
    bookmarks.notes.filter { $0.place.world == worlds.current }
      .sorted { ($0.step, $0.number) < ($1.step, $1.number) }
  }

  /// Leaves something at a step of the record as it was opened; at the last where it has fewer.
  mutating func leave(_ content: Note.Content, at step: Int) {
    _ = bookmarks.note(
      content, at: Place(world: 0, cursor: min(max(step, 0), worlds.all[0].trace.count)))
  }

  /// The names of moments, for completion and did-you-mean.
  var momentNames: [String] {
    ["start", "end"] + trace.outcomes.map { "touch:\($0.touch)" } + bookmarks.marks.map { $0.name }
  }

  /// Whether the steps here are those that somebody else recorded.
  var isReplaying: Bool { replay != nil && worlds.here.number == 0 }
}
