import TouchCore
import TouchNarration

//   ## Why was buyNow not sent?
//   buyNow of buy was not sent: …
//   PROVED: …
//   1. `whatif pan.cancelsTouchesInView = no`
//      in Swift: …

/// The verdict that a person would ask for who saw the record.
struct VerdictSection: MarkdownPart {
  let page: MarkdownTranscript

  var blocks: [String] {
    guard let told = trace.meantVerdict(page.language) else { return [] }
    let values = told.values
    let heading = "## " + MarkdownText.codeSpan(values.question)
    let paragraphs = values.reason.map(MarkdownText.styled)
    return [heading] + paragraphs + list(values.edits)
      + (values.stops.isEmpty
        ? [] : [MarkdownText.styled(told.stopsHead)] + list(values.stops))
  }

  private func list(_ edits: [VerdictValues.Proposal]) -> [String] {
    guard !edits.isEmpty else { return [] }
    let rows = edits.enumerated().map { place, edit in
      let swift = edit.swift.map {
        "\n   " + say(en: "In Swift: ", zh: "写成 Swift：") + MarkdownText.styled($0)
      }
      let also = (edit.harm + edit.gains).map { "\n   " + MarkdownText.styled($0) }
      return "\(place + 1). \(MarkdownText.codeSpan(edit.command))" + (swift + also).joined()
    }
    return [rows.joined(separator: "\n")]
  }
}
