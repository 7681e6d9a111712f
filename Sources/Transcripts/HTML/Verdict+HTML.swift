import TouchInquiry
import TouchNarration

//  <section id="verdict">
//    Why not buy?  …   1. whatif …   for each language

extension Verdict {
  /// Writes the question, the answer and the edits.
  func write(in languages: [Language], to xml: inout XMLWriter) {
    xml.element("section", ["id": "verdict"]) { xml in
      for language in languages {
        xml.element("div", ["lang": language.rawValue]) {
          ToldVerdict(self, language).values.write(to: &$0)
        }
      }
    }
  }
}

/// Answers for the page of the whole debugger, each with all that is doubtful about it.
package func htmlAnswers(_ answers: [VerdictValues]) -> String {
  var xml = XMLWriter()
  xml.element("section", ["id": "verdict"]) { xml in
    for values in answers {
      values.write(to: &xml)
      // The first one stands in the reason.
      guard values.doubts.count > 1 else { continue }
      xml.element("ul") { xml in
        for doubt in values.doubts.dropFirst() { xml.textElement("li") { $0.styled(doubt) } }
      }
    }
  }
  return xml.text
}

extension VerdictValues {
  fileprivate func write(to xml: inout XMLWriter) {
    xml.textElement("h2") { $0.words(question) }
    for line in reason { xml.textElement("p") { $0.styled(line) } }
    for edits in [edits, stops] where !edits.isEmpty {
      xml.element("ol") { xml in for edit in edits { Self.write(edit, to: &xml) } }
    }
  }

  private static func write(_ edit: Proposal, to xml: inout XMLWriter) {
    xml.textElement("li") { xml in
      xml.textElement("code") { $0.words(edit.command) }
      for line in edit.swift + edit.harm + edit.gains {
        xml.words(" · ")
        xml.styled(line)
      }
    }
  }
}
