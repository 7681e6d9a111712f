import TouchCore

//  <AppiumAUT>
//    <XCUIElementTypeApplication …>                          no view: the app
//      <XCUIElementTypeWindow x="0" y="0" …>                 a root
//        <XCUIElementTypeButton x="20" y="60" …/>            in it; both on the screen

/// Reads the page source of Appium's iOS driver, which WebDriverAgent writes.
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
    var scanner = try XMLScanner(bytes)
    let tree = try scanner.read()
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
    var view = ForeignView(element.name, line: element.line)
    view.column = element.column
    ElementType(String(element.name.dropFirst(ElementType.prefix.count))).describe(&view)
    let isVisible = element["visible"].flatMap(ForeignNumber.flag)
    // Whether a hidden element is hidden, covered or off the screen is not told; a window of which
    // nothing is seen takes nothing from those below it.
    if isVisible == true { view.unknown.remove(.visibility) }
    if isVisible == false, element.name == ElementType.prefix + "Window" { view.isHidden = true }
    view.identifier = element["name"]?.filled
    view.text =
      element["label"]?.filled ?? element["value"]?.filled ?? element["placeholderValue"]?.filled
    view.isEnabled = element["enabled"].flatMap(ForeignNumber.flag)
    // What nothing is seen of, no touch in its middle hits.
    view.isHittable =
      element["hittable"].flatMap(ForeignNumber.flag) ?? (isVisible == false ? false : nil)
    let frame = AttributeFrame(element)
    view.frame = frame.rect
    if frame.rect == nil || frame.isDoubtful { view.unknown.insert(.frame) }
    remarks += frame.remarks(className: view.className)
    return view
  }
}
