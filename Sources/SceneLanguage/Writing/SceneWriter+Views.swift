import TouchCore

extension SceneWriter {
  /// The line that declares a view.
  func line(of id: ViewID) -> String {
    let view = scene[id]
    let name = names.declared(.view(id))
    var line = view.kind.word + (name.isEmpty ? "" : " \(name)")
    line += " \(spelled(view.origin)) \(spelled(view.bounds.size))"
    line += PropertyWriter(view).words
    return scene.isInFrontOfContent(id) ? line + " \(Property.front.rawValue)" : line
  }

  /// The line that declares a window.
  func line(of window: Window, saysScene: Bool) -> String {
    let view = scene[window.view]
    let name = names.declared(.view(window.view))
    var line = Keyword.window.rawValue + (name == Keyword.window.rawValue ? "" : " \(name)")
    if view.origin != .zero { line += " \(spelled(view.origin))" }
    line += " \(spelled(view.bounds.size))" + PropertyWriter(view).words
    if window.level != 0 { line += " level=\(spelled(level: window.level))" }
    if window.isKey { line += " key" }
    guard saysScene, let id = window.windowScene else { return line }
    return line + " windowScene=\(names.spoken(.windowScene(id)))"
  }
}
