import TouchCore

//   login.xib T07 aB1-cd-Ef                     by an identifier: in whatever screen of the file
//   screen.txt#Page T13 UIWindow/UIView tap#2   by the way to it: then in that screen

/// A finding's lasting name: it stays when frames change and when others come and go, and no other
/// finding of the file has it.
public struct FindingKey: Hashable, Sendable {
  /// The key, on one line.
  public let text: String

  init(_ finding: Finding, at place: String, in scene: Scene, file: String) {
    text = ([file, finding.rule.rawValue, place] + Self.recognizer(of: finding, in: scene))
      .joined(separator: " ")
  }

  /// Reads a key that was kept.
  public init(_ text: String) { self.text = text }

  /// Which of the recognizers of a kind its view has; as the file calls it where another view may
  /// have it.
  private static func recognizer(of finding: Finding, in scene: Scene) -> [String] {
    guard let name = finding.recognizer else { return [] }
    let all = scene[finding.view].recognizers
    guard let place = all.firstIndex(where: { scene.name(of: $0) == name }) else { return [name] }
    let kind = scene[all[place]].kind
    let before = all[..<place].count { scene[$0].kind == kind }
    return [before == 0 ? kind.rawValue : "\(kind.rawValue)#\(before + 1)"]
  }
}
