import TouchCore

//  Element subtree:
//   →Application, 0x6, pid: 1, label: 'Shop'             no view: the app
//      Window (Main), 0x7, {{0.0, 0.0}, {390.0, 844.0}}   a root
//        Button, 0x8, {{20.0, 60.0}, {120.0, 44.0}}, …    below it
//  Path to element:                                       from here on no elements
//
/// Reads what XCUITest prints of an app: the `debugDescription` of an element.
///
/// It tells where elements lie on the screen and what they are called, and nothing of how touches
/// find them.
///
/// - Complexity: O(*n*) in the length of the text.
public struct AccessibilityReader {
  private let paste: String
  private var lines = DumpText(TextBytes(capacity: 0))
  private var hierarchy = ForeignHierarchy(.accessibility)
  private var tree = ViewTree()
  private var isInFooter = false
  /// Elements that are named a second time.
  private var leftOut = Set<Int>()
  /// The line of the element that was read last, where nothing has come since.
  private var lastElementLine: Int?
  private var indents = (first: 0, count: 0, differ: false)

  /// Prepares to read a text.
  public init(_ text: String) { paste = text }

  /// Reads the text.
  ///
  /// - Returns: All elements that it names, with their places on the screen.
  /// - Throws: `empty` and `noViews` where there is nothing to read, `excessive` where elements are
  ///   nested more than 512 deep, or there is more than any real app prints.
  public func read() throws(ImportRefusal) -> ForeignHierarchy {
    try FileText.check(paste)
    var reader = self
    reader.lines = DumpText(TextBytes(paste).withLineBreaks)
    return try reader.readAll()
  }

  private mutating func readAll() throws(ImportRefusal) -> ForeignHierarchy {
    let text = lines.text
    guard text.skipBlanks(0, before: text.count) < text.count else { throw .empty }
    hierarchy.framesAreOnScreen = true
    for line in lines.lines {
      read(line)
      try tree.insistOnLimits(viewsNamed: hierarchy.viewsNamed)
    }
    guard hierarchy.viewsNamed > 0 else { throw .noViews }
    if indents.count > 1, !indents.differ { sayDepthIsLost() }
    hierarchy.roots = ElementType.settled(tree.roots(without: leftOut))
    return hierarchy
  }

  private mutating func sayDepthIsLost() {
    guard let first = tree.views.first else { return }
    hierarchy.remarks.insert(ImportRemark(line: first.line, .indentationLost), at: 0)
  }

  /// Leaves out the element right above its own subtree, which names it again.
  private mutating func leaveOutHeading() {
    guard let line = lastElementLine, let heading = tree.views.indices.last,
      tree.superviews[heading] == nil
    else { return }
    leftOut.insert(heading)
    hierarchy.remarks.append(ImportRemark(line: line, .skippedView(tree.views[heading].className)))
  }

  private mutating func read(_ line: DumpText.Line) {
    let text = lines.text
    let range = text.unquotedLine(line.range)
    let start = text.skipBlanks(range.lowerBound, before: range.upperBound)
    if text.has("Path to element:", at: start, before: range.upperBound)
      || text.has("Query chain:", at: start, before: range.upperBound)
    {
      isInFooter = true
    } else if text.has("Element subtree:", at: start, before: range.upperBound) {
      isInFooter = false
      leaveOutHeading()
      tree.end()
    }
    lastElementLine = nil
    guard !isInFooter, let element = ElementLine(text, line.range) else { return }
    // Everything stands below the application, which is no view.
    if element.type == "Application" { return tree.end() }
    add(element, line)
  }

  private mutating func add(_ element: ElementLine, _ line: DumpText.Line) {
    hierarchy.viewsNamed += 1
    lastElementLine = line.number
    var view = ForeignView(ElementType.prefix + element.type, line: line.number)
    ElementType(element.type).describe(&view)
    view.address = element.address
    view.identifier = element.properties["identifier"]?.filled
    view.text = element.words
    view.value = element.properties["value"].flatMap(Self.value)
    if element.flags.contains("Disabled") { view.isEnabled = false }
    if element.flags.contains("hittable") { view.isHittable = true }
    if let numbers = element.frame {
      if numbers.contains(nil) {
        view.unknown.insert(.frame)
        remark(line, .notANumber(property: "frame", taken: "0"))
      }
      let frame = Rect(numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0, numbers[3] ?? 0)
      view.frame = frame
      view.bounds = Rect(origin: .zero, size: frame.size)
    } else {
      view.unknown.insert(.frame)
      remark(line, .noFrame(className: view.className))
    }
    if indents.count == 0 { indents.first = element.indent }
    indents.count += 1
    indents.differ = indents.differ || indents.first != element.indent
    tree.add(view, indent: element.indent)
  }

  private mutating func remark(_ line: DumpText.Line, _ reason: ImportRemark.Reason) {
    hierarchy.remarks.append(ImportRemark(line: line.number, column: line.column, reason))
  }

  /// `0.5`, `50%` or `1`; nil for words.
  private static func value(_ text: String) -> Double? {
    let bytes = TextBytes(text)
    guard text.hasSuffix("%") else { return bytes.number(0..<bytes.count) }
    return bytes.number(0..<bytes.count - 1).map { $0 / 100 }
  }
}

extension TextBytes {
  /// The text with line breaks where they have been written out, as `\n`.
  fileprivate var withLineBreaks: TextBytes {
    guard find("\\n", in: 0..<count) != nil else { return self }
    var text = TextBytes(capacity: count)
    var place = 0
    while place < count {
      let isBreak = has("\\n", at: place, before: count) && beginsLine(place + 2)
      text.append(isBreak ? 0x0A : self[place])
      place += isBreak ? 2 : 1
    }
    return text
  }

  /// Whether something that stands at the beginning of lines stands at a place.
  private func beginsLine(_ place: Int) -> Bool {
    place < count && self[place] == 0x20
      || ["Element subtree:", "Path to element:", "Query chain:", "Attributes:", "→", "\\n"]
        .contains { has($0, at: place, before: count) }
  }
}
