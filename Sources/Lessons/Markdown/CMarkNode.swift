internal import CCMark

/// A node of libcmark's tree.
///
/// It belongs to its document and is valid only inside ``withDocument(_:_:)``.
struct CMarkNode {
  private let pointer: OpaquePointer

  /// What a node is, as far as lessons tell apart.
  enum Kind {
    case blockQuote, list, item, codeBlock, htmlBlock, paragraph, heading, thematicBreak
    case text, softBreak, lineBreak, code, htmlInline, emphasis, strong
    /// A document, link, image or anything else that is read through.
    case other
  }

  /// Parses a text, hands out the document and frees it.
  static func withDocument<Result>(_ text: String, _ body: (CMarkNode) -> Result) -> Result {
    var text = text
    let document = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT)
      }
    }
    // libcmark ends the process itself when memory runs out.
    guard let document else { preconditionFailure("libcmark gave no document") }
    defer { cmark_node_free(document) }
    return body(CMarkNode(pointer: document))
  }

  var kind: Kind {
    switch cmark_node_get_type(pointer) {
    case CMARK_NODE_BLOCK_QUOTE: .blockQuote
    case CMARK_NODE_LIST: .list
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_CODE_BLOCK: .codeBlock
    case CMARK_NODE_HTML_BLOCK: .htmlBlock
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_HEADING: .heading
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_CODE: .code
    case CMARK_NODE_HTML_INLINE: .htmlInline
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    default: .other
    }
  }

  /// The children, in their order.
  var children: some Sequence<CMarkNode> {
    sequence(first: cmark_node_first_child(pointer)) { cmark_node_next($0) }
      .lazy.prefix { $0 != nil }.compactMap { $0.map(CMarkNode.init) }
  }

  /// The line it begins in, from 1.
  var startLine: Int { Int(cmark_node_get_start_line(pointer)) }
  /// The byte of the line it begins at, from 1.
  var startColumn: Int { Int(cmark_node_get_start_column(pointer)) }
  /// The line it ends in; of a closed fence the closing line.
  var endLine: Int { Int(cmark_node_get_end_line(pointer)) }
  /// The text of a leaf.
  var literal: String { string(cmark_node_get_literal(pointer)) }
  /// The info string of a fenced code block.
  var fenceInfo: String { string(cmark_node_get_fence_info(pointer)) }
  var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
  /// The first number of an ordered list.
  var listStart: Int? {
    let isOrdered = cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST
    return isOrdered ? Int(cmark_node_get_list_start(pointer)) : nil
  }
  /// Whether a list has no blank lines between its items.
  var isTight: Bool { cmark_node_get_list_tight(pointer) == 1 }

  /// Visits the node and all below it without recursion, entering and leaving each.
  func walk(_ visit: (CMarkNode, _ isEntering: Bool) -> Void) {
    let iterator = cmark_iter_new(pointer)
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
      visit(CMarkNode(pointer: node), event == CMARK_EVENT_ENTER)
    }
  }

  /// A copy of a string that belongs to the node.
  private func string(_ bytes: UnsafePointer<CChar>?) -> String {
    bytes.map { String(cString: $0) } ?? ""
  }
}
