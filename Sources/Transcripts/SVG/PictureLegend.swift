import TouchCore
import TouchInquiry
import TouchNarration

/// What the marks of a picture mean: only those that are in it.
struct PictureLegend {
  private enum Mark: CaseIterable {
    case turn, asked, refused, hit, off, sticksOut, clips, accepting, finger
  }

  let still: Still
  let shapes: StageShapes
  let language: Language
  let prefix: String

  private var marks: [Mark] {
    Mark.allCases.filter { mark in
      switch mark {
      case .turn: shapes.shapes.contains { still.turn == .view($0.view) }
      case .asked: !still.marks.asked.isEmpty
      case .refused: still.marks.asked.keys.contains { still.marks.refusal(of: $0) != nil }
      case .hit: still.marks.hit != nil
      case .off: shapes.shapes.contains { $0.isOff || $0.isUnseen }
      case .sticksOut: shapes.shapes.contains(where: { $0.isHatched })
      case .clips: shapes.shapes.contains { still.scene[$0.view].clipsToBounds }
      case .accepting: shapes.shapes.contains { !$0.holes.isEmpty || $0.reach != nil }
      case .finger: !still.fingers.isEmpty
      }
    }
  }

  var height: Double { Double(marks.count + (left.isEmpty ? 0 : 1)) * 18 }

  func draw(at corner: Point, _ xml: inout XMLWriter) {
    for (row, mark) in marks.enumerated() {
      let place = Point(corner.x, corner.y + Double(row) * 18)
      drawSign(of: mark, Rect(place.x, place.y + 2, 22, 12), &xml)
      xml.line(words(of: mark), at: Point(place.x + 30, place.y + 12), size: 11, .dim)
    }
    guard !left.isEmpty else { return }
    xml.line(left, at: Point(corner.x, corner.y + height - 6), size: 11, .dim)
  }

  private func words(of mark: Mark) -> String {
    let phrase =
      switch mark {
      case .turn: Phrase(en: "the current view", zh: "轮到的视图")
      case .asked: Phrase(en: "the order in which views were asked", zh: "询问视图的次序")
      case .refused: Phrase(en: "refused, and why", zh: "拒绝，以及原因")
      case .hit: Phrase(en: "the hit view", zh: "命中的视图")
      case .off: Phrase(en: "refuses touches, or is not visible", zh: "不接收触摸，或者看不见")
      case .sticksOut: Phrase(en: "outside the bounds of a superview", zh: "在某个父视图的 bounds 之外")
      case .clips: Phrase(en: "clips its subviews to its bounds", zh: "裁掉超出自己的部分")
      case .accepting:
        Phrase(en: "the area of an overridden pointInside", zh: "重写的 pointInside 的范围")
      case .finger:
        Phrase(en: "the finger, in coordinates of \(space)", zh: "手指，以 \(space) 自己的坐标表示")
      }
    return phrase[language].plain
  }

  /// The view in whose coordinates the finger's point is.
  private var space: String {
    guard let view = still.pointsIn else { return "" }
    let name = terminalSafe(still.scene.name(of: view))
    return LetterWidth.fitted(name, size: 11, width: 110, atLeast: 1) ?? "…"
  }

  private func drawSign(of mark: Mark, _ box: Rect, _ xml: inout XMLWriter) {
    let middle = Point(box.minX + 11, box.minY + 6)
    switch mark {
    case .turn: xml.rect(box, radius: 3, Paint(fill: .page, stroke: .accent), width: 3)
    case .asked:
      xml.circle(middle, radius: 6.5, Paint(fill: .dim))
      xml.line(
        "1", at: Point(middle.x, middle.y + 3), size: 8.5, .page, isBold: true, anchor: "middle")
    case .refused:
      drawLetter("✗", .bad, at: middle, &xml)
    case .hit:
      drawLetter("✓", .good, at: middle, &xml)
    case .off:
      xml.rect(box, radius: 3, Paint(fill: .page, stroke: .line), width: 1.2, dashes: "5 3")
    case .sticksOut:
      xml.element(
        "rect",
        [
          "class": "s-line", "x": drawn(box.minX), "y": drawn(box.minY), "width": "22",
          "height": "12", "rx": "3", "fill": "url(#\(prefix)out)", "stroke": Ink.line.light,
        ])
    case .clips:
      xml.path(
        "M\(drawn(box.minX)) \(drawn(box.minY + 6))v-6h6m10 0h6v6m0 0v6h-6m-10 0h-6v-6",
        Paint(stroke: .text), width: 1.5)
    case .accepting:
      xml.rect(box, radius: 0, Paint(fill: .page, stroke: .line), width: 1.2, dashes: "2 3")
    case .finger:
      xml.circle(middle, radius: 8, Paint(fill: .finger), opacity: 0.22)
      xml.circle(middle, radius: 4, Paint(fill: .finger, stroke: .page), width: 1.5)
    }
  }

  private func drawLetter(
    _ letter: String, _ ink: Ink, at middle: Point, _ xml: inout XMLWriter
  ) {
    let place = Point(middle.x, middle.y + 4)
    xml.line(letter, at: place, size: 12, ink, isBold: true, anchor: "middle")
  }

  /// What is not in the picture.
  private var left: String {
    var parts: [String] = []
    if shapes.beyond > 0 {
      let phrase = Phrase(
        en: "\(shapes.beyond) views are outside the picture", zh: "\(shapes.beyond) 个视图在图外")
      parts.append(phrase[language].plain)
    }
    if shapes.omitted > 0 {
      let phrase = Phrase(
        en: "\(shapes.omitted) views are not drawn", zh: "\(shapes.omitted) 个视图没有画出")
      parts.append(phrase[language].plain)
    }
    return parts.joined(separator: Phrase(en: "; ", zh: "；")[language].plain)
  }
}
