import TouchCore
import TouchNarration

/// A part of a transcript, in the transcript's own words.
protocol MarkdownPart {
  var page: MarkdownTranscript { get }
}

extension MarkdownPart {
  var trace: Trace { page.trace }
  var narrator: Narrator { page.narrator }
  var steps: Range<Int> { page.steps }

  /// One wording of two.
  func say(en english: @autoclosure () -> String, zh chinese: @autoclosure () -> String) -> String {
    page.say(en: english(), zh: chinese())
  }

  /// The name of a view, safe in a paragraph.
  func name(_ view: ViewID) -> String { page.name(view) }

  /// The name of a responder, safe in a paragraph.
  func name(_ responder: Responder) -> String { page.name(responder) }

  /// The name of a recognizer, safe in a paragraph.
  func name(_ recognizer: RecognizerID) -> String { page.name(recognizer) }
}
