/// A value of a JSON text.
struct JSONValue {
  let tree: JSONTree
  /// Its number in the text, which no other value has.
  let index: Int

  private var node: JSONTree.Node { tree.nodes[index] }

  /// What it is.
  var kind: JSONTree.Kind { node.kind }
  /// The line on which it begins, from 1.
  var line: Int { Int(node.line) }
  /// The column at which it begins, in bytes from 1.
  var column: Int { Int(node.column) }
  /// Its key in the object that it stands in.
  var key: String { tree.words(node.key) }
  /// What stands in it; nothing where it is neither an array nor an object.
  var elements: Elements { Elements(tree: tree, first: node.firstChild) }

  /// The value of a key; the first where it is there twice, none where it is null.
  subscript(key: String) -> JSONValue? {
    guard kind == .object else { return nil }
    return elements.first { $0.key == key && $0.kind != .null }
  }

  /// Its words, where it is a text.
  var text: String? { kind == .text ? tree.words(node.value) : nil }

  /// Its number, where it is a finite one.
  var number: Double? { kind == .number ? ForeignNumber.finite(tree.words(node.value)) : nil }

  /// Its whole number, where it is one.
  var whole: Int? { number.flatMap { Int(exactly: $0) } }

  /// Whether it is true, where it is a flag.
  var flag: Bool? {
    switch kind {
    case .yes: true
    case .no: false
    case .text, .number, .null, .array, .object: nil
    }
  }

  /// Its numbers, where it is an array of just so many.
  func numbers(_ count: Int) -> [Double]? {
    guard kind == .array else { return nil }
    let numbers = elements.map(\.number)
    let found = numbers.compactMap { $0 }
    return numbers.count == count && found.count == count ? found : nil
  }

  /// Its texts, where it is an array; what is no text is left out.
  var texts: [String] { kind == .array ? elements.compactMap(\.text) : [] }

  /// What stands in an array or object, one after the other.
  struct Elements: Sequence, IteratorProtocol {
    let tree: JSONTree
    private var following: Int32

    init(tree: JSONTree, first: Int32) {
      self.tree = tree
      following = first
    }

    mutating func next() -> JSONValue? {
      guard following >= 0 else { return nil }
      let value = JSONValue(tree: tree, index: Int(following))
      following = tree.nodes[Int(following)].next
      return value
    }
  }
}
