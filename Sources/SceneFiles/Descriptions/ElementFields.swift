//  <UILabel: 0x7f8; frame = (0 0; 9 9); text = 'it's; so'; layer = <CALayer: 0x6>> - (null)
//                   └key┘   └ value ┘          └ value ┘                         ^ close
//
//  A semicolon, a quotation mark and a `>` may stand anywhere in a text. So a value ends where a
//  key follows, not where such a sign stands; a text ends at a quotation mark behind which all the
//  rest makes sense.

/// The properties that the description of an object lists.
struct ElementFields: Sendable {
  /// A property and what is said of it.
  struct Field: Sendable {
    let key: Range<Int>
    let value: Range<Int>
  }

  /// The properties, in their order.
  private(set) var fields: [Field] = []
  /// Where the `>` stands that ends the description; nil where the line ends before it.
  private(set) var close: Int?
  /// Whether something between two semicolons is no property.
  private(set) var hasJunk = false

  private let text: TextBytes
  private let end: Int
  /// Where `; layer = <` stands for the last time: no `>` before it ends the description.
  private let layer: Int
  /// Whether a `'` in a plain value makes nonsense of it.
  private let isTrial: Bool
  // Each try reads the rest of the description: more than eight in one would take too long.
  private var trials = 8
  private var isBalanced = true

  /// Reads the properties behind the head of a description.
  init(_ text: TextBytes, _ range: Range<Int>) {
    self.init(text, range, layer: text.findLast("; layer = <", in: range) ?? -1, isTrial: false)
    read(from: range.lowerBound)
  }

  private init(_ text: TextBytes, _ range: Range<Int>, layer: Int, isTrial: Bool) {
    self.text = text
    end = range.upperBound
    self.layer = layer
    self.isTrial = isTrial
  }

  /// The value of the first property of a name.
  func value(_ key: StaticString) -> Range<Int>? {
    fields.first { text.isSame($0.key, key) }?.value
  }

  private mutating func read(from start: Int) {
    var place = start
    while true {
      place = text.skipBlanks(place, before: end)
      guard place < end else { return }
      if text[place] == 0x3E {
        close = place
        return
      }
      if text[place] == 0x3B {
        place += 1
      } else if let key = text.key(at: place, before: end) {
        let valueStart = text.skipBlanks(key.end, before: end)
        let value = readValue(valueStart, of: place..<key.nameEnd)
        fields.append(Field(key: place..<key.nameEnd, value: text.trimmed(value.range)))
        place = value.next
      } else {
        hasJunk = true
        if isTrial { return }
        place = max(place + 1, plainEnd(place))
      }
    }
  }

  private mutating func readValue(
    _ start: Int, of key: Range<Int>
  ) -> (range: Range<Int>, next: Int) {
    guard start < end else { return (end..<end, end) }
    switch text[start] {
    case 0x27: return readQuoted(start, of: key)
    case 0x3C, 0x28, 0x5B, 0x7B:
      if isBalanced {
        // One that takes the last `>` of the line takes the description's own.
        if let closing = text.closing(from: start, before: end),
          text.skipBlanks(closing, before: end) < end
        {
          let end = text[closing] == 0x3B ? closing : plainEnd(closing)
          return (start..<end, end)
        }
        // Nor will the others have an end: from here on only keys are looked for.
        isBalanced = false
      }
      let end = knownKey(from: start)
      return (start..<end, end)
    default:
      let end = plainEnd(start)
      if isTrial, text.find("'", in: start..<end) != nil { hasJunk = true }
      return (start..<end, end)
    }
  }

  /// Where a value without brackets ends: at a key, or with the description.
  private func plainEnd(_ start: Int) -> Int {
    var place = start
    while place < end {
      switch text[place] {
      case 0x3B where text.endsField(place, before: end): return place
      case 0x3E where place > layer && (place == 0 || text[place - 1] != 0x2D): return place
      default: place += 1
      }
    }
    return end
  }

  /// Where the next property begins that views are known to have, whatever brackets are open.
  private func knownKey(from start: Int) -> Int {
    var place = start
    while place < end {
      if text[place] == 0x3B, text.knownKeyFollows(place, before: end) { return place }
      place += 1
    }
    return place
  }

  /// A text: up to the first `'` behind which all the rest makes sense.
  private mutating func readQuoted(
    _ start: Int, of key: Range<Int>
  ) -> (range: Range<Int>, next: Int) {
    if ViewProperty(rawValue: text.string(key)) == nil, let quote = unknownKeyQuote(start) {
      return (start + 1..<quote, quote + 1)
    }
    var first: Int?
    var place = start + 1
    while place < end {
      if text[place] == 0x27, mayEndText(place) {
        first = first ?? place
        if isTrial || trials == 0 || restMakesSense(after: place) {
          return (start + 1..<place, place + 1)
        }
      }
      place += 1
    }
    guard let last = first ?? unknownKeyQuote(start) else { return (start + 1..<end, end) }
    return (start + 1..<last, last + 1)
  }

  private func mayEndText(_ quote: Int) -> Bool {
    guard quote + 1 < end else { return false }
    switch text[quote + 1] {
    case 0x3B: return text.knownKeyFollows(quote + 1, before: end)
    case 0x3E: return quote > layer
    default: return false
    }
  }

  private mutating func restMakesSense(after quote: Int) -> Bool {
    trials -= 1
    var rest = ElementFields(text, quote + 1..<end, layer: layer, isTrial: true)
    rest.read(from: quote + 1)
    // What is sensible to the end is so for every text in it.
    if !rest.hasJunk { trials = 0 }
    return !rest.hasJunk
  }

  /// The first `'` with any key behind it.
  private func unknownKeyQuote(_ start: Int) -> Int? {
    var place = start + 1
    while place + 1 < end {
      if text[place] == 0x27, text[place + 1] == 0x3B, text.endsField(place + 1, before: end) {
        return place
      }
      place += 1
    }
    return nil
  }
}
