/// Gives controllers to their root views.
struct ControllerJoin: Sendable {
  private var elements: [DumpedController] = []
  private var stack: [(depth: Int, address: UInt64?)] = []

  var isEmpty: Bool { elements.isEmpty }

  /// Adds a line of a print-out, in its order.
  mutating func add(_ element: DumpedController, depth: Int, isPresented: Bool) {
    var element = element
    while let last = stack.last, last.depth >= depth { stack.removeLast() }
    if let last = stack.last { element.stand(below: last.address, isPresented: isPresented) }
    stack.append((depth, element.controller.address))
    elements.append(element)
  }

  /// Gives each to its view; what is left over belongs to nobody.
  func join(to tree: inout ViewTree, _ places: [UInt64: [Int]]) -> [ImportRemark] {
    var remarks: [ImportRemark] = []
    for element in elements {
      let controller = element.controller
      guard let address = element.view, let views = places[address] else {
        remarks.append(
          ImportRemark(line: controller.line, .belongsToNobody(controller.className)))
        continue
      }
      for view in views { tree.change(at: view) { $0.controller = controller } }
    }
    return remarks
  }
}
