import TouchCore

//       frame: the box around it          bounds and center, behind which the transform lies
//        ┌──╱╲──┐                                ┌─────┐
//        │ ╱  ╲ │        solved                  │  ×  │
//        └──╲╱──┘                                └─────┘

extension ForeignView {
  /// Where it lies, as a view keeps it: the frame before the transform.
  ///
  /// The box around a transformed view has its center where the transform puts the middle of the
  /// bounds; from there the anchor point follows (2.22).
  var untransformedFrame: Rect {
    let box = frame ?? bounds ?? .zero
    guard let transform = writtenTransform, transform != .identity, let size = bounds?.size else {
      return box
    }
    let anchor = anchorPoint ?? Point(0.5, 0.5)
    let way = transform.apply(
      Point((0.5 - anchor.x) * size.width, (0.5 - anchor.y) * size.height))
    let position = box.middle - way
    return Rect(
      position.x - anchor.x * size.width, position.y - anchor.y * size.height, size.width,
      size.height)
  }

  /// Its bounds: a scroll view's begin at its offset.
  var knownBounds: Rect {
    let size = bounds?.size ?? untransformedFrame.size
    return Rect(origin: contentOffset ?? bounds?.origin ?? .zero, size: size)
  }
}

extension ForeignView {
  /// Where it takes up space in its superview: where it lies and, unless it fills a screen, where what
  /// is in it lies and is not clipped.
  ///
  /// What sticks out of a cell is outside of the cell, and not off the screen.
  ///
  /// - Parameter kind: The file. The canvas shows a controller's view between its bars, and an app has
  ///   a window around it.
  func space(in kind: FileKind) -> Rect {
    var space = untransformedFrame
    guard kind == .viewDescription ? !knownBounds.size.isOfScreen : !mayFillScreen else {
      return space
    }
    var waiting = [(view: self, origin: space.origin)]
    while let (view, origin) = waiting.popLast() {
      guard view.clipsToBounds != true, view.isHidden != true, view.contentSize == nil,
        ClassTable.kind(of: view)?.isScrollView != true
      else { continue }
      for subview in view.subviews {
        let frame = subview.untransformedFrame
        let place = origin + (frame.origin - view.knownBounds.origin)
        space = space.union(Rect(origin: place, size: frame.size))
        waiting.append((subview, place))
      }
    }
    return space
  }

  /// Whether it is as large as the screen of some device, without bars: no row and no part of one.
  private var mayFillScreen: Bool {
    let size = knownBounds.size
    return ClassTable.kind(of: self)?.isRow != true && min(size.width, size.height) >= 300
      && max(size.width, size.height) >= 460
  }
}

extension ForeignHierarchy {
  /// The roots with the levels of their windows, as far as it is known which is whose.
  ///
  /// The windows of an app are listed the backmost first; if some were not pasted, nobody knows which
  /// level is whose, nor what is in the others.
  var rootsOnLevels: [ForeignView] {
    guard let windowLevels else { return roots }
    var roots = roots
    let windows = roots.indices.filter { ClassTable.kind(of: roots[$0]) == .window }
    if windowLevels.count == windows.count {
      for (window, level) in zip(windows, windowLevels) { roots[window].windowLevel = level }
    } else if windowLevels.count > windows.count {
      for window in windows { roots[window].unknown.insert(.windows) }
    }
    return roots
  }
}

extension ForeignView {
  /// Its transform; nil where a scene cannot say it, so that it counts for unknown.
  var writtenTransform: AffineTransform? {
    guard let m = transform else { return nil }
    let isWritten =
      [m.a, m.b, m.c, m.d].allSatisfy { abs($0) <= 1e6 }
      && [m.tx, m.ty].allSatisfy { $0.written == $0 }
    return isWritten ? m : nil
  }
}

extension Point {
  /// Within what a scene may say.
  var written: Point { Point(x.written, y.written) }
}

extension Rect {
  /// Within what a scene may say, and not turned inside out.
  var written: Rect {
    Rect(
      min(minX, minX + size.width).written, min(minY, minY + size.height).written,
      abs(size.width).writtenLength, abs(size.height).writtenLength)
  }
}

extension Double {
  /// A coordinate as a scene may say it, in points.
  var written: Double {
    isFinite ? Swift.min(Swift.max(self, -1e9), 1e9) : 0
  }

  /// A length as a scene may say it, in points.
  var writtenLength: Double { isFinite ? Swift.min(Swift.max(self, 0), 1e9) : 0 }
}
