import TouchCore
import TouchDebugger
import TouchNarration

//  Why: … #27 · rule 3.11     the answer
//  why                        what the step says besides
//  why                        the rule, and from where it is known
//  why                        that this is all

/// What `why` says behind an answer: each time something that has not been said.
struct FurtherReasons: Sendable {
  /// What one `why` is about.
  enum Subject: Hashable, Sendable {
    case step(Int)
    case rule(RuleNumber)
  }

  /// The cursor at which the answer was left; elsewhere `why` is about the step there.
  private let cursor: Int
  private var pages: [(subject: Subject, lines: [StyledText])] = []

  /// Collects what can be said besides.
  ///
  /// - Parameters:
  ///   - cause: Why the answer is right or wrong.
  ///   - said: The lines that have been said.
  ///   - debugger: Where the learner stands.
  init(_ cause: AnswerCause, said lines: [StyledText], _ debugger: Debugger, _ language: Language) {
    cursor = debugger.cursor
    var said = lines.map { $0.plain.unspaced }.joined(separator: "")
    func unsaid(_ line: StyledText) -> StyledText {
      line.sentences.filter { !said.has($0.plain.unspaced) }.joined(by: language.gap)
    }
    let narrator = Narrator(debugger.trace, language)
    // That a touch got its view, or came, does not explain what another rule decides.
    if let step = cause.step.map({ $0 - 1 }), debugger.trace.indices.contains(step),
      !debugger.trace[step].onlyLeads || debugger.trace.rule(of: step) == cause.rule
    {
      let told = narrator.explain(step).long
        .map { unsaid($0.withoutSettings) }.filter { !$0.isEmpty }
      if !told.isEmpty { pages.append((.step(step + 1), told)) }
      said += told.map { $0.plain.unspaced }.joined(separator: "")
    }
    guard let rule = Rule.named(cause.rule) else { return }
    let sentence = unsaid(rule.sentence[language])
    let source = GradingWords.source(rule)[language]
    pages.append((.rule(cause.rule), sentence.isEmpty ? [source] : [sentence, source]))
  }

  /// What the next `why` is about; nil if nothing is left to say.
  var next: Subject? { pages.first?.subject }

  /// Whether `why` still is about the answer.
  func isHere(_ debugger: Debugger) -> Bool { debugger.cursor == cursor }

  /// Takes what the next `why` says.
  mutating func take() -> [StyledText] { pages.isEmpty ? [] : pages.removeFirst().lines }
}

extension Step {
  /// Whether it only says that a touch came, or which view it got.
  fileprivate var onlyLeads: Bool {
    switch self {
    case .queueTake, .hitResult, .touchBind: true
    default: false
    }
  }
}

extension String {
  /// It without spaces: lines may be wrapped anywhere.
  fileprivate var unspaced: String { filter { !$0.isWhitespace } }
}
