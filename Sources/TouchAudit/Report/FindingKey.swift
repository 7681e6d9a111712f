import TouchCore

//   login.xib T07 aB1-cd-Ef          by the id, or the name
//   login.xib T07 UIView/UIButton2   by the classes from the nearest view with a name

/// A finding's lasting name: it stays when frames change, and when others come and go.
public struct FindingKey: Hashable, Sendable {
  /// The key, on one line.
  public let text: String

  init(_ finding: Finding, in scene: Scene, file: String) {
    let place = [file, finding.rule.rawValue, Self.place(of: finding.view, in: scene)]
    text = (place + [finding.recognizer].compactMap { $0 }).joined(separator: " ")
  }

  /// Reads a key that was kept.
  public init(_ text: String) { self.text = text }

  private static func place(of view: ViewID, in scene: Scene) -> String {
    var parts: [String] = []
    for here in scene.path(from: view) {
      if let fixed = scene[here].origins.identifier ?? scene[here].givenName {
        return ([fixed] + parts.reversed()).joined(separator: "/")
      }
      parts.append(scene[here].className + number(of: here, in: scene))
    }
    return parts.reversed().joined(separator: "/")
  }

  /// Which of the siblings of its class it is; nothing for the first.
  private static func number(of view: ViewID, in scene: Scene) -> String {
    guard let superview = scene[view].superview else { return "" }
    let before = scene[superview].subviews.prefix { $0 != view }
      .filter { scene[$0].className == scene[view].className }
    return before.isEmpty ? "" : "\(before.count + 1)"
  }
}

extension View {
  fileprivate var givenName: String? { name.isEmpty ? nil : name }
}
