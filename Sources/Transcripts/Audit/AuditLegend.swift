import TouchCore
import TouchNarration

/// What the marks of an audit's picture mean.
struct AuditLegend {
  enum Mark {
    case alive, dead, other
  }

  private let prefix: String
  private let marks: [Mark]
  private let language: Language
  private static let lineHeight = 18.0

  init(prefix: String, marks: [Mark], _ language: Language) {
    self.prefix = prefix
    self.marks = marks
    self.language = language
  }

  var height: Double { Double(marks.count) * Self.lineHeight }

  func draw(at corner: Point, _ xml: inout XMLWriter) {
    for (row, mark) in marks.enumerated() {
      let place = Point(corner.x, corner.y + Double(row) * Self.lineHeight)
      draw(mark, Rect(place.x, place.y + 2, 22, 12), &xml)
      xml.line(
        words(of: mark)[language].plain, at: Point(place.x + 30, place.y + 12), size: 11, .dim)
    }
  }

  private func draw(_ mark: Mark, _ box: Rect, _ xml: inout XMLWriter) {
    switch mark {
    case .alive: xml.rect(box, radius: 0, Paint(fill: .good), opacity: 0.25)
    case .dead:
      xml.element(
        "rect",
        [
          "class": "s-bad", "x": drawn(box.minX), "y": drawn(box.minY),
          "width": drawn(box.size.width), "height": drawn(box.size.height),
          "fill": "url(#\(prefix)out)", "stroke": Ink.bad.light,
        ])
    case .other:
      xml.rect(box, radius: 0, Paint(fill: .page, stroke: .line), dashes: "4 3")
    }
  }

  private func words(of mark: Mark) -> Phrase {
    switch mark {
    case .alive: Phrase(en: "a control can be hit here", zh: "这里点得中控件")
    case .dead: Phrase(en: "dead: a tap here does not reach the framed view", zh: "死区：点这里到不了框出的视图")
    case .other: Phrase(en: "views involved", zh: "与此有关的视图")
    }
  }
}
