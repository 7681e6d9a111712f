import TouchNarration

/// A moment with a name.
struct Mark: Hashable, Sendable {
  let name: String
  let place: Place
}

/// The named moments and the notes; both belong to the world where they were made, because step
/// #12 is something else in another.
struct Bookmarks: Hashable, Sendable {
  /// The marks, oldest first.
  private(set) var marks: [Mark] = []
  /// The notes, oldest first.
  private(set) var notes: [StepNote] = []
  private var newestNote = 0

  func mark(named name: some StringProtocol) -> Mark? { marks.first { $0.name == name } }

  /// Names a moment; answers where the name stood before.
  mutating func mark(_ place: Place, as name: String) -> Place? {
    let old = mark(named: name)?.place
    marks.removeAll { $0.name == name }
    marks.append(Mark(name: name, place: place))
    return old
  }

  /// Takes a name away; false where nothing is called so.
  mutating func unmark(_ name: Substring) -> Bool {
    let count = marks.count
    marks.removeAll { $0.name == name }
    return marks.count < count
  }

  /// Leaves something at a moment.
  mutating func note(_ content: Note.Content, at place: Place) -> StepNote {
    newestNote += 1
    let note = StepNote(number: newestNote, content: content, place: place)
    notes.append(note)
    return note
  }

  /// Deletes a note; false where there is none of that number.
  mutating func deleteNote(_ number: Int) -> Bool {
    let count = notes.count
    notes.removeAll { $0.number == number }
    return notes.count < count
  }
}
