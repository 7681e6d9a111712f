import TouchCore

extension OverrideReader {
  /// Reads what a view, or the delegate of one, answers.
  func readAnswer(
    _ override: Override, _ words: ArraySlice<Word>, _ view: ViewID, _ head: Word
  ) {
    guard override != .willSelect else { return readWillSelect(words, view, head) }
    if override == .viewForZooming {
      let word = onlyWord(withoutReturn(words), override, words.first ?? head)
      if let word { refer(.zoomed(by: view), word) }
      return
    }
    if override == .gestureRecognizerShouldBegin {
      let reader = DelegateTestReader(draft: draft, override: override, owner: .view(view))
      if reader.readRefusal(words, of: view) { return }
    }
    guard let property = override.entry.ofViews, let answer = yesOrNo(words, override, head) else {
      return
    }
    property.set(&scene[view], answer)
  }

  /// Reads `return yes|nil|ROW`.
  private func readWillSelect(_ words: ArraySlice<Word>, _ view: ViewID, _ head: Word) {
    guard let word = onlyWord(withoutReturn(words), .willSelect, words.first ?? head) else {
      return
    }
    if reader.text(word) == Reserved.nil.rawValue || truth(reader.text(word)) == false {
      scene[view].rowAnswers.willSelect = .nothing
    } else if truth(reader.text(word)) == true {
      scene[view].rowAnswers.willSelect = .same
    } else {
      refer(.willSelect(view), word)
    }
  }
}

extension Override.Owners {
  /// Whether views of a kind are among them, as far as they are scroll views, or rows in one.
  func include(_ kind: ViewKind) -> Bool {
    switch self {
    case .rows: kind.isList || kind.isRow
    case .tables: kind == .table || kind == .cell
    case .collections: kind == .collection || kind == .item
    case .scrollViews: kind.isScrollView
    case .responders, .views, .controls, .recognizers, .callers, .texts: false
    }
  }
}

extension View {
  /// What the delegate answers about this row, or about every row of this table or collection.
  var rowAnswers: RowAnswers {
    get { row?.answers ?? list?.answers ?? RowAnswers() }
    set {
      row?.answers = newValue
      list?.answers = newValue
    }
  }
}
