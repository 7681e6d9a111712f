import TouchCore

extension OverrideReader {
  /// The recognizer an object is, or whose delegate it is.
  func recognizer(of object: OpenObject) -> RecognizerID? {
    object.recognizer ?? object.view.flatMap { scene.ownRecognizer(.scrollPan, of: $0) }
  }

  /// Reads what a delegate or a subclass answers.
  func readAnswer(
    _ override: Override, _ words: ArraySlice<Word>, _ id: RecognizerID, _ head: Word
  ) {
    if override == .simultaneous, words.count == 1, words.first.map(isAll) == true {
      scene[id].answers.simultaneous = .all
    } else if let list = override.list {
      guard !words.isEmpty else { return sayMissing(override, behind: head) }
      readRelations(words, list, override, id)
    } else if let question = override.entry.tests, let first = words.first,
      let isUnless = ConditionWord(rawValue: reader.text(first)).map({ $0 == .unless })
    {
      let reader = DelegateTestReader(
        draft: draft, override: override, owner: .delegate(of: id, question))
      reader.read(words.dropFirst(), isUnless: isUnless, behind: first)
    } else if let property = override.entry.ofDelegates {
      yesOrNo(words, override, head).map { property.set(&scene[id].answers, $0) }
    } else if let first = words.first {
      reader.sayUnknown(.value, first, among: ConditionWord.allCases.map { $0.rawValue })
    } else {
      sayMissing(override, behind: head)
    }
  }

  /// Reads names, `kind=KIND` and `in VIEW`, in any order (18.12, 18.14).
  private func readRelations(
    _ words: ArraySlice<Word>, _ list: Reference.RecognizerList, _ override: Override,
    _ id: RecognizerID
  ) {
    var rest = words
    while let word = rest.popFirst() {
      let (key, value) = reader.split(word)
      if let value, reader.text(key) == kindWord {
        guard let kind = reader.choice(value, among: RecognizerKind.allCases) else { continue }
        list.group?.change(in: &scene[id].answers) { $0.kinds.append(kind) }
      } else if reader.text(word) == "in" {
        guard let view = rest.popFirst() else {
          sayMissing(override, behind: word)
          continue
        }
        refer(.group(list, of: id), view)
      } else {
        if list == .simultaneous, scene[id].answers.simultaneous == .nobody {
          scene[id].answers.simultaneous = .some([])
        }
        refer(.recognizer(list, of: id), word)
      }
    }
  }

  private func isAll(_ word: Word) -> Bool { reader.text(word) == Reserved.all.rawValue }

  /// Reads `EVENT[|EVENT] [NAME|nil] ACTION`.
  func readTarget(_ words: ArraySlice<Word>, ofControl view: ViewID, _ head: Word) {
    guard let first = words.first else { return sayMissing(.target, behind: head) }
    guard let events = reader.controlEvents(first) else { return }
    readTarget(words.dropFirst(), of: .control(view), events, first)
  }

  /// Reads `[NAME|nil] ACTION`.
  func readTarget(_ words: ArraySlice<Word>, _ id: RecognizerID, _ head: Word) {
    readTarget(words, of: .recognizer(id), [], head)
  }

  private func readTarget(
    _ words: ArraySlice<Word>, of caller: Reference.Caller, _ events: ControlEvents, _ before: Word
  ) {
    guard let first = words.first else { return sayMissing(.target, behind: before) }
    let isNamed = words.count > 1
    draft.expectEnd(words.dropFirst(2))
    // 17.25: `endEditing page` is what a program writes as `page.endEditing(true)`.
    let isEnding = isNamed && reader.text(first).hasPrefix("endEditing")
    let name = isEnding ? words[words.startIndex + 1] : first
    let said = isNamed && !isEnding ? words[words.startIndex + 1] : first
    guard let action = reader.string(said) else { return }
    refer(.target(caller, events, action: action, isNamed: isNamed), name)
  }
}

extension Override {
  /// The list of recognizers it writes; nil for other lines.
  fileprivate var list: Reference.RecognizerList? { Self.lists[self] }

  private static let lists: [Override: Reference.RecognizerList] = [
    .simultaneous: .simultaneous, .requireFailureOf: .requireFailureOf,
    .requiredToFailBy: .requiredToFailBy,
  ]
}
