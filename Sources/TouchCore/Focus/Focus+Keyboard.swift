//  nobody is edited ─▶ hidden     becomes first responder ─▶ shown     to another text ─▶ stays   17.30

extension Focus {
  /// Whether some window's first responder is a text that is edited.
  fileprivate func editsText(in scene: Scene) -> Bool {
    scene.windows.contains { window in
      guard case .view(let view)? = first(in: window.view) else { return false }
      return scene[view].isTextEditable
    }
  }

  /// 17.30: keyboards are there as long as text is edited.
  ///
  /// - Parameter step: The change that brings it.
  func showKeyboard(after step: Int32, _ journal: inout Journal<some StepSink & ~Copyable>) {
    guard journal.scene.windows.contains(where: { $0.isKeyboard }) else { return }
    let isEditing = editsText(in: journal.scene)
    let before = journal.cause
    if journal.listens { journal.cause = step }
    for window in journal.scene.windows
    where window.isKeyboard && journal.scene[window.view].isHidden == isEditing {
      journal.make(
        SceneChange(
          .responder(.view(window.view)), .hidden, from: .flag(isEditing), to: .flag(!isEditing)),
        by: RuleNumber(17, 30))
    }
    journal.cause = before
  }

  /// 17.34: the window of a text that was tapped is the key window from then on.
  func makeKeyWindow(of view: ViewID, _ journal: inout Journal<some StepSink & ~Copyable>) {
    guard let window = journal.scene.window(containing: view), journal.scene.keyWindow != window,
      first(in: window) == .view(view)
    else { return }
    let others = journal.scene.windows.filter { $0.isKey }.map { ($0.view, false) }
    for (window, isKey) in others + [(window, true)] {
      journal.make(
        SceneChange(.responder(.view(window)), .key, from: .flag(!isKey), to: .flag(isKey)),
        by: RuleNumber(17, 34))
    }
  }
}

extension Scene {
  /// Shows the keyboards where a text is first responder to begin with, and hides them elsewhere.
  public mutating func settleKeyboard() {
    guard windows.contains(where: { $0.isKeyboard }) else { return }
    let isEditing = Focus(self).editsText(in: self)
    for window in windows where window.isKeyboard { self[window.view].isHidden = !isEditing }
  }

  /// The same scene with its keyboards as they are to begin with, its private containers as the
  /// setting says, and the content views of its rows where the system has them.
  var settled: Scene {
    guard
      windows.contains(where: { $0.isKeyboard }) || hasContentsBehind
        || settings.isOn(.showsPrivateContainers) != hasPrivateContainers
        || !application.systemEdges.isEmpty
    else { return self }
    var scene = self
    scene.settlePrivateContainers()
    scene.settleKeyboard()
    scene.settleContentViews()
    scene.addEdgeGates()
    return scene
  }
}
