/// By what a paste out of a debugger is told from other texts.
struct PasteSigns {
  /// What it holds; nil where nothing shows it.
  let kind: FileKind?

  /// Looks through the first 64 KB of a text.
  init(_ text: String) {
    let start = TextBytes(String(decoding: text.utf8.prefix(65_536), as: UTF8.self))
    let bytes = PlainText(start).text
    let all = 0..<bytes.count
    if bytes.find("<XCUIElementType", in: all) != nil {
      kind = .appium
    } else if bytes.find("\"touchtrace-probe/", in: all) != nil {
      kind = .probe
    } else if bytes.find("\"rendering_system\"", in: all) != nil {
      kind = .sentry
    } else if Self.viewSigns.contains(where: { bytes.find($0, in: all) != nil }) {
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

  /// Why views that a text names are not read.
  static func refusal(of bytes: TextBytes) -> ImportRefusal {
    if let tool = tool(bytes) { return .withoutFrames(tool) }
    return DumpText(bytes).lines.contains { bytes.namesClass($0.range) } ? .unknownForm : .noViews
  }

  private static let viewSigns: [StaticString] = [
    "; frame = (", "; layer = <", ">, state: ", "; view = <", "; view not loaded",
  ]

  /// What the lines show together: `<UIWindow>` above `   | <UIView>`, or elements with frames.
  private static func kind(ofLines bytes: TextBytes) -> FileKind? {
    var isBelowHead = false
    var classes = 0
    for line in DumpText(bytes).lines {
      let shape = DumpLine(bytes, line.range)
      if shape.head != nil, shape.bars == 1, isBelowHead { return .viewDescription }
      if ElementLine(bytes, line.range)?.hasFrame == true { return .accessibility }
      classes += bytes.namesClass(line.range) ? 1 : 0
      isBelowHead = shape.head != nil && shape.bars == 0
    }
    let isAsked = bytes.find(" recursiveDescription]", in: 0..<bytes.count) != nil
    return isAsked || classes > 1 ? .viewDescription : nil
  }
}

extension TextBytes {
  /// Whether a line begins with the name of one of UIKit's classes of views, behind what draws a tree.
  fileprivate func namesClass(_ line: Range<Int>) -> Bool {
    let start = line.first { bytes[$0].isLetter } ?? line.upperBound
    guard has("UI", at: start, before: line.upperBound) else { return false }
    var end = start
    while end < line.upperBound, bytes[end].isLetter { end += 1 }
    let name = string(start..<end)
    return KnownClasses.kind(of: name) != nil || KnownClasses.isPlain(name)
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
