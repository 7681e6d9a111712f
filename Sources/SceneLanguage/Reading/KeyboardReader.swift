import TouchCore

//  keyboard 0,508 390x336 accessory=44     keyboard.keys, and keyboard.accessory above them
//    button done 330,4 50x36               lies in the accessory

/// Reads the line of a keyboard, which has a window of its own.
struct KeyboardReader: DraftReader {
  let draft: SceneReader

  /// Reads `keyboard [name] [x,y] [WxH] [accessory=H]`.
  func read(_ line: Line, _ head: Word) {
    guard let first = scene.windows.first else { return reader.say(.noWindow, at: head) }
    var windowScene = first.windowScene
    switch open.last?.kind {
    case nil, .application?: break
    case .windowScene(let id)?: windowScene = id
    case .delegate?, .view?, .drawn?, .controller?, .recognizer?, .skipped?: draft.misplaced(head)
    }
    var rest = line.words.dropFirst()
    var name = head
    if let word = rest.first, reader.looksLikeName(word), !isAccessory(word) {
      name = word
      rest.removeFirst()
    }
    let freeName = draft.freeName(name)
    let screen = scene[first.view].frame
    let (keys, accessory) = frames(rest, on: screen)
    guard draft.hasRoom(head),
      let window = try? scene.addKeyboard(
        freeName, keys: keys, accessory: accessory, on: screen, in: windowScene)
    else { return }
    draft.noteMadeViews(line: head.line)
    open.append(
      OpenObject(
        kind: .view(window), indent: line.indent,
        container: scene.contentOfKeyboard(window), window: window, depth: 2))
  }

  /// Where its keys are, and how high what lies above them.
  private func frames(_ words: ArraySlice<Word>, on screen: Rect) -> (keys: Rect, accessory: Double)
  {
    let height = min(scene.settings[.keyboardHeight], screen.size.height)
    var keys = Rect(screen.minX, screen.maxY - height, screen.size.width, height)
    var accessory = 0.0
    var rest = words
    while let word = rest.popFirst() {
      guard isAccessory(word) else {
        switch PropertyReader(reader: reader).framePart(word) {
        case .origin(let origin)?: keys.origin = origin
        case .size(let size)?: keys.size = size
        case nil: break
        }
        continue
      }
      guard let value = reader.assignment(word, &rest).value else {
        reader.say(.missing(form: "accessory=H"), at: word)
        continue
      }
      reader.number(value, in: Limit.size).map { accessory = $0 }
    }
    return (keys, accessory)
  }

  private func isAccessory(_ word: Word) -> Bool { reader.text(word).hasPrefix("accessory") }
}
