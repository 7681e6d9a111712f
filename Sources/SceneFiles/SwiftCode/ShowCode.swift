import TouchCore

/// What makes a scene seen: its windows, what is presented, and who is first responder.
struct ShowCode {
  let names: CodeNames
  private var scene: Scene { names.scene }

  var statements: [String] { children + scene.windows.flatMap(show) + presented + responders }

  private func show(_ window: Window) -> [String] {
    guard !window.isKeyboard, let name = names.spoken(window.view) else {
      return [CodeText.missing("a keyboard: it comes with the first responder")]
    }
    var lines = ["\(name).windowScene = windowScene"]
    if let root = window.rootViewController, let spoken = names.spoken(.controller(root)) {
      lines.append("\(name).rootViewController = \(spoken)")
    }
    if window.level != 0 {
      lines.append("\(name).windowLevel = UIWindow.Level(rawValue: \(exact(window.level)))")
    }
    if !scene[window.view].isHidden {
      lines.append(window.isKey ? "\(name).makeKeyAndVisible()" : "\(name).isHidden = false")
    }
    return lines
  }

  /// Controllers whose view lies in another one's, and which nobody else shows.
  private var children: [String] {
    scene.controllers.indices.flatMap { index -> [String] in
      let id = ControllerID(index)
      let isContained = scene.controllers.contains { $0.container?.children.contains(id) == true }
      guard !isContained, scene[id].presenter == nil, let parent = parent(of: id),
        let child = names.spoken(.controller(id)), let owner = names.spoken(.controller(parent))
      else { return [] }
      return ["\(owner).addChild(\(child))", "\(child).didMove(toParent: \(owner))"]
    }
  }

  private func parent(of id: ControllerID) -> ControllerID? {
    var here = scene[id].view.flatMap { scene[$0].superview }
    while let view = here {
      if let owner = scene[view].controller, scene[owner].view == view { return owner }
      here = scene[view].superview
    }
    return nil
  }

  private var presented: [String] {
    scene.controllers.indices.compactMap { index in
      let it = scene.controllers[index]
      guard let presenter = it.presenter, it.presentation?.isDismissed != true,
        let shown = names.spoken(.controller(ControllerID(index))),
        let owner = names.spoken(.controller(presenter))
      else { return nil }
      return "\(owner).present(\(shown), animated: false)"
    }
  }

  private var responders: [String] {
    let all =
      scene.viewIDs.map { Responder.view($0) }
      + scene.controllers.indices.map { .controller(ControllerID($0)) }
    return all.filter { scene[overridesOf: $0].isFirstResponder }.compactMap { responder in
      names.spoken(responder).map { "\($0).becomeFirstResponder()" }
    }
  }
}
