//  <UINavigationController 0x1>, state: appeared, view: <UILayoutContainerView 0x2>
//     | <Shop.List: 0x3>, state: appeared, view: <UIView: 0x4>
//     + <Shop.Sheet 0x5>, state: appeared, view: <UIView 0x6>, presented with: <_UIPage… 0x7>
//  <Shop.List: 0x3; view = <UIView; 0x4>; frame = (0, 0; 320, 480)>            as Chisel has it
//     *M<Shop.Sheet: 0x5; view not loaded>

/// Reads a line of `_printHierarchy`, or of its stand-in.
struct DumpedController: Sendable {
  /// The controller, as far as its own line tells.
  private(set) var controller: ForeignController
  /// The address of its view, where that is loaded and has one.
  private(set) var view: UInt64?

  /// Reads a line; nil where it tells of no controller.
  init?(
    _ head: ElementHead, names: inout SwiftNames, line: DumpText.Line, text: TextBytes
  ) {
    let rest = head.end..<line.range.upperBound
    if text.has(">, state: ", at: head.end, before: rest.upperBound) {
      let place = text.find(", view: <", in: rest)
      view = place.flatMap { ElementHead(text, at: $0 + 8, before: rest.upperBound)?.address }
    } else if text.has("; view = <", at: head.end, before: rest.upperBound) {
      // The address of the view stands behind a semicolon, where no view writes it.
      let end = text.find(">", in: rest) ?? rest.upperBound
      guard let place = text.find("; 0x", in: head.end + 10..<max(head.end + 10, end)) else {
        return nil
      }
      view = text.address(at: place + 2, before: end)?.value
    } else if text.has("; view not loaded", at: head.end, before: rest.upperBound) {
      view = nil
    } else {
      return nil
    }
    controller = ForeignController(names.readable(text, head.name), line: line.number)
    controller.address = head.address
  }

  /// Says who contains it, or who presents it.
  mutating func stand(below other: UInt64?, isPresented: Bool) {
    if isPresented {
      controller.presenter = other
    } else {
      controller.parent = other
    }
  }
}
