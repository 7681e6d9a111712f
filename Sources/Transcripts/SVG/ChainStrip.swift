import TouchCore
import TouchInquiry
import TouchNarration

//   (fourthView)─▸(thirdView)─▸(firstView)─▸(root)─▸(window)─▸(app)  ✗ dropped
//    default       default      ▔▔▔▔▔▔▔▔▔
//    had the message            has it now     may get it

/// The responder chain below the stage: who had the message, who has it, who may get it.
struct ChainStrip {
  /// One responder of the chain.
  struct Link {
    let responder: Responder
    /// What it does with the message, once it had it.
    var mode: Step.DeliveryMode?
  }

  private(set) var links: [Link] = []
  private(set) var ending: MessageWalk.Ending?
  /// Whether nothing follows in the record.
  private let isOver: Bool
  private let scene: Scene
  private let turn: Responder?
  private let language: Language

  private static let size = 11.0
  private static let rowHeight = 40.0
  private static let gap = 22.0
  /// More rows than this are not drawn.
  private static let mostRows = 3

  /// - Parameter most: How many responders are shown that have not had the message.
  init(
    _ trace: Trace, _ still: Still, at index: Int?, _ language: Language, atMost most: Int = .max
  ) {
    isOver = index == trace.count - 1
    scene = still.scene
    turn = still.turn
    self.language = language
    guard let index else { return }
    let walk = MessageWalk(trace, at: index)
    links = walk.links.map { Link(responder: $0.responder, mode: $0.mode) }
    ending = walk.ending
    if links.isEmpty, let hit = still.marks.hit { links = [Link(responder: .view(hit))] }
    guard ending != .kept, let last = links.last else { return }
    var seen = Set(links.map { $0.responder })
    let end = seen.count + min(most, Int.max - seen.count)
    var here = scene.next(of: last.responder)?.responder
    while let responder = here, seen.count < end, seen.insert(responder).inserted {
      links.append(Link(responder: responder))
      here = scene.next(of: responder)?.responder
    }
  }

  /// The chain in words, for those who cannot see it.
  var words: String {
    let names = links.map { scene.name(of: $0.responder) }.joined(separator: " → ")
    return endingWords.isEmpty ? names : names + " " + endingWords
  }

  private var endingWords: String {
    switch ending {
    case .kept?: Phrase(en: "✓ kept", zh: "✓ 留下")[language].plain
    case .dropped?: Phrase(en: "✗ dropped", zh: "✗ 被丢弃")[language].plain
    case nil: ""
    }
  }

  /// Draws the strip from a place on; answers how high it is.
  func draw(at corner: Point, width: Double, _ xml: inout XMLWriter) -> Double {
    let title = Phrase(en: "Responder chain", zh: "响应者链")[language].plain
    xml.line(title, at: Point(corner.x, corner.y + 11), size: 11, .dim, isBold: true)
    guard !links.isEmpty else {
      let none =
        isOver
        ? Phrase(en: "no view was hit, so there is no chain", zh: "没有命中任何视图，所以没有响应者链")
        : Phrase(
          en: "it starts at the hit view, which is not known yet", zh: "从命中的视图开始，此时还不知道是谁")
      xml.line(none[language].plain, at: Point(corner.x, corner.y + 32), size: 11, .dim)
      return 20 + Self.rowHeight
    }
    var place = Point(corner.x, corner.y + 20)
    var row = 1
    for (number, link) in links.enumerated() {
      let name = fitted(link, width)
      let chip = LetterWidth.ofName(name, size: Self.size) + 16
      if place.x > corner.x, place.x + chip + (number == 0 ? 0 : Self.gap) > corner.x + width {
        if row == Self.mostRows {
          xml.line("+\(links.count - number)", at: Point(place.x + 6, place.y + 15), size: 11, .dim)
          return 20 + Double(row) * Self.rowHeight
        }
        row += 1
        place = Point(corner.x, place.y + Self.rowHeight)
      }
      if number > 0 { place.x = drawArrow(at: place, isTaken: link.mode != nil, &xml) }
      draw(link, name, Rect(place.x, place.y, chip, 22), &xml)
      place.x += chip
    }
    let end = LetterWidth.ofName(endingWords, size: Self.size)
    if place.x + end + 10 > corner.x + width, !endingWords.isEmpty {
      row += 1
      place = Point(corner.x, place.y + Self.rowHeight)
    }
    xml.line(
      endingWords, at: Point(place.x + 10, place.y + 15), size: Self.size,
      ending == .kept ? .good : .bad, isBold: true)
    return 20 + Double(row) * Self.rowHeight
  }

  private func fitted(_ link: Link, _ width: Double) -> String {
    let name = terminalSafe(scene.name(of: link.responder))
    return LetterWidth.fitted(name, size: Self.size, width: width / 3, atLeast: 1) ?? "…"
  }

  private func drawArrow(at place: Point, isTaken: Bool, _ xml: inout XMLWriter) -> Double {
    let (start, end) = (place.x + 4, place.x + Self.gap - 4)
    xml.path(
      "M\(drawn(start)) \(drawn(place.y + 11))H\(drawn(end))m-4-3l4 3l-4 3",
      Paint(stroke: isTaken ? .text : .line), width: 1.3, dashes: isTaken ? "" : "2.5 2.5")
    return place.x + Self.gap
  }

  private func draw(_ link: Link, _ name: String, _ box: Rect, _ xml: inout XMLWriter) {
    let isTurn = turn == link.responder
    let ink: Ink = isTurn ? .accent : link.mode == nil ? .line : .text
    xml.rect(
      box, radius: 11, Paint(fill: .page, stroke: ink), width: isTurn ? 2.5 : 1.2,
      dashes: link.mode == nil && !isTurn ? "3 2.5" : "")
    let middle = box.minX + box.size.width / 2
    xml.line(
      name, at: Point(middle, box.minY + 15), size: Self.size,
      isTurn ? .accent : link.mode == nil ? .dim : .text, isName: true, isBold: isTurn,
      anchor: "middle")
    guard let mode = link.mode else { return }
    xml.line(
      mode.word, at: Point(middle, box.minY + 32.5), size: 9, mode == .handled ? .good : .dim,
      anchor: "middle")
  }
}
