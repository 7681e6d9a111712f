import SceneLanguage

extension FenceKind {
  // Names of ordinary code that happen to be within two edits of a kind.
  private static let ordinary: Set<String> = ["plain", "scheme", "export"]

  /// The kind a word was probably meant to name.
  static func near(_ word: String) -> FenceKind? {
    guard (2...12).contains(word.count), !ordinary.contains(word.lowercased()) else { return nil }
    return nearest(word, among: allCases.map { $0.rawValue }).flatMap(FenceKind.init)
  }
}
