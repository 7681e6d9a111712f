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

  /// Adds a name that may be declared further down.
  func refer(_ use: Reference.Use, _ name: Word) {
    draft.references.append(Reference(use: use, name: name))
  }
}
