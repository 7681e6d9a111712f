import TouchCore

//   view2 lies in front of it        ─▶   UIView 0x7f8a03 (view2) lies in front of it
//   a name that was made up               what a person finds in the app again

/// The names of what was read from an app, with what it is found by: class and address, or the
/// identifier that the app or Interface Builder gave it.
struct FoundNames {
  private let scene: Scene

  init(_ scene: Scene) { self.scene = scene }

  /// Lines in which each such name is explained where it stands first.
  func telling(_ lines: [StyledText]) -> [StyledText] {
    var told: Set<String> = []
    return lines.map { line in
      StyledText(
        line.runs.flatMap { run -> [StyledRun] in
          guard run.style == .name, let found = found(run.text), told.insert(run.text).inserted
          else {
            return [run]
          }
          return [StyledRun(found, .name), StyledRun(" ("), run, StyledRun(")")]
        })
    }
  }

  private func found(_ name: String) -> String? {
    guard let id = scene.view(named: name) else { return nil }
    let view = scene[id]
    if let address = view.origins.address {
      return "\(view.className) \(Origins.spelled(address))"
    }
    guard let identifier = view.origins.identifier, identifier != name else { return nil }
    return "\(view.className) \(identifier)"
  }
}
