//   scroll photos zoom=1,4            photos.pinch, there only because 4 is above 1       20.5
//     ~viewForZooming photo
//     image photo                     scaled about its top left corner                  20.6

extension Scene {
  /// The view that a scroll view scales when it zooms; nil if zooming is not possible (20.5, 20.6).
  public func viewForZooming(in scrollView: ViewID) -> ViewID? {
    guard let zooming = self[scrollView].scrolling?.zooming, zooming.hasPinch,
      let view = zooming.view, view != scrollView, isDescendant(view, of: scrollView)
    else { return nil }
    return view
  }

  /// Scales the content of a scroll view as its `zoomScale` says, from another scale.
  public mutating func settleZoom(of scrollView: ViewID, from old: Double) {
    guard let zooming = self[scrollView].scrolling?.zooming, let view = zooming.view else { return }
    self[view].transform = zoomed(view, to: zooming.scale)
    guard old != zooming.scale else { return }
    let size = self[scrollView].scrolls.contentSize
    self[scrollView].scrolling?.contentSize = size.scaled(by: zooming.scale / old)
  }

  /// 20.6: the transform of a view that is zoomed: its top left corner stays where it is.
  func zoomed(_ view: ViewID, to scale: Double) -> AffineTransform {
    let (size, anchor) = (self[view].bounds.size, self[view].anchorPoint)
    return AffineTransform(
      scale, 0, 0, scale, (scale - 1) * anchor.x * size.width, (scale - 1) * anchor.y * size.height)
  }

  /// 20.7: whether two recognizers are the pan and the pinch of one scroll view, which both go on.
  func scrollTogether(_ one: RecognizerID, _ other: RecognizerID) -> Bool {
    guard self[one].part?.role == .pinch || self[other].part?.role == .pinch else { return false }
    let (pinch, pan) = self[one].part?.role == .pinch ? (one, other) : (other, one)
    guard case .view(let scrollView)? = self[pinch].part?.owner else { return false }
    return self[pan].kind == .scrollPan && self[pan].scrollView == scrollView
  }
}

extension Size {
  /// The size times a number, in hundredths of a point.
  func scaled(by factor: Double) -> Size {
    Size((width * factor * 100).rounded() / 100, (height * factor * 100).rounded() / 100)
  }
}
