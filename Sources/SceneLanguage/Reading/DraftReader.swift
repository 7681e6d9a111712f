import TouchCore

/// Reads a kind of line into a scene that others read as well.
protocol DraftReader {
  var draft: SceneReader { get }
}

extension DraftReader {
  var reader: Reader { draft.reader }

  /// The scene as read so far; changed where it is, for it is large.
  var scene: Scene {
    _read { yield draft.scene }
    nonmutating _modify { yield &draft.scene }
  }

  var open: [OpenObject] {
    _read { yield draft.open }
    nonmutating _modify { yield &draft.open }
  }

  /// Adds a name that may be declared further down.
  func refer(_ use: Reference.Use, _ name: Word) {
    draft.references.append(Reference(use: use, name: name))
  }
}
