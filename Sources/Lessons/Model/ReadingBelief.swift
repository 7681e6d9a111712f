import TouchCore
import TouchInquiry

/// A belief about what the true record means: nothing happens otherwise, it is only read wrongly.
enum ReadingBelief: String, Hashable, Sendable, CaseIterable {
  /// Overriding the controller's touchesBegan handles the view's touch.
  case controllersHandle = "M19"
  /// Every move is a new UITouch.
  case everyMoveIsATouch = "M27"
  /// `previousLocation` is where the finger landed.
  case previousIsLanding = "M28"
  /// The owner of a view is the root controller.
  case rootControllerOwns = "M40"
  /// The best responder is the view that handles the touch.
  case hitViewHandles = "M42"

  /// The wrong answer to a question; nil where the belief has no say in it.
  func answer(_ query: Query, in trace: Trace, touch: Int) -> String? {
    switch (self, query.row) {
    case (.controllersHandle, .stopsAt), (.controllersHandle, .handledBy):
      return trace.overridingController(of: touch).map(trace.scene.name(of:))
    case (.hitViewHandles, .stopsAt), (.hitViewHandles, .handledBy):
      return SearchSteps(trace, touch).answer
    case (.everyMoveIsATouch, .touchCount):
      let changes = trace.script.events.flatMap { $0.changes }
      return "\(changes.filter { $0.action == .down || $0.action == .move }.count)"
    case (.previousIsLanding, .previous):
      return LandingReader(trace: trace).place(of: touch)?.answer
    case (.previousIsLanding, .translation):
      guard let view = trace.scene.view(named: query.sentence["view"]) else { return nil }
      let until = Int(query.sentence["at"]) ?? 0
      return LandingReader(trace: trace).dragged(view, until: until).answer
    case (.rootControllerOwns, .controller):
      guard let view = trace.scene.view(named: query.sentence["of"]),
        let window = trace.scene.window(containing: view),
        let root = trace.scene.window(of: window)?.rootViewController
      else { return nil }
      return trace.scene.name(of: .controller(root))
    case (_, _):
      return nil
    }
  }
}

extension Trace {
  /// The first controller on the way up from a touch's view that overrides `touchesBegan`.
  fileprivate func overridingController(of touch: Int) -> Responder? {
    guard let hit = SearchSteps(self, touch).hit else { return nil }
    return scene.chain(from: .view(hit)).map { $0.responder }.first { responder in
      guard case .controller = responder else { return false }
      return scene[overridesOf: responder][.began].handles
    }
  }
}

/// Reads a record as somebody does who counts every distance from where the finger landed.
private struct LandingReader {
  let trace: Trace

  /// Where a touch went down, in window coordinates.
  func place(of touch: Int) -> Point? {
    let first = trace.moments.lazy.compactMap { moment in
      moment.touches.first { $0.number == touch && $0.phase == .began }
    }.first
    return first?.location(in: nil, scene: trace.scene)
  }

  /// Where a view that its own `touchesMoved` drags would be.
  func dragged(_ view: ViewID, until milliseconds: Int) -> Point {
    let scene = trace.scene
    let start = scene[view].transform
    var moved = Point(start.tx, start.ty)
    for index in trace.indices where trace.milliseconds(at: index) <= milliseconds {
      guard let message = trace[index].arrival, message.receiver == .view(view),
        message.method == .moved, message.isKept(in: scene),
        let touch = trace.touches(at: index).first, let landing = place(of: touch),
        let now = trace.moment(of: index).touches.first(where: { $0.number == touch })
      else { continue }
      let distance = now.location(in: nil, scene: scene) - landing
      moved = scene[view].drag == .dragMake ? distance : moved + distance
    }
    return moved
  }
}
