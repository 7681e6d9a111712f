import TouchCore

//  set pad hidden alpha=0.5    ─▶  the scene as it is then  +  pad.hidden, pad.alpha

/// Reads what stands behind `set`, and changes a scene accordingly.
struct ChangeReader {
  let reader: Reader

  /// Reads what stands behind `set`, changes a scene accordingly, and answers the changes.
  ///
  /// - Parameters:
  ///   - words: The target and its properties.
  ///   - head: The word in front, for saying what is missing.
  ///   - scene: The scene, as it is when the line is reached.
  ///   - isWhileTouching: Whether fingers may be down, so that only some properties may change.
  func set(
    _ words: ArraySlice<Word>, behind head: Word, in scene: inout Scene, isWhileTouching: Bool
  ) -> [SceneChange] {
    guard let target = words.first else {
      reader.say(.missing(form: "set VIEW property…"), at: reader.behind(head))
      return []
    }
    guard let found = self.target(target, in: scene) else { return [] }
    let rest = words.dropFirst()
    guard !rest.isEmpty else {
      reader.say(.missing(form: "set VIEW property…"), at: reader.behind(target))
      return []
    }
    return set(found, rest, in: &scene, isWhileTouching: isWhileTouching)
  }

  /// Reads the properties of an object, changes it accordingly, and answers the changes.
  func set(
    _ object: SceneObject, _ words: ArraySlice<Word>, in scene: inout Scene, isWhileTouching: Bool
  ) -> [SceneChange] {
    switch object {
    case .responder(.view(let id)): return setView(id, words, in: &scene, isWhileTouching)
    case .responder(.controller(let id)):
      return setController(id, words, in: &scene, isWhileTouching: isWhileTouching)
    case .responder(.application): return setApplication(words, in: &scene, isWhileTouching)
    case .recognizer(let id):
      return isWhileTouching
        ? switchRecognizer(id, words, in: &scene) : setRecognizer(id, words, in: &scene)
    case .responder(.windowScene), .responder(.delegate):
      if let word = words.first { reader.sayUnknown(.property, word, among: []) }
      return []
    }
  }

  /// Whom a `set` line changes.
  private func target(_ word: Word, in scene: Scene) -> SceneObject? {
    let name = reader.text(word)
    if let id = scene.recognizer(named: name) { return .recognizer(id) }
    switch scene.responder(called: name) {
    case .view(let id)?: return .responder(.view(id))
    case .controller(let id)?: return .responder(.controller(id))
    case .application?: return .responder(.application)
    case .windowScene, .delegate, nil:
      _ = reader.view(word, in: scene)
      return nil
    }
  }

  private func setView(
    _ id: ViewID, _ words: ArraySlice<Word>, in scene: inout Scene, _ isWhileTouching: Bool
  ) -> [SceneChange] {
    var written = WrittenView(scene[id])
    let scale = scene[id].scrolls.zooming.scale
    let isWindow = scene.window(of: id) != nil
    let place: Property.LineKind =
      switch (isWindow, isWhileTouching) {
      case (false, false): .setView
      case (true, false): .setWindow
      case (false, true): .changeView
      case (true, true): .changeWindow
      }
    PropertyReader(reader: reader).properties(words, of: place, into: &written)
    if written.has(.property(.animated)), !written.saysOffset, let word = words.first {
      reader.say(.missing(form: "\(Property.contentOffset.entry.form) animated"), at: word)
    }
    scene[id] = written.view
    if written.has(.property(.value)) { scene.setValue(written.view.value, of: id) }
    if written.has(.property(.front)) {
      let isBack = words.contains {
        reader.text(reader.split($0).key) == Property.back.rawValue
      }
      if isBack { scene.sendToBack(id) } else { scene.bringToFront(id) }
      written.isSentBack = isBack
    }
    if let inside = written.inside, !moves(id, into: inside, in: &scene) { return [] }
    try? scene.addOwnRecognizers(of: id)
    if written.has(.property(.zoomScale)) { scene.settleZoom(of: id, from: scale) }
    try? scene.layOutRows(of: id)
    if isWindow { scene.changeWindow(id, level: written.level, isKey: written.isKey) }
    return Property.allCases.compactMap { change($0, of: id, written, in: scene) }
  }

  /// The change of a property that was written.
  private func change(
    _ property: Property, of id: ViewID, _ written: WrittenView, in scene: Scene
  ) -> SceneChange? {
    let isFrame = property == .frame && (written.has(.origin) || written.has(.size))
    // An offset with an animation is one change.
    let isAnimated = property == .bounds && written.has(.property(.animated))
    let entry = property.entry
    let isWritten = entry.subject == nil && written.has(.property(property)) && !isAnimated
    guard isFrame || isWritten && property != .frame, let changes = entry.changes else {
      return nil
    }
    let object = SceneObject.responder(.view(id))
    if changes == .firstResponder {
      return SceneChange(object, changes, to: .flag(scene[id].overrides.isFirstResponder))
    }
    if changes == .animatedOffset, !written.saysOffset { return nil }
    if changes == .removed { return SceneChange(object, changes, to: .flag(true)) }
    if changes == .front {
      return SceneChange(object, written.isSentBack ? .back : .front, to: .flag(true))
    }
    let said = changes == .bounds && written.saysOffset ? .contentOffset : changes
    return scene.value(of: said, in: object).map { SceneChange(object, said, to: $0) }
  }

  /// 21.6: moves a view into another one; false, and it is said, where that cannot be.
  private func moves(_ id: ViewID, into word: Word, in scene: inout Scene) -> Bool {
    guard let superview = reader.view(word, in: scene) else { return false }
    guard scene.mayMove(id, into: superview) else {
      reader.say(
        .misplaced(scene.name(of: id), inside: reasonNotToMove(id, superview, scene)), at: word)
      return false
    }
    scene.insert(id, into: superview)
    return true
  }

  private func reasonNotToMove(_ id: ViewID, _ superview: ViewID, _ scene: Scene) -> String {
    if scene.isDescendant(superview, of: id) { return "in itself" }
    return scene[superview].kind == .drawn
      ? "in what SwiftUI draws" : "in \(scene.name(of: superview))"
  }

  private func setController(
    _ id: ControllerID, _ words: ArraySlice<Word>, in scene: inout Scene, isWhileTouching: Bool
  ) -> [SceneChange] {
    var rest = words
    guard let word = rest.popFirst() else { return [] }
    let (key, value) = reader.assignment(word, &rest)
    let name = reader.text(key)
    if name == "presented" || name == ControllerProperty.dismissed.rawValue {
      refuseMore(rest)
      guard scene[id].presentation != nil || scene.containerOfRead(id) != nil else {
        reader.say(.belongsTo(name, owners: ControllerProperty.Owners.presented.rawValue), at: key)
        return []
      }
      guard let isSo = reader.isYes(value) else { return [] }
      let isPresented = isSo == (name == "presented")
      let change = SceneChange(
        .responder(.controller(id)), .presented, to: .flag(isPresented))
      scene.apply(change)
      return [change]
    }
    guard let property = Property.spoken(name)?.meant, property == .firstResponder else {
      if !isWhileTouching, let words = ControllerWords(words, of: id, in: scene, reader) {
        words.change(id, in: &scene, reader)
        return []
      }
      if ControllerProperty.spoken(name) != nil, !isWhileTouching {
        reader.say(.lineOnly(name), at: key)
      } else if Property.spoken(name) == nil {
        let words = isWhileTouching ? [] : ControllerWords.changeable(of: id, in: scene)
        reader.sayUnknown(
          .property, key, among: ["firstResponder", "dismissed", "presented"] + words)
      } else {
        reader.say(.belongsTo(name, owners: "views"), at: key)
      }
      return []
    }
    guard let isFirst = reader.isYes(value) else { return [] }
    refuseMore(rest)
    scene[id].overrides.isFirstResponder = isFirst
    return [
      SceneChange(.responder(.controller(id)), .firstResponder, to: .flag(isFirst))
    ]
  }

  private func setApplication(
    _ words: ArraySlice<Word>, in scene: inout Scene, _ isWhileTouching: Bool
  ) -> [SceneChange] {
    guard let word = words.first else { return [] }
    if !isWhileTouching, let idiom = reader.idiom(word) {
      refuseMore(words.dropFirst())
      scene.application.idiom = idiom
      return []
    }
    if !isWhileTouching, let edges = reader.systemEdges(word) {
      refuseMore(words.dropFirst())
      scene.application.systemEdges = edges
      scene.addEdgeGates()
      return []
    }
    guard reader.text(reader.split(word).key) == ignoringWord else {
      reader.sayUnknown(
        .property, reader.split(word).key, among: [ignoringWord, idiomWord, edgesWord])
      return []
    }
    guard reader.split(word).value != nil else {
      reader.say(.missing(form: "\(ignoringWord)=N"), at: word)
      return []
    }
    guard let count = reader.ignoring(word) else { return [] }
    refuseMore(words.dropFirst())
    scene.application.ignoringInteractionEvents = count
    return [SceneChange(.responder(.application), .ignoring, to: .number(Double(count)))]
  }

  private func setRecognizer(
    _ id: RecognizerID, _ words: ArraySlice<Word>, in scene: inout Scene
  ) -> [SceneChange] {
    let named = RecognizerPropertyReader(reader: reader)
      .properties(words, isSet: true, of: &scene[id])
    let required = named.required
    if scene[id].isAttached != scene[scene[id].view].recognizers.contains(id) {
      scene.attach(id, scene[id].isAttached)
    }
    if let view = named.on.flatMap({ reader.view($0, in: scene) }) { scene.move(id, to: view) }
    if let only = required.first, required.count == 1, reader.text(only) == noneWord,
      scene.recognizer(named: noneWord) == nil
    {
      scene[id].requiresToFail = []
    } else if !required.isEmpty {
      let others = required.map { reader.recognizer($0, in: scene) }
      scene[id].requiresToFail = others.compactMap { $0 }
    }
    return []
  }

  /// While fingers may be down a recognizer is switched off and on, or set to a state (18.23).
  private func switchRecognizer(
    _ id: RecognizerID, _ words: ArraySlice<Word>, in scene: inout Scene
  ) -> [SceneChange] {
    var subjects: [RecognizerProperty] = []
    var switches: [Word] = []
    var changes: [SceneChange] = []
    for word in words {
      let (key, value) = reader.split(word)
      let property = RecognizerProperty.spoken(reader.text(key))?.meant
      if property == .state {
        if let state = endState(value, word) {
          changes.append(SceneChange(.recognizer(id), .state, to: .state(state)))
        }
        continue
      }
      switches.append(word)
      guard let property else { continue }
      subjects.append(property.subject)
      guard property.subject != .disabled, property.subject != .detached else { continue }
      reader.say(.notWhileTouching(reader.text(key)), at: key)
    }
    guard !switches.isEmpty else { return changes }
    _ = RecognizerPropertyReader(reader: reader)
      .properties(switches[...], isSet: true, of: &scene[id])
    if !subjects.isEmpty, subjects != [.detached] {
      changes.append(SceneChange(.recognizer(id), .enabled, to: .flag(scene[id].isEnabled)))
    }
    if subjects.contains(.detached) {
      scene.attach(id, scene[id].isAttached)
      changes.append(SceneChange(.recognizer(id), .attached, to: .flag(scene[id].isAttached)))
    }
    return changes
  }

  /// 18.23: a program may end a gesture, and no more.
  private func endState(_ value: Word?, _ word: Word) -> GestureState? {
    guard let value else {
      return reader.refuse(.missing(form: RecognizerProperty.state.entry.form), at: word)
    }
    let states = [GestureState.failed, .cancelled]
    let state = states.first { $0.word == reader.text(value) }
    if state == nil { reader.sayUnknown(.value, value, among: states.map { $0.word }) }
    return state
  }

  private func refuseMore(_ words: ArraySlice<Word>) {
    if let word = words.first { reader.say(.unexpected(reader.text(word)), at: word) }
  }
}
