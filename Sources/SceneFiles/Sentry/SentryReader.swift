import JSON
import TouchCore

//  {"rendering_system": "UIKIT", "windows": [
//    {"type": "UIWindow", "x": 0, …, "visible": true, "children": [
//      {"type": "SentryTruncatedViewHierarchy"}]}]}       what lies deeper was cut off

/// Reads the view hierarchy that Sentry attaches to a report from an iOS app.
///
/// - Complexity: O(*n*) in the size of the file.
public struct SentryReader {
  // What stands for the subviews of a view that lies too deep.
  private static let truncated = "SentryTruncatedViewHierarchy"
  private let bytes: [UInt8]

  /// What the file tells of no view.
  private static let unknown: UnknownFacts = [
    .anyRecognizers, .interaction, .enabled, .actions, .boundsOrigin,
  ]

  /// A reader of a file's bytes.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// All views; their frames are their superviews'.
  public func read() throws(ImportRefusal) -> ForeignHierarchy {
    let root = try JSONValue(file: JSONPayload(in: bytes, around: "\"rendering_system\"").bytes)
    if let system = root["rendering_system"]?.text, system.uppercased() != "UIKIT" {
      throw .notIOS(system)
    }
    var views = JSONViews(.sentry, subviews: "children")
    var remarks: [ImportRemark] = []
    var hierarchy = try views.read(root) { value in
      value["type"]?.text == Self.truncated
    } view: { value in
      view(value, remarks: &remarks)
    }
    hierarchy.remarks += remarks
    return hierarchy
  }

  private func view(_ value: JSONValue, remarks: inout [ImportRemark]) -> ForeignView? {
    guard let name = value["type"]?.text.map({ SwiftName($0).readable }) else { return nil }
    var view = ForeignView(name, line: value.line)
    view.unknown = Self.unknown
    view.identifier = value["identifier"]?.text
    view.isHidden = value["visible"]?.flag.map { !$0 }
    view.alpha = value["alpha"]?.number
    if view.isHidden == nil || view.alpha == nil { view.unknown.insert(.visibility) }
    if let controller = value["view_controller"]?.text {
      view.controller = ForeignController(controller, line: value.line)
    }
    let numbers = ["x", "y", "width", "height"].map {
      value[$0]?.number.flatMap(ForeignNumber.length)
    }
    if let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3] {
      view.frame = Rect(x, y, width, height)
    } else {
      view.unknown.insert(.frame)
      remarks.append(
        ImportRemark(line: value.line, column: value.column, .noFrame(className: name)))
    }
    return view
  }
}
