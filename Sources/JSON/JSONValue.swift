/// A value of a JSON text.
public struct JSONValue {
  let tree: JSONTree
  let node: JSONTree.Node

  /// Reads the value that a text is.
  public init(_ bytes: [UInt8]) throws(JSONFault) {
    tree = try JSONTree(bytes)
    node = tree.root
  }

  private init(tree: JSONTree, node: JSONTree.Node) {
    self.tree = tree
    self.node = node
  }

  /// What it is.
  public var kind: JSONTree.Kind { node.kind }
  /// The line on which it begins, from 1.
  public var line: Int { tree.position(of: start).line }
  /// The column at which it begins, in bytes from 1.
  public var column: Int { tree.position(of: start).column }
  /// Its key in an object; empty in an array.
  public var key: String { tree.key(node) }
  /// The values inside it; empty if it is not an array or object.
  public var elements: [JSONValue] {
    tree.children(of: node).map { JSONValue(tree: tree, node: $0) }
  }

  /// The place of its first byte: a string begins with its quote.
  private var start: Int32 { node.kind == .text ? node.start - 1 : node.start }

  /// The value of a key; nil if it is not there or null.
  public subscript(key: String) -> JSONValue? {
    var key = key
    let found = key.withUTF8 { tree.find($0, in: node) }
    guard let found, found.kind != .null else { return nil }
    return JSONValue(tree: tree, node: found)
  }

  /// Its string, if it is a text.
  public var text: String? { kind == .text ? tree.string(node) : nil }

  /// Its number, if it is a finite one.
  public var number: Double? {
    guard kind == .number else { return nil }
    let number = tree.number(node)
    return number.isFinite ? number : nil
  }

  /// Its integer, if it is one.
  public var whole: Int? { kind == .number ? tree.integer(node) : nil }

  /// Whether it is true, if it is true or false.
  public var flag: Bool? {
    switch kind {
    case .yes: true
    case .no: false
    case .text, .number, .null, .array, .object: nil
    }
  }

  /// Its numbers, if it is an array of exactly this many.
  public func numbers(_ count: Int) -> [Double]? {
    guard kind == .array else { return nil }
    let elements = elements
    let numbers = elements.compactMap { $0.number }
    return elements.count == count && numbers.count == count ? numbers : nil
  }

  /// Its strings, if it is an array; other values are left out.
  public var texts: [String] { kind == .array ? elements.compactMap { $0.text } : [] }
}
