import TouchCore

//  card   alpha=0.5 isHidden = true      what stands behind `set card`
//  card   ~pointInside include plus      what may stand below card
//  card   ~pointInside none              what stood there is taken away

/// Changes one object of a scene by a line of the language without its name: properties as behind
/// `set`, or an override as below the object.
///
/// While fingers may be down, only some properties may change.
///
/// - Returns: The changes of properties that a program can make, and what there is to say; where
///   some of it is an error, the scene is as it was.
public func change(
  _ object: SceneObject, by source: SourceLines, in scene: inout Scene,
  isWhileTouching: Bool = false
) -> (changes: [SceneChange], diagnostics: [Diagnostic]) {
  let reader = SceneReader(source)
  reader.scene = scene
  let changes = reader.change(object, isWhileTouching)
  let parsed = Parsed(reader.scene, reader.reader.diagnostics)
  if let changed = parsed.value { scene = changed }
  return (changes, parsed.diagnostics)
}

extension SceneReader {
  /// Reads the only line there is, about an object that is there already.
  fileprivate func change(
    _ object: SceneObject, _ isWhileTouching: Bool
  ) -> [SceneChange] {
    var line = Line()
    guard reader.source.places.count == 1, let place = reader.source.places.first,
      reader.cut(place, into: &line), let head = line.words.first
    else { return [] }
    guard reader.firstByte(head) == Ascii.tilde else {
      return ChangeReader(reader: reader).set(
        object, line.words[...], in: &scene, isWhileTouching: isWhileTouching)
    }
    guard !isWhileTouching else {
      reader.say(.notWhileTouching(reader.text(head)), at: head)
      return []
    }
    override(object, line, head)
    return []
  }

  private func override(_ object: SceneObject, _ line: Line, _ head: Word) {
    let parent = OpenObject(object, in: scene)
    let name = reader.text(head.from(head.range.lowerBound + 1))
    if let spoken = Override.spoken(name)?.meant {
      let override = spoken.asked(ofDelegate: parent.recognizer != nil)
      let isTakenAway = line.words.count == 2 && reader.text(line.words[1]) == noneWord
      // `target = none pay` takes that action alone away.
      if override == .target, line.words.count == 3, reader.text(line.words[1]) == noneWord {
        return scene.takeAway(reader.text(line.words[2]), from: object)
      }
      if isTakenAway || !override.entry.isRepeatable { scene.takeAway(override, from: object) }
      guard !isTakenAway else { return }
    }
    open = [parent]
    OverrideReader(draft: self).read(line, head)
    ReferenceResolver(draft: self).resolveAll()
  }
}

extension OpenObject {
  fileprivate init(_ object: SceneObject, in scene: Scene) {
    switch object {
    case .responder(.view(let id)) where scene[id].kind == .drawn:
      self.init(kind: .drawn, indent: -2)
    case .recognizer(let id): self.init(kind: .recognizer(id), indent: -2)
    case .responder(.view(let id)): self.init(kind: .view(id), indent: -2)
    case .responder(.controller(let id)): self.init(kind: .controller(id), indent: -2)
    case .responder(.windowScene(let id)): self.init(kind: .windowScene(id), indent: -2)
    case .responder(.application): self.init(kind: .application, indent: -2)
    case .responder(.delegate): self.init(kind: .delegate, indent: -2)
    }
  }
}

extension Scene {
  /// Makes an object behave as its class does, in what an override says.
  fileprivate mutating func takeAway(_ override: Override, from object: SceneObject) {
    switch object {
    case .recognizer(let id): self[id].takeAway(override)
    case .responder(let responder):
      self[overridesOf: responder].takeAway(override)
      guard case .view(let id) = responder else { return }
      self[text(of: id)].takeAway(override)
      if text(of: id) != id { self[id].takeAway(override) }
      // What stands below a scroll view is said of its pan's delegate.
      if let pan = ownRecognizer(.scrollPan, of: id) { self[pan].takeAway(override) }
    }
  }
}

extension ResponderOverrides {
  fileprivate mutating func takeAway(_ override: Override) {
    if let method = override.method { self[method] = .inherited }
    if override == .touchesBegan { endsEditing = nil }
    if override == .next { next = .inherited }
    if override == .canBecomeFirstResponder { canBecomeFirstResponder = nil }
    if override == .resignFirstResponder { canResignFirstResponder = nil }
    if override == .handles { actions = [] }
    if override == .canPerformAction { refusedActions = [] }
  }
}

extension Scene {
  /// Takes the registrations of one action away.
  fileprivate mutating func takeAway(_ action: String, from object: SceneObject) {
    switch object {
    case .responder(.view(let id)): self[id].control.targets.removeAll { $0.action == action }
    case .recognizer(let id): self[id].targets.removeAll { $0.action == action }
    case .responder: break
    }
  }
}

extension View {
  fileprivate mutating func takeAway(_ override: Override) {
    if override == .hitTest { hitTestOverride = nil }
    if override == .pointInside { pointInsideOverride = nil }
    if override == .draw { drawOverride = nil }
    if override == .touchesMoved { drag = nil }
    override.entry.ofViews?.set(&self, nil)
    if override == .willSelect { rowAnswers.willSelect = nil }
    if override == .viewForZooming { scrolling?.zooming.view = nil }
    guard kind.isControl else { return }
    if override == .beginTracking { control.beginTracking = nil }
    if override == .continueTracking { control.continueTracking = nil }
    if override == .target { control.targets = [] }
  }
}

extension Recognizer {
  fileprivate mutating func takeAway(_ override: Override) {
    override.entry.ofDelegates?.set(&answers, nil)
    override.entry.tests?.set(&answers, nil)
    if override == .simultaneous {
      answers.simultaneous = .nobody
      answers.simultaneousGroup = RecognizerGroup()
    }
    if override == .requireFailureOf {
      answers.requireFailureOf = []
      answers.requireFailureGroup = RecognizerGroup()
    }
    if override == .requiredToFailBy {
      answers.requiredToFailBy = []
      answers.requiredToFailGroup = RecognizerGroup()
    }
    if override == .target { targets = [] }
  }
}
