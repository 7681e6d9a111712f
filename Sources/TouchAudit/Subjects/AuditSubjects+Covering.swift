import TouchCore
import TouchInquiry

extension AuditSubjects {
  /// Whether another view lies in front, other than what UIKit puts there for a presentation.
  func isCovered(_ reason: AreaLossReason) -> Bool {
    if isUnderKeyboard(reason) { return true }
    guard case .covered(let hit, let branch) = reason else { return false }
    return !scene.path(from: hit).contains {
      scene[$0].isOfPresentation && scene.isDescendant($0, of: branch)
    }
  }

  /// 17.30: whether a keyboard lies in front, which goes when editing ends.
  func isUnderKeyboard(_ reason: AreaLossReason) -> Bool {
    guard case .otherWindow(let window, _) = reason else { return false }
    return scene.isOfKeyboard(window) || scene.window(of: window)?.isKeyboard == true
  }

  /// Whether a control fills its superview, as what is tapped beside a dialog does: views are meant to
  /// lie in front of it.
  func isBackdrop(_ view: ViewID) -> Bool {
    guard let superview = scene[view].superview else { return false }
    let whole = scene[superview].bounds
    let own = scene[view].frame.shared(with: whole)?.size ?? Size(0, 0)
    return own.width * own.height >= options.mostShare * whole.size.width * whole.size.height
  }

  /// The control that is hit in front of another view, or around what is hit there; nil for none.
  func controlInFront(_ reason: AreaLossReason) -> ViewID? {
    guard case .covered(let hit, let branch) = reason else { return nil }
    return scene.path(from: hit).first {
      scene[$0].kind.isControl && scene.isDescendant($0, of: branch)
    }
  }

  /// The branches in front of which controls take the larger part: of any other one the panel is the
  /// cause, with what lies in it.
  func branchesOfControls(_ losses: [Loss]) -> Set<ViewID> {
    var shares: [ViewID: (controls: Double, whole: Double)] = [:]
    for loss in losses {
      guard let branch = loss.reason.branch else { continue }
      shares[branch, default: (0, 0)].whole += loss.area
      if controlInFront(loss.reason) != nil { shares[branch]?.controls += loss.area }
    }
    return Set(shares.filter { 2 * $0.value.controls >= $0.value.whole }.map { $0.key })
  }

  /// The losses as causes, with one for all that lies in one view in front.
  func causes(of losses: [Loss], in reach: AreaReach) -> [Finding.Cause] {
    var shares: [ViewID: Double] = [:]
    var counts: [ViewID: Int] = [:]
    for loss in losses {
      guard let branch = loss.reason.branch else { continue }
      shares[branch, default: 0] += loss.area / reach.area
      counts[branch, default: 0] += 1
    }
    // What is too thin to count is lost all the same; of several losses without a branch each has its
    // own cause.
    let branches = Set(losses.map { $0.reason.branch })
    let isOne =
      branches.count == 1 && (losses.count == 1 || branches != [nil])
      && reach.losses.allSatisfy { branches.contains($0.reason.branch) }
    let whole = isOne && reach.share < options.leastShare ? 1.0 : nil
    return losses.compactMap { loss in
      guard let branch = loss.reason.branch, let count = counts[branch], count > 1 else {
        return Finding.Cause(reason: loss.reason, share: whole ?? min(1, loss.area / reach.area))
      }
      guard let share = shares.removeValue(forKey: branch) else { return nil }
      return Finding.Cause(
        reason: .covered(by: branch, branch: branch), share: whole ?? min(1, share))
    }
  }

  /// The refusal of a hidden or clear view around a view, which holds wherever the view lies; nil if
  /// there is none.
  func refusal(around view: ViewID) -> AreaLossReason? {
    for ancestor in scene.path(from: view).dropFirst() {
      switch scene[ancestor].refusal(under: .uikit, settings: scene.settings) {
      case .hidden?: return .refused(by: ancestor, .hidden)
      case .alpha?: return .refused(by: ancestor, .alpha)
      default: break
      }
    }
    return nil
  }

  /// Whether the control in front sends all that the one behind would: a larger area for the finger,
  /// which shows nothing else.
  func sendsTheSame(_ reason: AreaLossReason, as view: ViewID) -> Bool {
    let targets = scene[view].control.targets
    guard !targets.isEmpty, let control = controlInFront(reason),
      scene[control].text == nil || scene[control].text == scene[view].text
    else { return false }
    return targets.allSatisfy { scene[control].control.targets.contains($0) }
  }

  /// A later sibling just like a control, at the same place; nil for none.
  func duplicate(over view: ViewID) -> ViewID? {
    guard scene[view].superview != nil else { return nil }
    let one = scene[view]
    let here = placed[Place(superview: one.superview, frame: one.frame)] ?? []
    return here.reversed().prefix { $0 != view }.first { other in
      let two = scene[other]
      return two.kind == one.kind && two.className == one.className && two.text == one.text
        && two.transform == one.transform && !two.isSwitchedOff
    }
  }

  /// The outermost view around a control that sticks out of the screen with it; nil where none does.
  func panel(around view: ViewID) -> ViewID? {
    scene.path(from: view).dropFirst().last { around in
      scene.outlineAsHit(around).map {
        !areas.screen.covers($0.box) && !$0.box.covers(areas.screen)
      } ?? false
    }
  }

  /// The superview without width or height that a control lies outside of; nil for none.
  func flatSuperview(of view: ViewID, _ losses: [Loss]) -> ViewID? {
    for loss in losses {
      guard case .outside(let ancestor, _) = loss.reason, ancestor != view else { continue }
      let size = scene[ancestor].asHit.bounds.size
      if size.width <= 0 || size.height <= 0 { return ancestor }
    }
    return nil
  }
}

extension View {
  /// Whether UIKit puts it between what is presented and what lies behind.
  fileprivate var isOfPresentation: Bool {
    part?.role == .dimming || part?.role == .transition
      || className == "UIDimmingView" || className == "UITransitionView"
  }
}
