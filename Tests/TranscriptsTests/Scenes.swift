import struct Foundation.Data
import class Foundation.JSONDecoder
import TestSupport
import TouchCore
import TouchNarration
import Transcripts

/// Article 000's five views, the finger on the red dot of the fourth.
let article = recorded(
  """
  window 390x844
    vc root
      view firstView 0,0 390x844
        view secondView 20,80 350x200
        view thirdView 20,300 350x480
          view fourthView 20,30 310x200
          view fifthView 20,260 310x190
  """)

/// Scenes that between them have every kind of step in every shape.
let examples: [Trace] = searchExamples + gestureExamples + presentationExamples

/// A sheet that is dismissed and pulled, and a stack that is popped.
let presentationExamples: [Trace] = {
  let sheet = """
    window 400x800
      vc home
        view page 0,0 400x800
          button save 300,10 80x40
            ~target touchUpInside save
      presented vc card by=home
        view sheet 0,60 400x740
    """
  let stack = """
    window 400x800
      navigation nav
        vc list
        vc detail
          view page 0,0 400x800
            slider volume 0,380 300x40
            button under 10,10 80x30
              ~target touchUpInside go
    """
  return [
    recorded(sheet, "0 down A at 340,30\n60 up A"),
    recorded(sheet, "0 down A at 200,300\n20 move A by 0,60\n60 up A"),
    recorded(stack, "0 down A at 3,400\n20 move A by 40,0\n60 up A"),
  ]
}()

/// Scenes that between them have every kind of step of the search and the chain in every shape.
let searchExamples: [Trace] = [
  article,
  // A window in no window scene is passed over; a control keeps what it gets.
  recorded(
    """
    windowScene scene
      window main 390x844
        vc root
          view page 0,0 390x844
            button go 100,400 200x50
    window lost 390x844 level=1
    """),
  // A view that answers another one, a view that lets touches through, a chain in a circle.
  recorded(
    """
    window 390x844
      view yellowView 0,0 390x844
        ~next redView
        view redView 0,0 100x100
          ~touchesBegan log
          ~touchesEnded log super
        view glass 0,0 390x844
          ~hitTest passthrough
        view cover 0,400 390x100
          ~hitTest return redView
        view panel 0,700 390x100
          ~hitTest return nil
    """),
  // Nobody takes the touch: each view refuses in its own way, then the window.
  recorded(
    """
    model alphaAsFloat32 off
    window back 390x844 hidden
    window 390x844
      ~hitTest passthrough
      view hidden-one 0,0 390x844 hidden
      view still 0,0 390x844 noninteractive
      view faint 0,0 390x844 alpha=0.005
      view moving 0,0 390x844 animating
    """),
]

/// The record of a tap, or of other touches, in a scene.
func recorded(
  _ text: String, _ fingers: String = "0 down A at 200,420\n80 up A",
  rules: HitTestRules = .uikit
) -> Trace {
  let scene = scene(text)
  return record(touches(fingers, in: scene), in: scene, rules: rules)
}

/// A tap at a point of the screen.
func tap(at point: Point = Point(200, 420), finger: String = "A") throws -> TouchScript {
  try TouchScript([TouchEvent(0, .down, finger, .screen(point)), TouchEvent(80, .up, finger)])
}

extension TranscriptContext {
  /// A context in which nothing is remarkable.
  static let plain = TranscriptContext(tool: "1.0.0")
}

/// The record's lines in English.
func lines(_ trace: Trace, _ context: TranscriptContext = .plain) -> [String] {
  Array(jsonLines(of: trace, language: .english, context: context))
}

/// A line of a record, as a reader would read it.
struct Line: Decodable {
  var rec: String
  var n: Int?
  var kind: String?
  var id: String?
  var view: String?
  var point: [Double?]?
  var scene: [String]?
  var touches: [String]?
  var steps: Int?
  var recognizer: String?
  var state: String?
}

/// The record's lines, read back.
func readBack(_ trace: Trace) throws -> [Line] {
  try lines(trace).map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
}
