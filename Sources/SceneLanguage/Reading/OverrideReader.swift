import TouchCore

//  ~touchesBegan log          what the class of the object above does otherwise
//  ~pointInside include plus
//  ~shouldReceive no          what the delegate of the recognizer above answers

/// Reads the lines that begin with `~`.
struct OverrideReader: DraftReader {
  let draft: SceneReader

  /// Reads a line that begins with `~`.
  func read(_ line: Line, _ head: Word) {
    let name = head.from(head.range.lowerBound + 1)
    guard let spoken = Override.spoken(reader.text(name))?.meant else {
      let known = Override.allCases.flatMap { [$0.rawValue] + $0.spelledByUIKit }
      reader.sayUnknown(.override, head, among: known.map { "~\($0)" })
      return skip(line)
    }
    guard let parent = open.last, parent.responder != nil || parent.recognizer != nil else {
      return draft.misplaced(head)
    }
    let override = spoken.asked(ofDelegate: parent.recognizer != nil)
    let isFirst = open[open.count - 1].overrides.insert(override).inserted
    guard isFirst || override.entry.isRepeatable else {
      return reader.say(.writtenTwice(reader.text(head)), at: head)
    }
    if isFirst, let object = parent.object {
      let place = WrittenPlaces.OverrideLine(override.rawValue, below: object)
      draft.linesOfOverrides[place] = head.line
    }
    read(override, line.words.dropFirst(), parent, head)
  }

  private func read(
    _ override: Override, _ rest: ArraySlice<Word>, _ parent: OpenObject, _ head: Word
  ) {
    switch override.entry.owners {
    case .responders:
      guard let responder = parent.responder else { break }
      return read(override, rest, responder, head)
    case .views:
      guard let view = parent.view else { break }
      return read(override, rest, view, head)
    case .controls:
      guard let view = parent.view, scene[view].kind.isControl else { break }
      return read(override, rest, view, head)
    case .recognizers:
      guard let recognizer = recognizer(of: parent) else { break }
      return readAnswer(override, rest, recognizer, head)
    case .rows, .tables, .collections, .scrollViews:
      guard let view = parent.view, override.entry.owners.include(scene[view].kind) else { break }
      return readAnswer(override, rest, view, head)
    case .texts:
      guard let view = parent.view.map({ scene.text(of: $0) }),
        scene[view].kind.editsText
      else { break }
      return readAnswer(override, rest, view, head)
    case .callers:
      if let recognizer = parent.recognizer { return readTarget(rest, recognizer, head) }
      guard let view = parent.view, scene[view].kind.isControl else { break }
      return readTarget(rest, ofControl: view, head)
    }
    reader.say(.belongsTo(reader.text(head), owners: override.entry.owners.rawValue), at: head)
  }

  private func read(
    _ override: Override, _ rest: ArraySlice<Word>, _ responder: Responder, _ head: Word
  ) {
    if let method = override.method {
      readTouches(method, override, rest, responder, head)
    } else if override == .next {
      readNext(rest, responder, head)
    } else if override == .handles || override == .canPerformAction {
      readAction(override, rest, responder, head)
    } else if let answer = yesOrNo(rest, override, head) {
      answerAboutFocus(override, answer, responder, head)
    }
  }

  private func read(
    _ override: Override, _ rest: ArraySlice<Word>, _ view: ViewID, _ head: Word
  ) {
    if override == .hitTest { return readHitTest(rest, view, head) }
    if override == .pointInside { return readInside(rest, view, head) }
    if override == .draw { return readDrawing(rest, view, head) }
    guard override == .beginTracking || override == .continueTracking else {
      return readAnswer(override, rest, view, head)
    }
    guard let answer = yesOrNo(rest, override, head) else { return }
    if override == .beginTracking {
      scene[view].control.beginTracking = answer
    } else {
      scene[view].control.continueTracking = answer
    }
  }

  /// The answer of a question, with or without the word `return` in front.
  func yesOrNo(
    _ words: ArraySlice<Word>, _ override: Override, _ head: Word
  ) -> Bool? {
    onlyWord(withoutReturn(words), override, words.first ?? head).flatMap { reader.isYes($0) }
  }

  private func answerAboutFocus(
    _ override: Override, _ answer: Bool, _ responder: Responder, _ head: Word
  ) {
    guard override == .canBecomeFirstResponder else {
      scene[overridesOf: responder].canResignFirstResponder = answer
      return
    }
    guard scene[overridesOf: responder].canBecomeFirstResponder == nil else {
      return reader.say(.writtenTwice(override.rawValue), at: head)
    }
    scene[overridesOf: responder].canBecomeFirstResponder = answer
  }

  /// Reads `ACTION`, or `ACTION no`.
  private func readAction(
    _ override: Override, _ words: ArraySlice<Word>, _ responder: Responder, _ head: Word
  ) {
    guard let word = words.first else { return sayMissing(override, behind: head) }
    guard let action = reader.string(word) else { return }
    var rest = words.dropFirst()
    if override == .canPerformAction {
      guard let answer = rest.popFirst(), truth(reader.text(answer)) == false else {
        return reader.say(
          .missing(form: override.entry.form), at: words.dropFirst().first ?? reader.behind(word))
      }
    }
    draft.expectEnd(rest)
    let known = scene[overridesOf: responder]
    guard !(override == .handles ? known.actions : known.refusedActions).contains(action) else {
      return reader.say(.writtenTwice(reader.text(word)), at: word)
    }
    if override == .handles {
      scene[overridesOf: responder].actions.append(action)
    } else {
      scene[overridesOf: responder].refusedActions.append(action)
    }
  }

  /// The only word there is, or a complaint.
  func onlyWord(
    _ words: ArraySlice<Word>, _ override: Override, _ head: Word
  ) -> Word? {
    guard let word = words.first else {
      sayMissing(override, behind: head)
      return nil
    }
    guard words.count == 1 else {
      draft.expectEnd(words.dropFirst())
      return nil
    }
    return word
  }

  private func readNext(
    _ words: ArraySlice<Word>, _ responder: Responder, _ head: Word
  ) {
    guard let word = onlyWord(words, .next, head) else { return }
    if reader.text(word) == Reserved.nil.rawValue {
      scene[overridesOf: responder].next = .nobody
    } else {
      refer(.next(responder), word)
    }
  }

  private func readTouches(
    _ method: ResponderMethod, _ override: Override, _ words: ArraySlice<Word>,
    _ responder: Responder, _ head: Word
  ) {
    let written = words.map { reader.text($0) }.joined(separator: " ")
    let known = TouchesOverride.allCases.first { $0.words == written }
    if let known {
      scene[overridesOf: responder][method] = known
    } else if method == .moved, case .view(let view) = responder, readDrag(words, view) {
      return
    } else if method == .began, readEnding(words, responder) {
      return
    } else {
      sayUnreadable(words, override, head)
    }
  }

  /// Reads `endEditing NAME`, also with `super` behind it.
  private func readEnding(_ words: ArraySlice<Word>, _ responder: Responder) -> Bool {
    guard let first = words.first, reader.text(first) == endEditingWord else { return false }
    var rest = words.dropFirst()
    guard let name = rest.popFirst() else {
      reader.say(.missing(form: "\(endEditingWord) NAME"), at: reader.behind(first))
      return true
    }
    refer(.endsEditing(responder), name)
    let callsSuper = rest.first.map { reader.text($0) == Reserved.super.rawValue } ?? false
    draft.expectEnd(callsSuper ? rest.dropFirst() : rest)
    scene[overridesOf: responder][.began] = callsSuper ? .handlesAndCallsSuper : .handles
    return true
  }

  /// Reads `drag`, `dragMake`, and either with `super`.
  private func readDrag(_ words: ArraySlice<Word>, _ view: ViewID) -> Bool {
    guard let first = words.first, let style = DragStyle(rawValue: reader.text(first)) else {
      return false
    }
    let rest = words.dropFirst()
    let callsSuper = rest.first.map { reader.text($0) == Reserved.super.rawValue } ?? false
    draft.expectEnd(callsSuper ? rest.dropFirst() : rest)
    scene[view].drag = style
    scene[view].overrides[.moved] = callsSuper ? .handlesAndCallsSuper : .handles
    return true
  }

  private func sayUnreadable(
    _ words: ArraySlice<Word>, _ override: Override, _ head: Word
  ) {
    guard let first = words.first else { return sayMissing(override, behind: head) }
    switch reader.text(first) {
    case "log", "super": draft.expectEnd(words.dropFirst())
    case "drag", "dragMake":
      reader.say(.belongsTo(reader.text(first), owners: "~touchesMoved below views"), at: first)
    default:
      let drags = override == .touchesMoved ? DragStyle.allCases.map { $0.rawValue } : []
      let ends = override == .touchesBegan ? [endEditingWord] : []
      reader.sayUnknown(.value, first, among: ["log", "super"] + drags + ends)
    }
  }
}
