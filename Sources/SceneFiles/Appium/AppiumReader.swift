import TouchCore

//  <AppiumAUT>
//    <XCUIElementTypeApplication …>                          no view: the app
//      <XCUIElementTypeWindow x="0" y="0" …>                 a root
//        <XCUIElementTypeButton x="20" y="60" …/>            in it; both on the screen

/// Reads the page source of Appium's iOS driver, which WebDriverAgent writes: its XML, also from within
/// a log or a page, or its JSON.
///
/// A source whose end is missing is read as far as it goes.
///
/// It tells where elements lie on the screen and what they are called, and nothing of how touches
/// find them.
///
/// - Complexity: O(*n*) in the size of the file.
public struct AppiumReader {
  private let bytes: [UInt8]

  /// A reader of a file's bytes.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// All elements, but not the app's own; their frames are the screen's.
  public func read() throws(ImportRefusal) -> ForeignHierarchy {
    let source = DriverSource(bytes)
    if source.isJSON { return try DriverJSONReader(source.bytes).read() }
    var scanner = try XMLScanner(source.bytes)
    let tree = try scanner.read(mayBeCut: true)
    var hierarchy = ForeignHierarchy(.appium)
    hierarchy.framesAreOnScreen = true
    var views = FlatViews()
    var numbers: [Int?] = []
    for index in tree.nodes.indices {
      let element = XMLElement(tree: tree, index: index)
      let parent = element.parentIndex.flatMap { numbers[$0] }
      guard element.name.hasPrefix(ElementType.prefix),
        element.name != ElementType.prefix + "Application"
      else {
        note(element, in: &hierarchy)
        numbers.append(parent)
        continue
      }
      let view = view(element, remarks: &hierarchy.remarks)
      numbers.append(views.add(view, in: parent))
    }
    for number in tree.unclosed.compactMap({ numbers[$0] }) { views.doubt(number, .tree) }
    if let last = tree.unclosed.last {
      hierarchy.remarks.append(
        XMLElement(tree: tree, index: last).remark(.unclosed(count: tree.unclosed.count)))
    }
    hierarchy.roots = ElementType.settled(views.roots)
    hierarchy.viewsNamed = views.views.count
    guard hierarchy.viewsNamed > 0 else { throw .noViews }
    return hierarchy
  }

  /// Says what an element is that is none of the app's.
  private func note(_ element: XMLElement, in hierarchy: inout ForeignHierarchy) {
    guard !element.name.hasPrefix(ElementType.prefix), element.parentIndex != nil else { return }
    hierarchy.remarks.append(element.remark(.notAView(element.name)))
  }

  private func view(_ element: XMLElement, remarks: inout [ImportRemark]) -> ForeignView {
    let frame = AttributeFrame(element)
    remarks += frame.remarks(className: element.name)
    var driven = DrivenElement(
      type: String(element.name.dropFirst(ElementType.prefix.count)), line: element.line,
      column: element.column)
    driven.isVisible = element["visible"].flatMap(ForeignNumber.flag)
    driven.isEnabled = element["enabled"].flatMap(ForeignNumber.flag)
    driven.isHittable = element["hittable"].flatMap(ForeignNumber.flag)
    driven.identifier = element["name"]?.filled
    driven.text =
      element["label"]?.filled ?? element["value"]?.filled ?? element["placeholderValue"]?.filled
    driven.frame = frame.rect
    return driven.view(isFrameDoubtful: frame.isDoubtful)
  }
}
