import TouchCore

//  ␣␣␣␣Button, 0x7f8, {{20.0, 60.0}, {120.0, 44.0}}, identifier: 'buy', label: 'It's on', Disabled
//  └ 4 └ type  └ address  └ frame                                             └───┘
//                                    a text ends at a ' behind which a known word follows

/// A line in which XCUITest tells of one element.
struct ElementLine: Sendable {
  /// How many columns of blanks it begins with.
  let indent: Int
  /// Its type, as `Button`.
  let type: String
  /// Where it lies on the screen; nil inside where a number is none.
  let frame: [Double?]?
  /// Where the snapshot has it; nil in a list without addresses.
  let address: UInt64?
  /// What follows the frame, by name.
  private(set) var properties: [String: String] = [:]
  /// Words that stand alone: `Disabled`, `Selected`.
  private(set) var flags: Set<String> = []

  /// What a person sees, or hears, of it.
  var words: String? {
    ["label", "title", "placeholderValue"].lazy.compactMap { properties[$0]?.filled }.first
  }

  /// Whether a frame stands in it.
  var hasFrame: Bool { frame != nil }

  /// Reads a line; nil where it names no element.
  init?(_ text: TextBytes, _ range: Range<Int>) {
    let range = text.unquotedLine(range)
    let end = text.find("<XCAccessibilityElement", in: range) ?? range.upperBound
    var place = text.skipBlanks(range.lowerBound, before: end)
    if text.has("→", at: place, before: end) { place += 3 }
    // The arrow stands where the last of the indentation's blanks would.
    indent = text.indent(range)
    let start = place
    while place < end, text[place].beginsName || text[place].isDigit { place += 1 }
    guard place > start, text[start] >= 0x41, text[start] <= 0x5A else { return nil }
    type = text.string(start..<place)
    if text.has(" (", at: place, before: end) {
      while place < end, text[place] != 0x29 { place += 1 }
      place += 1
    }
    // Up to Xcode 7 a colon follows the address, not a comma the type: `Button 0x7f8: {{20, 60}, …`.
    let isOld = text.has(" 0x", at: place, before: end)
    guard isOld || text.has(", ", at: place, before: end) else { return nil }
    place += isOld ? 1 : 2
    let found = text.address(at: place, before: end)
    guard !isOld || found.map({ text.has(": ", at: $0.end, before: end) }) == true else {
      return nil
    }
    address = found?.value
    if let found { place = found.end }
    // Between address and frame old versions name traits, and the main window.
    let quote = text.find("'", in: place..<end) ?? end
    if let open = text.find("{{", in: place..<quote) {
      let close = text.find("}}", in: open..<end) ?? end
      let numbers = text.numbers(in: open..<close, most: 4)
      frame = numbers.count == 4 ? numbers : nil
      place = min(end, close + 2)
    } else {
      frame = nil
      guard found != nil || text.has("pid: ", at: place, before: end) else { return nil }
      place = max(start, place - (found == nil ? 2 : 0))
    }
    readProperties(text, place..<end)
  }

  /// The words that end a text before them.
  private static let words: [StaticString] = [
    "identifier: ", "label: ", "title: ", "value: ", "placeholderValue: ", "pid: ", "traits: ",
    "hitPoint: ", "Selected", "Disabled", "Focused", "Keyboard Focused", "hittable",
  ]

  private mutating func readProperties(_ text: TextBytes, _ range: Range<Int>) {
    var place = range.lowerBound
    while place < range.upperBound {
      guard let word = Self.word(text, place, range.upperBound) else {
        place += 1
        continue
      }
      let start = place + 2 + word.utf8CodeUnitCount
      let key = text.trimmed(place + 2..<start)
      place = Self.valueEnd(text, start..<range.upperBound)
      if text[key.upperBound - 1] == 0x3A {
        let name = text.string(key.lowerBound..<key.upperBound - 1)
        if properties[name] == nil { properties[name] = Self.unquoted(text, start..<place) }
      } else {
        flags.insert(text.string(key))
      }
    }
  }

  /// Where a value ends: at a known word, and a text at one that its `'` stands right before.
  private static func valueEnd(_ text: TextBytes, _ range: Range<Int>) -> Int {
    let isQuoted = text.has("'", at: range.lowerBound, before: range.upperBound)
    var first: Int?
    for place in range where word(text, place, range.upperBound) != nil {
      if !isQuoted || place > range.lowerBound + 1 && text[place - 1] == 0x27 { return place }
      first = first ?? place
    }
    let end = text.trimmed(range).upperBound
    if isQuoted, end > range.lowerBound + 1, text[end - 1] == 0x27 { return range.upperBound }
    // A long text is cut, and has no end.
    return first ?? range.upperBound
  }

  /// The known word that stands behind a comma at a place.
  private static func word(_ text: TextBytes, _ place: Int, _ end: Int) -> StaticString? {
    guard text.has(", ", at: place, before: end) else { return nil }
    return words.first { word in
      guard text.has(word, at: place + 2, before: end) else { return false }
      let behind = place + 2 + word.utf8CodeUnitCount
      // A word that takes no value stands between commas.
      return text[behind - 1] == 0x20 || behind == end || text[behind] == 0x2C
        || text[behind].isBlank
    }
  }

  private static func unquoted(_ text: TextBytes, _ range: Range<Int>) -> String {
    let range = text.trimmed(range)
    guard range.count >= 2, text[range.lowerBound] == 0x27 else { return text.string(range) }
    let last = range.upperBound - 1
    return text.string(range.lowerBound + 1..<(text[last] == 0x27 ? last : last + 1))
  }
}

extension TextBytes {
  /// A line without the double quotes and the comma that make it one of an array.
  func unquotedLine(_ range: Range<Int>) -> Range<Int> {
    let line = trimmed(range)
    guard line.count > 2, self[line.lowerBound] == 0x22 else { return range }
    var end = line.upperBound
    if self[end - 1] == 0x2C { end -= 1 }
    if self[end - 1] == 0x22, end - 1 > line.lowerBound { end -= 1 }
    return line.lowerBound + 1..<max(line.lowerBound + 1, end)
  }
}
