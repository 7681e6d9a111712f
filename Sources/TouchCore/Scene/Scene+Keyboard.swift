//  keyboard              over all other windows, as large as the screen           17.30
//    keyboard.keys         at the bottom; beside it touches pass to the app       17.32
//    keyboard.accessory    above the keys: what the app adds to its keyboard

extension Scene {
  /// The level of a keyboard's window (17.30).
  public static let keyboardLevel = 10_000_000.0

  /// Adds a keyboard, which is shown as long as text is edited; above its keys lies an accessory of
  /// some height, or of none.
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

  /// 17.30: whether a window is a keyboard's, a scene's or one that was read from an app.
  public func isOfKeyboard(_ window: ViewID) -> Bool {
    if ["UIRemoteKeyboardWindow", "UITextEffectsWindow"].contains(self[window].className) {
      return true
    }
    // A test tool calls every window by the same name, or lists the keyboard in none.
    guard self[window].kind == .window,
      self[window].origins.address == nil || self[window].isElement
    else { return false }
    return subtree(of: window).contains { self[$0].className == elementPrefix + "Keyboard" }
  }

  /// The view into which an app puts what it adds to a keyboard.
  public func contentOfKeyboard(_ window: ViewID) -> ViewID? {
    view(.accessory, of: .view(window)) ?? view(.keys, of: .view(window))
  }
}
