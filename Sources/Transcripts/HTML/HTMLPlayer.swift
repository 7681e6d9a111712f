import TouchCore
import TouchNarration

/// What the page of the whole debugger shows of a record: the inside of an exported page.
public struct HTMLPlayer {
  /// The elements that the page's script plays, in one language.
  public let elements: String
  /// What the script shows of each step, in JSON.
  public let facts: String
  /// How large a point of the screen is drawn, and where the screen's origin lies on the stage; nil
  /// if no window can be drawn.
  public let scale: Double?
  /// Where the screen's origin lies on the stage.
  public let origin: Point

  /// Draws a record; the record itself is not in it.
  ///
  /// - Parameters:
  ///   - language: The language of the list of steps.
  ///   - end: How many steps are told; nil for all. What comes later is nowhere in it.
  public init(
    _ trace: Trace, language: Language, context: TranscriptContext, upTo end: Int? = nil
  ) {
    var limits = PageLimits()
    limits.hasRecord = false
    limits.isWhole = false
    if let end { limits.steps = min(limits.steps, end) }
    let verdict = end == nil ? trace.meantVerdict(language)?.verdict : nil
    let page = HTMLPage(trace, language, context, limits, verdict)
    var body = XMLWriter()
    page.writeBody(&body)
    elements = body.text
    facts = page.facts
    let layout = page.stage?.layout
    origin = layout?.place(Point(0, 0)) ?? Point(0, 0)
    scale = layout.map { $0.place(Point(1, 0)).x - $0.place(Point(0, 0)).x }
  }
}

/// Text for the page, its runs in elements of their kinds.
public func htmlText(_ text: StyledText) -> String {
  var xml = XMLWriter()
  xml.textElement("span") { $0.styled(text) }
  return String(xml.text.dropLast())
}
