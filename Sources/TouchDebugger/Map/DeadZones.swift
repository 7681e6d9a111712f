import TouchCore
import TouchInquiry

/// The controls that no touch reaches.
struct DeadZones {
  /// The controls, in the order they were made.
  private(set) var controls: [ViewID] = []
  private let map: HitMap

  init(_ map: HitMap) {
    self.map = map
    guard !Interruption.isWanted else { return }
    let query = TapQuery(map.scene, rules: map.rules)
    let hit = map.hit
    for window in map.scene.windows where map.scene.isShown(window) {
      // 20.43: a refresh control is pulled with its scroll view, never tapped.
      for view in map.scene.subtree(of: window.view)
      where !Interruption.isWanted && map.scene[view].kind.isControl
        && map.scene[view].kind.reaction != .pull
      {
        // A small one may lie between the places that were asked.
        guard !hit.contains(view), query.hit(at: map.scene.middle(of: view)) != view else {
          continue
        }
        controls.append(view)
      }
    }
  }

  /// What keeps a control from being hit at its middle; nil where that is no place.
  func why(_ control: ViewID) -> WhyNot? {
    TapRecorder(map.scene, rules: map.rules).tap(at: map.scene.middle(of: control))?
      .whyNot(control, touch: 1)
  }
}
