import TouchCore

extension View {
  /// UIKit's `frame`: the box around the transformed bounds; the frame itself without a transform.
  var shownFrame: Rect {
    guard transform != .identity else { return frame }
    let corners = [
      Point(bounds.minX, bounds.minY), Point(bounds.maxX, bounds.minY),
      Point(bounds.minX, bounds.maxY), Point(bounds.maxX, bounds.maxY),
    ]
    return Rect(around: corners.map { placement.toSuperview($0) })
  }
}
