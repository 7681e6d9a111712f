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
  /// Other views with gesture recognizers of the app.
  let listeners: [ViewID]
  /// Of the controls and the others with recognizers, how much of each can be hit.
  private(set) var reaches: [ViewID: AreaReach] = [:]
  private var kept: [ViewID: [Loss]] = [:]

  init(_ scene: Scene, _ options: AuditOptions) {
    self.scene = scene
    self.options = options
    areas = HitAreas(scene, screen: options.screen)
    order = scene.windows.filter { scene.isShown($0) && !$0.isKeyboard }
      .flatMap { scene.subtree(of: $0.view) }
    controls = order.filter { scene.isControlOfApp($0) && !scene[$0].isSwitchedOff }
    listeners = order.filter {
      !scene[$0].kind.isControl && scene.hasRecognizersOfApp($0) && !scene[$0].isSwitchedOff
    }
    for view in controls + listeners {
      let reach = areas.reach(ofTapTarget: view)
      reaches[view] = reach
      kept[view] = losses(reach)
    }
  }

  /// The losses of a view that scrolling does not bring back, those beyond the content left out.
  func losses(of view: ViewID) -> [Loss] { kept[view] ?? [] }

  private func losses(_ reach: AreaReach) -> [Loss] {
    reach.losses.compactMap { loss in
      var kept = Loss(reason: loss.reason, area: 0, example: loss.example)
      var largest = 0.0
      for outline in loss.outlines where scrolled(to: outline, of: reach.view) == .stays {
        let area = Outline(outline).area
        kept.area += area
        guard area > largest else { continue }
        (largest, kept.example) = (area, Outline(outline).middle)
      }
      return kept.area > options.leastShare * reach.area ? kept : nil
    }
  }

  /// A part of a view's bounds that somebody else has.
  struct Loss {
    let reason: AreaLossReason
    var area: Double
    var example: Point
  }

  /// Whether scrolling shows a part of a view.
  enum Scrolled: Equatable {
    /// No scroll view moves it.
    case stays
    /// It can be brought into view.
    case comes
    /// It lies beyond the content of a scroll view.
    case beyond(ViewID)
  }

  /// Whether a part of a view that is not reached lies outside a scroll view, which may bring it.
  func scrolled(to outline: [Point], of view: ViewID) -> Scrolled {
    let middle = Outline(outline).middle
    for scroll in scene.path(from: view).dropFirst() {
      guard let scrolling = scene[scroll].scrolling, scrolling.isScrollEnabled else { continue }
      let place = scene.fromScreenAsHit(middle, to: scroll)
      guard !scene[scroll].bounds.contains(place) else { continue }
      // Nobody knows the size of the content of a storyboard's scroll view.
      let size = scrolling.contentSize
      guard size.width > 0, size.height > 0 else { return .comes }
      let insets = scrolling.insets.content
      let content = Rect(
        -insets.left, -insets.top, size.width + insets.left + insets.right,
        size.height + insets.top + insets.bottom)
      return content.contains(place) ? .comes : .beyond(scroll)
    }
    return .stays
  }

  /// The finding with what is not known on the way to its view and to the others.
  func doubted(_ finding: Finding) -> Finding {
    var finding = finding
    var seen: Set<ViewID> = []
    for view in [finding.view] + finding.others.prefix(8) {
      for ancestor in scene.path(from: view).reversed() where seen.insert(ancestor).inserted {
        let facts = scene[ancestor].origins.missing.intersection(finding.rule.restingOn)
        if !facts.isEmpty { finding.doubts.append(Finding.Doubt(view: ancestor, facts: facts)) }
      }
    }
    if let reach = reaches[finding.view] { finding.isExact = reach.isExact }
    return finding
  }
}

/// A convex polygon.
struct Outline {
  let corners: [Point]

  init(_ corners: [Point]) { self.corners = corners }

  var middle: Point {
    let sum = corners.reduce(Point.zero) { $0 + $1 }
    let count = Double(max(corners.count, 1))
    return Point(sum.x / count, sum.y / count)
  }

  var area: Double {
    let edges = zip(corners, corners.dropFirst() + corners.prefix(1))
    return abs(edges.reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }) / 2
  }
}
