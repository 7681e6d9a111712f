//  A window's tree laid out breadth first, so that siblings lie side by side
//  and asking them is a walk backwards through memory:
//
//     tree                 order
//     window               0 window          children of 0: 1 ..< 2
//      └ first             1 first           children of 1: 2 ..< 4
//         ├ second         2 second
//         └ third          3 third           children of 3: 4 ..< 6
//            ├ fourth      4 fourth
//            └ fifth       5 fifth  ◀─ asked before 4

/// One window's views, arranged for asking; made once and never changed.
public final class HitTestLayout: @unchecked Sendable {
  // Safe to share: everything is written in `init` and only read afterwards.

  /// What the walk needs of a view, in one cache line.
  struct Node {
    var shift: Point
    var min: Point
    var max: Point
    var firstChild: UInt32
    var endOfChildren: UInt32
    var placement: Int32
    var view: UInt32
  }

  /// What else there is to look at before the plain question.
  enum Flag {
    static let passesThrough: UInt8 = 1 << 4
    static let transform: UInt8 = 1 << 6
    static let pointInside: UInt8 = 1 << 7
    static let verdict: UInt8 = 0b0000_1111
  }

  /// What views override `hitTest` with.
  enum Overrides {
    case none
    /// With what may take an answer back on the way up, and no more.
    case passing
    /// With answers of their own.
    case answering
  }

  let scene: Scene
  let count: Int
  let nodes: UnsafeMutablePointer<Node>
  let flags: UnsafeMutablePointer<UInt8>
  let parents: UnsafeMutablePointer<UInt32>
  let placements: [Placement]
  let overrides: Overrides
  /// Whether a view that animates may keep a touch from everybody (21.18).
  let mayBeSwallowed: Bool
  /// Whether what SwiftUI draws is left out (22.23, 22.24).
  let skipsDrawn: Bool
  /// The same window as it is asked a second time; nil where nothing may depend on that (22.23).
  let secondPass: HitTestLayout?

  /// Arranges the tree below a window.
  public convenience init(_ scene: Scene, window: ViewID) {
    self.init(scene, window: window, isSecondPass: false)
  }

  private init(_ scene: Scene, window: ViewID, isSecondPass: Bool) {
    self.scene = scene
    var order = Self.breadthFirst(from: window) { scene[$0].subviews }
    let hosting = HostingRules(scene, order)
    skipsDrawn = hosting?.skipsDrawn(inSecondPass: isSecondPass) ?? false
    secondPass =
      hosting?.asksTwice == true && !isSecondPass
      ? HitTestLayout(scene, window: window, isSecondPass: true) : nil
    if skipsDrawn {
      order = Self.breadthFirst(from: window, children: scene.subviewsNotDrawn)
    }
    count = order.count
    nodes = .allocate(capacity: count)
    flags = .allocate(capacity: count)
    parents = .allocate(capacity: count)
    var placements: [Placement] = []
    var nextChild = 1
    var overrides = Overrides.none
    parents[0] = .max
    for (place, id) in order.enumerated() {
      let placement = scene[id].hitPlacement
      let end =
        nextChild
        + (skipsDrawn ? scene.subviewsNotDrawn(of: id).count : scene[id].subviews.count)
      let reach = scene.reach(of: id)
      (nodes + place).initialize(
        to: Node(
          shift: placement.shift, min: reach.origin, max: Point(reach.maxX, reach.maxY),
          firstChild: UInt32(nextChild),
          endOfChildren: UInt32(end), placement: Int32(placements.count), view: id.index))
      (flags + place).initialize(
        to: Self.flags(of: scene[id], turned: placement.transform != nil, scene.settings))
      for child in nextChild..<end { parents[child] = UInt32(place) }
      nextChild = end
      if placement.transform != nil { placements.append(placement) }
      overrides = overrides.joined(by: scene[id].hitTestOverride)
    }
    self.placements = placements
    self.overrides = overrides
    mayBeSwallowed = scene.settings.isOn(.animatingSwallows)
  }

  deinit {
    nodes.deallocate()
    flags.deallocate()
    parents.deallocate()
  }

  private static func breadthFirst(
    from window: ViewID, children: (ViewID) -> [ViewID]
  ) -> [ViewID] {
    var order = [window]
    var place = 0
    while place < order.count {
      order.append(contentsOf: children(order[place]))
      place += 1
    }
    return order
  }

  private static func flags(of view: View, turned: Bool, _ settings: Settings) -> UInt8 {
    (view.refusal(under: .uikit, settings: settings)?.rawValue ?? 0)
      | (turned ? Flag.transform : 0)
      | (view.pointInsideOverride == nil ? 0 : Flag.pointInside)
      | (view.hitTestOverride == .passesThrough ? Flag.passesThrough : 0)
  }
}

extension HitTestLayout.Overrides {
  fileprivate func joined(by override: HitTestOverride?) -> Self {
    switch override {
    case nil, .callsSuper: self
    case .passesThrough: self == .answering ? .answering : .passing
    case .returnsNil, .returnsSelf, .returns, .returnsWhereSeen, .returnsNilIf: .answering
    }
  }
}
