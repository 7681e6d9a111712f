import JSON
import TouchCore

/// A view controller's object in the probe's output.
struct ProbeController {
  private let value: JSONValue

  init(_ value: JSONValue) { self.value = value }

  /// The controller; nil where it has no class.
  var controller: ForeignController? {
    guard let name = value["class"]?.text else { return nil }
    var controller = ForeignController(name, line: value.line)
    controller.address = address("address")
    controller.parent = address("parent")
    controller.presenter = address("presenter")
    return controller
  }

  private func address(_ key: String) -> UInt64? {
    value[key]?.text.flatMap(Origins.address)
  }
}
