import TouchCore

//  ~shouldReceive unless inside rows       what the delegate looks at before it says yes
//  ~shouldBegin if horizontal

/// Whether a test has to hold, or must not.
enum ConditionWord: String, CaseIterable {
  case `if`, unless
}

/// What a delegate looks at, by its word.
enum LookWord: String, CaseIterable {
  case view, inside, at
  case horizontal, vertical, left, right, up, down, faster, scrolled

  /// The words that may stand behind a question.
  static func words(of override: Override) -> [String] {
    let about = [Self.view, .inside, .at, .scrolled]
    let moving = allCases.filter { !about.contains($0) }
    return [kindWord]
      + (override == .shouldReceive ? about : about + moving).map { $0.rawValue }
  }
}

/// The word in front of a class.
let kindWord = "kind"

/// Reads what stands behind `if` or `unless`.
struct DelegateTestReader: DraftReader {
  let draft: SceneReader
  let override: Override
  let owner: Reference.TestOwner
  private var reader: Reader { draft.reader }

  /// Reads a test and keeps it.
  func read(_ words: ArraySlice<Word>, isUnless: Bool, behind head: Word) {
    guard let first = words.first else { return sayMissing(override, behind: head) }
    let rest = words.dropFirst()
    let (key, value) = reader.split(first)
    if let value, reader.text(key) == kindWord {
      guard let kind = reader.choice(value, among: ViewKind.insideWindows) else { return }
      draft.expectEnd(rest)
      return keep(.kind(kind), isUnless)
    }
    let text = reader.text(first)
    guard LookWord.words(of: override).contains(text), let word = LookWord(rawValue: text) else {
      return reader.sayUnknown(.value, first, among: LookWord.words(of: override))
    }
    read(word, rest, first, isUnless)
  }

  private func read(
    _ word: LookWord, _ rest: ArraySlice<Word>, _ first: Word, _ isUnless: Bool
  ) {
    switch word {
    case .horizontal, .vertical, .left, .right, .up, .down:
      draft.expectEnd(rest)
      if let look = word.look { keep(look, isUnless) }
    case .view, .inside, .at, .faster, .scrolled:
      guard let next = rest.first else { return sayMissing(override, behind: first) }
      draft.expectEnd(rest.dropFirst())
      readValue(word, next, isUnless)
    }
  }

  private func readValue(_ word: LookWord, _ value: Word, _ isUnless: Bool) {
    if word == .at {
      reader.rect(value).map { keep(.at($0), isUnless) }
    } else if word == .faster {
      reader.number(value, in: Limit.size).map { keep(.faster($0), isUnless) }
    } else {
      refer(.test(owner, word, isUnless: isUnless), value)
    }
  }

  private func keep(_ look: DelegateTest.Look, _ isUnless: Bool) {
    owner.keep(DelegateTest(look, isUnless: isUnless), in: &scene)
  }
}

extension DelegateTestReader {
  /// Reads `no if|unless [kind=KIND[,KIND]] [LOOK]`; false where the words are of another form.
  func readRefusal(_ words: ArraySlice<Word>, of view: ViewID) -> Bool {
    let rest = withoutReturn(words)
    guard let answer = rest.first, truth(reader.text(answer)) == false,
      let condition = rest.dropFirst().first,
      let word = ConditionWord(rawValue: reader.text(condition))
    else { return false }
    var looks = rest.dropFirst(2)
    scene[view].beginRefusal = BeginRefusal()
    let (key, value) = looks.first.map(reader.split) ?? (condition, nil)
    if let value, reader.text(key) == kindWord {
      looks.removeFirst()
      let kinds = readKinds(value)
      scene[view].beginRefusal?.kinds = kinds
      // A kind with a look behind `unless` would not say what is not.
      if word == .unless {
        scene[view].beginRefusal?.isAboutOthers = true
        draft.expectEnd(looks)
        return true
      }
      if looks.isEmpty { return true }
    }
    // It says no where the delegate of a recognizer with the same words says yes.
    read(looks, isUnless: word == .if, behind: condition)
    return true
  }

  private func readKinds(_ value: Word) -> [RecognizerKind] {
    reader.text(value).split(separator: ",", omittingEmptySubsequences: false).compactMap { text in
      let kind = RecognizerKind(rawValue: String(text))
      if kind == nil {
        reader.sayUnknown(.value, value, among: RecognizerKind.allCases.map { $0.rawValue })
      }
      return kind
    }
  }
}

extension LookWord {
  /// What it looks at, where the word says all.
  fileprivate var look: DelegateTest.Look? {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .left, .right, .up, .down:
      DelegateTest.Direction(rawValue: rawValue).map { .towards($0) }
    case .view, .inside, .at, .faster, .scrolled: nil
    }
  }

  /// What it looks at in a view; nil where it names none.
  func look(at view: ViewID) -> DelegateTest.Look? {
    switch self {
    case .view: .view(view)
    case .inside: .inside(view)
    case .scrolled: .scrolled(view)
    case .at, .horizontal, .vertical, .left, .right, .up, .down, .faster: nil
    }
  }
}
