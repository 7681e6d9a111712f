import TouchCore
import TouchInquiry
import TouchNarration

//  phases   ▏queue▕▏      find      ▕▏ view ▕▏chain▕       a column for every step
//  double   ░░░░░░░░░░░░░░░░░░▓▓▓▓▓▓▓▓▓▓▓█                 a lane for every recognizer

/// The record from left to right, in stripes.
struct LaneDrawing {
  private let trace: Trace
  private let steps: Range<Int>

  /// Prepares the lanes of some steps of a record.
  init(_ trace: Trace, _ steps: Range<Int>) {
    self.trace = trace
    self.steps = steps
  }

  /// A stretch of steps of one kind.
  private struct Stretch {
    let word: String
    let start: Int
    var end: Int
  }

  /// The recognizers that were shown a touch by the last of the steps: later ones tell what comes.
  var recognizers: [RecognizerID] {
    Set(trace.attempts.filter { $0.start < steps.upperBound }.map { $0.recognizer }).sorted()
  }

  /// The phases of the steps.
  func drawPhases(_ xml: inout XMLWriter) {
    draw(stretches { trace[$0].phase.rawValue }, "phases", &xml)
  }

  /// The states of a recognizer after each step.
  func draw(_ id: RecognizerID, _ xml: inout XMLWriter) {
    let starts = trace.attempts.filter { $0.recognizer == id }
    let states = stretches { index in
      guard starts.contains(where: { $0.start <= index && index <= ($0.end ?? index) }) else {
        return ""
      }
      return trace.gestureState(of: id, after: index).word
    }
    draw(states, "states", &xml)
  }

  private func stretches(_ word: (Int) -> String) -> [Stretch] {
    var stretches: [Stretch] = []
    for index in steps {
      let word = word(index)
      if stretches.last?.word == word {
        stretches[stretches.count - 1].end = index + 1
      } else {
        stretches.append(Stretch(word: word, start: index, end: index + 1))
      }
    }
    return stretches.filter { !$0.word.isEmpty }
  }

  private func draw(_ stretches: [Stretch], _ name: String, _ xml: inout XMLWriter) {
    xml.element(
      "svg",
      [
        "class": name, "viewBox": "\(steps.lowerBound) 0 \(max(steps.count, 1)) 1",
        "preserveAspectRatio": "none",
        "aria-hidden": "true",
      ]
    ) { xml in
      for stretch in stretches {
        xml.element(
          "rect",
          [
            "class": "in-\(stretch.word)", "x": "\(stretch.start)",
            "width": "\(stretch.end - stretch.start)",
            "height": "1",
          ])
      }
    }
  }
}
