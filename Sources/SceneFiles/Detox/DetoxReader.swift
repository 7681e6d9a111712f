import TouchCore

//  <ViewHierarchy>
//   <UIWindow class="UIWindow" height="844" visibility="visible" width="390">     no x, no y: zero
//    <_UIHostingView<Text> class="_UIHostingView<Text>" x="0" y="20" …>           in the window

/// Reads the XML that Detox writes of an iOS app's views.
///
/// Detox escapes nothing: a class's angle brackets and a label's quotes stand as they are.
///
/// - Complexity: O(*n*) in the size of the file.
public struct DetoxReader {
  // Detox itself leaves out what lies deeper.
  private static let deepest = 200
  private let bytes: [UInt8]

  /// What the file tells of no view.
  ///
  /// Frames are whole points, and a rotated view's is of two kinds: a corner's place, the box's size.
  private static let unknown: UnknownFacts = [
    .anyRecognizers, .interaction, .enabled, .actions, .boundsOrigin,
  ]

  /// A reader of a file's bytes.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// All views; their frames are their superviews'.
  public func read() throws(ImportRefusal) -> ForeignHierarchy {
    var scanner = try XMLScanner(bytes, isLenient: true)
    let tree = try scanner.read()
    guard tree.root.name == "ViewHierarchy" else { throw .noViews }
    var hierarchy = ForeignHierarchy(.detox)
    var views = FlatViews()
    var numbers: [Int?] = [nil]
    var depths = [0]
    for index in tree.nodes.indices.dropFirst() {
      let element = XMLElement(tree: tree, index: index)
      let outer = element.parentIndex ?? 0
      depths.append(depths[outer] + 1)
      var view = try view(element, remarks: &hierarchy.remarks)
      if numbers[outer] == nil {
        view.becomeWindow()
        view.unknown.insert(.level)
      }
      if depths[index] >= Self.deepest { view.unknown.insert(.tree) }
      numbers.append(views.add(view, in: numbers[outer]))
    }
    hierarchy.roots = views.roots
    hierarchy.viewsNamed = views.views.count
    guard hierarchy.viewsNamed > 0 else { throw .noViews }
    return hierarchy
  }

  private func view(
    _ element: XMLElement, remarks: inout [ImportRemark]
  ) throws(ImportRefusal) -> ForeignView {
    let name = element["class"] ?? element.name
    if name.hasPrefix("android.") || name.hasPrefix("com.android.") { throw .notIOS("Android") }
    var view = ForeignView(name, line: element.line)
    view.unknown = Self.unknown
    view.identifier = element["id"]
    view.text = element["text"] ?? element["label"]
    view.tag = element["tag"].flatMap { Int($0) }
    readVisibility(element, &view, &remarks)
    let frame = AttributeFrame(element)
    view.frame = frame.rect
    if frame.rect == nil || frame.isDoubtful { view.unknown.insert(.frame) }
    remarks += frame.remarks(className: name)
    return view
  }

  private func readVisibility(
    _ element: XMLElement, _ view: inout ForeignView, _ remarks: inout [ImportRemark]
  ) {
    switch element["visibility"] {
    case "visible": view.isHidden = false
    case "invisible": view.isHidden = true
    default: view.unknown.insert(.visibility)
    }
    view.alpha = element["alpha"].flatMap(ForeignNumber.finite)
    guard view.alpha == nil else { return }
    view.unknown.insert(.visibility)
    guard element["alpha"] != nil else { return }
    remarks.append(element.remark(.notANumber(property: "alpha", taken: "1")))
  }
}
