import TouchCore
import TouchDebugger
import TouchNarration
import Transcripts

//  #5   firstView (200,420) is inside …     the steps of a phase,
//  #8   fourthView (160,90) is inside …
//        ┌window › firstView──┐             and the screen as they leave it
//        │      ●             │

/// The pictures between the steps of a transcript in plain text: behind each search, and behind each
/// message with its way up the chain, if they show something else than the last.
struct TextPictures {
  private let trace: Trace
  private let indent: String
  private var debugger: Debugger
  private var last: [StyledText] = []
  /// Whether a view was asked or got a message since the last phase ended.
  private var hasHop = false

  init(_ trace: Trace, _ language: Language, label: String, indent: String) {
    self.trace = trace
    self.indent = indent
    debugger = Debugger(
      replaying: trace, as: Replay(tool: TouchTrace.version, doubt: nil), language: language,
      sceneLabel: label)
  }

  /// The picture that stands behind a step; none if its phase goes on.
  mutating func picture(behind index: Int, endsThere: Bool) -> [StyledText] {
    hasHop = hasHop || trace[index].isHop
    guard hasHop, endsThere || trace.endsPhase(index) else { return [] }
    hasHop = false
    _ = debugger.goTo(index + 1)
    let lines = debugger.looks.picture
    guard lines != last else { return [] }
    last = lines
    return lines.map { StyledText(indent, .plain) + $0 }
  }
}

extension Trace {
  /// Whether another phase begins behind a step; the chain goes on with the message before it.
  fileprivate func endsPhase(_ index: Int) -> Bool {
    self[index].phase != self[index + 1].phase && self[index + 1].phase != .chain
  }
}
