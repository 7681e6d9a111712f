import TouchCore

//  object ── key, value, key, value …      in the order the caller gives them
//  array  ── value, value …                commas and quotes are the writer's business

/// Writes JSON on one line, with keys in the order they are given, so that bytes are stable.
public struct JSONWriter {
  /// What was written so far, in UTF-8.
  public private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// What was written so far.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// How many bytes were written so far.
  public var count: Int { bytes.count }

  /// Makes a writer that has written nothing.
  public init() {}

  /// Makes room for some bytes, so that writing them moves nothing.
  public mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(count) }

  /// Ends a line; what is written next begins another one.
  public mutating func endLine() {
    mark("\n")
    needsComma = false
  }

  /// Forgets what was written, and keeps the room for it.
  public mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  /// Writes an object; the body writes its fields.
  public mutating func object(_ body: (inout JSONWriter) -> Void) {
    beginObject()
    body(&self)
    endObject()
  }

  /// The object whose fields a body writes, as a text of one line.
  public static func line(_ body: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    json.object(body)
    return json.text
  }

  /// Begins an object; what is written next are its fields.
  public mutating func beginObject() { begin("{") }

  /// Ends the object that was begun last.
  public mutating func endObject() { end("}") }

  /// Adds fields as they were written into another object, behind at least one of its own.
  public mutating func addFields(_ fields: [UInt8]) { bytes.append(contentsOf: fields) }

  /// Begins an array; what is written next are its elements.
  public mutating func beginArray() { begin("[") }

  /// Ends the array that was begun last.
  public mutating func endArray() { end("]") }

  /// Writes an array; the body writes its elements.
  public mutating func array(_ body: (inout JSONWriter) -> Void) {
    begin("[")
    body(&self)
    end("]")
  }

  /// Writes a key; its value is what is written next.
  public mutating func key(_ key: String) {
    separate()
    mark("\"")
    add(key)
    mark("\"")
    mark(":")
    needsComma = false
  }

  /// Writes a key that needs no escapes.
  public mutating func key(_ key: StaticString) {
    separate()
    mark("\"")
    key.withUTF8Buffer { bytes.append(contentsOf: $0) }
    mark("\"")
    mark(":")
    needsComma = false
  }

  /// Writes a string, or null.
  public mutating func value(_ string: String?) {
    guard let string else { return literal("null") }
    self.string { $0.add(string) }
  }

  /// Writes a word, which no text from outside ever is, or null.
  public mutating func word(_ word: String?) {
    guard let word else { return literal("null") }
    string { $0.put(word) }
  }

  /// Writes a string; the body adds its parts.
  public mutating func string(_ body: (inout JSONWriter) -> Void) {
    separate()
    mark("\"")
    body(&self)
    mark("\"")
  }

  /// Adds to a string.
  public mutating func add(_ part: String) {
    var part = part
    part.withUTF8 { text in
      guard !Self.isPlain(text) else { return bytes.append(contentsOf: text) }
      addEscaped(text)
    }
  }

  /// Adds a whole number to a string.
  public mutating func add(_ number: Int) { put(String(number)) }

  /// Writes a whole number.
  public mutating func value(_ number: Int) { literal(String(number)) }

  /// Writes a number as people write it; JSON has no word for an infinite one, so that is null.
  public mutating func value(_ number: Double) {
    literal(number.isFinite ? exact(number) : "null")
  }

  /// Writes true or false.
  public mutating func value(_ flag: Bool) { literal(flag ? "true" : "false") }

  /// Writes strings.
  public mutating func value(_ strings: [String]) {
    array { json in for string in strings { json.value(string) } }
  }

  /// Writes numbers.
  public mutating func value(_ numbers: [Double]) {
    array { json in for number in numbers { json.value(number) } }
  }

  private mutating func begin(_ mark: Unicode.Scalar) {
    separate()
    self.mark(mark)
    needsComma = false
  }

  private mutating func end(_ mark: Unicode.Scalar) {
    self.mark(mark)
    needsComma = true
  }

  private mutating func literal(_ word: String) {
    separate()
    put(word)
  }

  private mutating func separate() {
    if needsComma { mark(",") }
    needsComma = true
  }

  @inline(__always)
  private mutating func mark(_ sign: Unicode.Scalar) { bytes.append(UInt8(ascii: sign)) }

  private mutating func put(_ string: String) {
    var string = string
    string.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Whether every byte stands for itself in JSON, whatever comes before and after it.
  private static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    // Without a way out in the middle, so that many bytes are looked at in one go.
    var odd: UInt8 = 0
    for byte in text { odd |= isOdd(byte) ? 1 : 0 }
    return odd == 0
  }

  /// Whether a byte is, or may begin, what must be escaped.
  @inline(__always)
  private static func isOdd(_ byte: UInt8) -> Bool {
    // The first bytes of U+0080 to U+009F, of U+061C and of U+2028 and its neighbours, and of
    // others that stand for themselves.
    byte < 0x20 || byte == 0x7F || byte == 0x22 || byte == 0x5C || byte == 0xC2 || byte == 0xD8
      || byte == 0xE2
  }

  /// Adds what stands for itself as it is, and the rest escaped.
  private mutating func addEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var place = 0
    while place < text.count {
      let length = Self.length(of: text[place])
      if Self.isOdd(text[place]),
        let escape = Self.escape(Self.scalar(text[place..<place + length]))
      {
        bytes.append(contentsOf: text[start..<place])
        put(escape)
        start = place + length
      }
      place += length
    }
    bytes.append(contentsOf: text[start...])
  }

  /// How many bytes a scalar has that begins with this one.
  private static func length(of byte: UInt8) -> Int {
    byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }

  /// The number of a scalar of at most three bytes.
  private static func scalar(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32 {
    guard let first = bytes.first, bytes.count > 1 else { return UInt32(bytes.first ?? 0) }
    let head = UInt32(first) & (bytes.count == 2 ? 0x1F : 0x0F)
    return bytes.dropFirst().reduce(head) { $0 << 6 | UInt32($1) & 0x3F }
  }

  /// How a scalar is escaped: what JSON demands, and what would break a line, move a terminal's
  /// cursor or turn the direction of reading; nil where it stands for itself.
  private static func escape(_ scalar: UInt32) -> String? {
    switch scalar {
    case 0x22: "\\\""
    case 0x5C: "\\\\"
    case 0x08: "\\b"
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0C: "\\f"
    case 0x0D: "\\r"
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0x61C, 0x200E...0x200F, 0x202A...0x202E,
      0x2066...0x2069:
      escape(ofUnit: scalar)
    default: nil
    }
  }

  private static func escape(ofUnit unit: UInt32) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
