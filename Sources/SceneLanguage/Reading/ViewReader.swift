import TouchCore

/// Reads the lines of views.
struct ViewReader: DraftReader {
  let draft: SceneReader

  /// Reads `kind [name] [x,y] [WxH] property…`.
  func read(_ kind: ViewKind, _ line: Line, _ head: Word) {
    draft.hasObjects = true
    if kind == .content {
      return isInHosting
        ? readDrawn(line, head) : RowContentReader(draft: draft).read(line, head)
    }
    readPlain(kind, line, head)
  }

  /// 22.22: below a hosting view, content is what SwiftUI draws.
  private func readDrawn(_ line: Line, _ head: Word) {
    readPlain(.drawn, line, head)
    guard let view = open.last?.view, scene[view].kind == .drawn else { return }
    // 22.29: it has neither views of UIKit's in it nor recognizers.
    open[open.count - 1] = OpenObject(kind: .drawn, indent: open[open.count - 1].indent)
  }

  /// Whether the next line stands below a hosting view, in no row.
  private var isInHosting: Bool {
    guard let view = open.last?.container, scene.contentView(of: view) == nil else { return false }
    return scene.path(from: view).contains { scene[$0].kind == .hosting }
  }

  private func readPlain(_ kind: ViewKind, _ line: Line, _ head: Word) {
    var rest = line.words.dropFirst()
    var name = ""
    let word = rest.first.flatMap { reader.looksLikeName($0) ? $0 : nil }
    if let word {
      name = reader.name(word) ?? ""
      rest.removeFirst()
    }
    var written = WrittenView(View(name, kind))
    if !rest.isEmpty { PropertyReader(reader: reader).properties(rest, of: .view, into: &written) }
    if !written.has(.origin), !written.has(.size), !written.has(.property(.bounds)),
      let area = areaOfRootView
    {
      written.view.origin = area.origin
      written.view.bounds.size = area.size
    }
    let isInFront = written.has(.property(.front))
    addView(written.view, line.indent, head, name: word ?? head, isInFront: isInFront)
  }

  /// 19.1: where a controller's root view lies that the next line may be, if UIKit lays it out.
  private var areaOfRootView: Rect? {
    guard let parent = open.last, case .controller(let id) = parent.kind, scene[id].view == nil,
      let container = parent.container
    else { return nil }
    // A child's view is laid out by the program; of a presentation in less than the window, 19.56.
    let isLaidOut = scene[container].kind == .window || scene[container].part?.role == .view
    return isLaidOut && scene[id].presentation?.fillsWindow != false
      ? scene[container].bounds : nil
  }

  private func addView(
    _ view: View, _ indent: Int, _ head: Word, name: Word, isInFront: Bool
  ) {
    guard let parent = open.last, let container = parent.container else {
      return addStray(view, indent, head, name: name)
    }
    guard draft.hasRoom(head) else { return }
    if parent.depth > draft.limits.nesting {
      reader.say(.nestedTooDeep(draft.limits.nesting), at: head)
    }
    guard let id = add(view, to: container, name) else { return }
    try? scene.addOwnRecognizers(of: id)
    try? scene.layOutRows(of: id)
    draft.noteMadeViews(line: head.line)
    if isInFront {
      scene.placeInFront(id)
    } else if scene.hasViewInFrontOfContent(container) {
      draft.isOutOfOrder = true
    } else if let row = open.last?.view, scene.contentView(of: row) != nil {
      draft.addedToRows.append(AddedToRow(view: id, row: row, word: name))
    }
    if case .controller(let controller) = parent.kind {
      settleRoot(id, of: controller, name)
    }
    open.append(
      OpenObject(
        kind: .view(id), indent: indent, container: scene.contents(ofPicker: id) ?? id,
        window: parent.window,
        depth: parent.depth + 1))
  }

  /// 5.3: the first view inside a controller is its root view; a second one is rarely meant.
  private func settleRoot(_ view: ViewID, of controller: ControllerID, _ name: Word) {
    guard let root = scene[controller].view else {
      scene.setView(view, of: controller)
      try? scene.addSheetPan(of: controller)
      return
    }
    guard scene[controller].container == nil, !reader.hasError(in: name.line) else { return }
    let complaint = Complaint.secondRootView(
      reader.text(name), root: scene.name(of: root), controller: scene[controller].name)
    reader.say(complaint, at: name)
  }

  /// Adds a view; one whose name is taken stays without a name.
  ///
  /// The scene looks whether it is, so that every name is looked up once.
  private func add(_ view: View, to superview: ViewID, _ name: Word) -> ViewID? {
    do {
      return try scene.addSubview(view, to: superview)
    } catch {
      var view = view
      view.name = draft.freeName(name)
      return try? scene.addSubview(view, to: superview)
    }
  }

  /// A view without a window is wrong; what stands below it need not be.
  private func addStray(_ view: View, _ indent: Int, _ head: Word, name: Word) {
    switch open.last?.kind {
    case nil, .application?, .controller?: reader.say(.noWindow, at: head)
    case .delegate?, .windowScene?, .view?, .drawn?, .recognizer?, .skipped?: draft.misplaced(head)
    }
    var view = view
    if !view.name.isEmpty { view.name = draft.freeName(name) }
    guard draft.hasRoom(head), let id = try? scene.addWindow(view) else { return }
    draft.linesOfViews.append(Int32(clamping: head.line))
    open.append(
      OpenObject(kind: .view(id), indent: indent, container: id, window: id, depth: 1))
  }
}
