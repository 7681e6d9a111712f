import TouchCore

//  window                         window's subviews     root views
//    vc root                      rootView              root.view = rootView
//      view rootView              └ childView           child.view = childView
//        vc child
//          view childView
//      presented vc sheet
//        view sheetView           sheetView             sheet.view = sheetView

/// What a line says of a controller behind its name.
private struct ControllerWords {
  var presenter: Word?
  var roots: [Word]?
  var isFirstResponder = false
}

extension SceneReader {
  /// Reads `presented vc name [by=VC] [rootOf=WINDOW|nil]`.
  func readPresented(_ line: Line, _ head: Word) {
    guard line.words.count > 1, reader.text(line.words[1]) == Keyword.vc.rawValue else {
      let word = line.words.count > 1 ? line.words[1] : reader.behind(head)
      reader.say(.missing(form: Keyword.presented.form), at: word)
      open.append(OpenObject(role: .skipped, indent: line.indent))
      return
    }
    readController(line, head, isPresented: true)
  }

  /// Reads a controller; its views go where it stands, a presented one's into the window.
  func readController(_ line: Line, _ head: Word, isPresented: Bool) {
    let keyword = isPresented ? Keyword.presented : .vc
    var rest = line.words.dropFirst(isPresented ? 2 : 1)
    let name = neededName(keyword, rest, rest.isEmpty ? line.words[line.words.count - 1] : head)
    rest = rest.dropFirst()
    let words = controllerWords(rest, isPresented: isPresented)
    guard let id = try? scene.addController(Controller(name)) else { return }
    linesOfOthers[.controller(id)] = head.line
    scene[id].overrides.isFirstResponder = words.isFirstResponder
    let parent = open.last
    open.append(opened(id, line.indent, head, isPresented: isPresented))
    settlePresenter(id, parent, words.presenter, line, isPresented: isPresented)
    settleRoots(id, parent, words.roots, head, isPresented: isPresented)
  }

  private func controllerWords(
    _ words: ArraySlice<Word>, isPresented: Bool
  ) -> ControllerWords {
    var result = ControllerWords()
    for word in words {
      let (key, value) = reader.split(word)
      switch (reader.text(key), value) {
      case ("by", let value?):
        if !isPresented { reader.say(.byOnPlain, at: word) }
        if result.presenter != nil { reader.say(.writtenTwice("by"), at: word) }
        result.presenter = value
      case ("rootOf", let value?):
        if result.roots != nil { reader.say(.writtenTwice("rootOf"), at: word) }
        result.roots =
          reader.text(value) == Reserved.nil.rawValue ? [] : reader.parts(value, at: Ascii.comma)
      case ("firstResponder", nil):
        if result.isFirstResponder { reader.say(.writtenTwice("firstResponder"), at: word) }
        result.isFirstResponder = true
      default: reader.sayUnknown(.property, key, among: ["by", "rootOf", "firstResponder"])
      }
    }
    return result
  }

  private func opened(
    _ id: ControllerID, _ indent: Int, _ head: Word, isPresented: Bool
  ) -> OpenObject {
    var object = OpenObject(role: .controller(id), indent: indent)
    guard let parent = open.last else { return object }
    object.window = parent.window
    switch parent.role {
    case .view:
      object.container = parent.container
      object.depth = parent.depth
    case .controller:
      if !isPresented { misplaced(head) }
      object.container = parent.window
      object.depth = 1
    case .application: break
    case .delegate, .windowScene, .recognizer, .skipped: misplaced(head)
    }
    return object
  }

  private func settlePresenter(
    _ id: ControllerID, _ parent: OpenObject?, _ word: Word?, _ line: Line, isPresented: Bool
  ) {
    guard isPresented else { return }
    if let word {
      references.append(Reference(use: .presenter(of: id), name: word))
    } else if case .controller(let presenter)? = parent?.role {
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
      references += roots.map { Reference(use: .root(id), name: $0) }
    } else if !isPresented, let parent, case .view(let view) = parent.role, view == parent.window {
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
