import TouchCore

/// Finds the lines that would be right in place of one that was written by habit.
///
/// Several habits may meet in a line, so the right line is looked at again.
struct HabitFinder {
  /// Another line that the right one is made of.
  struct Other {
    let text: String
    let number: Int
  }

  private let context: Habit.Context
  /// The line that the wrong one stands below.
  private let parent: () -> Other?
  /// The line that declares a name.
  private let declaration: (String) -> Other?

  init(
    _ context: Habit.Context, parent: @escaping () -> Other? = { nil },
    declaration: @escaping (String) -> Other? = { _ in nil }
  ) {
    self.context = context
    self.parent = parent
    self.declaration = declaration
  }

  /// The longest line that is looked at: what people write by habit is short.
  static let longestLine = 200

  /// The right lines; nil if it is not a habit that went wrong.
  func rightLines(for bytes: some Collection<UInt8>) -> RightLines? {
    guard bytes.count <= Self.longestLine else { return nil }
    var right: RightLines?
    if bytes.contains(Ascii.tab) { right = withoutTabs(bytes) }
    for _ in 0..<6 {
      let line = right?.lines.first.map { Pieces($0.utf8) } ?? Pieces(bytes)
      guard right.map(isOneLineHere) ?? true, let next = step(line), next.lines != right?.lines
      else { break }
      right = RightLines(
        reason: right?.reason ?? next.reason, lines: next.lines, below: next.below,
        inLine: next.inLine)
    }
    return right.map(withKnownKind)
  }

  /// The same with the word of the language for a kind: `Label title` is `label title`.
  private func withKnownKind(_ right: RightLines) -> RightLines {
    guard context == .scene, let line = right.lines.first,
      let word = line.split(separator: " ").first.map(String.init),
      ViewKind.spoken(word) == nil, Keyword.spoken(word) == nil,
      let kind = HabitWord.meaning(of: word, "k")
    else { return right }
    var right = right
    right.lines[0] = kind + line.dropFirst(word.count)
    return right
  }

  private func isOneLineHere(_ right: RightLines) -> Bool {
    right.lines.count == 1 && right.below == nil && right.inLine == nil
  }

  private func withoutTabs(_ bytes: some Collection<UInt8>) -> RightLines {
    let indent = bytes.prefix { $0 == Ascii.tab || $0 == Ascii.space }
    let start = indent.map { $0 == Ascii.tab ? "  " : " " }.joined()
    let rest = bytes.dropFirst(indent.count).map { $0 == Ascii.tab ? Ascii.space : $0 }
    return RightLines(reason: .tabs, lines: [start + String(decoding: rest, as: UTF8.self)])
  }

  private func step(_ line: Pieces) -> RightLines? {
    for habit in Habit.all[context] ?? [] {
      for form in habit.forms {
        let right: RightLines? = form.find(in: line) { found in
          guard fits(habit) else { return nil }
          let right = lines(habit, found)
          // Another word for a kind is no habit by itself.
          let start = found.texts["k"] == nil ? 0 : 1
          let isSame =
            habit.reason != .touchAtEdge && isOneLineHere(right)
            && Pieces(right.lines[0].utf8).compared.dropFirst(start)
              == line.compared.dropFirst(start)
          return isSame ? nil : right
        }
        if let right { return right }
      }
    }
    return nil
  }

  private func fits(_ habit: Habit) -> Bool {
    if habit.place == .parent, parent() == nil { return false }
    guard let isBelow = habit.isBelowRecognizer else { return true }
    return isBelow == (parent()?.text.utf8.first == Ascii.at)
  }

  private func lines(_ habit: Habit, _ found: HabitForm.Found) -> RightLines {
    let text = HabitTemplate(found: found, parent: { parent()?.text }) { declaration($0)?.text }
      .fill(habit.right)
    var right = RightLines(
      reason: habit.reason, lines: text.split(separator: "\n").map(String.init))
    let name = found.texts["v"] ?? ""
    switch habit.place {
    case .here: break
    case .below: right.below = name
    case .declaration: right.inLine = declaration(name)?.number
    case .parent: right.inLine = parent()?.number
    }
    return right
  }
}

/// Puts what was found in a wrong line into a right one.
struct HabitTemplate {
  let found: HabitForm.Found
  let parent: () -> String?
  let declaration: (String) -> String?

  func fill(_ template: String) -> String {
    var result = ""
    var rests = found.rests[...]
    var rest = template[...]
    while let mark = rest.popFirst() {
      if mark == "_" {
        let text = rests.popFirst() ?? ""
        if text.isEmpty, result.last == " " { result.removeLast() }
        result += text
      } else if mark == "^", rest.first == "^" {
        rest.removeFirst()
        result += parent() ?? ""
      } else if let letter = rest.first, let text = found.texts[letter], "$#^&".contains(mark) {
        rest.removeFirst()
        result += filled(mark, letter, text, &rest)
      } else {
        result.append(mark)
      }
    }
    return result.trimmedAtEnd
  }

  private func filled(
    _ mark: Character, _ letter: Character, _ text: String, _ rest: inout Substring
  ) -> String {
    switch mark {
    case "^": return declaration(text) ?? "view \(text)"
    case "&": return kind(in: text)
    case "#" where letter == "s": return milliseconds(text)
    case "#" where rest.first == "+":
      let digits = rest.dropFirst().prefix { $0.isNumber }
      rest = rest.dropFirst(digits.count + 1)
      return String((Int(text) ?? 0) + (Int(digits) ?? 0))
    default: return text
    }
  }

  private func milliseconds(_ seconds: String) -> String {
    Double(seconds).map { exact(($0 * 1000).rounded()) } ?? seconds
  }

  private func kind(in name: String) -> String {
    let small = name.lowercased()
    let kinds = RecognizerKind.allCases.map { $0.rawValue }
    return kinds.first { small.hasPrefix($0.lowercased()) || small.hasSuffix($0.lowercased()) }
      ?? RecognizerKind.tap.rawValue
  }
}

extension String {
  /// Without the blanks at its end.
  package var trimmedAtEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
