import SceneLanguage
import TouchCore
import TouchDebugger
import TouchNarration

/// The scenes in which a session is timed, in the scene language.
enum SessionScenes {
  /// Article 000's five views, which the examples of the commands name, among 295 others: every
  /// one of them lies in front and is asked.
  static let crowd =
    """
    window 390x844
      vc root
        view firstView 0,0 390x844
          view secondView 20,80 350x200
          view thirdView 20,300 350x480
            view fourthView 20,30 310x200
              @tap
            view fifthView 20,260 310x190

    """ + others + "touch #tap\n0 down A at 200,420\n40 move A by 1,1\n80 up A\n"

  /// Groups of ten under the finger, whose views are not.
  private static let others = (0..<27).map { group in
    "      view g\(group) 0,0 390x844\n        ~hitTest return passthrough\n"
      + (0..<10).map { "        view g\(group)n\($0) \(20 * $0),0 18x18\n" }.joined()
  }.joined()

  /// What is asked about the crowd besides the examples.
  static let questions = [
    "why-not g3n4", "whynot firstView", "why g3n4", "break g3n4", "chain g3n4",
  ]

  /// A finger that trembles in a view under fifty others; every move climbs the chain twice.
  static let million =
    "window 400x800\n"
    + (1...50).map { String(repeating: "  ", count: $0) + "view v\($0) 0,0 400x800\n" }.joined()
    + "touch #tremble\n0 down A at 200,400\n"
    + (1...18_600).map { "\($0) move A by \($0 % 2 == 0 ? 1 : -1),0\n" }.joined() + "20000 up A\n"

  /// A finger that is dragged about in the fourth of four views, an event every 8 ms.
  static func drag(moves: Int) -> String {
    let way = (0..<moves).map { "\(8 * $0 + 8) move A at \(100 + $0 % 50),\(100 + $0 / 50 % 50)\n" }
    return """
      window 390x844
        vc root
          view a 0,0 390x844
            view b 0,0 380x800
              view c 0,0 370x700
                view d 0,0 360x600
      touch #drag
      0 down A at 100,100

      """ + way.joined() + "\(8 * moves + 8) up A\n"
  }

  /// Records a scene file; says what is wrong with it.
  static func debugger(_ text: String) throws -> Debugger {
    let parsed = readSceneFile(SourceLines(file: "bench", text: text))
    guard let file = parsed.value, let touch = file.touches.first else {
      for diagnostic in parsed.diagnostics.prefix(3) { print(diagnostic) }
      throw UnreadableFile(path: "bench")
    }
    return Debugger(
      scene: file.scene, script: touch.script, language: .english, sceneLabel: touch.id)
  }
}
