import TouchCore

//  window                         window's subviews     root views
//    vc root                      rootView              root.view = rootView
//      view rootView              └ childView           child.view = childView
//        vc child
//          view childView
//      presented vc sheet         sheet.dimming         behind the sheet (19.55)
//        view sheetView           sheetView             sheet.view = sheetView

/// Reads the lines of view controllers, and whose root or presented they are.
struct ControllerReader: DraftReader {
  let draft: SceneReader

  /// Reads `presented vc name …`, also of a container.
  func readPresented(_ line: Line, _ head: Word) {
    let second = line.words.count > 1 ? Keyword(rawValue: reader.text(line.words[1])) : nil
    guard let second, second == .vc || second.container != nil else {
      let word = line.words.count > 1 ? line.words[1] : reader.behind(head)
      reader.say(.missing(form: Keyword.presented.form), at: word)
      return skip(line)
    }
    read(line, head, second, isPresented: true)
  }

  /// Reads a controller; its views go where it stands, a presented one's into the window.
  func read(_ line: Line, _ head: Word, _ kind: Keyword, isPresented: Bool) {
    let keyword = isPresented ? Keyword.presented : kind
    var rest = line.words.dropFirst(isPresented ? 2 : 1)
    let name = draft.neededName(
      keyword, rest, rest.isEmpty ? line.words[line.words.count - 1] : head)
    rest = rest.dropFirst()
    let words = ControllerWords(
      rest, isPresented: isPresented, container: kind.container, reader)
    guard let id = try? scene.addController(Controller(name)) else { return }
    draft.linesOfOthers[.controller(id)] = head.line
    scene[id].overrides.isFirstResponder = words.said.isFirstResponder
    scene[id].definesContext = words.said.definesContext
    scene[id].defersEdges = words.said.defers
    let parent = open.last
    open.append(opened(id, line.indent, head, isPresented: isPresented))
    settlePresenter(id, parent, words.presenter, line, isPresented: isPresented)
    settleRoots(id, parent, words.roots, head, isPresented: isPresented)
    let around = ContainerReader(draft: draft)
    if isPresented { around.present(id, words, head) }
    if let container = kind.container { around.makeContainer(id, container, words, head) }
  }

  private func opened(
    _ id: ControllerID, _ indent: Int, _ head: Word, isPresented: Bool
  ) -> OpenObject {
    var object = OpenObject(kind: .controller(id), indent: indent)
    guard let parent = open.last else { return object }
    object.window = parent.window
    switch parent.kind {
    case .view:
      object.container = parent.container
      object.depth = parent.depth
    case .controller(let above):
      if !isPresented, scene[above].container != nil {
        scene.addChild(id, to: above)
        object.container = parent.container
        object.depth = parent.depth
        return object
      }
      if !isPresented { draft.misplaced(head) }
      object.container = parent.window
      object.depth = 1
    case .application: break
    case .delegate, .windowScene, .drawn, .recognizer, .skipped: draft.misplaced(head)
    }
    return object
  }

  private func settlePresenter(
    _ id: ControllerID, _ parent: OpenObject?, _ word: Word?, _ line: Line, isPresented: Bool
  ) {
    guard isPresented else { return }
    if let word {
      refer(.presenter(of: id), word)
    } else if case .controller(let presenter)? = parent?.kind {
      scene.present(id, by: presenter)
    } else if !line.isCut {
      reader.say(.byMissing, at: line.words[0])
    }
  }

  /// Directly in a window a controller is the root, unless it is presented or says otherwise.
  private func settleRoots(
    _ id: ControllerID, _ parent: OpenObject?, _ roots: [Word]?, _ head: Word, isPresented: Bool
  ) {
    if let roots {
      for root in roots { refer(.root(id), root) }
    } else if !isPresented, let parent, case .view(let view) = parent.kind, view == parent.window {
      makeRoot(id, of: view, head)
    }
  }

  /// Makes a controller the root view controller of a window, or says who is it already.
  func makeRoot(_ controller: ControllerID, of window: ViewID, _ word: Word) {
    guard scene[window].kind == .window else {
      return reader.say(
        .isAnother(reader.text(word), thing: "a view", expected: .window), at: word)
    }
    do {
      try scene.setRootViewController(controller, of: window)
    } catch {
      let root = scene.window(of: window)?.rootViewController
      let has = root.map { scene[$0].name } ?? ""
      reader.say(.secondRoot(window: scene.name(of: window), has: has), at: word)
    }
  }
}
