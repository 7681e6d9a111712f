import TouchCore

/// Reads a kind of line into a scene that others read as well.
protocol DraftReader {
  var draft: SceneReader { get }
}

extension DraftReader {
  var reader: Reader { draft.reader }

  /// The scene as read so far; changed where it is, for it is large.
  ///
  /// It is not lent to readers: the compiler looks into what `scene.delegate` was lent after giving it back.
  var scene: Scene {
    get { draft.scene }
    nonmutating _modify { yield &draft.scene }
  }

  var open: [OpenObject] {
    get { draft.open }
    nonmutating _modify { yield &draft.open }
  }

  /// Passes over what stands below a line.
  func skip(_ line: Line) { open.append(OpenObject(kind: .skipped, indent: line.indent)) }

  /// Says what an override lacks behind a word.
  func sayMissing(_ override: Override, behind word: Word) {
    reader.say(.missing(form: override.entry.form), at: reader.behind(word))
  }

  /// The words of an answer, without the word `return` that may stand in front.
  func withoutReturn(_ words: ArraySlice<Word>) -> ArraySlice<Word> {
    words.first.map { reader.text($0) == "return" } == true ? words.dropFirst() : words
  }

  /// Adds a name that may be declared further down.
  func refer(_ use: Reference.Use, _ name: Word) {
    draft.references.append(Reference(use: use, name: name))
  }
}
