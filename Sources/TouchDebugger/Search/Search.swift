import TouchCore
import TouchNarration

/// A term made ready for one record: whether a step is meant, asked as cheaply as it can be.
struct Search {
  /// How a search over the record ended.
  enum Found: Hashable {
    /// At a step, counted from 1.
    case step(Int)
    case nowhere
    /// The person stopped it at a step.
    case interrupted(Int)
  }

  private let trace: Trace
  private let matches: (Int) -> Bool

  init(_ term: SearchTerm, _ trace: Trace, _ language: Language) {
    self.trace = trace
    let narrator = Narrator(trace, language)
    switch term.kind {
    case .condition(let expression):
      let check = expression.check()
      var walker = RecordWalker(trace)
      matches = { check(walker.vantage(at: $0)) }
    case .text, .part:
      let needle = Needle(term.words, isWhole: term.kind == .text)
      matches = Self.told(trace, narrator, needle.isIn)
    }
  }

  /// Whether a step's kind or the line it shows has something.
  ///
  /// The kind is asked first, because telling a step costs a hundred times as much; a line that
  /// many steps have is looked at once.
  private static func told(
    _ trace: Trace, _ narrator: Narrator, _ has: @escaping (String) -> Bool
  ) -> (Int) -> Bool {
    let kinds = Set(StepKind.allCases.filter { has($0.name) })
    var known: [LineKey: Bool] = [:]
    return { index in
      if !kinds.isEmpty, kinds.contains(trace[index].kind) { return true }
      let key = narrator.lineKey(index)
      if let answer = key.flatMap({ known[$0] }) { return answer }
      let answer = has(narrator.line(index).plain)
      if let key { known[key] = answer }
      return answer
    }
  }

  /// The next step from a cursor on, the step of the cursor left out.
  func next(_ direction: Direction, from cursor: Int, unless interrupted: (() -> Bool)?) -> Found {
    var number = cursor + direction.rawValue
    while number >= 1, number <= trace.count {
      if matches(number - 1) { return .step(number) }
      if interrupted?() == true { return .interrupted(number) }
      number += direction.rawValue
    }
    return .nowhere
  }

  /// How many steps there are and the first of them, up to a limit; and where the person stopped
  /// the count.
  func all(
    listing limit: Int, unless interrupted: (() -> Bool)?
  ) -> (count: Int, first: [Int], interruptedAt: Int?) {
    var count = 0
    var first: [Int] = []
    for index in trace.indices {
      if matches(index) {
        count += 1
        if first.count < limit { first.append(index + 1) }
      }
      if interrupted?() == true { return (count, first, index + 1) }
    }
    return (count, first, nil)
  }
}

/// A text to look for in others: whole words of it, or any part; without capitals it means either
/// case.
private struct Needle {
  private let bytes: [UInt8]
  private let ignoresCase: Bool

  private let isWhole: Bool

  init(_ text: String, isWhole: Bool) {
    self.isWhole = isWhole
    bytes = Array(text.utf8)
    ignoresCase = !text.contains(where: { $0.isUppercase })
  }

  func isIn(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { hay in
      guard hay.count >= bytes.count else { return false }
      return (0...hay.count - bytes.count).contains { start in
        bytes.indices.allSatisfy { fold(hay[start + $0]) == bytes[$0] }
          && (!isWhole || standsApart(hay, start))
      }
    }
  }

  /// Whether letters and digits end where the text does; Chinese has no blanks between its words.
  private func standsApart(_ hay: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    guard let first = bytes.first, let last = bytes.last else { return true }
    let end = start + bytes.count
    let isCutBefore = isLetter(first) && start > 0 && isLetter(hay[start - 1])
    let isCutBehind = isLetter(last) && end < hay.count && isLetter(hay[end])
    return !isCutBefore && !isCutBehind
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte & 0xdf)
  }

  private func fold(_ byte: UInt8) -> UInt8 {
    ignoresCase && (0x41...0x5a).contains(byte) ? byte | 0x20 : byte
  }
}
