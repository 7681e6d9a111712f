import TestSupport
import TouchCore

/// Records that several tests look at.
enum Examples {
  /// The tap of the first lesson.
  static let firstToFifth = trace(
    """
    window 390x844
      vc root
        view firstView 0,0 390x844
          view secondView 20,80 350x200
          view thirdView 20,300 350x480
            view fourthView 20,30 310x200
            view fifthView 20,260 310x190
    """, "0 down A at 200,420\n80 up A")

  /// A scene's record; a tap near the upper left corner unless another script is given.
  static func trace(_ text: String, _ script: String = "0 down A at 10,10\n80 up A") -> Trace {
    let scene = scene(text)
    return record(touches(script, in: scene), in: scene)
  }
}
