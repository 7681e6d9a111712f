//  <a x="1"><b/><c>text</c></a>       0 a ── first ──> 1 b ── next ──> 2 c
//                                       └ x              content: where "text" stands

/// An XML document as a flat list of its elements, in the order in which they begin.
///
/// Values stay where they stand in the text until somebody asks for them.
struct XMLTree {
  /// An attribute: its name among `names`, and where its value stands.
  struct Attribute {
    var name: Int32
    var value: Range<Int32>
  }

  /// An element, and its kin by number; -1 where there is none.
  struct Node {
    var name: Int32
    var attributes: Range<Int32>
    var content: Range<Int32>
    var line: Int32
    var column: Int32
    var parent: Int32
    var firstChild: Int32 = -1
    var next: Int32 = -1
  }

  /// The document's UTF-8.
  let text: [UInt8]
  /// The names of elements and attributes, each once.
  var names: [String] = []
  /// All attributes, those of an element side by side.
  var attributes: [Attribute] = []
  /// All elements; the first is the root.
  var nodes: [Node] = []
  /// The numbers of the elements that do not end, because the text was cut.
  var unclosed: [Int] = []

  init(text: [UInt8]) { self.text = text }

  var root: XMLElement { XMLElement(tree: self, index: 0) }

  /// The words of a part of the text, its references put in.
  ///
  /// - Parameter hasMarkup: Whether comments, and the brackets of CDATA, are left out.
  func words(_ range: Range<Int32>, hasMarkup: Bool) -> String {
    let bytes = text[Int(range.lowerBound)..<Int(range.upperBound)]
    let isPlain = bytes.allSatisfy { byte in
      byte != UInt8(ascii: "&") && byte != UInt8(ascii: "<") && byte >= 0x20
    }
    return isPlain
      ? String(decoding: bytes, as: UTF8.self)
      : XMLReferences.words(of: bytes, hasMarkup: hasMarkup)
  }
}
