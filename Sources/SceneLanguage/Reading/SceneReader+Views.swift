import TouchCore

extension SceneReader {
  /// Reads `kind [name] [x,y] [WxH] property…`.
  mutating func readView(_ kind: ViewKind, _ line: Line, _ head: Word) {
    hasObjects = true
    var rest = line.words.dropFirst()
    var name = ""
    if let word = rest.first, reader.looksLikeName(word) {
      name = freeName(word)
      rest.removeFirst()
    }
    var written = WrittenView(View(name, kind))
    if !rest.isEmpty { reader.properties(rest, of: .view, into: &written) }
    if kind.hasUnmodelledTouchHandling { reader.say(.unmodelled(kind), at: head) }
    addView(written.view, line.indent, head)
  }

  private mutating func addView(_ view: View, _ indent: Int, _ head: Word) {
    guard let parent = open.last, let container = parent.container else {
      return addStray(view, indent, head)
    }
    guard hasRoom(head) else { return }
    if parent.depth > Scene.deepestNesting {
      reader.say(.nestedTooDeep(Scene.deepestNesting), at: head)
    }
    guard let id = try? scene.addSubview(view, to: container) else { return }
    linesOfViews.append(Int32(clamping: head.line))
    // 5.3: the first view inside a controller is its root view.
    if case .controller(let controller) = parent.role, scene[controller].view == nil {
      scene.setView(id, of: controller)
    }
    open.append(
      OpenObject(
        role: .view(id), indent: indent, container: id, window: parent.window,
        depth: parent.depth + 1))
  }

  /// A view without a window is wrong; what stands below it need not be.
  private mutating func addStray(_ view: View, _ indent: Int, _ head: Word) {
    switch open.last?.role {
    case nil, .application?, .controller?: reader.say(.noWindow, at: head)
    case .delegate?, .windowScene?, .view?, .skipped?: misplaced(head)
    }
    guard hasRoom(head), let id = try? scene.addWindow(view) else { return }
    linesOfViews.append(Int32(clamping: head.line))
    open.append(
      OpenObject(role: .view(id), indent: indent, container: id, window: id, depth: 1))
  }
}
