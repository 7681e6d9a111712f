//  app edges=bottom       window.edgeGate, the system's gesture       22.14, 22.15
//  vc home defers=bottom  there the app comes first                   22.16

extension Application {
  /// What `edges=left|bottom` looks like, and where it is kept.
  package static let systemEdgesShape = PropertyShape<Application>.words(
    WordPath(Field({ $0.systemEdges }, { $0.systemEdges = $1 })))
}

extension Scene {
  /// Adds the system's gesture to every window, where there is one at some edge (22.15).
  public mutating func addEdgeGates() {
    guard !application.systemEdges.isEmpty else { return }
    for window in windows where !window.isKeyboard {
      if recognizer(.edgeGate, of: .view(window.view)) == nil {
        _ = try? addPart(
          .edgeGate, of: .view(window.view), Recognizer(part: .edgeGate), to: window.view)
      }
    }
  }

  /// The edges at which the system comes before the app in a window.
  func gatedEdges(in window: ViewID) -> Edges {
    application.systemEdges.subtracting(deferredEdges(in: window))
  }

  /// 22.16: what the controller defers that the system asks: the root one, or what covers it.
  private func deferredEdges(in window: ViewID) -> Edges {
    guard var here = self.window(of: window)?.rootViewController else { return [] }
    while let above = controllers.indices.map(ControllerID.init).first(where: { covers($0, here) })
    {
      here = above
    }
    return self[here].defersEdges
  }

  private func covers(_ other: ControllerID, _ below: ControllerID) -> Bool {
    self[other].presenter == below && self[other].presentation?.isDismissed == false
      && self[other].presentation?.style == .fullScreen
  }

  /// 22.15: whether a touch comes down where the system's gesture may begin.
  func isAtGatedEdge(_ point: Point, of window: ViewID) -> Bool {
    let (edges, frame) = (gatedEdges(in: window), self[window].frame)
    let width = settings[.edgeGateWidth]
    return edges.contains(.left) && point.x - frame.minX <= width
      || edges.contains(.right) && frame.maxX - point.x <= width
      || edges.contains(.top) && point.y - frame.minY <= width
      || edges.contains(.bottom) && frame.maxY - point.y <= width
  }
}
