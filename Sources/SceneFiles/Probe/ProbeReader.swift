import JSON
import TouchCore

//  {"schema": "touchtrace-probe/1", "windows": [           the frontmost last
//    {"class": "UIWindow", "windowLevel": 0, "isKey": true, "frame": [0, 0, 390, 844], …,
//     "subviews": [{"class": "Shop.BuyButton", "superclasses": ["UIButton"], …}]}]}

/// Reads what the probe prints from within an app: everything that public API tells of its views.
///
/// - Complexity: O(*n*) in the size of the file.
public struct ProbeReader {
  /// The schema that the probe writes.
  public static let schema = "touchtrace-probe/1"
  private let bytes: [UInt8]

  /// A reader of a file's bytes.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// All views of all windows.
  public func read() throws(ImportRefusal) -> ForeignHierarchy {
    let root = try JSONValue(file: JSONPayload(in: bytes, around: "\"touchtrace-probe/").bytes)
    guard root["schema"]?.text == Self.schema else {
      let value = root["schema"] ?? root
      throw .malformed(
        line: value.line, column: value.column, "the schema is not \(Self.schema)")
    }
    var views = JSONViews(.probe, subviews: "subviews")
    var remarks = ProbeRemarks()
    var hierarchy = try views.read(root) { ProbeView($0).view(&remarks) }
    hierarchy.remarks += remarks.all
    return hierarchy
  }
}
