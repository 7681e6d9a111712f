/// Reads a JSON text in one pass, without recursion and without copying.
///
/// - Complexity: O(*n*) in time and memory.
struct JSONScanner {
  private let text: UnsafeBufferPointer<UInt8>
  private var place = 0
  private(set) var nodes: [JSONTree.Node]
  private(set) var lineStarts: [Int32]
  /// The arrays and objects that have begun and not ended.
  private var open: [Int] = []

  /// Reads a whole text into arrays that are empty, and may have room.
  static func scan(
    _ text: UnsafeBufferPointer<UInt8>, _ nodes: consuming [JSONTree.Node],
    _ lineStarts: consuming [Int32]
  ) throws(JSONFault) -> JSONScanner {
    var scanner = JSONScanner(text: text, nodes: nodes, lineStarts: lineStarts)
    try scanner.read()
    return scanner
  }

  private init(
    text: UnsafeBufferPointer<UInt8>, nodes: consuming [JSONTree.Node],
    lineStarts: consuming [Int32]
  ) {
    self.text = text
    self.nodes = nodes
    self.lineStarts = lineStarts
  }

  private mutating func read() throws(JSONFault) {
    guard text.count < Int(Int32.max) else { throw fault(.tooMany) }
    skipBlanks()
    try value(JSONTree.Node(kind: .null, start: 0, stop: 0))
    while let parent = open.last {
      let isObject = nodes[parent].kind == .object
      skipBlanks()
      if take(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
        close(parent)
        continue
      }
      if nodes.count > parent + 1 {
        try expect(UInt8(ascii: ","))
        skipBlanks()
      }
      try value(isObject ? try key() : JSONTree.Node(kind: .null, start: 0, stop: 0))
    }
    skipBlanks()
    guard place == text.count else { throw fault(.extra) }
  }

  /// Reads a key and its colon into a node that waits for its value.
  private mutating func key() throws(JSONFault) -> JSONTree.Node {
    let (range, isEscaped) = try string()
    skipBlanks()
    try expect(UInt8(ascii: ":"))
    skipBlanks()
    return JSONTree.Node(
      kind: .null, isKeyEscaped: isEscaped, keyStart: Int32(range.lowerBound),
      keyEnd: Int32(range.upperBound), start: 0, stop: 0)
  }

  private mutating func value(_ key: JSONTree.Node) throws(JSONFault) {
    guard place < text.count else { throw fault(.breaksOff) }
    guard nodes.count < JSONTree.mostValues else { throw fault(.tooMany) }
    var node = key
    var range = place..<place
    switch text[place] {
    case UInt8(ascii: "{"): node.kind = .object
    case UInt8(ascii: "["): node.kind = .array
    case UInt8(ascii: "\""):
      node.kind = .text
      (range, node.isEscaped) = try string()
    case UInt8(ascii: "t"): (node.kind, range) = (.yes, try word("true"))
    case UInt8(ascii: "f"): (node.kind, range) = (.no, try word("false"))
    case UInt8(ascii: "n"): (node.kind, range) = (.null, try word("null"))
    default: (node.kind, range) = (.number, try number())
    }
    (node.start, node.stop) = (Int32(range.lowerBound), Int32(range.upperBound))
    node.first = Int32(nodes.count + 1)
    node.end = node.first
    if node.kind == .object || node.kind == .array {
      guard open.count < JSONTree.deepest else { throw fault(.tooDeep) }
      open.append(nodes.count)
      place += 1
    }
    nodes.append(node)
  }

  private mutating func close(_ parent: Int) {
    nodes[parent].stop = Int32(place)
    nodes[parent].end = Int32(nodes.count)
    open.removeLast()
  }

  private mutating func word(_ word: StaticString) throws(JSONFault) -> Range<Int> {
    let start = place
    for offset in 0..<word.utf8CodeUnitCount {
      guard start + offset < text.count else { throw fault(.breaksOff, at: text.count) }
      guard text[start + offset] == word.utf8Start[offset] else { throw fault(.noValue) }
    }
    place += word.utf8CodeUnitCount
    return start..<place
  }

  private mutating func number() throws(JSONFault) -> Range<Int> {
    let start = place
    _ = take(UInt8(ascii: "-"))
    let first = place
    guard skipDigits() else { throw fault(place < text.count ? .noValue : .breaksOff) }
    if text[first] == UInt8(ascii: "0"), place > first + 1 { throw fault(.noValue, at: start) }
    if take(UInt8(ascii: ".")), !skipDigits() { throw fault(.noValue, at: start) }
    guard place < text.count, text[place] | 0x20 == UInt8(ascii: "e") else { return start..<place }
    place += 1
    if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
    guard skipDigits() else { throw fault(.noValue, at: start) }
    return start..<place
  }

  private mutating func skipDigits() -> Bool {
    let start = place
    while place < text.count, text[place] &- UInt8(ascii: "0") < 10 { place += 1 }
    return place > start
  }

  @inline(__always)
  private mutating func skipBlanks() {
    while place < text.count, text[place] <= 0x20 {
      switch text[place] {
      case 0x20, 0x09, 0x0D: break
      case 0x0A: lineStarts.append(Int32(place + 1))
      default: return
      }
      place += 1
    }
  }

  @inline(__always)
  private mutating func take(_ byte: UInt8) -> Bool {
    guard place < text.count, text[place] == byte else { return false }
    place += 1
    return true
  }

  @inline(__always)
  private mutating func expect(_ byte: UInt8) throws(JSONFault) {
    guard !take(byte) else { return }
    throw fault(place < text.count ? .expected(byte) : .breaksOff)
  }

  private func fault(_ reason: JSONFault.Reason, at place: Int? = nil) -> JSONFault {
    JSONFault(reason, at: place ?? self.place, in: text)
  }
}

extension JSONScanner {
  /// Reads a string; returns its place between the quotes, and whether it has escapes.
  private mutating func string() throws(JSONFault) -> (range: Range<Int>, isEscaped: Bool) {
    try expect(UInt8(ascii: "\""))
    let start = place
    var isEscaped = false
    var isASCII = true
    while place < text.count {
      let byte = text[place]
      switch byte {
      case UInt8(ascii: "\""):
        let range = start..<place
        if !isASCII { try checkUTF8(range) }
        place += 1
        return (range, isEscaped)
      case UInt8(ascii: "\\"):
        isEscaped = true
        try skipEscape()
      case 0..<0x20: throw fault(.controlByte)
      default:
        isASCII = isASCII && byte < 0x80
        place += 1
      }
    }
    throw fault(.breaksOff)
  }

  private mutating func skipEscape() throws(JSONFault) {
    let start = place
    place += 1
    guard place < text.count else { throw fault(.breaksOff) }
    let letter = text[place]
    place += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return
    case UInt8(ascii: "u"): break
    default: throw fault(.badEscape, at: start)
    }
    for _ in 0..<4 {
      guard place < text.count else { throw fault(.breaksOff) }
      guard text[place].hexadecimalDigit != nil else { throw fault(.badEscape, at: start) }
      place += 1
    }
  }

  private func checkUTF8(_ range: Range<Int>) throws(JSONFault) {
    let bytes = UnsafeBufferPointer(rebasing: text[range])
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw fault(.notUTF8, at: range.lowerBound)
    }
  }
}
