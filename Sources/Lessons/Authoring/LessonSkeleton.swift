import SceneLanguage
import TouchCore
import TouchInquiry
import TouchNarration

//  front matter · scene · touch · one question with computed choices · the walk · the notes

/// The beginning of a lesson about a record: what can be computed is there and holds, the prose is
/// the author's.
public struct LessonSkeleton {
  /// How many choices a question has.
  private static let mostChoices = 4

  private let trace: Trace
  private let touchID: String
  private let notes: [(step: Int, text: String)]

  /// Prepares the lesson of a record in which there is a touch.
  ///
  /// - Parameters:
  ///   - touchID: What the touch is called.
  ///   - notes: What somebody wrote at steps of the record; step 0 is before the first.
  public init(trace: Trace, touchID: String, notes: [(step: Int, text: String)]) {
    self.trace = trace
    self.touchID = touchID.isEmpty ? "tap" : touchID
    self.notes = notes
  }

  /// The lesson, in the language lessons are first written in.
  public var text: String { blocks.joined(separator: "\n\n") + "\n" }

  private var blocks: [String] {
    [
      """
      ---
      lesson: drafts/\(touchID)
      title: Who gets the touch?
      minutes: 4
      model: uikit
      ---
      """,
      "# Who gets the touch?",
      "Describe the scene in two or three lines, and why a reader might be wrong about it.",
      fence("scene #main", writeScene(trace.scene)),
      fence("touch #\(touchID)", writeTouches(trace.script, in: trace.scene)),
      "## 1. Predict", "Run nothing yet. **Which view will `hitTest` return?**",
      question,
      "<details><summary>Hint 1</summary>",
      "What does the first view that is asked check, and which view does it ask next?",
      "</details>", "## 2. Run and investigate",
      "Type `step` (or press Return). At every hop you may type `why` or `map`.",
      "<details><summary>The whole walk</summary>",
      fence("expect #walk on=\(touchID) level=hop", ExpectLevel.hop.lines(of: trace)),
      "</details>",
    ] + remarks + ending
  }

  /// What the lesson is to be remembered by.
  private var ending: [String] {
    [
      "## \(LessonEnding.title(.english))",
      """
      - The rule of the lesson, in one sentence.
      - The common misconception, and why it is wrong.
      """,
      fence("swift", ["// The correct code."]),
    ]
  }

  private func fence(_ head: String, _ body: [String]) -> String {
    (["```" + head] + body + ["```"]).joined(separator: "\n")
  }

  private var question: String {
    let choices = choices
    let reason = choices.count == 2 ? " two=\(TwoWays.record.rawValue)" : ""
    return fence(
      "predict #p1 on=\(touchID)\(reason)", ["ask hit-view"] + choices.map { "choice \($0)" })
  }

  /// The right view among those that might be taken for it, in the scene's order.
  private var choices: [String] {
    let right = Query.hitView.answer(in: trace)
    let others = asked.reversed() + trace.scene.viewIDs.reversed()
    var names = [right]
    for view in others where names.count < Self.mostChoices {
      let name = trace.scene.name(of: view)
      if !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    if names.count < 3, !names.contains("nil") { names.append("nil") }
    let order = trace.scene.viewIDs.map { trace.scene.name(of: $0) }
    let last = order.count
    return names.sorted { (order.firstIndex(of: $0) ?? last) < (order.firstIndex(of: $1) ?? last) }
  }

  private var asked: [ViewID] {
    trace.indices.compactMap { index in
      guard case .hitAsk(let view, _, _, _) = trace[index] else { return nil }
      return view
    }
  }

  /// What was noted, for the author to make prose of.
  private var remarks: [String] {
    guard !notes.isEmpty else { return [] }
    let lines = notes.map { note in
      let text = note.text.split(whereSeparator: { $0.isNewline }).joined(separator: " ")
      return "- " + (note.step > 0 ? "Step \(note.step): " : "") + MarkdownProse.escaped(text)
    }
    return ["## 3. Notes", lines.joined(separator: "\n")]
  }
}
