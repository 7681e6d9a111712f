import JSON
import TouchCore

//  {"value": {"type": "Application", "children": [        no view: the app
//    {"type": "Window", "rect": {…}, "children": [        a root
//      {"type": "Button", "rect": {"x": 20, …}, …}]}]}}   in it; both on the screen

/// Reads the page source of WebDriverAgent as JSON: what `source?format=json` answers.
///
/// - Complexity: O(*n*) in the size of the file.
struct DriverJSONReader {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// All elements, but not the app's own; their frames are the screen's.
  func read() throws(ImportRefusal) -> ForeignHierarchy {
    let root = try JSONValue(file: bytes)
    var hierarchy = ForeignHierarchy(.appium)
    hierarchy.framesAreOnScreen = true
    var views = FlatViews()
    let answer = root["value"]
    var waiting = [(value: answer?["type"] == nil ? root : answer ?? root, parent: Int?.none)]
    while let (value, parent) = waiting.popLast() {
      var number = parent
      if let type = value["type"]?.text, type != "Application" {
        let view = element(value, type: type).view(isFrameDoubtful: false)
        if view.frame == nil {
          hierarchy.remarks.append(
            ImportRemark(
              line: view.line, column: view.column, .noFrame(className: view.className)))
        }
        number = views.add(view, in: parent)
      }
      waiting += (value["children"]?.elements ?? []).reversed().map { ($0, number) }
    }
    hierarchy.roots = ElementType.settled(views.roots)
    hierarchy.viewsNamed = views.views.count
    guard hierarchy.viewsNamed > 0 else { throw .noViews }
    return hierarchy
  }

  private func element(_ value: JSONValue, type: String) -> DrivenElement {
    var element = DrivenElement(type: type, line: value.line, column: value.column)
    element.isVisible = flag(value["isVisible"])
    element.isEnabled = flag(value["isEnabled"])
    element.isHittable = flag(value["isHittable"])
    element.identifier = value["rawIdentifier"]?.text ?? value["name"]?.text
    element.text = value["label"]?.text ?? value["value"]?.text
    let numbers = ["x", "y", "width", "height"].compactMap {
      value["rect"]?[$0]?.number.flatMap(ForeignNumber.length)
    }
    if numbers.count == 4 {
      element.frame = Rect(numbers[0], numbers[1], numbers[2], numbers[3])
    }
    return element
  }

  /// `"1"`, `1` or `true`.
  private func flag(_ value: JSONValue?) -> Bool? {
    value?.flag ?? value?.whole.map { $0 != 0 } ?? value?.text.flatMap(ForeignNumber.flag)
  }
}
