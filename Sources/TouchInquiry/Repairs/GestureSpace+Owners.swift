import TouchCore

//  What a scroll view or a text says of the recognizers that it has.

extension Scene {
  /// 11.3, 17.15, 17.19: the switches by which a view keeps its own recognizer from taking part, each
  /// with the value that lets it; none where something else does.
  package func switchesOff(by id: RecognizerID) -> [(property: String, wanted: Bool)] {
    let view = self[id].scrollView ?? self[id].view
    let (text, scrolling) = (self[view].textInput, self[view].scrolling)
    let isReadOnly = self[view].kind == .textView && !text.isEditable
    let switches: [(String, wanted: Bool, isOff: Bool)] =
      if self[id].part?.role == .links {
        [
          ("isEnabled", true, !self[view].isEnabled), ("isEditable", false, !isReadOnly),
          ("isSelectable", true, !text.isSelectable),
        ]
      } else if self[id].part?.role.isOfText == true {
        [("isEnabled", true, !self[view].isEnabled), ("isEditable", true, isReadOnly)]
      } else {
        [
          ("isScrollEnabled", true, scrolling?.isScrollEnabled == false),
          (
            "delaysContentTouches", true,
            self[id].kind == .scrollDelay && scrolling?.delaysContentTouches == false
          ),
        ]
      }
    return switches.filter { $0.isOff }.map { ($0.0, $0.wanted) }
  }
}

extension GestureSpace {
  /// 11.3, 17.15, 17.19, 20.5: what lets a view's own recognizer take part.
  func ownerSwitches(_ id: RecognizerID) -> [Edit] {
    let view = scene[id].scrollView ?? scene[id].view
    guard scene[id].part?.role == .pinch else {
      return scene.switchesOff(by: id).map { .set(view, $0.property, .truth($0.wanted)) }
    }
    return scene[view].subviews.filter { scene[$0].part == nil }.prefix(3)
      .map { .set(view, "viewForZooming", .responder(.view($0))) }
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
