import TouchCore

/// What an override of `hitTest` looks at in the view that super answers, by its word.
private enum AnswerWord: String, CaseIterable {
  case kind, `class`, background
}

private let seenWord = "seen"
private let clearWord = "clear"

extension OverrideReader {
  /// Reads what stands behind `~hitTest`.
  func readHitTest(_ words: ArraySlice<Word>, _ view: ViewID, _ head: Word) {
    let returns = words.first.map { reader.text($0) == "return" } ?? false
    let rest = returns ? words.dropFirst() : words
    if !returns, let first = rest.first, !callsSuper(first) {
      let known = ["return", Reserved.super.rawValue, Reserved.passthrough.rawValue]
      return reader.sayUnknown(.value, first, among: known)
    }
    if let condition = rest.dropFirst().first,
      let word = ConditionWord(rawValue: reader.text(condition))
    {
      return readCondition(rest, condition, isUnless: word == .unless, view)
    }
    guard let word = onlyWord(rest, .hitTest, words.first ?? head) else { return }
    switch Reserved(rawValue: reader.text(word)) {
    case .super: scene[view].hitTestOverride = .callsSuper
    case .passthrough: scene[view].hitTestOverride = .passesThrough
    case .nil: scene[view].hitTestOverride = .returnsNil
    case .self: scene[view].hitTestOverride = .returnsSelf
    case .nobody, .all, nil: refer(.hitTest(view), word)
    }
  }

  /// Reads `nil if|unless TEST`, and `NAME if seen`.
  private func readCondition(
    _ words: ArraySlice<Word>, _ condition: Word, isUnless: Bool, _ view: ViewID
  ) {
    guard let first = words.first,
      let word = onlyWord(words.dropFirst(2), .hitTest, condition)
    else { return }
    guard reader.text(first) == Reserved.nil.rawValue else {
      guard reader.text(word) == seenWord else {
        return reader.sayUnknown(.value, word, among: [seenWord])
      }
      guard !isUnless else {
        return reader.sayUnknown(.value, condition, among: [ConditionWord.if.rawValue])
      }
      return refer(.seen(view), first)
    }
    let (key, value) = reader.split(word)
    guard let value else { return refer(.takenBack(by: view, isUnless: isUnless), word) }
    test(key, value).map { scene[view].hitTestOverride = .returnsNilIf($0, isUnless: isUnless) }
  }

  /// A test that names no view.
  private func test(_ key: Word, _ value: Word) -> AnswerTest? {
    switch AnswerWord(rawValue: reader.text(key)) {
    case .kind: return reader.choice(value, among: ViewKind.insideWindows).map { .kind($0) }
    case .class: return reader.string(value).map { .className($0) }
    case .background:
      guard reader.text(value) != clearWord else { return .clear }
      reader.sayUnknown(.value, value, among: [clearWord])
    case nil: reader.sayUnknown(.value, key, among: AnswerWord.allCases.map { $0.rawValue })
    }
    return nil
  }

  private func callsSuper(_ word: Word) -> Bool {
    switch Reserved(rawValue: reader.text(word)) {
    case .super, .passthrough: true
    case .nil, .self, .nobody, .all, nil: false
    }
  }
}
