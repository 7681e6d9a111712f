//  break fifthView if point.x > 1        a line that can be typed
//  break if -9223372036854775808 > 1     a word less, a number at the end of all numbers
//  break 👩‍👩‍👧 if ((((((((((… ;; rn       an emoji, brackets, a piece of another line

/// Lines as nobody means them: such as can be typed, with pieces exchanged, lost and doubled.
public struct HostileLines {
  private let examples: [String]
  private let words: [String]
  private var generator: SeededGenerator

  /// Begins a sequence of lines.
  ///
  /// - Parameters:
  ///   - examples: Lines that can be typed.
  ///   - words: Words that mean something somewhere in a line.
  ///   - seed: The same lines for the same seed.
  public init(examples: [String], words: [String], seed: UInt64) {
    self.examples = examples
    self.words = words
    generator = SeededGenerator(seed: seed)
  }

  /// The next line.
  public mutating func next() -> String {
    var pieces = generator.pick(examples).split(separator: " ").map(String.init)
    for _ in 0..<Int.random(in: 0...4, using: &generator) { change(&pieces) }
    var line = pieces.joined(separator: generator.happens(0.95) ? " " : "")
    if generator.happens(0.1) { line = scrambled(line) }
    if generator.happens(0.05) { line += " ;; " + generator.pick(examples) }
    return line
  }

  private mutating func change(_ pieces: inout [String]) {
    let place = Int.random(in: 0...pieces.count, using: &generator)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0 where place < pieces.count: pieces.remove(at: place)
    case 1 where place < pieces.count: pieces[place] = piece()
    case 2 where place < pieces.count: pieces[place] += piece()
    case 3 where place < pieces.count: pieces.insert(pieces[place], at: 0)
    default: pieces.insert(piece(), at: place)
    }
  }

  private mutating func piece() -> String {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0...3: generator.pick(words)
    case 4...7: generator.pick(Self.signs) + generator.pick(Self.numbers)
    case 8: generator.pick(Self.oddities)
    case 9: generator.pick(Self.numbers) + generator.pick(Self.signs) + generator.pick(Self.numbers)
    case 10: generator.text()
    default: repeated()
    }
  }

  /// One thing very often; seldom enough that most lines stay readable.
  private mutating func repeated() -> String {
    let most = generator.happens(0.1) ? 5000 : 40
    return String(
      repeating: generator.pick(Self.repeatable), count: Int.random(in: 1...most, using: &generator)
    )
  }

  private mutating func scrambled(_ line: String) -> String {
    var letters = Array(line.unicodeScalars)
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let place = Int.random(in: 0...letters.count, using: &generator)
      if generator.happens(0.5), place < letters.count { letters.remove(at: place) }
      let sign = generator.pick(Self.scrambling)
      letters.insert(sign, at: min(place, letters.count))
    }
    return String(String.UnicodeScalarView(letters))
  }

  private static let numbers = [
    "-9223372036854775808", "9223372036854775807", "-9223372036854775807", "9223372036854775806",
    "18446744073709551616", "4294967296", "2147483648", "65536", "-1", "0", "-0", "1", "2", "7",
    "1e308", "-1e308", "1e-320", "1e999", "0.1", "nan", "inf", "-inf", "0x7fffffffffffffff", "１２",
    String(repeating: "9", count: 400), "0." + String(repeating: "0", count: 400) + "1",
  ]
  private static let signs = [
    "", "", "", "#", "+", "-", "t=", "touch:", "line:", "event ", "after ", "hits % ", "hits == ",
    "$", "M", "~", "=", "..", ",", "x", "*", "/", " - ", " + ", " > ",
  ]
  private static let repeatable = [
    "(", "[", "{", "((", "!", "-", "not ", "/", "[[", "a", "&&", "\"", "`", "$*", ";;", "\\", "*",
    "?", "登录", "👩‍👩‍👧", "e\u{301}", ".superview", " and ", "|", "^", "if ", "do ", "1+", "x.",
  ]
  private static let oddities = [
    "\u{0}", "\u{0}step", "\u{1b}[2J", "\u{202E}", "\u{FEFF}", "登录 按钮", "，", "“", "🙂", "\t",
    "\r", "//", "/[/", "/(/", "/a{99999}/", "/[[a&&/", "/(?<x>y)\\k<x>/", "\"", "`", "'", "$1",
    "$0",
    "$*", ";;", "--", "--json", "&", "|", "{point}", "{point.x / 0}", "{", "}", "{{", "if", "do",
    "from", "and", "to", "@tap", "=", "==", "* * *", "model.tapInterval",
  ]
  private static let scrambling: [Unicode.Scalar] = [
    "\u{0}", "(", ")", "[", "]", "{", "}", "\"", "`", "$", ";", "#", "-", "+", "/", "*", "?", ".",
    ",", "=", "9", "登", "\u{301}", "\u{1F642}", "\u{7F}", " ",
  ]
}
