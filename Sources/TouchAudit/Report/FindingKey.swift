import TouchCore

//   login.xib T07 aB1-cd-Ef
//   login.xib T13 UIWindow/UIView tap#2

/// A finding's lasting name: it stays when frames change and when others come and go, and no other
/// finding of the file has it.
public struct FindingKey: Hashable, Sendable {
  /// The key, on one line.
  public let text: String

  init(_ finding: Finding, at places: LastingPlaces, in scene: Scene, file: String) {
    let parts = [file, finding.rule.rawValue, places.place(of: finding.view, in: scene)]
    text = (parts + [Self.recognizer(of: finding, in: scene)].compactMap(\.self))
      .joined(separator: " ")
  }

  /// Reads a key that was kept.
  public init(_ text: String) { self.text = text }

  /// Which of the recognizers of a kind its view has; as the file calls it where another view may
  /// have it.
  private static func recognizer(of finding: Finding, in scene: Scene) -> String? {
    guard let name = finding.recognizer else { return nil }
    let all = scene[finding.view].recognizers
    guard let place = all.firstIndex(where: { scene.name(of: $0) == name }) else { return name }
    let kind = scene[all[place]].kind
    let before = all[..<place].count { scene[$0].kind == kind }
    return before == 0 ? kind.rawValue : "\(kind.rawValue)#\(before + 1)"
  }
}
