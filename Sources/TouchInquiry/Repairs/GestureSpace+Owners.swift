import TouchCore

//  What a scroll view or a text says of the recognizers that it has.

extension GestureSpace {
  /// 11.3, 17.15, 17.19: what lets a view's own recognizer take part.
  func ownerSwitches(_ id: RecognizerID) -> [Edit] {
    let view = scene[id].scrollView ?? scene[id].view
    let text = scene[view].textInput
    let off: [(String, Bool)] =
      if scene[id].part?.role.isOfText == true {
        [
          ("isEnabled", !scene[view].isEnabled),
          ("isEditable", scene[view].kind == .textView && !text.isEditable),
        ]
      } else {
        [
          ("isScrollEnabled", scene[view].scrolling?.isScrollEnabled == false),
          (
            "delaysContentTouches",
            scene[id].kind == .scrollDelay
              && scene[view].scrolling?.delaysContentTouches == false
          ),
        ]
      }
    return off.filter { $0.1 }.map { .set(view, $0.0, .truth(true)) }
  }

  /// 11.11: content larger than the scroll view, or one that bounces although it is not.
  func roomy(_ id: RecognizerID) -> [Edit] {
    guard let view = scene[id].scrollView, let scrolling = scene[view].scrolling else { return [] }
    let bounces: [Edit] =
      (scrolling.bounces ? [] : [.set(view, "bounces", .truth(true))])
      + (scrolling.alwaysBounce == [.x, .y]
        ? []
        : ["y", "x", "x|y"].map { .set(view, "alwaysBounce", .word($0)) })
    // What it holds reaches further than what it was told of.
    let held = scene[view].subviews.filter { scene[$0].part == nil }.map { scene[$0].frame }
    let size = Size(
      held.map { $0.maxX }.reduce(scrolling.contentSize.width, max),
      held.map { $0.maxY }.reduce(scrolling.contentSize.height, max))
    return (size == scrolling.contentSize ? [] : [.set(view, "contentSize", .size(size))]) + bounces
  }
}
