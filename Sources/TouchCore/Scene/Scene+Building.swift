extension Scene {
  /// How deep views may be nested: enough for any app, and safe for everything that walks a scene.
  public static let deepestNesting = 10_000

  /// Adds the delegate.
  public mutating func setDelegate(_ delegate: ApplicationDelegate) throws(SceneError) {
    try claim(delegate.name, for: .delegate)
    self.delegate = delegate
  }

  /// Adds a window scene.
  @discardableResult
  public mutating func addWindowScene(
    _ windowScene: WindowScene
  ) throws(SceneError) -> WindowSceneID {
    let id = WindowSceneID(windowScenes.count)
    try claim(windowScene.name, for: .windowScene(id))
    windowScenes.append(windowScene)
    return id
  }

  /// Shows a window, in front of the windows of its level that are shown already.
  @discardableResult
  public mutating func addWindow(
    _ view: View, level: Double = 0, isKey: Bool = false, in windowScene: WindowSceneID? = nil
  ) throws(SceneError) -> ViewID {
    let id = try append(view)
    windows.append(Window(view: id, level: level, isKey: isKey, windowScene: windowScene))
    return id
  }

  /// Changes a window's level, or whether it is the key window.
  public mutating func changeWindow(
    _ window: ViewID, level: Double? = nil, isKey: Bool? = nil
  ) {
    guard let place = windows.lastIndex(where: { $0.view == window }) else { return }
    if let level { windows[place].level = level }
    if let isKey { windows[place].isKey = isKey }
  }

  /// Adds a view in front of its siblings.
  @discardableResult
  public mutating func addSubview(
    _ view: View, to superview: ViewID
  ) throws(SceneError) -> ViewID {
    let id = try append(view)
    views[Int(id.index)].superview = superview
    // Not through `self[superview]`: that copies the list for every view added.
    let end = views[Int(superview.index)].subviews.endIndex
    // 16.7: the content view lies in front of what is added to the row itself.
    let place =
      contentView(of: superview).flatMap { self[superview].subviews.lastIndex(of: $0) } ?? end
    views[Int(superview.index)].subviews.insert(id, at: place)
    if view.kind.isRow {
      try addSubview(View("", .content, frame: self[id].bounds), to: id)
    }
    let parts = view.kind.parts
    if parts.contains(.searchField) { try addSearchParts(of: id) }
    if parts.contains(.wheel) { try addWheel(of: id) }
    if view.textInput.hasClearButton {
      let (width, height) = (view.bounds.size.width, view.bounds.size.height)
      let clear = View("", .button, frame: Rect(width - height, 0, height, height))
      try addPart(.clear, of: .view(id), clear, to: id)
    }
    return id
  }

  /// Adds a controller that has no view yet.
  @discardableResult
  public mutating func addController(_ controller: Controller) throws(SceneError) -> ControllerID {
    let id = ControllerID(controllers.count)
    try claim(controller.name, for: .controller(id))
    controllers.append(controller)
    return id
  }

  /// Makes a view the controller's root view; a former one loses that role (5.3).
  public mutating func setView(_ view: ViewID, of controller: ControllerID) {
    if let former = self[controller].view { self[former].controller = nil }
    self[controller].view = view
    self[view].controller = controller
  }

  /// Makes a controller the root view controller of a window.
  public mutating func setRootViewController(
    _ controller: ControllerID, of window: ViewID
  ) throws(SceneError) {
    guard let place = windows.lastIndex(where: { $0.view == window }) else { return }
    guard windows[place].rootViewController == nil else {
      throw .secondRootViewController(window: self[window].name)
    }
    windows[place].rootViewController = controller
  }

  /// Shows a window in a window scene (1.9).
  public mutating func show(_ window: ViewID, in windowScene: WindowSceneID) {
    guard let place = windows.lastIndex(where: { $0.view == window }) else { return }
    windows[place].windowScene = windowScene
  }

  /// Says which controller presented another.
  public mutating func present(_ controller: ControllerID, by presenter: ControllerID) {
    self[controller].presenter = presenter
    self[controller].askedToPresent = presenter
  }

  /// Attaches a recognizer to a view.
  @discardableResult
  public mutating func addRecognizer(
    _ recognizer: Recognizer, to view: ViewID
  ) throws(SceneError) -> RecognizerID {
    let id = RecognizerID(recognizers.count)
    // What a text field has of its own goes by its view's name, whatever that becomes.
    let part = recognizer.part.flatMap { $0.role.isOfText ? nil : $0 }
    try claim(recognizer.name.isEmpty ? partName(part) : recognizer.name, for: id)
    recognizers.append(recognizer)
    recognizers[Int(id.index)].view = view
    if recognizer.isAttached { views[Int(view.index)].recognizers.append(id) }
    return id
  }

  /// Puts a recognizer on its view, or takes it off (21.2, 21.3).
  public mutating func attach(_ recognizer: RecognizerID, _ isOn: Bool) {
    let view = self[recognizer].view
    recognizers[Int(recognizer.index)].isAttached = isOn
    views[Int(view.index)].recognizers.removeAll { $0 == recognizer }
    if isOn { views[Int(view.index)].recognizers.append(recognizer) }
  }

  /// Gives a view that nobody named a name.
  public mutating func rename(_ view: ViewID, _ name: String) throws(SceneError) {
    guard self[view].name.isEmpty else { return }
    try claim(name, for: .view(view))
    self[view].name = name
  }

  /// Attaches a recognizer to another view: a scroll view's pan may sit anywhere (20.37).
  public mutating func move(_ recognizer: RecognizerID, to view: ViewID) {
    guard self[recognizer].view != view else { return }
    views[Int(self[recognizer].view.index)].recognizers.removeAll { $0 == recognizer }
    views[Int(view.index)].recognizers.append(recognizer)
    recognizers[Int(recognizer.index)].view = view
  }

  /// A scroll view's own recognizer of a kind, wherever it is attached; nil for other views.
  public func ownRecognizer(_ kind: RecognizerKind, of view: ViewID) -> RecognizerID? {
    guard self[view].scrolling != nil else { return nil }
    return self[view].recognizers.first { self[$0].kind == kind && self[$0].scrollView == view }
      ?? recognizerIDs.first { self[$0].kind == kind && self[$0].scrollView == view }
  }

  /// Takes a view, and what lies below it, out of its superview.
  public mutating func removeFromSuperview(_ view: ViewID) {
    guard let superview = self[view].superview else { return }
    self[superview].subviews.removeAll { $0 == view }
    self[view].superview = nil
  }

  /// Puts a view in front of its siblings, as `bringSubviewToFront(_:)` of its superview does.
  public mutating func bringToFront(_ view: ViewID) {
    guard let superview = self[view].superview, self[superview].subviews.last != view else {
      return
    }
    let front = self[superview].subviews.last
    let content = contentView(of: superview).flatMap { $0 == front ? $0 : nil }
    self[superview].subviews.removeAll { $0 == view || $0 == content }
    self[superview].subviews.append(view)
    if let content, content != view { self[superview].subviews.append(content) }
  }

  /// Moves a view in front of all its siblings, a row's content view among them: so it lies where
  /// the app asked for the content view before it added the view.
  public mutating func placeInFront(_ view: ViewID) {
    guard let superview = self[view].superview else { return }
    self[superview].subviews.removeAll { $0 == view }
    self[superview].subviews.append(view)
  }

  /// Puts a view behind its siblings, as `sendSubviewToBack(_:)` of its superview does.
  public mutating func sendToBack(_ view: ViewID) {
    guard let superview = self[view].superview else { return }
    self[superview].subviews.removeAll { $0 == view }
    self[superview].subviews.insert(view, at: 0)
  }

  /// Whether a view may be moved into another one: never a window, nor into itself; what SwiftUI
  /// draws stays in its hosting view, and has no views of UIKit's in it (22.22).
  public func mayMove(_ view: ViewID, into superview: ViewID) -> Bool {
    window(of: view) == nil && !isDescendant(superview, of: view)
      && self[view].kind != .drawn && self[superview].kind != .drawn
  }

  /// Moves a view in front of another one's subviews, as `addSubview(_:)` does, where it may be.
  public mutating func insert(_ view: ViewID, into superview: ViewID) {
    guard mayMove(view, into: superview) else { return }
    removeFromSuperview(view)
    self[superview].subviews.append(view)
    self[view].superview = superview
  }

  /// The name by which a part is looked up; nobody can write it as a name, because of the dot.
  private func partName(_ part: Part?) -> String { part.map { name(of: $0) } ?? "" }

  private mutating func append(_ view: View) throws(SceneError) -> ViewID {
    let id = ViewID(views.count)
    try claim(view.name.isEmpty ? partName(view.part) : view.name, for: .view(id))
    views.append(view)
    if view.scrolling != nil {
      // 11.3, 11.10: a scroll view comes with its own recognizers.
      for kind in [RecognizerKind.scrollDelay, .scrollPan] {
        try addRecognizer(Recognizer("", kind, of: id), to: id)
      }
    }
    for role in view.kind.parts where role.isOfText {
      try addPart(role, of: .view(id), Recognizer(part: role), to: id)
    }
    return id
  }
}
