import SceneLanguage
import TestSupport
import TouchCore
import TouchNarration

@testable import TouchDebugger

/// The scene of article 000: a finger on the dot in the fourth view.
let article000 = scene(
  """
  window 390x844
    vc root
      view firstView 0,0 390x844
        view secondView 20,80 350x200
        view thirdView 20,300 350x480
          view fourthView 20,30 310x200
          view fifthView 20,260 310x190
  """)

let tapOnFourth = touches(
  """
  0 down a at 200,420
  50 up a
  """, in: article000)

func debugger(
  _ scene: Scene = article000, _ script: TouchScript? = nil, _ language: Language = .english
) -> Debugger {
  var debugger = Debugger(
    scene: scene, script: script ?? touches("0 down a at 200,420\n50 up a", in: scene),
    language: language, sceneLabel: "article 000")
  // Reasons have tests of their own; all others look at where one stands.
  debugger.explaining = .line
  return debugger
}

extension Debugger {
  /// Carries out a line and answers what it shows, as plain text.
  ///
  /// What an answer is in the app's code has tests of its own.
  mutating func shown(_ line: String) -> String {
    let reply = perform(line)
    guard line.hasPrefix("why") else { return reply.plain }
    return reply.lines.map(\.plain).filter {
      !$0.hasPrefix("in Swift: ") && !$0.hasPrefix("写成 Swift：")
    }
    .joined(separator: "\n")
  }
}

extension Reply {
  /// The lines as plain text.
  var plain: String { lines.map(\.plain).joined(separator: "\n") }
}

/// What a line shows in a scene with some fingers.
func shown(
  _ line: String, _ text: String, _ fingers: String, _ language: Language = .english
) -> String {
  let scene = scene(text)
  var debugger = debugger(scene, touches(fingers, in: scene), language)
  return debugger.shown(line)
}
