import TouchCore

//   ┌ panel ────┐                ┌ panel ─────────┐
//   │    ┌ card ┼────┐           │    ┌ card ─────┐     grown to where card ends, or, where card
//   │    │      │ ●  │    ──▶    │    │         ● │     does not hold the finger either, to the
//   └────┼──────┘    │           │    │           │     next whole point beyond the finger
//        └───────────┘           └────└───────────┘

extension EditSpace {
  /// What makes a view hold the finger; nothing where no finger gets, beside the screen.
  ///
  /// 16.7: a row lays out its content view itself, each time.
  package func places(of id: ViewID) -> [Edit] {
    guard scene.largestWindow?.contains(point) != false, scene[id].kind != .content,
      !isReachedLater
    else { return [] }
    if let sheet = sheetFrame(id) { return [sheet] }
    return untransformed(id) + including(id) + growing(id) + intoContent(id)
  }

  /// 2.24: a view that is turned or scaled may hold the finger where it would lie otherwise.
  private func untransformed(_ id: ViewID) -> [Edit] {
    guard scene[id].transform != .identity, let superview = scene[id].superview,
      scene[id].frame.contains(scene.fromScreen(point, to: superview))
    else { return [] }
    return [.set(id, "transform", .transform(.identity))]
  }

  /// 2.12: a view says that a point outside its bounds lies in it, where its subview that leads to
  /// the one meant has the finger.
  package func including(_ id: ViewID) -> [Edit] {
    let isInBounds = scene[id].bounds.contains(scene.fromScreen(point, to: id))
    let own = scene[id].pointInsideOverride
    guard !scene[id].isUIKitsOwn || scene[id].isBarOfApp,
      let place = path.firstIndex(of: id), place > 0, own != nil || !isInBounds
    else { return [] }
    let inner = path[..<place].reversed().first {
      scene[$0].bounds.contains(scene.fromScreen(point, to: $0))
    }
    guard let name = inner.map({ scene.name(of: $0) }), name.isPlainPath, !isRoot(id) else {
      return []
    }
    // What its class leaves out in the bounds is left to what lies behind; the content is not.
    if let own, isInBounds {
      if case .always = own { return [] }
      let kept =
        if case .only(let views) = own { views.map { scene.name(of: $0) } } else { [String]() }
      guard kept.allSatisfy({ $0.isPlainName }) else { return [] }
      return [.set(id, "pointInside", .word((["only"] + kept + [name]).joined(separator: " ")))]
    }
    return [.set(id, "pointInside", expanding(id) ?? .word("include \(name)"))]
  }

  /// 20.1: a scroll view shows other content later: all that is seen beside it counts, up to where what
  /// it lies in ends.
  private func expanding(_ id: ViewID) -> Value? {
    guard scene[id].scrolling != nil, let around = scene[id].superview else { return nil }
    let (frame, room) = (scene[id].frame, scene[around].bounds)
    let place = scene.fromScreen(point, to: around)
    let ways = [
      (place.x < frame.minX, frame.minX - room.minX),
      (place.x >= frame.maxX, room.maxX - frame.maxX),
      (place.y < frame.minY, frame.minY - room.minY),
      (place.y >= frame.maxY, room.maxY - frame.maxY),
    ]
    let way = ways.filter { $0.0 }.map { $0.1.rounded(.up) }.max() ?? 0
    // An Int of the page has 32 bits.
    return way > 0 && way < 1e9 ? .word("expand \(Int(way))") : nil
  }

  /// Whether it is what a window shows: its controller's view, or all that is in it, turned.
  private func isRoot(_ id: ViewID) -> Bool {
    guard let window = scene[id].superview, scene.isOutermost(id) else { return false }
    let (size, room) = (scene[id].bounds.size, scene[window].bounds.size)
    return mainViews.contains(id)
      || scene[window].subviews == [id] && size == Size(room.height, room.width)
  }

  /// The view's frame just large enough to hold the finger; none where it does already, or where
  /// the view is turned, so that its frame is not for setting (2.24).
  ///
  /// Where the finger is in the subview that leads to the one meant, that subview is held whole: an
  /// edit for this point alone would leave the rest of a button dead.
  package func growing(_ id: ViewID) -> [Edit] {
    if let seen = whereSeen(id) { return [seen] }
    guard !scene.path(from: id).contains(where: { whereSeen($0) != nil }) else { return [] }
    // 19.2: a root view is as large as its window.
    if isRoot(id), let window = scene[id].superview, scene[id].transform == .identity,
      !scene[id].frame.contains(scene.fromScreen(point, to: window))
    {
      return [.set(id, "frame", .rect(scene[window].bounds))]
    }
    return holdingFinger(id).map { edit in
      guard case .assign(let object, let property, .rect(let grown)) = edit,
        grown.origin == scene[id].frame.origin, let inner = leading(into: id)
      else { return edit }
      return .assign(object, property: property, .rect(grown.grown(toHoldEndOf: inner)))
    }
  }

  /// 19.56: the frame of a sheet that the scene does not say; at its medium detent it is the lower half.
  private func sheetFrame(_ id: ViewID) -> Edit? {
    guard scene[id].bounds.size == .zero, let window = scene.window(containing: id),
      let sheet = scene[id].controller.flatMap({ scene[$0].presentation }), sheet.style.isSheet,
      sheet.detent == .medium
    else { return nil }
    let size = scene[window].bounds.size
    let half = (size.height / 2).rounded(.up)
    return .set(id, "frame", .rect(Rect(0, half, size.width, size.height - half)))
  }

  /// 21.19, 21.21: where the picture of a view has the finger, a property animator lets it be hit
  /// there.
  private func whereSeen(_ id: ViewID) -> Edit? {
    guard let seen = scene[id].seenFrame, scene[id].animator == nil,
      let superview = scene[id].superview,
      seen.contains(scene.fromScreen(point, to: superview))
    else { return nil }
    return .set(id, "animating", .word("animator"))
  }

  /// The box, in the coordinates around a view, of the outermost view on the path in it that has the
  /// finger; of the view that is meant, of a subview that has.
  private func leading(into id: ViewID) -> Rect? {
    guard let place = path.firstIndex(of: id) else { return nil }
    let inner: [ViewID] =
      place > 0 ? path[..<place].reversed() : scene[id].subviews.filter(isSeen).reversed()
    let holder = inner.first { scene[$0].bounds.contains(scene.fromScreen(point, to: $0)) }
    guard let holder else { return nil }
    let corners = scene[holder].bounds.corners.map { scene.toScreen($0, of: holder) }
    let superview = scene[id].superview
    let box = Rect(
      around: corners.map { corner in
        superview.map { scene.fromScreen(corner, to: $0) } ?? corner
      })
    return box.maxX < 1e9 && box.maxY < 1e9 ? box : nil
  }

  private func isSeen(_ id: ViewID) -> Bool { !scene[id].isHidden && scene[id].part == nil }

  /// What covers a part of the view ends where that begins, if more than half of it is left.
  ///
  /// Only its right or bottom edge moves: what lies in it stays where it is. Bars have UIKit's size,
  /// rows that of their list's layout, what SwiftUI draws has its own, what scrolls shows less of
  /// itself, and what covers the whole screen is meant to.
  func ending(_ id: ViewID) -> [Edit] {
    guard scene[id].scrolling == nil, scene[id].knownClass?.kind != .bar,
      scene[id].kind != .drawn, scene[id].row == nil, !scene.coversScreen(id),
      scene[id].transform == .identity, let superview = scene[id].superview,
      scene[id].bounds.contains(scene.fromScreen(point, to: id))
    else { return [] }
    let frame = scene[id].frame
    let corners = scene[subject].bounds.corners.map { scene.toScreen($0, of: subject) }
    let covered = Rect(around: corners.map { scene.fromScreen($0, to: superview) })
    let height = (covered.minY - frame.minY).rounded(.down)
    let width = (covered.minX - frame.minX).rounded(.down)
    let (isTall, isWide) = (height > frame.size.height / 2, width > frame.size.width / 2)
    guard isTall || isWide else { return [] }
    let isCutBelow =
      isTall && (!isWide || height / frame.size.height >= width / frame.size.width)
    let size =
      isCutBelow ? Size(frame.size.width, height) : Size(width, frame.size.height)
    return [.set(id, "frame", .rect(Rect(origin: frame.origin, size: size)))]
  }

  /// The view's frame just large enough to hold the finger, whatever it holds.
  private func holdingFinger(_ id: ViewID) -> [Edit] {
    let frame = scene[id].frame
    let place = scene[id].superview.map { scene.fromScreen(point, to: $0) } ?? point
    guard scene[id].transform == .identity, !frame.contains(place),
      max(abs(place.x), abs(place.y)) < 1e9, !isFar(place, from: id)
    else { return [] }
    // Nobody wants one of a point; 44 pt are what a finger needs.
    let isFlat = frame.size.width <= 0 || frame.size.height <= 0
    let base =
      isFlat
      ? Rect(frame.minX, frame.minY, max(frame.size.width, 44), max(frame.size.height, 44)) : frame
    return [.set(id, "frame", .rect(filling(base.grown(toHold: place), id)))]
  }

  /// An edge at the finger is nobody's: where what it lies in ends not far from there, and nothing is in
  /// the way, a view is as high or as wide as that.
  private func filling(_ grown: Rect, _ id: ViewID) -> Rect {
    guard let around = scene[id].superview else { return grown }
    let (frame, room) = (scene[id].frame, scene[around].bounds)
    let isWider = grown.size.width > frame.size.width
    let isHigher = grown.size.height > frame.size.height
    let filled = Rect(
      isWider ? room.minX : grown.minX, isHigher ? room.minY : grown.minY,
      isWider ? room.size.width : grown.size.width, isHigher ? room.size.height : grown.size.height)
    let most = max(
      filled.size.width - frame.size.width, filled.size.height - frame.size.height)
    let others = scene[around].subviews.filter { $0 != id && isSeen($0) }.map { scene[$0].frame }
    let isFree = others.allSatisfy { filled.shared(with: $0) == frame.shared(with: $0) }
    return filled.covers(grown) && most < Self.near && isFree ? filled : grown
  }

  /// How many points a view may be made larger than the finger needs.
  private static let near = 44.0

  /// Whether a control lies so far from a finger that the finger was not meant for it.
  private func isFar(_ place: Point, from id: ViewID) -> Bool {
    let (frame, isFlat) = (scene[id].frame, scene[id].frame.size == .zero)
    let grown = frame.grown(toHold: place)
    return scene[id].kind.isControl && !isFlat
      && max(grown.size.width - frame.size.width, grown.size.height - frame.size.height)
        > Self.near
  }

  /// The touch goes down where the view would get it, as near to its visible middle as can be; in
  /// the middle where it would get it nowhere.
  package var moves: [Edit] {
    guard let visible = visible, visible.size.width > 0, visible.size.height > 0 else { return [] }
    let layouts = scene.windowsTopmostFirst.filter { scene.isShown($0) }
      .map { HitTestLayout(scene, window: $0.view) }
    let places = Self.places(in: visible)
    let target = places.first { place in
      layouts.lazy.compactMap { $0.hitTest(place) }.first == subject
    }
    return (target ?? places.first).map { [.moveTouch(touch, to: $0)] } ?? []
  }

  /// What is left of the view on the screen, as a box: what it lies in cuts it.
  private var visible: Rect? {
    let boxes = path.map { scene.rectOnScreen(of: $0) }
    return boxes.reduce(boxes.first) { rest, box in rest?.shared(with: box) }
  }

  /// Whole points of a box, the middle first, then those around it.
  private static func places(in box: Rect) -> [Point] {
    let middle = box.middle
    let shares = [0, -1, 1, -2, 2, -3, 3].map { Double($0) / 7 }
    let places = shares.flatMap { y in
      shares.map { x in
        Point(middle.x + x * box.size.width, middle.y + y * box.size.height)
      }
    }
    let sorted = places.enumerated().sorted {
      let first = $0.element - middle
      let second = $1.element - middle
      return (abs(first.x) + abs(first.y), $0.offset) < (abs(second.x) + abs(second.y), $1.offset)
    }
    return sorted.compactMap { typable($0.element, in: box) }
  }

  /// The point next to a point that can be read and typed with ease; nil where the box is too
  /// small to hold one.
  private static func typable(_ point: Point, in box: Rect) -> Point? {
    let hundredth = Point((point.x * 100).rounded() / 100, (point.y * 100).rounded() / 100)
    return [Point(point.x.rounded(), point.y.rounded()), hundredth].first { box.contains($0) }
  }
}

extension Rect {
  /// The rectangle with its edges moved out to whole points, so that it holds a point.
  package func grown(toHold point: Point) -> Rect {
    let left = min(minX, point.x).rounded(.down)
    let top = min(minY, point.y).rounded(.down)
    let right = max(maxX.rounded(.up), point.x.rounded(.down) + 1)
    let bottom = max(maxY.rounded(.up), point.y.rounded(.down) + 1)
    return Rect(left, top, right - left, bottom - top)
  }

  /// The rectangle with its right and bottom edges moved out to where another one ends.
  package func grown(toHoldEndOf other: Rect) -> Rect {
    Rect(
      minX, minY, max(maxX, other.maxX.rounded(.up)) - minX,
      max(maxY, other.maxY.rounded(.up)) - minY)
  }
}
