//  {"a": [1, "b"]}        0 object ── first ──> 1 array ── first ──> 2 number ── next ──> 3 text
//                                                 key "a"

/// A JSON text as a flat list of its values, in the order in which they begin.
struct JSONTree {
  /// What a value is.
  enum Kind: UInt8 { case text, number, yes, no, null, array, object }

  /// A value, and its kin by number; -1 where there is none.
  struct Node {
    var kind: Kind
    /// Where its key stands, without the quotes; nothing in an array.
    var key: Range<Int32>
    /// Where it stands itself, a text without its quotes.
    var value: Range<Int32>
    var line: Int32
    var column: Int32
    var firstChild: Int32 = -1
    var next: Int32 = -1
  }

  /// The text's UTF-8.
  let text: [UInt8]
  /// All values; the first is the whole.
  var nodes: [Node] = []

  init(text: [UInt8]) { self.text = text }

  /// The whole.
  var root: JSONValue { JSONValue(tree: self, index: 0) }

  /// The words of a part of the text, its escapes put in.
  func words(_ range: Range<Int32>) -> String {
    let bytes = text[Int(range.lowerBound)..<Int(range.upperBound)]
    return bytes.contains(UInt8(ascii: "\\"))
      ? JSONEscapes.words(of: bytes) : String(decoding: bytes, as: UTF8.self)
  }
}
