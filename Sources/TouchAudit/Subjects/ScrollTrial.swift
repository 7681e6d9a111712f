import TouchCore
import TouchInquiry

//   offset  0 ┌────────┐   200 ┌────────┐     the same control with the content moved:
//             │  bar   │       │  bar   │     what lies in front of it need not move along
//             │        │       │  buy   │
//             └──buy───┘       └────────┘

/// Tries whether a control can be hit at another offset of a scroll view around it.
struct ScrollTrial {
  let scene: Scene
  let view: ViewID
  /// The scroll views around it that can be moved.
  let scrolls: [ViewID]
  /// The part of the screen that is looked at.
  let screen: Rect

  /// Whether somewhere all of it can be hit.
  var frees: Bool {
    scrolls.contains { scroll in
      offsets(of: scroll).contains { isWhole(at: $0, of: scroll) }
    }
  }

  private func isWhole(at offset: Point, of scroll: ViewID) -> Bool {
    var moved = scene
    moved[scroll].bounds.origin = offset
    return HitAreas(moved, screen: screen, around: view).reach(ofTapTarget: view).isWhole
  }

  /// The offsets that bring it to the top, the middle and the bottom of the scroll view, as
  /// far as the content lets them (20.11).
  private func offsets(of scroll: ViewID) -> [Point] {
    guard let outline = scene.outlineAsHit(view) else { return [] }
    let box = Rect(around: outline.corners.map { scene.fromScreenAsHit($0, to: scroll) })
    let (size, resting) = (scene[scroll].bounds.size, scene.scrollRoom(of: scroll).restingOffsets)
    return [box.minY, box.middle.y - size.height / 2, box.maxY - size.height].map { y in
      Point(
        min(max(box.middle.x - size.width / 2, resting.minX), resting.maxX),
        min(max(y, resting.minY), resting.maxY))
    }.filter { $0 != scene[scroll].bounds.origin }
  }
}
