import SceneLanguage
import TouchCore
import TouchNarration

//   1  window 390x844           the scene of the record's head …
//   2    view card 20,80 350x200
//   3  0 down A at 200,420      … and below it what the fingers do

/// The lines a record holds in place of a file's.
struct RecordLines {
  private let scene: [String]
  private let touches: [String]

  init(_ trace: Trace) {
    scene = SceneLanguage.writeScene(trace.scene)
    touches = SceneLanguage.writeTouches(trace.script, in: trace.scene)
  }

  /// The lines, with their numbers.
  var numbered: [StyledText] {
    let all = scene + touches
    let width = "\(all.count)".count
    return all.enumerated().map { place, line in
      let number = "\(place + 1)"
      let gap = String(repeating: " ", count: width - number.count)
      return "\(dim: gap + number)  " + StyledText(stringLiteral: line)
    }
  }
}
