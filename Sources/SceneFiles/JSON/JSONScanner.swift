/// Goes over the bytes of a JSON text once and makes its tree.
///
/// - Complexity: O(*n*) in time and memory; what is deeper or larger than any real file is refused.
struct JSONScanner {
  // A view nests two values; UIKit's own hierarchies are some sixty views deep.
  static let deepest = 512
  static let mostValues = 2_000_000

  private var tree: JSONTree
  private let text: [UInt8]
  private var place = 0
  private var line = 1
  private var lineStart = 0
  /// The arrays and objects that have begun and not ended, and each's latest element.
  private var open: [(node: Int32, last: Int32)] = []

  init(_ file: [UInt8]) throws(ImportRefusal) {
    text = try FileText.bytes(of: file)
    tree = JSONTree(text: text)
  }

  /// The whole text.
  mutating func read() throws(ImportRefusal) -> JSONTree {
    try value(key: 0..<0)
    while let (node, last) = open.last {
      let isObject = tree.nodes[Int(node)].kind == .object
      skipSpace()
      if take(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
        close(node)
        continue
      }
      if last >= 0 {
        guard take(UInt8(ascii: ",")) else { throw fault("a comma is missing") }
        skipSpace()
      }
      try value(key: isObject ? try key() : 0..<0)
    }
    skipSpace()
    guard place == text.count else { throw fault("text after the end") }
    return tree
  }

  private mutating func key() throws(ImportRefusal) -> Range<Int32> {
    let key = try string()
    skipSpace()
    guard take(UInt8(ascii: ":")) else { throw fault("a colon is missing") }
    skipSpace()
    return key
  }

  private mutating func value(key: Range<Int32>) throws(ImportRefusal) {
    skipSpace()
    guard place < text.count else { throw fault("the text is incomplete") }
    let start = place
    let column = place - lineStart + 1
    var (kind, range) = (JSONTree.Kind.number, Int32(start)..<Int32(start))
    switch text[place] {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      kind = text[place] == UInt8(ascii: "{") ? .object : .array
      place += 1
    case UInt8(ascii: "\""):
      kind = .text
      range = try string()
    case UInt8(ascii: "t"): kind = try word("true", .yes)
    case UInt8(ascii: "f"): kind = try word("false", .no)
    case UInt8(ascii: "n"): kind = try word("null", .null)
    default: range = try number()
    }
    try add(
      JSONTree.Node(
        kind: kind, key: key, value: range, line: Int32(line), column: Int32(column)))
  }

  private mutating func add(_ node: JSONTree.Node) throws(ImportRefusal) {
    guard tree.nodes.count < Self.mostValues else {
      throw .excessive(.values, limit: Self.mostValues)
    }
    let number = Int32(tree.nodes.count)
    tree.nodes.append(node)
    if let (parent, last) = open.last {
      if last < 0 {
        tree.nodes[Int(parent)].firstChild = number
      } else {
        tree.nodes[Int(last)].next = number
      }
      open[open.count - 1].last = number
    }
    guard node.kind == .object || node.kind == .array else { return }
    guard open.count < Self.deepest else { throw .excessive(.depth, limit: Self.deepest) }
    open.append((number, -1))
  }

  private mutating func close(_ node: Int32) {
    let start = tree.nodes[Int(node)].value.lowerBound
    tree.nodes[Int(node)].value = start..<Int32(place)
    open.removeLast()
  }

  private mutating func string() throws(ImportRefusal) -> Range<Int32> {
    guard take(UInt8(ascii: "\"")) else { throw fault("a string without quotes") }
    let start = place
    while place < text.count, text[place] != UInt8(ascii: "\"") {
      guard text[place] >= 0x20 else { throw fault("a line break in a string") }
      place += text[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard place < text.count else {
      place = text.count
      throw fault("a string is not closed")
    }
    place += 1
    return Int32(start)..<Int32(place - 1)
  }

  private mutating func number() throws(ImportRefusal) -> Range<Int32> {
    let start = place
    while place < text.count, text[place].isPartOfNumber { place += 1 }
    let range = Int32(start)..<Int32(place)
    // Numbers beyond all bounds are well formed; whoever asks for them gets none.
    guard Double(tree.words(range)) != nil else {
      place = start
      throw fault("a value is missing")
    }
    return range
  }

  private mutating func word(
    _ word: String, _ kind: JSONTree.Kind
  ) throws(ImportRefusal) -> JSONTree.Kind {
    guard text[place...].starts(with: word.utf8) else { throw fault("a value is missing") }
    place += word.utf8.count
    return kind
  }

  private mutating func skipSpace() {
    while place < text.count, text[place].isBlankByte {
      if text[place] == 0x0A {
        line += 1
        lineStart = place + 1
      }
      place += 1
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard place < text.count, text[place] == byte else { return false }
    place += 1
    return true
  }

  private func fault(_ trouble: String) -> ImportRefusal {
    .malformed(line: line, column: place - lineStart + 1, trouble)
  }
}
