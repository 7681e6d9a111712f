import TouchAudit
import TouchCore
import TouchInquiry
import TouchNarration

/// One screen of an audit's picture: what of its controls is dead, and beside it the list.
struct AuditScreenDrawing {
  private let file: AuditReport.File
  private let prefix: String
  private let hasTitle: Bool
  private let list: AuditList
  /// What was found of each view, the views in the order of the findings.
  private let found: [(view: ViewID, findings: [Finding])]

  private static let gap = 20.0
  private static let titleHeight = 24.0

  init(_ file: AuditReport.File, _ language: Language, prefix: String, hasTitle: Bool) {
    self.file = file
    self.prefix = prefix
    self.hasTitle = hasTitle
    let views = Dictionary(grouping: file.findings, by: { $0.view })
    var seen: Set<ViewID> = []
    found = file.findings.map { $0.view }.filter { seen.insert($0).inserted }
      .map { ($0, views[$0] ?? []) }
    let targets = file.audit.targets
    list = AuditList(
      file, language, prefix: prefix,
      hasAlive: targets.values.contains { !$0.alive.isEmpty },
      hasDead: found.contains { targets[$0.view]?.dead.isEmpty == false },
      isDrawable: Self.isDrawable(file.audit.screen))
  }

  private var scene: Scene { file.scene }
  private var screen: Rect { file.audit.screen }
  private var top: Double { hasTitle ? Self.titleHeight : 0 }

  private static func isDrawable(_ screen: Rect) -> Bool {
    screen.size.width > 0 && screen.size.height > 0 && screen.origin.isDrawable
      && Point(screen.maxX, screen.maxY).isDrawable
  }

  /// How much room it takes.
  var size: Size {
    guard Self.isDrawable(screen) else {
      return Size(AuditList.width, top + list.height)
    }
    return Size(
      screen.size.width + Self.gap + AuditList.width,
      top + max(screen.size.height, list.height))
  }

  func draw(at corner: Point, _ xml: inout XMLWriter) {
    if hasTitle {
      let words = terminalSafe(file.title)
      xml.line(words, at: Point(corner.x, corner.y + 14), size: 13, .text, isBold: true)
    }
    guard Self.isDrawable(screen) else {
      return list.draw(at: Point(corner.x, corner.y + top), &xml)
    }
    let stage = Rect(origin: Point(corner.x, corner.y + top), size: screen.size)
    let shift = stage.origin - screen.origin
    xml.defineStage(stage, prefix: prefix)
    xml.element("g", ["clip-path": "url(#\(prefix)stage)"]) { xml in
      xml.rect(stage, radius: 0, Paint(fill: .page, stroke: .device))
      drawAlive(shift, &xml)
      drawOthers(shift, &xml)
      for entry in found { draw(entry.view, entry.findings, shift, &xml) }
    }
    list.draw(at: Point(stage.maxX + Self.gap, stage.minY), &xml)
  }

  /// The parts in which controls can be hit.
  private func drawAlive(_ shift: Point, _ xml: inout XMLWriter) {
    for view in file.audit.targets.keys.sorted() where scene[view].kind.isControl {
      for part in file.audit.targets[view]?.alive ?? [] {
        xml.path(path(part, shift), Paint(fill: .good), opacity: 0.25)
      }
    }
  }

  /// The outlines of those whose doing it is.
  private func drawOthers(_ shift: Point, _ xml: inout XMLWriter) {
    var drawn: Set<ViewID> = []
    for other in file.findings.flatMap({ $0.others }) where drawn.insert(other).inserted {
      guard let outline = outline(of: other) else { continue }
      xml.path(path(outline, shift), Paint(fill: nil, stroke: .line), dashes: "4 3")
    }
  }

  /// The outline of a view, what is dead of it, and the rules by which something was found of it.
  private func draw(
    _ view: ViewID, _ findings: [Finding], _ shift: Point, _ xml: inout XMLWriter
  ) {
    guard let outline = outline(of: view) else { return }
    for part in file.audit.targets[view]?.dead ?? [] {
      xml.element(
        "path",
        ["d": path(part, shift), "fill": "url(#\(prefix)out)", "fill-rule": "evenodd"])
    }
    let isBad = findings.contains { $0.severity > .info }
    xml.path(
      path(outline, shift), Paint(fill: nil, stroke: isBad ? .bad : .line), width: 1.5)
    guard let corner = outline.corners.first else { return }
    let rules = findings.map { $0.rule.rawValue }.joined(separator: " ")
    xml.line(
      rules, at: corner + shift + Point(3, 12), size: 10, isBad ? .bad : .dim, isName: true)
  }

  private func outline(of view: ViewID) -> Polygon? {
    scene.outlineAsHit(view).flatMap { $0.corners.allSatisfy { $0.isDrawable } ? $0 : nil }
  }

  private func path(_ outline: Polygon, _ shift: Point) -> String {
    Polygon(outline.corners.map { $0 + shift }).path(radius: 0)
  }
}
