import TouchCore

extension SceneReader {
  /// Reads a line that begins with `~`.
  mutating func readOverride(_ line: Line, _ head: Word) {
    let name = head.from(head.range.lowerBound + 1)
    guard let override = Override(rawValue: reader.text(name)) else {
      sayUnknownOverride(head, name)
      open.append(OpenObject(role: .skipped, indent: line.indent))
      return
    }
    guard let parent = open.last, let responder = parent.responder else {
      return misplaced(head)
    }
    guard open[open.count - 1].overrides.insert(override).inserted else {
      return reader.say(.writtenTwice(reader.text(head)), at: head)
    }
    let rest = line.words.dropFirst()
    if let method = override.method { return readTouches(method, override, rest, responder, head) }
    if override == .next { return readNext(rest, responder, head) }
    guard case .view(let view) = responder else {
      return reader.say(.notOfViews(reader.text(head)), at: head)
    }
    if override == .hitTest { readHitTest(rest, view, head) } else { readInside(rest, view, head) }
  }

  private mutating func sayUnknownOverride(_ head: Word, _ name: Word) {
    let word = reader.text(name)
    guard let later = Later.byOverride[word] else {
      let known = Override.allCases.map(\.rawValue) + Later.byOverride.keys.sorted()
      return reader.sayUnknown(.override, head, among: known.map { "~\($0)" })
    }
    reader.say(.notYet("~\(word)", later), at: head)
  }

  /// The only word there is, or a complaint.
  private mutating func onlyWord(
    _ words: ArraySlice<Word>, _ override: Override, _ head: Word
  ) -> Word? {
    guard let word = words.first else {
      reader.say(.missing(form: override.form), at: reader.behind(head))
      return nil
    }
    guard words.count == 1 else {
      expectEnd(words.dropFirst())
      return nil
    }
    return word
  }

  private mutating func readNext(
    _ words: ArraySlice<Word>, _ responder: Responder, _ head: Word
  ) {
    guard let word = onlyWord(words, .next, head) else { return }
    if reader.text(word) == Reserved.nil.rawValue {
      scene[overridesOf: responder].next = .nobody
    } else {
      references.append(Reference(use: .next(responder), name: word))
    }
  }

  private mutating func readTouches(
    _ method: ResponderMethod, _ override: Override, _ words: ArraySlice<Word>,
    _ responder: Responder, _ head: Word
  ) {
    let written = words.map { reader.text($0) }.joined(separator: " ")
    let known = TouchesOverride.allCases.first { $0.words == written }
    guard let known else { return sayUnreadable(words, override, head) }
    scene[overridesOf: responder][method] = known
  }

  private mutating func sayUnreadable(
    _ words: ArraySlice<Word>, _ override: Override, _ head: Word
  ) {
    guard let first = words.first else {
      return reader.say(.missing(form: override.form), at: reader.behind(head))
    }
    switch reader.text(first) {
    case "drag": reader.say(.notYet("drag", .dragging), at: first)
    case "log", "super": expectEnd(words.dropFirst())
    default: reader.sayUnknown(.value, first, among: ["log", "super"])
    }
  }

  private mutating func readHitTest(_ words: ArraySlice<Word>, _ view: ViewID, _ head: Word) {
    let returns = words.first.map { reader.text($0) == "return" } ?? false
    let rest = returns ? words.dropFirst() : words
    if !returns, let first = rest.first, !callsSuper(first) {
      let known = ["return", Reserved.super.rawValue, Reserved.passthrough.rawValue]
      return reader.sayUnknown(.value, first, among: known)
    }
    guard let word = onlyWord(rest, .hitTest, words.first ?? head) else { return }
    switch Reserved(rawValue: reader.text(word)) {
    case .super: scene[view].hitTestOverride = .callsSuper
    case .passthrough: scene[view].hitTestOverride = .passesThrough
    case .nil: scene[view].hitTestOverride = .returnsNil
    case .self: scene[view].hitTestOverride = .returnsSelf
    case .nobody, nil: references.append(Reference(use: .hitTest(view), name: word))
    }
  }

  private func callsSuper(_ word: Word) -> Bool {
    switch Reserved(rawValue: reader.text(word)) {
    case .super, .passthrough: true
    case .nil, .self, .nobody, nil: false
    }
  }
}
