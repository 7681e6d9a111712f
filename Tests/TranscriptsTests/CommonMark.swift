import CCMark

/// What a reader of CommonMark that is not ours makes of a text.
struct CommonMark {
  /// The pieces of HTML, links and images: whatever is not words and their shape.
  private(set) var active: [String] = []
  /// The code blocks: their info strings and texts.
  private(set) var blocks: [(info: String, text: String)] = []
  /// The headings' levels.
  private(set) var headings: [Int] = []
  /// All words outside code blocks, one after the other.
  private(set) var words = ""

  init(_ text: String) {
    let document = cmark_parse_document(text, text.utf8.count, CMARK_OPT_DEFAULT)
    let walk = cmark_iter_new(document)
    while case let event = cmark_iter_next(walk), event != CMARK_EVENT_DONE {
      if event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(walk) { take(node) }
    }
    cmark_iter_free(walk)
    cmark_node_free(document)
  }

  private mutating func take(_ node: OpaquePointer) {
    let literal = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    switch cmark_node_get_type(node) {
    case CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE, CMARK_NODE_LINK, CMARK_NODE_IMAGE:
      let address = cmark_node_get_url(node).map { String(cString: $0) } ?? ""
      active.append(literal + address)
    case CMARK_NODE_CODE_BLOCK:
      blocks.append((String(cString: cmark_node_get_fence_info(node)), literal))
    case CMARK_NODE_HEADING: headings.append(Int(cmark_node_get_heading_level(node)))
    case CMARK_NODE_TEXT, CMARK_NODE_CODE: words += literal
    case CMARK_NODE_PARAGRAPH, CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: words += "\n"
    default: break
    }
  }
}
