import TouchAudit
import TouchCore
import TouchInquiry
import TouchNarration

//   ┌──────────┐  T07 error  buy …        what of a control is dead is hatched and red,
//   │ ▒▒▒▒ ok  │  T02 warning menu …      what can be hit of it is green
//   └──────────┘

/// The picture of a screen with the dead parts of its controls, as one SVG that needs nothing else.
public struct AuditSVG {
  private let file: AuditReport.File
  private let language: Language
  /// Longer lists are cut.
  private static let mostLines = 60
  private static let lineHeight = 18.0
  private static let margin = 16.0

  /// Makes the picture of a file of a report.
  public init(_ file: AuditReport.File, _ language: Language) {
    self.file = file
    self.language = language
  }

  /// The picture.
  public var text: String {
    let screen = file.audit.areas.screen
    guard screen.size.width > 0, screen.size.height > 0, screen.origin.isDrawable,
      Point(screen.maxX, screen.maxY).isDrawable
    else { return empty }
    let size = Size(
      screen.size.width + 2 * Self.margin + 460,
      max(screen.size.height, Double(lines.count + 1) * Self.lineHeight) + 2 * Self.margin)
    return document(size) { xml in
      let shift = Point(Self.margin - screen.minX, Self.margin - screen.minY)
      let stage = Rect(origin: Point(Self.margin, Self.margin), size: screen.size)
      xml.defineStage(stage, prefix: "audit")
      xml.element("g", ["clip-path": "url(#auditstage)"]) { xml in
        xml.rect(stage, radius: 0, Paint(fill: .page, stroke: .device))
        drawParts(shift, &xml)
        drawOthers(shift, &xml)
        drawControls(shift, &xml)
      }
      drawList(at: Point(stage.maxX + 20, Self.margin + 12), &xml)
    }
  }

  private var empty: String {
    document(Size(360, 60)) {
      let words = Phrase(en: "there is no window to draw", zh: "没有可以画的窗口")[language].plain
      $0.line(words, at: Point(20, 35), size: 14, .text)
    }
  }

  private func document(_ size: Size, _ body: (inout XMLWriter) -> Void) -> String {
    let (width, height) = (drawn(size.width.rounded(.up)), drawn(size.height.rounded(.up)))
    var xml = XMLWriter()
    xml.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": width, "height": height,
        "viewBox": "0 0 \(width) \(height)", "role": "img", "aria-labelledby": "audittitle",
        "lang": language.rawValue, "font-family": StyleSheet.words, "font-size": "12",
      ]
    ) { xml in
      xml.textElement("title", ["id": "audittitle"]) { $0.words(file.title) }
      xml.textElement("style") { $0.words(StyleSheet.text) }
      xml.rect(
        Rect(0.5, 0.5, size.width.rounded(.up) - 1, size.height.rounded(.up) - 1), radius: 10,
        Paint(fill: .page, stroke: .edge))
      body(&xml)
    }
    return xml.text
  }

  private var scene: Scene { file.scene }

  /// The parts in which controls are hit.
  private func drawParts(_ shift: Point, _ xml: inout XMLWriter) {
    for piece in file.audit.areas.pieces {
      guard let owner = piece.owner, scene[owner].kind.isControl else { continue }
      xml.path(path(piece.corners, shift), Paint(fill: .good), opacity: 0.25)
    }
  }

  /// The outlines of those whose doing it is.
  private func drawOthers(_ shift: Point, _ xml: inout XMLWriter) {
    var drawn: Set<ViewID> = []
    for other in file.findings.flatMap(\.others) where drawn.insert(other).inserted {
      guard let corners = scene.cornersAsHit(other), corners.allSatisfy(\.isDrawable) else {
        continue
      }
      xml.path(path(corners, shift), Paint(fill: nil, stroke: .line), dashes: "4 3")
    }
  }

  /// The outlines of the controls that something was found of, and what is dead of them.
  private func drawControls(_ shift: Point, _ xml: inout XMLWriter) {
    var drawn: Set<ViewID> = []
    for finding in file.findings where drawn.insert(finding.view).inserted {
      let reach = file.audit.areas.reach(of: finding.view)
      guard reach.corners.count == 4, reach.corners.allSatisfy(\.isDrawable) else { continue }
      let isDead = !finding.causes.isEmpty
      for outline in isDead ? reach.losses.flatMap(\.outlines) : [] {
        xml.element(
          "path",
          ["d": path(outline, shift), "fill": "url(#auditout)", "fill-rule": "evenodd"])
      }
      xml.path(
        path(reach.corners, shift),
        Paint(fill: nil, stroke: finding.severity == .info ? .line : .bad), width: 1.5)
      let corner = Point(reach.corners[0].x + shift.x + 3, reach.corners[0].y + shift.y + 12)
      xml.line(finding.rule.rawValue, at: corner, size: 10, .bad, isName: true)
    }
  }

  private func path(_ corners: [Point], _ shift: Point) -> String {
    "M" + corners.map { ($0 + shift).picture }.joined(separator: "L") + "Z"
  }

  private var lines: [(words: String, isBad: Bool)] {
    let all = file.findings.map { finding -> (words: String, isBad: Bool) in
      let words = FindingWords(finding, in: scene)
      let text =
        "\(finding.rule.rawValue) " + words.subject.plain + " "
        + words.message[language].plain
      return (text, finding.severity == .error)
    }
    guard all.count > Self.mostLines else { return all }
    return all.prefix(Self.mostLines) + [("… \(all.count - Self.mostLines)", false)]
  }

  private func drawList(at start: Point, _ xml: inout XMLWriter) {
    for (place, line) in lines.enumerated() {
      let point = Point(start.x, start.y + Double(place) * Self.lineHeight)
      xml.line(line.words, at: point, size: 11, line.isBad ? .bad : .text)
    }
  }
}
