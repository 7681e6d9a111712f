import SceneLanguage
import TouchCore
import TouchInquiry
import TouchNarration

//  ┌ outcome ─────────────────────┐   header
//  │ stage        │ what happens  │   the player: drawn here, moved by the script
//  │              │ calls, chain… │
//  │ ▔▔▔▔▔▔●▔▔▔▔ scrubber ▔▔▔▔▔▔▔ │
//  │ 1. 2. 3. …  all steps        │   complete without the script, folded by phase
//  └ scene, notes ────────────────┘

/// A record as one HTML document that needs nothing else and asks for nothing.
///
/// Without scripts it is an ordered list of all steps; with scripts one can step through them, set
/// breakpoints by clicking views, and predict. Both languages are in it. The bytes are the same in
/// every run. What a page of 2 MB has no room for is left out, and it says so.
///
/// - Parameter language: The language it opens in, and that of the record inside it.
public func htmlPage(of trace: Trace, language: Language, context: TranscriptContext) -> String {
  var limits = PageLimits()
  let verdict = trace.meantVerdict(language)?.verdict
  while !Interruption.isWanted {
    let page = HTMLPage(trace, language, context, limits, verdict)
    let text = page.text
    // A page that has no record stays as it is without one.
    limits.hasRecord = page.hasRecord
    guard text.utf8.count > PageLimits.bytes, page.steps.count > 1 || limits.hasRecord else {
      return text
    }
    // Of limits that are not reached less would change nothing.
    limits.steps = min(limits.steps, page.steps.count)
    limits = limits.smaller(than: text.utf8.count)
  }
  return ""
}

/// A record on its way into HTML.
struct HTMLPage {
  let trace: Trace
  let language: Language
  let context: TranscriptContext
  let stage: PageStage?
  let events: [String]
  let limits: PageLimits
  /// The places of the steps it shows.
  let steps: Range<Int>
  /// The places of those it was asked to show.
  let wanted: Range<Int>
  /// What a person would ask who saw the record; nil where all is as it looks.
  let verdict: Verdict?
  /// What is said of each of them.
  let tellings: [StepTelling]
  private let english: Narrator
  private let chinese: Narrator

  init(
    _ trace: Trace, _ language: Language, _ context: TranscriptContext, _ limits: PageLimits,
    _ verdict: Verdict? = nil
  ) {
    self.verdict = verdict
    self.trace = trace
    self.language = language
    self.context = context
    self.limits = limits
    wanted = context.places(in: trace)
    let most = wanted.prefix(limits.steps)
    stage = PageStage(trace, most, room: limits.isWhole ? .picture : .column)
    steps = stage?.steps ?? most
    events = writeTouches(trace.script, in: trace.scene)
    let (english, chinese) = (
      Narrator(trace, .english), Narrator(trace, .simplifiedChinese)
    )
    (self.english, self.chinese) = (english, chinese)
    tellings =
      limits.isWhole
      ? StepTelling.all(trace, steps, context.explaining, english, chinese)
      : StepTelling.lines(steps, language == .english ? english : chinese)
  }

  /// A narrator for each language.
  func narrator(_ language: Language) -> Narrator {
    switch language {
    case .english: english
    case .simplifiedChinese: chinese
    }
  }

  var text: String {
    """
    <!DOCTYPE html>
    <html lang="\(language.rawValue)">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(PageParts.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="generator" content="touchtrace \(XMLWriter.escaped(context.tool))">
    <title>\(XMLWriter.escaped(title))</title>
    <style>\(PageParts.style)</style>
    </head>
    <body>
    \(elements)
    <script>\(PageParts.script)</script>
    </body>
    </html>

    """
  }

  /// The body without the script that plays it.
  var elements: String {
    var body = XMLWriter()
    writeBody(&body)
    return body.text + packedRecord
      + "<script type=\"application/json\" id=\"facts\">\(packed(facts))</script>"
  }

  /// What came of the first touch.
  private var title: String {
    FoundNames(trace.scene).telling(narrator(language).outcome()).first?.plain ?? "touchtrace"
  }

  /// Text for the script, as JSON that nothing in it can end.
  private func packed(_ text: String) -> String {
    guard !Interruption.isWanted else { return "" }
    return PackedText.json(text).utf8.split(
      separator: UInt8(ascii: "<"), omittingEmptySubsequences: false
    ).map { String(Substring($0)) }.joined(separator: "\\u003c")
  }

  /// Whether the record can be saved from the page.
  var hasRecord: Bool { limits.hasRecord && steps == wanted && trace.count <= limits.steps }

  /// The record as it is written to a file.
  private var packedRecord: String {
    guard hasRecord, !Interruption.isWanted else { return "" }
    let lines = jsonLines(of: trace, language: language, context: context)
    return "<script type=\"application/json\" id=\"record\">"
      + packed(lines.map { $0 + "\n" }.joined()) + "</script>"
  }
}

/// The colours of a picture as variables of the page.
enum PageColours {
  static var text: String {
    ":root{color-scheme:light dark;\(variables { $0.light })}"
      + "@media (prefers-color-scheme:dark){:root{\(variables { $0.dark })}}"
  }

  private static func variables(_ colour: (Ink) -> String) -> String {
    Ink.allCases.map { "--\($0.rawValue):\(colour($0));" }.joined()
  }
}
