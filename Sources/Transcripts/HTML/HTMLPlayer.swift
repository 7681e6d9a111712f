import JSON
import TouchCore
import TouchInquiry
import TouchNarration

//  elements, facts      the lines of all steps, and what one needs to find the way: made at once
//  step(7)              the reasons of a step and what is seen then: when somebody stands there
//  questions, verdict   when somebody predicts, and behind the first picture

/// What the page of the whole debugger shows of a record: the inside of an exported page, of which
/// it asks for each step when somebody looks at it.
public struct HTMLPlayer {
  /// The elements that the page's script plays, in one language.
  public let elements: String
  /// What the script has to know of all steps, in JSON.
  public let facts: String
  /// How large a point of the screen is drawn, and where the screen's origin lies on the stage; nil
  /// if no window can be drawn.
  public let scale: Double?
  /// Where the screen's origin lies on the stage.
  public let origin: Point
  /// The steps that may be shown.
  public let steps: Range<Int>

  private let trace: Trace
  private let language: Language
  /// Whether nothing of the record is held back.
  private let tellsAll: Bool
  private var reader: FactReader

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
    let page = HTMLPage(trace, language, context, limits)
    var body = XMLWriter()
    page.writeBody(&body)
    elements = body.text
    facts = page.facts
    steps = page.steps
    let layout = page.stage?.layout
    origin = layout?.place(Point(0, 0)) ?? Point(0, 0)
    scale = layout.map { $0.place(Point(1, 0)).x - $0.place(Point(0, 0)).x }
    self.trace = trace
    self.language = language
    tellsAll = end == nil
    reader = FactReader(trace, page.stage)
    reader.numberAll()
  }

  /// Writes why a step is as it is, and what is seen then.
  ///
  /// - Parameter number: The step, from 1; 0 for before the first.
  /// - Returns: Whether there is such a step among those that may be shown.
  public mutating func write(step number: Int, _ json: inout JSONWriter) -> Bool {
    let index = number - 1
    guard number == 0 || steps.contains(index) else { return false }
    var xml = XMLWriter()
    if number > 0 {
      let told = StepTelling.all(
        trace, index..<number, .reason, Narrator(trace, .english),
        Narrator(trace, .simplifiedChinese))
      told.first?.reasons?.write(in: language, isOpen: false, to: &xml)
    }
    json.field("told", xml.text)
    json.object("facts") { json in
      if number > 0 {
        var causes = CauseReader(trace)
        causes.write(causesOf: index, &json)
      }
      reader.facts(at: number > 0 ? index : nil).write(to: &json, since: StepFacts())
    }
    return true
  }

  /// Writes the questions of those who predict, each with its step.
  public func writeQuestions(_ json: inout JSONWriter) {
    var asked: Set<PageQuestion> = []
    json.array("questions") { json in
      for index in steps {
        guard let question = trace.question(at: index, &asked) else { continue }
        json.object { json in
          json.field("n", index + 1)
          question.write(to: &json)
        }
      }
    }
  }

  /// What a person would ask who saw the record, and the answer; nil if all is as it looks, and if
  /// something of the record is held back.
  public var verdict: String? {
    guard tellsAll else { return nil }
    return trace.meantVerdict(language).map { htmlAnswers([$0.values]) }
  }
}

/// Text for the page, its runs in elements of their kinds.
public func htmlText(_ text: StyledText) -> String {
  var xml = XMLWriter()
  xml.textElement("span") { $0.styled(text) }
  return String(xml.text.dropLast())
}
