import TestSupport
import TouchCore
import TouchInquiry
import TouchNarration

/// A record of touches in a scene of one window, and the questions that are put to it.
struct Asked {
  let trace: Trace

  /// The scene's lines stand below `window 390x844`, each indented by two blanks or more.
  init(_ lines: String, _ script: String, header: String = "") {
    let scene = scene("\(header)window 390x844\n\(lines)")
    trace = record(touches(script, in: scene), in: scene)
  }

  func whyNot(_ recognizer: String, touch: Int? = nil) -> WhyNoGesture? {
    trace.scene.recognizer(named: recognizer).map { trace.whyNot($0, touch: touch) }
  }

  /// The answer about a recognizer, its steps as a person types them, then a paragraph to a line.
  func told(
    _ recognizer: String, touch: Int? = nil, _ language: Language = .english
  ) -> String {
    guard let why = whyNot(recognizer, touch: touch) else { return "no such recognizer" }
    let narrator = Narrator(trace, language)
    return told(why.steps, narrator.answer(why) + [narrator.gradeLine(of: trace.basis(of: why))])
  }

  /// The answers about an action, one after the other.
  func told(
    action: String, touch: Int? = nil, _ language: Language = .english
  ) -> String {
    let narrator = Narrator(trace, language)
    return trace.whyNot(action: action, touch: touch).map { why in
      told(why.steps, narrator.answer(why) + [narrator.gradeLine(of: trace.basis(of: why))])
    }.joined(separator: "\n")
  }

  private func told(_ steps: [Int], _ lines: [StyledText]) -> String {
    ([steps.map { "#\($0 + 1)" }.joined(separator: " ")] + lines.map(\.plain))
      .joined(separator: "\n")
  }
}
