import TouchCore
import TouchInquiry

//        (0,0)┌──────── x ───────┐
//             ·                  y      from the corner of the view's own coordinates to the
//             ·                  ●      finger: what its point means
//                             ╭─╯       where the finger came from

/// Draws the fingers of a still.
struct FingerDrawing {
  /// More places than this of a finger's way are not drawn, the first ones.
  private static let longestTrail = 120

  let trace: Trace
  let still: Still
  let index: Int?
  let layout: StageLayout
  /// Where names stand already: a tag keeps off them where it can.
  var names = TakenPlaces()

  /// The fingers, the one that matters last.
  var touches: [Touch] { still.fingers.reversed() }

  /// Every place a label should keep off.
  var places: [Rect] {
    touches.map { touch in
      let place = layout.clamped(touch.screenLocation)
      return Rect(place.x, place.y, 0, 0).expanded(by: 8)
    } + tags.map { $0.box }
  }

  func draw(_ xml: inout XMLWriter) {
    drawRulers(&xml)
    for touch in touches { drawTrail(of: touch, &xml) }
    for touch in touches { drawDot(of: touch, &xml) }
    for tag in tags { draw(tag, &xml) }
  }

  /// The way from the view's own corner to the finger, along its own axes.
  private func drawRulers(_ xml: inout XMLWriter) {
    guard let corners = ruler else { return }
    let data = "M" + corners.map { $0.picture }.joined(separator: "L")
    xml.path(data, Paint(stroke: .accent), width: 1.6, dashes: "0.1 4")
    xml.circle(corners[0], radius: 2.5, Paint(fill: .accent))
  }

  /// The corner of the view's own coordinates, the way along its first axis, the finger; nil where
  /// that is not on the picture.
  var ruler: [Point]? {
    guard case .view(let view)? = still.turn, let touch = still.touch else { return nil }
    let scene = still.scene
    let point = touch.location(in: view, scene: scene)
    let corners = [Point.zero, Point(point.x, 0), point]
      .map { layout.place(scene.toScreen($0, of: view)) }
    return corners.allSatisfy { layout.stage.expanded(by: 1).contains($0) } ? corners : nil
  }

  private func drawTrail(of touch: Touch, _ xml: inout XMLWriter) {
    var places: [Point] = []
    for place in trail(of: touch).map(layout.clamped) where places.last != place {
      places.append(place)
    }
    guard let first = places.first, places.count > 1 else { return }
    let data = "M" + places.map { $0.picture }.joined(separator: "L")
    xml.path(data, Paint(stroke: .finger), width: 2.5, opacity: 0.55)
    xml.circle(first, radius: 4, Paint(fill: .page, stroke: .finger), width: 1.5)
    let dots = places.dropFirst().map { "M\($0.picture)h0" }.joined()
    xml.path(dots, Paint(stroke: .finger), width: 4.5)
  }

  private func trail(of touch: Touch) -> [Point] {
    guard let index else { return [] }
    let now = trace.momentNumber(of: index)
    return trace.moments[...now].suffix(1_000).compactMap { moment in
      moment.touches.first { $0.number == touch.number }?.screenLocation
    }.suffix(Self.longestTrail)
  }

  private func drawDot(of touch: Touch, _ xml: inout XMLWriter) {
    let place = layout.clamped(touch.screenLocation)
    xml.circle(place, radius: 10, Paint(fill: .finger), opacity: 0.22)
    switch touch.phase {
    case .began, .moved, .stationary:
      xml.circle(place, radius: 5, Paint(fill: .finger, stroke: .page), width: 1.5)
    case .ended: xml.circle(place, radius: 5, Paint(fill: .page, stroke: .finger), width: 2)
    case .cancelled:
      xml.circle(place, radius: 5, Paint(fill: .page, stroke: .finger), width: 2)
      xml.path(
        "M\(drawn(place.x - 2)) \(drawn(place.y - 2))l4 4m0-4l-4 4", Paint(stroke: .finger),
        width: 1.5)
    }
  }

  /// A finger's point in words.
  struct Tag {
    let words: String
    let box: Rect
  }

  /// A tag for each finger, in the order of `touches`.
  var tags: [Tag] {
    var tags: [Tag] = []
    for touch in touches {
      let name = touches.count > 1 ? terminalSafeName(touch) + " " : ""
      let point = touch.location(in: still.pointsIn, scene: still.scene)
      let words = name + point.short
      tags.append(Tag(words: words, box: box(of: words, at: touch, tags.map { $0.box })))
    }
    return tags
  }

  private func terminalSafeName(_ touch: Touch) -> String {
    LetterWidth.fitted(touch.finger, size: 10, width: 60, atLeast: 1) ?? "…"
  }

  /// Beside the finger, where there is room.
  private func box(of words: String, at touch: Touch, _ taken: [Rect]) -> Rect {
    let place = layout.clamped(touch.screenLocation)
    let size = Size(LetterWidth.ofName(words, size: 10) + 10, 17)
    let places = [
      Point(place.x + 12, place.y - 22), Point(place.x - 12 - size.width, place.y - 22),
      Point(place.x + 12, place.y + 7), Point(place.x - 12 - size.width, place.y + 7),
      Point(place.x - size.width / 2, place.y - 30), Point(place.x - size.width / 2, place.y + 13),
    ].map { Rect(origin: $0, size: size) }
    let room = layout.stage.expanded(by: 4)
    let free = places.filter { box in room.holds(box) && !taken.contains { $0.overlaps(box) } }
    return free.first { names.isFree($0) } ?? free.first ?? places[0]
  }

  private func draw(_ tag: Tag, _ xml: inout XMLWriter) {
    xml.rect(tag.box, radius: 8.5, Paint(fill: .page, stroke: .finger), width: 1.2)
    let middle = Point(tag.box.minX + tag.box.size.width / 2, tag.box.minY + 12)
    xml.line(tag.words, at: middle, size: 10, .finger, isName: true, isBold: true, anchor: "middle")
  }
}

extension Still {
  /// The view in whose own coordinates the fingers' points are told: the one whose turn it is, or
  /// else the window.
  var pointsIn: ViewID? {
    guard case .view(let view)? = turn else { return window }
    return view
  }
}
