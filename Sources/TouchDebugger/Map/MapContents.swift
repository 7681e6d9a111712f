import TouchCore
import TouchInquiry
import TouchNarration

/// What there is to draw of the screen at a step, in points.
///
/// All parts of a map share it.
final class MapContents {
  let scene: Scene
  let state: Still
  let marks: MapMarks
  /// The windows, or the view, that is drawn; those in front last.
  let windows: [ViewID]
  /// The part of the screen that is drawn.
  let screen: Rect
  /// The views, those in front last; behind each stands what is in it.
  let views: [ViewID]
  /// What of each view is in the picture and not clipped; of turned ones the box around it.
  private(set) var shown: [ViewID: Rect] = [:]
  /// Why the others are not.
  private(set) var absent: [(view: ViewID, absence: MapAbsence)] = []
  /// The views that have passed the message on that is under way.
  let passed: Set<ViewID>
  /// Which message that is.
  let method: ResponderMethod?
  private let nesting: MapNesting
  /// The windows that lie in front of others: they are clear, so they cover nothing themselves.
  private let clearWindows: Set<ViewID>

  /// Collects what there is at a moment; nil if there is no window, and where Ctrl-C ends it.
  ///
  /// - Parameters:
  ///   - trace: The record.
  ///   - cursor: How many steps have happened; 0 is the start.
  ///   - marks: The characters of the picture.
  ///   - part: The view to draw, with what is in it; nil for the whole screen.
  init?(_ trace: Trace, cursor: Int, marks: MapMarks, part: ViewID?) {
    let index = cursor > 0 ? cursor - 1 : nil
    state = Still(trace, at: index)
    guard let window = state.window else { return nil }
    scene = state.scene
    self.marks = marks
    let scene = state.scene
    windows =
      part.map { [$0] }
      ?? scene.windowsTopmostFirst.reversed()
      .filter { scene.isShown($0) || $0.view == window }.map { $0.view }
    let own = scene.rectOnScreen(of: part ?? window)
    let all = part == nil ? scene.screen.map { $0.union(own) } ?? own : own
    // A screen without an area still has four edges.
    screen = Rect(all.minX, all.minY, max(all.size.width, 1), max(all.size.height, 1))
    views = windows.flatMap { scene.backToFront(of: $0) }
    nesting = MapNesting(views, in: scene)
    clearWindows = Set(windows.dropFirst())
    let walk = MessageWalk(trace, at: index)
    method = walk.method
    passed = Set(
      walk.passed.compactMap { responder in
        if case .view(let view) = responder { view } else { nil }
      })
    cut()
    guard !Interruption.isWanted else { return nil }
  }

  /// Cuts away what lies beside the picture, and what a view around clips.
  private func cut() {
    var clips: [ViewID: Rect] = [:]
    var clipped: Set<ViewID> = []
    for view in views {
      guard !Interruption.isWanted else { return }
      let superview = scene[view].superview
      let around = superview.flatMap { clips[$0] } ?? screen
      let isClipped = superview.map(clipped.contains) ?? false
      let rect = scene.rectOnScreen(of: view)
      let seen = isClipped ? nil : rect.visible(in: around)
      shown[view] = seen
      if seen == nil {
        absent.append((view, isClipped || around != screen ? .clipped : .outside))
      }
      if !scene[view].clipsToBounds {
        clips[view] = around
        if isClipped { clipped.insert(view) }
      } else if let seen {
        clips[view] = seen
      } else {
        clipped.insert(view)
      }
    }
  }

  /// Where the fingers are that are in the picture, the touch's own first.
  var fingers: [Point] {
    state.fingers.map { $0.screenLocation }.filter { finger in
      finger.x >= screen.minX && finger.x <= screen.maxX && finger.y >= screen.minY
        && finger.y <= screen.maxY
    }
  }

  /// Whether neither the view nor one around it is hidden or clear.
  func isSeen(_ view: ViewID) -> Bool { nesting.isSeen(view) }

  /// Whether a view lies in another.
  func isIn(_ view: ViewID, _ other: ViewID) -> Bool { nesting.isIn(view, other) }

  /// Whether two views are in one of the windows that are drawn.
  func areInOneWindow(_ view: ViewID, _ other: ViewID) -> Bool {
    windows.contains { isIn(view, $0) && isIn(other, $0) }
  }

  /// Whether a view hides what lies behind it.
  func covers(_ view: ViewID) -> Bool {
    isSeen(view) && !nesting.isFaint(view) && !clearWindows.contains(view)
      && scene[view].drawOverride != .nothing
  }

  /// A view's name, in letters that the picture may have.
  func name(of view: ViewID) -> String {
    let name = scene.name(of: view)
    return marks.isASCII ? String(name.map { $0.isASCII ? $0 : "?" }) : name
  }

  /// The signs behind the name of a view.
  func signs(of view: ViewID) -> [Character] {
    [isTurned(view) ? marks.turned : nil, saying(view), clearness(of: view)].compactMap { $0 }
  }

  /// The columns that a name takes with any signs it may get while the touch goes its way: so names
  /// stay where they are from step to step.
  func width(of view: ViewID) -> Int {
    displayWidth(name(of: view)) + 2
      * (1 + (isTurned(view) ? 1 : 0) + (clearness(of: view) == nil ? 0 : 1))
  }

  /// Whether a person sees it.
  private func clearness(of view: ViewID) -> Character? {
    isSeen(view) ? nesting.isFaint(view) ? marks.faint : nil : marks.unseen
  }

  private func isTurned(_ view: ViewID) -> Bool {
    scene[view].placement.transform.map { $0.b != 0 || $0.c != 0 } ?? false
  }

  /// What it has said of the touch, or done with the message.
  private func saying(_ view: ViewID) -> Character? {
    if state.marks.hit == view { return marks.hit }
    if passed.contains(view) { return marks.passed }
    return state.marks.refusal(of: view) != nil ? marks.refused : nil
  }
}

extension Rect {
  /// What a part of the screen shows of it; nil if that is nothing.
  fileprivate func visible(in part: Rect) -> Rect? {
    guard let shared = shared(with: part), shared.middle.x.isFinite, shared.middle.y.isFinite,
      size.width == 0 || shared.size.width > 0, size.height == 0 || shared.size.height > 0
    else { return nil }
    return shared
  }
}

extension Scene {
  /// A view and all below it, those in front last.
  fileprivate func backToFront(of view: ViewID) -> [ViewID] {
    var views: [ViewID] = []
    var waiting = [view]
    while !Interruption.isWanted, let view = waiting.popLast() {
      views.append(view)
      waiting += subviewsFromTheFront(of: view)
    }
    return views
  }
}
