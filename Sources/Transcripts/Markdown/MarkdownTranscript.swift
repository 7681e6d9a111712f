import SceneLanguage
import TouchCore
import TouchInquiry
import TouchNarration

//   # tap → fourthView, not handled            what came of it, first
//   asked · never asked · way up                 a table for each touch
//   ## Scene                                     to play it again
//   ## Find the view   ## The way up             hop by hop, with the reasons
//   ## Event by event                            instead of the way up, where not only views and
//                                                controls have a say
//   ## Diagrams                                  the same as pictures
//   ## Notes                                     what the reader left at steps without a line

/// Writes a record for people, as Markdown that reads well with and without rendering.
///
/// The bytes are the same in every run.
public func markdown(
  of trace: Trace, language: Language, context: TranscriptContext
) -> String {
  var text = ""
  writeMarkdown(of: trace, language: language, context: context) { text += $0 }
  return text
}

/// Writes a record as ``markdown(of:language:context:)`` does, handing over each block when it is
/// made.
public func writeMarkdown(
  of trace: Trace, language: Language, context: TranscriptContext, to put: (String) -> Void
) {
  MarkdownTranscript(trace, language, context).write(to: put)
}

/// A record on its way into Markdown.
struct MarkdownTranscript {
  let trace: Trace
  let language: Language
  let context: TranscriptContext
  let narrator: Narrator
  /// The steps of each message: its delivery, what its receiver did, and its way along the chain.
  let messages: [Range<Int>]
  /// What is told of each touch.
  let ofTouches: TouchedSteps
  let paths: StepPaths
  /// The places of the steps that are told.
  let steps: Range<Int>
  let untold: UntoldNotes
  let writtenScene: [String]
  /// What the fingers do, a line for each event.
  let writtenEvents: [String]

  init(_ trace: Trace, _ language: Language, _ context: TranscriptContext) {
    self.trace = trace
    self.language = language
    self.context = context
    narrator = Narrator(trace, language)
    messages = trace.messages
    ofTouches = TouchedSteps(trace, messages)
    paths = StepPaths(trace)
    steps = context.places(in: trace)
    untold = UntoldNotes(context.notesInOrder)
    writtenScene = writeScene(trace.scene)
    writtenEvents = writeTouches(trace.script, in: trace.scene)
  }

  /// Hands over the blocks one by one, the blank lines between them included.
  func write(to put: (String) -> Void) {
    let stories = trace.outcomes.map { TouchStory(trace, $0, ofTouches.messages($0.touch)) }
    func add(_ blocks: [String]) {
      for block in blocks { put("\n\n" + block) }
    }
    put("# " + headline)
    add(narrator.cutShort.map(MarkdownText.styled) + [about] + stories.map(table))
    add(VerdictSection(page: self).blocks)
    add(scene)
    let isToldByEvent = isToldByEvent
    for story in stories where !Interruption.isWanted {
      add(SearchSection(page: self).blocks(story) + (isToldByEvent ? [] : theWayUp(story)))
    }
    if isToldByEvent { EventSection(page: self).write(to: put) }
    guard !Interruption.isWanted else { return }
    add(diagrams(stories) + restOfNotes)
    put("\n")
  }

  /// One wording of two.
  func say(en english: @autoclosure () -> String, zh chinese: @autoclosure () -> String) -> String {
    switch language {
    case .english: english()
    case .simplifiedChinese: chinese()
    }
  }

  /// The name of a view, safe in a paragraph.
  func name(_ view: ViewID) -> String { name(.view(view)) }

  /// The name of a view with what it is found by in its app, safe in a paragraph.
  func foundName(_ view: ViewID) -> String {
    MarkdownText.escaped(FoundNames(trace.scene).name(of: view))
  }

  /// The name of a responder, safe in a paragraph.
  func name(_ responder: Responder) -> String {
    let name = trace.scene.name(of: responder)
    return name.isEmpty ? "–" : MarkdownText.escaped(name)
  }

  /// The name of a recognizer, safe in a paragraph.
  func name(_ recognizer: RecognizerID) -> String {
    MarkdownText.escaped(trace.scene.name(of: recognizer))
  }

  /// The attempts of the recognizers that were shown a touch, the deepest view's first.
  func attempts(with touch: Int) -> [GestureAttempt] {
    ofTouches.attempts(touch)
  }

  /// A section's heading; where there are several touches it says which.
  func heading(_ words: String, _ story: TouchStory) -> String {
    guard trace.outcomes.count > 1 else { return "## " + words }
    let finger = MarkdownText.escaped(story.outcome.finger)
    return say(
      en: "## \(words): touch \(story.outcome.touch), finger \(finger)",
      zh: "## \(words)：触摸 \(story.outcome.touch)，手指 \(finger)")
  }

  /// Where the record comes from and what decided.
  private var about: String {
    var parts: [String] = []
    if let lesson = context.lesson {
      parts.append(say(en: "lesson ", zh: "课程 ") + MarkdownText.codeSpan(lesson))
    }
    parts.append(say(en: "model ", zh: "模型 ") + MarkdownText.codeSpan(trace.rules.name))
    parts.append("touchtrace " + MarkdownText.escaped(context.tool))
    if steps != trace.indices {
      parts.append(
        say(
          en: "steps #\(steps.lowerBound + 1)–#\(steps.upperBound) of \(trace.count)",
          zh: "第 #\(steps.lowerBound + 1)–#\(steps.upperBound) 步，共 \(trace.count) 步"))
    }
    // The scene and the touch stand below; other rules cannot be asked for.
    if trace.rules == .uikit {
      parts.append(
        say(
          en: "step through it: run `touchtrace debug` on this file",
          zh: "逐步查看：对本文件运行 `touchtrace debug`"))
    }
    return parts.joined(separator: " · ")
  }

  private var scene: [String] {
    [
      say(en: "## Scene", zh: "## 场景"),
      MarkdownText.fenced(writtenScene, as: "scene"),
      MarkdownText.fenced(writtenEvents, as: "touch"),
    ]
  }
}
