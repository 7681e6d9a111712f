//  keyboard              over all other windows, as large as the screen           17.30
//    keyboard.keys         at the bottom; beside it touches pass to the app       17.32
//    keyboard.accessory    above the keys: what the app adds to its keyboard

extension Scene {
  /// The level of a keyboard's window (17.30).
  public static let keyboardLevel = 10_000_000.0

  /// Adds a keyboard, which is shown as long as text is edited.
  ///
  /// - Parameter accessory: How high the view above the keys is; 0 where there is none.
  @discardableResult
  public mutating func addKeyboard(
    _ name: String, keys: Rect, accessory: Double, on screen: Rect,
    in windowScene: WindowSceneID? = nil
  ) throws(SceneError) -> ViewID {
    var view = View(name, .window, frame: screen)
    view.customClass = "UIRemoteKeyboardWindow"
    view.hitTestOverride = .passesThrough  // 17.32
    let window = try addWindow(view, level: Self.keyboardLevel, in: windowScene)
    windows[windows.count - 1].isKeyboard = true
    try addPart(.keys, of: .view(window), View("", frame: keys), to: window)
    guard accessory > 0 else { return window }
    let above = Rect(keys.minX, keys.minY - accessory, keys.size.width, accessory)
    try addPart(.accessory, of: .view(window), View("", frame: above), to: window)
    return window
  }

  /// The view into which an app puts what it adds to a keyboard.
  public func contentOfKeyboard(_ window: ViewID) -> ViewID? {
    view(.accessory, of: .view(window)) ?? view(.keys, of: .view(window))
  }

  /// Shows the keyboards where a text is first responder to begin with, and hides them elsewhere.
  public mutating func settleKeyboard() {
    guard windows.contains(where: \.isKeyboard) else { return }
    let isEditing = Focus(self).editsText(in: self)
    for window in windows where window.isKeyboard { self[window.view].isHidden = !isEditing }
  }

  /// The same scene with its keyboards as they are to begin with.
  var settled: Scene {
    guard windows.contains(where: \.isKeyboard) else { return self }
    var scene = self
    scene.settleKeyboard()
    return scene
  }
}

extension Focus {
  /// Whether some window's first responder is a text that is edited.
  func editsText(in scene: Scene) -> Bool {
    scene.windows.contains { window in
      guard case .view(let view)? = first(in: window.view) else { return false }
      return scene[view].isTextEditable
    }
  }
}
