import TouchCore

//   buy                        an identifier, or the name that somebody gave it, where no other has it
//   aB1/UIView/UIButton#2      or else the way down from the nearest view that has one
//   UIWindow/'Pay now'         or from the window; views without either go by their words or class

/// What lasts of where views lie in a scene: no two have the same, and names that were counted out
/// while reading a file, as `view2`, are no part of it.
struct LastingPlaces: Sendable {
  /// The identifiers and given names that only one view has.
  private let unique: Set<String>

  init(_ scene: Scene) {
    var counts: [String: Int] = [:]
    for view in scene.viewIDs { scene[view].lastingName.map { counts[$0, default: 0] += 1 } }
    unique = Set(counts.filter { $0.value == 1 }.keys)
  }

  /// The place of a view, in one word; and whether it begins at a view with an identifier, as where
  /// nobody has to know the screen.
  func place(of view: ViewID, in scene: Scene) -> (text: String, isAnchored: Bool) {
    var parts: [String] = []
    for here in scene.path(from: view) {
      guard let name = scene[here].lastingName, unique.contains(name) else {
        parts.append(Self.part(of: here, in: scene))
        continue
      }
      let text = ([name] + parts.reversed()).joined(separator: "/")
      return (text, scene[here].origins.identifier != nil)
    }
    return (parts.reversed().joined(separator: "/"), false)
  }

  /// What a view is called among its siblings, and which of those of one label it is; no number for
  /// the first.
  private static func part(of view: ViewID, in scene: Scene) -> String {
    let label = scene[view].label
    let siblings = scene[view].superview.map { scene[$0].subviews } ?? scene.windows.map { $0.view }
    let before = siblings.prefix { $0 != view }.count { scene[$0].label == label }
    return before == 0 ? label : "\(label)#\(before + 1)"
  }
}

extension View {
  /// What it is called wherever it lies; nil where nobody gave it a name.
  fileprivate var lastingName: String? {
    if let identifier = origins.identifier { return identifier }
    // What was read from a file got its name while it was read, in the order of the views.
    return origins.unknown == nil && !name.isEmpty ? name : nil
  }

  /// What tells it from others nearby.
  fileprivate var label: String {
    if let name = lastingName { return name }
    guard let text, !text.isEmpty else { return className }
    return "'" + text.prefix(40).split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
      + "'"
  }
}
