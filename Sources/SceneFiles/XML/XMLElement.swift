/// An element of an XML document, with its attributes and children.
struct XMLElement {
  let tree: XMLTree
  /// Its number in the document, which no other element has.
  let index: Int

  private var node: XMLTree.Node { tree.nodes[index] }

  var name: String { tree.names[Int(node.name)] }
  /// The line on which it begins, from 1.
  var line: Int { Int(node.line) }
  /// The column at which it begins, in bytes from 1.
  var column: Int { Int(node.column) }
  /// The element that it stands in.
  var parent: XMLElement? { element(node.parent) }
  /// The elements that stand directly in it.
  var children: Children { Children(tree: tree, first: node.firstChild) }

  /// The value of an attribute.
  subscript(attribute: String) -> String? {
    for place in node.attributes {
      let candidate = tree.attributes[Int(place)]
      if tree.names[Int(candidate.name)] == attribute {
        return tree.words(candidate.value, hasMarkup: false)
      }
    }
    return nil
  }

  /// The number of the element that it stands in; nil where it is the root.
  var parentIndex: Int? { node.parent < 0 ? nil : Int(node.parent) }

  /// What stands between its tags, where no element does.
  var words: String? { node.firstChild < 0 ? tree.words(node.content, hasMarkup: true) : nil }

  /// The first child of a name.
  func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// The first child of a name that has a key.
  func child(_ name: String, key: String) -> XMLElement? {
    children.first { $0.name == name && $0["key"] == key }
  }

  private func element(_ index: Int32) -> XMLElement? {
    index < 0 ? nil : XMLElement(tree: tree, index: Int(index))
  }

  /// The children of an element, one after the other.
  struct Children: Sequence, IteratorProtocol {
    let tree: XMLTree
    private var following: Int32

    init(tree: XMLTree, first: Int32) {
      self.tree = tree
      following = first
    }

    mutating func next() -> XMLElement? {
      guard following >= 0 else { return nil }
      let element = XMLElement(tree: tree, index: Int(following))
      following = tree.nodes[Int(following)].next
      return element
    }
  }
}
