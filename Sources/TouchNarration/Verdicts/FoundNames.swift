import TouchCore

//   view2 lies in front of it        ─▶   UIView 0x7f8a03 (view2) lies in front of it
//   a name that was made up               what a person finds in the app again

/// The names of what was read from an app, with what it is found by: class and address, or the
/// identifier that the app or Interface Builder gave it.
public struct FoundNames {
  private let scene: Scene

  /// The names of a scene.
  public init(_ scene: Scene) { self.scene = scene }

  /// Lines in which each such name is explained where it stands first.
  public func telling(_ lines: [StyledText]) -> [StyledText] {
    var told: Set<String> = []
    return lines.map { line in
      StyledText(
        line.runs.flatMap { run -> [StyledRun] in
          guard run.style == .name, let id = scene.view(named: run.text), let found = found(id),
            told.insert(run.text).inserted
          else {
            return [run]
          }
          return [StyledRun(found, .name), StyledRun(" ("), run, StyledRun(")")]
        })
    }
  }

  /// A line in which each such name is explained where it stands first.
  public func telling(_ line: StyledText) -> StyledText { telling([line])[0] }

  /// A view by what it is found by, its name behind it; its name alone if a person wrote it.
  public func name(of view: ViewID) -> String {
    let name = scene.name(of: view)
    return found(view).map { "\($0) (\(name))" } ?? name
  }

  private func found(_ id: ViewID) -> String? {
    let view = scene[id]
    if let address = view.origins.address {
      return "\(view.className) \(Origins.spelled(address))"
    }
    guard let identifier = view.origins.identifier, identifier != scene.name(of: id) else {
      return nil
    }
    return "\(view.className) \(identifier)"
  }
}
