/// By what a paste out of a debugger is told from other texts.
struct PasteSigns {
  /// What it holds; nil where nothing shows it.
  let kind: FileKind?

  /// Looks through the first 64 KB of a text.
  init(_ text: String) {
    let bytes = TextBytes(String(decoding: text.utf8.prefix(65_536), as: UTF8.self))
    let all = 0..<bytes.count
    if Self.viewSigns.contains(where: { bytes.find($0, in: all) != nil }) {
      kind = .viewDescription
    } else if bytes.find("Element subtree:", in: all) != nil
      || bytes.find("→Application, ", in: all) != nil
    {
      kind = .accessibility
    } else {
      kind = Self.tool(bytes) == nil ? Self.kind(ofLines: bytes) : .viewDescription
    }
  }

  /// The tool that printed views without their frames; nil where none of those did.
  static func tool(_ bytes: TextBytes) -> String? {
    let all = 0..<bytes.count
    if bytes.find("•UI", in: all) != nil || bytes.find("*UI", in: all) != nil,
      bytes.find(":0x", in: all) != nil
    {
      return "_autolayoutTrace"
    }
    if bytes.find(">, state: ", in: all) != nil { return "_printHierarchy" }
    return bytes.find("WebDriverAgent", in: all) != nil ? "WebDriverAgent's log" : nil
  }

  private static let viewSigns: [StaticString] = [
    "; frame = (", "; layer = <", ">, state: ", "; view = <", "; view not loaded",
  ]

  /// What the lines show together: `<UIWindow>` above `   | <UIView>`, or elements with frames.
  private static func kind(ofLines bytes: TextBytes) -> FileKind? {
    var isBelowHead = false
    for line in DumpText(bytes).lines {
      let shape = DumpLine(bytes, line.range)
      if shape.head != nil, shape.bars == 1, isBelowHead { return .viewDescription }
      if ElementLine(bytes, line.range)?.hasFrame == true { return .accessibility }
      isBelowHead = shape.head != nil && shape.bars == 0
    }
    return nil
  }
}
