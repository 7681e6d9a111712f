import TouchCore

/// Reads the lines above all views: the application, its delegate, window scenes, windows.
struct WindowReader: DraftReader {
  let draft: SceneReader

  /// Whether a line stands at the top, or below a written `app`.
  private var isAtTop: Bool {
    switch open.last?.kind {
    case nil, .application?: true
    case .delegate?, .windowScene?, .view?, .drawn?, .controller?, .recognizer?, .skipped?: false
    }
  }

  /// Reads `app [name] [ignoring=N] [idiom=phone|pad] [edges=EDGES]`.
  func readApplication(_ line: Line, _ head: Word) {
    if draft.hasObjects { reader.say(.appNotFirst, at: head) }
    var rest = line.words.dropFirst()
    if let word = rest.first, reader.looksLikeName(word) {
      rest.removeFirst()
      if reader.text(word) != scene.application.name { rename(draft.freeName(word)) }
    }
    if let word = rest.first, let count = reader.ignoring(word) {
      scene.application.ignoringInteractionEvents = count
      rest.removeFirst()
    }
    if let word = rest.first, let idiom = reader.idiom(word) {
      scene.application.idiom = idiom
      rest.removeFirst()
    }
    if let word = rest.first, let edges = reader.systemEdges(word) {
      scene.application.systemEdges = edges
      rest.removeFirst()
    }
    draft.expectEnd(rest)
    draft.linesOfOthers[.application] = head.line
    open.append(OpenObject(kind: .application, indent: line.indent))
  }

  private func rename(_ name: String) {
    guard !name.isEmpty else { return }
    try? scene.renameApplication(name)
  }

  /// Reads `delegate name [notAResponder]`.
  func readDelegate(_ line: Line, _ head: Word) {
    if !isAtTop { draft.misplaced(head) }
    if scene.delegate != nil { reader.say(.second("delegate"), at: head) }
    var rest = line.words.dropFirst()
    var delegate = ApplicationDelegate(draft.neededName(.delegate, rest, head))
    rest = rest.dropFirst()
    if let word = rest.first, reader.text(word) == "notAResponder" {
      delegate.isResponder = false
      rest.removeFirst()
    }
    if let word = rest.first { reader.sayUnknown(.property, word, among: ["notAResponder"]) }
    try? scene.setDelegate(delegate)
    draft.linesOfOthers[.delegate] = head.line
    open.append(OpenObject(kind: .delegate, indent: line.indent))
  }

  /// Reads `windowScene name`.
  func readWindowScene(_ line: Line, _ head: Word) {
    if !isAtTop { draft.misplaced(head) }
    let rest = line.words.dropFirst()
    let name = draft.neededName(.windowScene, rest, head)
    draft.expectEnd(rest.dropFirst())
    guard let id = try? scene.addWindowScene(WindowScene(name)) else { return }
    draft.linesOfOthers[.windowScene(id)] = head.line
    open.append(OpenObject(kind: .windowScene(id), indent: line.indent))
  }

  /// Reads `window [name] [x,y] WxH property…`.
  func readWindow(_ line: Line, _ head: Word) {
    var rest = line.words.dropFirst()
    var name = ""
    if let word = rest.first, reader.looksLikeName(word) {
      name = draft.freeName(word)
      rest.removeFirst()
    } else if !line.isCut {
      // The word that begins the line is also the name of a window nobody named.
      name = draft.freeName(head)
    }
    var written = WrittenView(View(name, .window))
    PropertyReader(reader: reader).properties(rest, of: .window, into: &written)
    let windowScene = sceneOfWindow(written, head)
    addWindow(written, line.indent, head, windowScene)
  }

  /// The scene a window stands in, or the one it says; that one must be written above.
  private func sceneOfWindow(_ written: WrittenView, _ head: Word) -> WindowSceneID? {
    let standsIn: WindowSceneID?
    switch open.last?.kind {
    case .windowScene(let id)?: standsIn = id
    case nil, .application?: standsIn = nil
    case .delegate?, .view?, .drawn?, .controller?, .recognizer?, .skipped?:
      draft.misplaced(head)
      return nil
    }
    guard let word = written.windowScene else { return standsIn }
    guard standsIn == nil else {
      return reader.refuse(.unexpected("windowScene=\(reader.text(word))"), at: word)
    }
    guard case .windowScene(let id)? = reader.responder(word, in: scene, as: .windowScene) else {
      return nil
    }
    return id
  }

  /// Adds a window and opens it.
  private func addWindow(
    _ written: WrittenView, _ indent: Int, _ head: Word, _ windowScene: WindowSceneID?
  ) {
    guard draft.hasRoom(head),
      let id = try? scene.addWindow(
        written.view, level: written.level ?? 0, isKey: written.isKey ?? false, in: windowScene)
    else { return }
    draft.linesOfViews.append(Int32(clamping: head.line))
    open.append(
      OpenObject(kind: .view(id), indent: indent, container: id, window: id, depth: 1))
  }
}
