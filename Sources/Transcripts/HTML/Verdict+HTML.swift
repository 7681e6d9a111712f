import TouchInquiry
import TouchNarration

//  <section id="verdict">
//    Why not buy?  …   1. whatif …   for each language

extension Verdict {
  /// Writes the question, the answer and the edits.
  func write(in languages: [Language], to xml: inout XMLWriter) {
    xml.element("section", ["id": "verdict"]) { xml in
      for language in languages {
        let values = ToldVerdict(self, language).values
        xml.element("div", ["lang": language.rawValue]) { xml in
          xml.textElement("h2") { $0.words(values.question) }
          for line in values.reason { xml.textElement("p") { $0.styled(line) } }
          for edits in [values.edits, values.stops] where !edits.isEmpty {
            xml.element("ol") { xml in for edit in edits { Self.write(edit, to: &xml) } }
          }
        }
      }
    }
  }

  private static func write(_ edit: VerdictValues.Proposal, to xml: inout XMLWriter) {
    xml.textElement("li") { xml in
      xml.textElement("code") { $0.words(edit.command) }
      for line in edit.swift + edit.harm + edit.gains {
        xml.words(" · ")
        xml.styled(line)
      }
    }
  }
}
