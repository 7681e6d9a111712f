import TouchCore

extension Scene {
  /// What a view's own `hitTest` does, in words of the scene language.
  package func overrideWords(of view: ViewID) -> String? {
    self[view].hitTestOverride.map {
      "return " + $0.words(naming: { name(of: $0) }, spelled: bareOrQuoted)
    }
  }
}

extension Scene {
  /// What stands behind an override's word below an object; nothing where it has no such line.
  package func words(of override: Override, below object: SceneObject) -> [String] {
    var writer = SceneWriter(self)
    writer.writeOverrides(of: object)
    let word = "~\(override.rawValue) "
    return writer.lines.filter { $0.hasPrefix(word) }.map { String($0.dropFirst(word.count)) }
  }
}
