//  <document><scenes>…            an element begins   ─┐
//    <rect key="frame" x="0"/>    begins and ends      ├─ each becomes a node, once, from left to right
//  </scenes></document>           an element ends     ─┘
//
//  <!DOCTYPE …                    refused: what it declares could stand for anything

/// Goes over the bytes of an XML document once and makes its tree.
///
/// - Complexity: O(*n*) in time and memory; what is deeper or larger than any real file is refused.
package struct XMLScanner {
  // A view nests two elements; no real file was seen deeper than a tenth of this.
  package static let deepest = 512
  package static let mostElements = 400_000
  package static let mostAttributes = 128

  private var tree: XMLTree
  private var cursor: XMLCursor
  private var numbers: [String: Int32] = [:]
  /// The elements that have begun and not ended, and each's latest child.
  private var open: [(node: Int32, lastChild: Int32)] = []

  /// Prepares to read a file.
  ///
  /// - Parameter isLenient: Whether names and values may hold what XML forbids in them.
  init(_ file: [UInt8], isLenient: Bool = false) throws(ImportRefusal) {
    let text = try FileText.bytes(of: file)
    tree = XMLTree(text: text)
    cursor = XMLCursor(text, isLenient: isLenient)
  }

  /// Reads the document.
  ///
  /// - Parameter mayBeCut: Whether the end may be missing; elements that are still open are then kept, and
  ///   listed in `unclosed`.
  mutating func read(mayBeCut: Bool = false) throws(ImportRefusal) -> XMLTree {
    while let byte = cursor.byte {
      do throws(ImportRefusal) {
        if byte == UInt8(ascii: "<") { try markup() } else { try words() }
      } catch {
        guard mayBeCut, cursor.byte == nil, !open.isEmpty else { throw error }
      }
    }
    tree.unclosed = open.map { Int($0.node) }
    guard mayBeCut || open.isEmpty else { throw cursor.fault("an element is not closed") }
    guard !tree.nodes.isEmpty else { throw cursor.fault("no element") }
    return tree
  }

  private mutating func words() throws(ImportRefusal) {
    while let byte = cursor.byte, byte != UInt8(ascii: "<") {
      guard !open.isEmpty || byte.isBlankByte else { throw cursor.fault("text outside the root") }
      if byte == UInt8(ascii: "&") { try cursor.reference() } else { cursor.place += 1 }
    }
  }

  private mutating func markup() throws(ImportRefusal) {
    if cursor.stands("<!--") {
      try cursor.skip(past: "-->", from: 4, "a comment is not closed")
    } else if cursor.stands("<?") {
      try cursor.skip(past: "?>", from: 2, "an instruction is not closed")
    } else if cursor.stands("<![CDATA[") {
      guard !open.isEmpty else { throw cursor.fault("text outside the root") }
      try cursor.skip(past: "]]>", from: 9, "a CDATA section is not closed")
    } else if cursor.stands("<!") {
      throw .declaresEntities(line: cursor.position(of: cursor.place).line)
    } else if cursor.stands("</") {
      try endTag()
    } else {
      try startTag()
    }
  }

  private mutating func startTag() throws(ImportRefusal) {
    guard tree.nodes.isEmpty || !open.isEmpty else { throw cursor.fault("a second root") }
    guard tree.nodes.count < Self.mostElements else {
      throw .excessive(.elements, limit: Self.mostElements)
    }
    guard open.count < Self.deepest else { throw .excessive(.depth, limit: Self.deepest) }
    let (line, column) = cursor.position(of: cursor.place)
    cursor.place += 1
    let name = number(of: try cursor.name())
    let attributes = try attributes()
    let isEmpty = cursor.take(UInt8(ascii: "/"))
    guard cursor.take(UInt8(ascii: ">")) else { throw cursor.fault("a tag is not closed") }
    let node = Int32(tree.nodes.count)
    tree.nodes.append(
      XMLTree.Node(
        name: name, attributes: attributes, content: Int32(cursor.place)..<Int32(cursor.place),
        line: Int32(line), column: Int32(column), parent: open.last?.node ?? -1))
    link(node)
    if !isEmpty { open.append((node, -1)) }
  }

  /// Makes an element the next child of the one it stands in.
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
    let start = cursor.place
    cursor.place += 2
    let name = number(of: try cursor.name())
    cursor.skipSpace()
    guard let (node, _) = open.last, tree.nodes[Int(node)].name == name,
      cursor.take(UInt8(ascii: ">"))
    else {
      cursor.place = start
      throw cursor.fault("an end tag without a start tag")
    }
    let content = tree.nodes[Int(node)].content.lowerBound
    tree.nodes[Int(node)].content = content..<Int32(start)
    open.removeLast()
  }

  private mutating func attributes() throws(ImportRefusal) -> Range<Int32> {
    let first = tree.attributes.count
    while true {
      let isApart = cursor.skipSpace()
      guard let byte = cursor.byte else { throw cursor.fault("a tag is not closed") }
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { break }
      guard isApart else { throw cursor.fault("no space before an attribute") }
      try attribute(after: first)
    }
    return Int32(first)..<Int32(tree.attributes.count)
  }

  private mutating func attribute(after first: Int) throws(ImportRefusal) {
    guard tree.attributes.count - first < Self.mostAttributes else {
      throw .excessive(.attributes, limit: Self.mostAttributes)
    }
    let start = cursor.place
    let name = number(of: try cursor.name())
    guard tree.attributes[first...].allSatisfy({ $0.name != name }) else {
      cursor.place = start
      throw cursor.fault("an attribute is written twice")
    }
    cursor.skipSpace()
    guard cursor.take(UInt8(ascii: "=")) else {
      throw cursor.fault("an attribute without a value")
    }
    cursor.skipSpace()
    let value = try cursor.value()
    tree.attributes.append(
      XMLTree.Attribute(name: name, value: Int32(value.lowerBound)..<Int32(value.upperBound)))
  }

  private mutating func number(of range: Range<Int>) -> Int32 {
    let name = String(decoding: cursor.text[range], as: UTF8.self)
    if let number = numbers[name] { return number }
    let number = Int32(tree.names.count)
    tree.names.append(name)
    numbers[name] = number
    return number
  }
}
