import TouchAudit
import TouchCore
import TouchNarration

//   error T07 buy (UIButton): cannot be hit:       every finding in full, in lines that fit
//   hud lies in front of it (100%)
//   ▒ dead: no tap gets to the control there       what the marks mean, those that are there

/// What was found of a screen in words, and what the marks of its picture mean.
struct AuditList {
  static let width = 460.0
  /// Longer lists are cut.
  private static let mostFindings = 60
  /// Longer sentences are.
  private static let mostLines = 8
  private static let gap = 6.0

  private let texts: [(text: StyledText, ink: Ink)]
  private let legend: AuditLegend
  private let words: PictureText

  init(
    _ file: AuditReport.File, _ language: Language, prefix: String, hasAlive: Bool,
    hasDead: Bool, isDrawable: Bool
  ) {
    words = PictureText(size: 11, width: Self.width, language: language)
    legend = AuditLegend(
      prefix: prefix,
      marks: isDrawable
        ? [
          hasAlive ? .alive : nil, hasDead ? .dead : nil,
          file.findings.contains { !$0.others.isEmpty } ? .other : nil,
        ].compactMap { $0 } : [], language)
    var texts: [(text: StyledText, ink: Ink)] = []
    if !isDrawable {
      texts = [(Phrase(en: "there is no window to draw", zh: "没有可以画的窗口")[language], .text)]
    } else if file.findings.isEmpty {
      texts = [(Phrase(en: "nothing was found", zh: "没有发现问题")[language], .dim)]
    }
    texts += file.findings.prefix(Self.mostFindings).map { finding in
      let words = FindingWords(finding, in: file.scene)
      let severity = finding.severity.word[language]
      let head: StyledText = severity + " \(strong: finding.rule.rawValue) " + words.subject
      let text = head + Phrase(en: ": ", zh: "：")[language] + words.message[language]
      return (text, finding.severity == .error ? .bad : .text)
    }
    let left = file.findings.count - Self.mostFindings
    if left > 0 {
      texts.append((Phrase(en: "and \(left) more", zh: "还有 \(left) 个")[language], .dim))
    }
    self.texts = texts
  }

  var height: Double {
    texts.reduce(0) { $0 + words.height(of: $1.text, upTo: Self.mostLines) + Self.gap }
      + legend.height
  }

  func draw(at corner: Point, _ xml: inout XMLWriter) {
    var y = corner.y
    for (text, ink) in texts {
      y += words.write(text, at: Point(corner.x, y), upTo: Self.mostLines, ink, &xml) + Self.gap
    }
    legend.draw(at: Point(corner.x, y), &xml)
  }
}
