import TouchAudit
import TouchCore
import TouchNarration

//   login.xib#Page
//   ┌──────────┐  error T07 buy …         each screen with its list beside it,
//   │ ▒▒▒▒ ok  │  warning T02 menu …      one below the other
//   └──────────┘  ▒ dead: no tap gets …

/// The picture of screens with the dead parts of their controls, as one SVG that needs nothing else.
public struct AuditSVG {
  private let screens: [AuditScreenDrawing]
  private let title: String
  private let language: Language
  /// More screens than this no reader of pictures takes.
  public static let mostScreens = 40

  private static let margin = 16.0

  /// Makes the picture of some screens of a report, the first of them where there are too many.
  public init(_ files: [AuditReport.File], _ language: Language) {
    let isOne = files.count == 1
    screens = files.prefix(Self.mostScreens).enumerated().map { place, file in
      AuditScreenDrawing(
        file, language, prefix: place == 0 ? "audit" : "audit\(place + 1)", hasTitle: !isOne)
    }
    title = files.map { $0.title }.joined(separator: ", ")
    self.language = language
  }

  /// The picture.
  public var text: String {
    let width = screens.map { $0.size.width }.max() ?? 0
    let height = screens.reduce(0) { $0 + $1.size.height + Self.margin } + Self.margin
    let size = Size((width + 2 * Self.margin).rounded(.up), height.rounded(.up))
    let (wide, high) = (drawn(size.width), drawn(size.height))
    var xml = XMLWriter()
    xml.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": wide, "height": high,
        "viewBox": "0 0 \(wide) \(high)", "role": "img", "aria-labelledby": "audittitle",
        "lang": language.rawValue, "font-family": StyleSheet.words, "font-size": "12",
      ]
    ) { xml in
      xml.textElement("title", ["id": "audittitle"]) { $0.words(title) }
      xml.textElement("style") { $0.words(StyleSheet.text) }
      xml.rect(
        Rect(0.5, 0.5, size.width - 1, size.height - 1), radius: 10,
        Paint(fill: .page, stroke: .edge))
      var y = Self.margin
      for screen in screens {
        screen.draw(at: Point(Self.margin, y), &xml)
        y += screen.size.height + Self.margin
      }
    }
    return xml.text
  }
}
