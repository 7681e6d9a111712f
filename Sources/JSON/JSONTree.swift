//  {"a": [1, "b"]}        0 object, ends before 4      the children of a value follow it
//                         1 array, ends before 4       key "a"
//                         2 number, ends before 3
//                         3 text, ends before 4

/// A JSON text as a flat list of its values, in the order in which they begin.
///
/// The text is kept as it was written: a number or a string is decoded each time it is asked for.
/// Half of a surrogate pair is decoded as U+FFFD. If an object has a key twice, the first one counts.
public struct JSONTree: Sendable {
  /// The most levels of arrays and objects: UIKit's own hierarchies are some sixty views deep, and
  /// each view nests two values.
  public static let deepest = 512
  /// The most values of one text.
  public static let mostValues = 2_000_000

  /// What a value is.
  public enum Kind: UInt8, Sendable { case text, number, yes, no, null, array, object }

  /// A value and its key, as places in the text.
  public struct Node: Sendable {
    /// What the value is.
    public internal(set) var kind: Kind
    /// Whether a text is written with escapes.
    public internal(set) var isEscaped = false
    var isKeyEscaped = false
    /// The place of the key, without quotes; empty in an array.
    var keyStart: Int32 = 0
    var keyEnd: Int32 = 0
    var start: Int32
    var stop: Int32
    /// The numbers of its first child, if it has any, and of the first value that is not inside it.
    var first: Int32 = 0
    var end: Int32 = 0

    /// The place of the key in the text, without quotes; empty in an array.
    public var key: Range<Int> { Int(keyStart)..<Int(keyEnd) }
    /// The place of the value in the text; a string's is without quotes.
    public var value: Range<Int> { Int(start)..<Int(stop) }
  }

  /// The text's UTF-8.
  public private(set) var bytes: [UInt8] = []
  private(set) var nodes: [Node] = []
  /// The places at which lines begin, except the first line.
  private var lineStarts: [Int32] = []

  /// Makes the tree of no text; it has no root until a text is read.
  public init() {}

  /// Reads a text.
  public init(_ bytes: [UInt8]) throws(JSONFault) {
    self.bytes = bytes
    let scanner = try bytes.withUnsafeBufferPointer { (text) throws(JSONFault) in
      try JSONScanner.scan(text, [], [])
    }
    (nodes, lineStarts) = (scanner.nodes, scanner.lineStarts)
  }

  /// Reads the next text, and uses the memory of the one before it.
  public mutating func read(_ text: UnsafeBufferPointer<UInt8>) throws(JSONFault) {
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: text)
    var (nodes, lineStarts) = (self.nodes, self.lineStarts)
    (self.nodes, self.lineStarts) = ([], [])
    nodes.removeAll(keepingCapacity: true)
    lineStarts.removeAll(keepingCapacity: true)
    let scanner = try JSONScanner.scan(text, nodes, lineStarts)
    (self.nodes, self.lineStarts) = (scanner.nodes, scanner.lineStarts)
  }

  /// The value of the whole text; null if no text was read.
  public var root: Node { nodes.first ?? Node(kind: .null, start: 0, stop: 0) }

  /// The line of a place, and its column in bytes, both from 1.
  func position(of place: Int32) -> (line: Int, column: Int) {
    var (low, high) = (0, lineStarts.count)
    while low < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return (low + 1, Int(place - (low == 0 ? 0 : lineStarts[low - 1])) + 1)
  }
}

extension JSONTree {
  /// The values inside an array or object.
  public func children(of parent: Node) -> [Node] {
    var children: [Node] = []
    var index = parent.first
    while index < parent.end {
      children.append(nodes[Int(index)])
      index = nodes[Int(index)].end
    }
    return children
  }

  /// The value of a key in an object.
  public func find(_ key: StaticString, in object: Node) -> Node? {
    find(UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount), in: object)
  }

  func find(_ key: UnsafeBufferPointer<UInt8>, in object: Node) -> Node? {
    guard object.kind == .object else { return nil }
    return nodes.withUnsafeBufferPointer { nodes in
      var index = Int(object.first)
      while index < Int(object.end) {
        if isKey(of: nodes, index, key) { return nodes[index] }
        index = Int(nodes[index].end)
      }
      return nil
    }
  }

  /// The first member of an object whose key is written as that of an earlier member.
  public func repeatedKey(in object: Node) -> Node? {
    var index = Int(object.first)
    while index < Int(object.end) {
      let node = nodes[index]
      var earlier = Int(object.first)
      while earlier < index {
        if isKeySame(nodes[earlier], node) { return node }
        earlier = Int(nodes[earlier].end)
      }
      index = Int(node.end)
    }
    return nil
  }

  private func isKeySame(_ one: Node, _ other: Node) -> Bool {
    let (start, otherStart) = (Int(one.keyStart), Int(other.keyStart))
    let count = Int(one.keyEnd) - start
    guard count == Int(other.keyEnd) - otherStart else { return false }
    for place in 0..<count where bytes[start + place] != bytes[otherStart + place] { return false }
    return true
  }

  @inline(__always)
  private func isKey(
    of nodes: UnsafeBufferPointer<Node>, _ index: Int, _ key: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    if nodes[index].isKeyEscaped {
      return decoded(nodes[index].key).utf8.elementsEqual(key)
    }
    let start = Int(nodes[index].keyStart)
    guard Int(nodes[index].keyEnd) - start == key.count else { return false }
    for place in key.indices where bytes[start + place] != key[place] { return false }
    return true
  }
}
