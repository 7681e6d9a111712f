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
  case horizontal, vertical, left, right, up, down, faster

  /// The words that may stand below a recognizer's question.
  static func words(of override: Override) -> [String] {
    let about = [kindWord] + [Self.view, .inside, .at].map { $0.rawValue }
    let moving = allCases.filter { ![.view, .inside, .at].contains($0) }.map { $0.rawValue }
    return override == .shouldBegin ? about + moving : about
  }
}

/// The word in front of a class.
let kindWord = "kind"

/// Reads what stands behind `if` or `unless`.
struct DelegateTestReader: DraftReader {
  let draft: SceneReader
  let override: Override
  let question: Field<DelegateAnswers, DelegateTest?>
  private var reader: Reader { draft.reader }

  /// Reads a test and keeps it as a recognizer's answer.
  func read(
    _ words: ArraySlice<Word>, isUnless: Bool, of id: RecognizerID, behind head: Word
  ) {
    guard let first = words.first else {
      return reader.say(.missing(form: override.entry.form), at: reader.behind(head))
    }
    let rest = words.dropFirst()
    let (key, value) = reader.split(first)
    if let value, reader.text(key) == kindWord {
      guard let kind = ViewKind(rawValue: reader.text(value)) else {
        return reader.sayUnknown(.value, value, among: ViewKind.insideWindows.map { $0.rawValue })
      }
      draft.expectEnd(rest)
      return keep(.kind(kind), isUnless, id)
    }
    let text = reader.text(first)
    guard LookWord.words(of: override).contains(text), let word = LookWord(rawValue: text) else {
      return reader.sayUnknown(.value, first, among: LookWord.words(of: override))
    }
    read(word, rest, first, isUnless, id)
  }

  private func read(
    _ word: LookWord, _ rest: ArraySlice<Word>, _ first: Word, _ isUnless: Bool,
    _ id: RecognizerID
  ) {
    switch word {
    case .horizontal, .vertical, .left, .right, .up, .down:
      draft.expectEnd(rest)
      if let look = word.look { keep(look, isUnless, id) }
    case .view, .inside, .at, .faster:
      guard let next = rest.first else {
        return reader.say(.missing(form: override.entry.form), at: reader.behind(first))
      }
      draft.expectEnd(rest.dropFirst())
      readValue(word, next, isUnless, id)
    }
  }

  private func readValue(
    _ word: LookWord, _ value: Word, _ isUnless: Bool, _ id: RecognizerID
  ) {
    if word == .at {
      reader.rect(value).map { keep(.at($0), isUnless, id) }
    } else if word == .faster {
      reader.number(value, in: Limit.size).map { keep(.faster($0), isUnless, id) }
    } else {
      refer(.test(question, of: id, isInside: word == .inside, isUnless: isUnless), value)
    }
  }

  private func keep(_ look: DelegateTest.Look, _ isUnless: Bool, _ id: RecognizerID) {
    question.set(&scene[id].answers, DelegateTest(look, isUnless: isUnless))
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
    case .view, .inside, .at, .faster: nil
    }
  }
}
