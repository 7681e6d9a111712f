import TouchCore
import TouchInquiry

/// The views of a scene that an audit is about, with what was worked out of them once.
struct AuditSubjects {
  let scene: Scene
  let options: AuditOptions
  let areas: HitAreas
  /// The views of the windows that are shown, each before its subviews.
  let order: [ViewID]
  /// The controls of the app that are meant to be used now.
  let controls: [ViewID]
  /// The controls of the app that would be meant to be used, but are off themselves.
  let offControls: [ViewID]
  /// Other views with gesture recognizers of the app.
  let listeners: [ViewID]
  /// Of the controls and the others with recognizers, how much of each can be hit.
  private(set) var reaches: [ViewID: AreaReach] = [:]
  private var kept: [ViewID: [Loss]] = [:]
  /// Those that others cover now, and that can be hit whole at another offset of a scroll view.
  private(set) var freed: Set<ViewID> = []
  let hasScrollViews: Bool
  /// The views by what they lie in and where, in their order.
  let placed: [Place: [ViewID]]

  /// Where a view lies.
  struct Place: Hashable {
    let superview: ViewID?
    let frame: Rect
  }

  init(_ scene: Scene, _ options: AuditOptions) {
    self.scene = scene
    self.options = options
    areas = HitAreas(scene, screen: options.screen)
    order = scene.windows.filter { scene.isShown($0) && !$0.isKeyboard }
      .flatMap { scene.subtree(of: $0.view) }
    placed = Dictionary(grouping: order) {
      Place(superview: scene[$0].superview, frame: scene[$0].frame)
    }
    hasScrollViews = scene.views.contains { $0.scrolling != nil }
    let ofApp = order.filter { scene.isControlOfApp($0) }
    controls = ofApp.filter { !scene[$0].isSwitchedOff }
    offControls = ofApp.filter { scene[$0].isDrawn && !scene[$0].isUserInteractionEnabled }
    listeners = order.filter {
      !scene[$0].kind.isControl && scene.hasRecognizersOfApp($0) && !scene[$0].isSwitchedOff
    }
    for view in controls + listeners {
      let reach = areas.reach(ofTapTarget: view)
      reaches[view] = reach
      kept[view] = losses(reach)
      if losses(of: view).contains(where: { isCovered($0.reason) }), isFreedByScrolling(view) {
        freed.insert(view)
      }
    }
  }

  /// The losses of a view that scrolling does not bring back, those beyond the content left out.
  func losses(of view: ViewID) -> [Loss] { kept[view] ?? [] }

  private func losses(_ reach: AreaReach) -> [Loss] {
    let scrolls = scrollViews(around: reach.view)
    return reach.losses.compactMap { loss in
      let outlines = loss.outlines.filter {
        !$0.isSliver(of: reach) && scrolled(to: $0, by: scrolls) == .stays
      }
      let area = outlines.reduce(0) { $0 + $1.area }
      guard area > options.leastShare * reach.area,
        let largest = outlines.max(by: { $0.area < $1.area })
      else { return nil }
      return Loss(reason: loss.reason, area: area, outlines: outlines, example: largest.middle)
    }
  }

  /// Whether some losses are enough of a control for a finger to miss it.
  func isNoticed(_ losses: [Loss], of reach: AreaReach) -> Bool {
    losses.reduce(0) { $0 + $1.area } >= options.leastLoss * reach.area
  }

  /// A part of a view's bounds that somebody else has.
  struct Loss {
    let reason: AreaLossReason
    let area: Double
    let outlines: [Polygon]
    /// The middle of the largest part.
    let example: Point
  }
}

extension Polygon {
  // Frames are rounded to pixels, and the separator of a row takes half a point of it.
  private static let thinnest = 1.0

  /// Whether it is a part of a view that is too thin for a finger to notice.
  fileprivate func isSliver(of reach: AreaReach) -> Bool {
    min(box.size.width, box.size.height) <= Self.thinnest && area < 0.1 * reach.area
  }
}
