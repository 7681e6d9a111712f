import SceneLanguage
import TouchCore

//  A drag of 60 moves over a screen of 300 views, in a table whose rows have recognizers, as the
//  scene language says it.

/// A screen as people have them: a background tap, a table, rows with labels, buttons and pans.
enum EverydayScreen {
  private static let rows = (0..<50).map { row in
    """
            cell row\(row) 0,\(row * 44) 390x44
              @pan swipe\(row)
              content
                button like\(row) 330,4 50x36
                  @longPress more\(row)
                label name\(row) 60,4 200x20
                label date\(row) 60,24 200x16
                image face\(row) 4,4 36x36

    """
  }.joined()

  static let text =
    """
    window 390x844
      vc home
        view page 0,0 390x844
          @tap hideKeyboard
          @swipe back direction=right
          table list 0,88 390x700 contentSize=390x2200

    """ + rows + "touch #drag\n0 down A at 100,400\n"
    + (1...60).map { "\($0 * 16) move A by 0,\($0 % 7 - 5)\n" }.joined() + "980 up A\n"

  /// Prints how long the drag takes, silent and recorded, the best of several rounds.
  static func report() throws {
    let parsed = readSceneFile(SourceLines(file: "everyday", text: text))
    guard let file = parsed.value, let touch = file.touches.first else {
      for diagnostic in parsed.diagnostics.prefix(3) { print(diagnostic) }
      throw UnreadableFile(path: "everyday")
    }
    var best = (silent: Double.infinity, recorded: Double.infinity)
    var steps = 0
    for _ in 0..<40 {
      let start = seconds()
      steps &+= deliver(touch.script, in: file.scene).count
      let middle = seconds()
      steps &+= record(touch.script, in: file.scene).count
      let end = seconds()
      best.silent = min(best.silent, middle - start)
      best.recorded = min(best.recorded, end - middle)
    }
    print("a drag of 60 moves over \(file.scene.views.count) views, the best of 40 rounds")
    print(
      "silent \(short((best.silent * 1e7).rounded() / 10)) µs, "
        + "recorded \(short((best.recorded * 1e7).rounded() / 10)) µs, \(steps / 40) steps")
  }
}
