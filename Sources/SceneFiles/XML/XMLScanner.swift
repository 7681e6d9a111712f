//  <document><scenes>…            an element begins   ─┐
//    <rect key="frame" x="0"/>    begins and ends      ├─ each becomes a node, once, from left to right
//  </scenes></document>           an element ends     ─┘
//
//  <!DOCTYPE …                    refused: what it declares could stand for anything

/// Goes over the bytes of an XML document once and makes its tree.
///
/// - Complexity: O(*n*) in time and memory; what is deeper or larger than any real file is refused.
struct XMLScanner {
  // A view nests two elements; no real file was seen deeper than a quarter of this.
  static let deepest = 512
  static let mostElements = 400_000
  static let mostAttributes = 128
  static let longestValue = 1 << 20

  private(set) var tree: XMLTree
  private let text: [UInt8]
  /// Whether names may hold what XML forbids in them, as `Host<Text, Bool>` does.
  private let takesAnyName: Bool
  private var place = 0
  private var numbers: [String: Int32] = [:]
  /// The elements that have begun and not ended, and each's latest child.
  private var open: [(node: Int32, lastChild: Int32)] = []
  private var isDone = false
  private var counted = 0
  private var line: Int32 = 1
  private var lineStart = 0

  init(_ file: [UInt8], takesAnyName: Bool = false) throws(ImportRefusal) {
    text = try XMLText.bytes(of: file)
    tree = XMLTree(text: text)
    self.takesAnyName = takesAnyName
  }

  /// The whole document.
  mutating func read() throws(ImportRefusal) -> XMLTree {
    while place < text.count {
      if text[place] == UInt8(ascii: "<") { try markup() } else { try words() }
    }
    guard open.isEmpty else { throw fault("an element is not closed") }
    guard isDone else { throw fault("there is no element") }
    return tree
  }

  private mutating func words() throws(ImportRefusal) {
    while place < text.count, text[place] != UInt8(ascii: "<") {
      if text[place] == UInt8(ascii: "&") {
        guard let (_, end) = XMLReferences.read(text, at: place) else {
          throw fault("a reference that is not known")
        }
        place = end
      } else {
        guard !open.isEmpty || text[place].isXMLSpace else { throw fault("text outside the root") }
        place += 1
      }
    }
  }

  private mutating func markup() throws(ImportRefusal) {
    if stands("<!--") {
      try skip(past: "-->", from: 4, "a comment is not closed")
    } else if stands("<?") {
      try skip(past: "?>", from: 2, "an instruction is not closed")
    } else if stands("<![CDATA[") {
      guard !open.isEmpty else { throw fault("text outside the root") }
      try skip(past: "]]>", from: 9, "a CDATA section is not closed")
    } else if stands("<!") {
      throw .declaresEntities(line: Int(position(place).line))
    } else if stands("</") {
      try endTag()
    } else {
      try startTag()
    }
  }

  private mutating func startTag() throws(ImportRefusal) {
    guard !isDone || !open.isEmpty else { throw fault("a second root") }
    let (line, column) = position(place)
    let start = place
    place += 1
    let name = try name()
    let first = Int32(tree.attributes.count)
    while try isAttributeNext() { try attribute(from: first) }
    let isOpen = try close()
    let node = Int32(tree.nodes.count)
    guard node < Self.mostElements else {
      throw .excessive("elements", limit: Self.mostElements)
    }
    tree.nodes.append(
      XMLTree.Node(
        name: name, attributes: first..<Int32(tree.attributes.count),
        content: Int32(place)..<Int32(place), line: line, column: column,
        parent: open.last?.node ?? -1))
    link(node)
    isDone = true
    guard isOpen else { return }
    guard open.count < Self.deepest else {
      place = start
      throw .excessive("depth", limit: Self.deepest)
    }
    open.append((node, -1))
  }

  private mutating func link(_ node: Int32) {
    guard let (parent, last) = open.last else { return }
    if last < 0 {
      tree.nodes[Int(parent)].firstChild = node
    } else {
      tree.nodes[Int(last)].next = node
    }
    open[open.count - 1].lastChild = node
  }

  private mutating func endTag() throws(ImportRefusal) {
    let start = place
    place += 2
    let name = try name()
    skipSpace()
    guard let (node, _) = open.last, tree.nodes[Int(node)].name == name,
      place < text.count, text[place] == UInt8(ascii: ">")
    else {
      place = start
      throw fault("an end tag that closes nothing")
    }
    place += 1
    let content = tree.nodes[Int(node)].content.lowerBound
    tree.nodes[Int(node)].content = content..<Int32(start)
    open.removeLast()
  }
}

extension XMLScanner {
  private mutating func isAttributeNext() throws(ImportRefusal) -> Bool {
    let start = place
    skipSpace()
    guard place < text.count else { throw fault("a tag is not closed") }
    if text[place] == UInt8(ascii: ">") || text[place] == UInt8(ascii: "/") { return false }
    guard place > start else { throw fault("no space before an attribute") }
    return true
  }

  private mutating func attribute(from first: Int32) throws(ImportRefusal) {
    let start = place
    let name = try name()
    skipSpace()
    guard take(UInt8(ascii: "=")) else { throw fault("an attribute without a value") }
    skipSpace()
    guard place < text.count, text[place] == UInt8(ascii: "\"") || text[place] == UInt8(ascii: "'")
    else { throw fault("a value without quotes") }
    let quote = text[place]
    place += 1
    let value = place
    while place < text.count, text[place] != quote {
      guard place - value < Self.longestValue else {
        throw .excessive("value", limit: Self.longestValue)
      }
      try valueByte()
    }
    guard tree.attributes[Int(first)...].allSatisfy({ $0.name != name }) else {
      place = start
      throw fault("an attribute that is there twice")
    }
    guard tree.attributes.count - Int(first) < Self.mostAttributes else {
      throw .excessive("attributes", limit: Self.mostAttributes)
    }
    tree.attributes.append(
      XMLTree.Attribute(name: name, value: Int32(value)..<Int32(min(place, text.count))))
    guard take(quote) else { throw fault("a value is not closed") }
  }

  private mutating func valueByte() throws(ImportRefusal) {
    if text[place] == UInt8(ascii: "&") {
      guard let (_, end) = XMLReferences.read(text, at: place) else {
        throw fault("a reference that is not known")
      }
      place = end
    } else {
      guard takesAnyName || text[place] != UInt8(ascii: "<") else { throw fault("< in a value") }
      place += 1
    }
  }

  /// The end of a start tag; answers whether something may stand in the element.
  private mutating func close() throws(ImportRefusal) -> Bool {
    let isEmpty = take(UInt8(ascii: "/"))
    guard take(UInt8(ascii: ">")) else { throw fault("a tag is not closed") }
    return !isEmpty
  }

  private mutating func name() throws(ImportRefusal) -> Int32 {
    let start = place
    var angles = 0
    while place < text.count {
      let byte = text[place]
      if takesAnyName, byte == UInt8(ascii: "<") {
        angles += 1
      } else if angles > 0 {
        if byte == UInt8(ascii: ">") { angles -= 1 }
      } else if !byte.isXMLNameByte(isFirst: place == start) {
        break
      }
      place += 1
    }
    guard place > start, angles == 0 else {
      place = start
      throw fault("no name where one belongs")
    }
    return number(of: String(decoding: text[start..<place], as: UTF8.self))
  }

  private mutating func number(of name: String) -> Int32 {
    if let number = numbers[name] { return number }
    let number = Int32(tree.names.count)
    tree.names.append(name)
    numbers[name] = number
    return number
  }

  private func stands(_ letters: StaticString) -> Bool {
    let count = letters.utf8CodeUnitCount
    guard place + count <= text.count else { return false }
    for offset in 0..<count where text[place + offset] != letters.utf8Start[offset] {
      return false
    }
    return true
  }

  private mutating func skip(
    past end: String, from offset: Int, _ trouble: String
  ) throws(ImportRefusal) {
    guard let close = text.place(of: end, from: place + offset) else { throw fault(trouble) }
    place = close + end.utf8.count
  }

  private mutating func skipSpace() {
    while place < text.count, text[place].isXMLSpace { place += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard place < text.count, text[place] == byte else { return false }
    place += 1
    return true
  }

  /// The line and column of a place, which is never before one that was asked for earlier.
  private mutating func position(_ place: Int) -> (line: Int32, column: Int32) {
    while counted < place {
      if text[counted] == 0x0A {
        line += 1
        lineStart = counted + 1
      }
      counted += 1
    }
    return (line, Int32(place - lineStart + 1))
  }

  private mutating func fault(_ trouble: String) -> ImportRefusal {
    let (line, column) = position(max(counted, min(place, text.count)))
    return .malformed(line: Int(line), column: Int(column), trouble)
  }
}

extension UInt8 {
  /// Whether it may stand in a name; what is beyond ASCII may.
  fileprivate func isXMLNameByte(isFirst: Bool) -> Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...:
      true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
      !isFirst
    default: false
    }
  }
}
