/// A line for the machine, with what is not ASCII in it found and, where it is clear, put right.
///
/// Input methods for Chinese leave full-width punctuation behind that looks nearly right. Text
/// between quotation marks is free.
struct MachineText {
  /// The line, its look-alikes outside quotes replaced; as many characters as before.
  private(set) var ascii: [Character] = []
  /// What is wrong, and at which character, from 1.
  private(set) var faults: [(fault: MarkdownFault, column: Int)] = []

  private var closingQuote: Character?
  private var isEscaped = false
  private var hasTab = false
  private var strange = ""

  /// Reads a line that begins at a column.
  init(_ text: some StringProtocol, column: Int = 1) {
    // Most lines are clean and need no second look.
    if text.utf8.allSatisfy({ (0x20...0x7e).contains($0) }) {
      ascii = Array(text)
      return
    }
    for (offset, character) in text.enumerated() { read(character, column + offset) }
    endStrange(column + ascii.count)
  }

  private mutating func read(_ character: Character, _ column: Int) {
    if isControl(character, column) {
      ascii.append(character)
    } else if let quote = closingQuote {
      readQuoted(character, quote)
    } else if let lookalike = Lookalike(character) {
      endStrange(column)
      faults.append((lookalike.fault, column))
      ascii.append(lookalike.ascii)
      if lookalike.ascii == "\"" { closingQuote = "”" }
    } else {
      readPlain(character, column)
    }
  }

  private mutating func readPlain(_ character: Character, _ column: Int) {
    ascii.append(character)
    if !character.isASCII { return strange.append(character) }
    endStrange(column)
    if character == "\"" { closingQuote = character }
  }

  private mutating func readQuoted(_ character: Character, _ quote: Character) {
    let isEnd = !isEscaped && (character == quote || character == "\"")
    ascii.append(isEnd ? "\"" : character)
    if isEnd { closingQuote = nil }
    isEscaped = character == "\\" && !isEscaped
  }

  /// Reports a tab, once a line, or another control character.
  private mutating func isControl(_ character: Character, _ column: Int) -> Bool {
    guard let value = character.unicodeScalars.first?.value, value < 0x20 || value == 0x7f else {
      return false
    }
    endStrange(column)
    if value != 9 {
      faults.append((.control(value), column))
    } else if !hasTab {
      hasTab = true
      faults.append((.tab, column))
    }
    return true
  }

  /// Reports characters in a row that are not ASCII as one.
  private mutating func endStrange(_ column: Int) {
    guard !strange.isEmpty else { return }
    faults.append((.notASCII(strange), column - strange.count))
    strange = ""
  }
}
