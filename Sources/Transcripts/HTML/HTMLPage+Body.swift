import SceneLanguage
import TouchCore
import TouchInquiry
import TouchNarration

extension HTMLPage {
  /// How many touches the head tells the end of.
  private static let touchesTold = 4
  /// Views deeper than this are not listed: their lines would be blanks.
  private static let deepest = 100

  private func isTooDeep(_ line: String) -> Bool {
    line.utf8.prefix { $0 == UInt8(ascii: " ") }.count > 2 * Self.deepest
  }

  func writeBody(_ xml: inout XMLWriter) {
    xml.labelled("a", ["class": "skip", "href": "#steps"], Phrase(en: "To the steps", zh: "跳到步骤"))
    xml.element("header") { writeHeader(&$0) }
    xml.element("main") { xml in
      writePlayer(&xml)
      verdict?.write(in: Language.allCases, to: &xml)
      writeSteps(&xml)
      if limits.isWhole { writeScene(&xml) }
    }
    xml.textElement("footer") { xml in
      xml.both(
        Phrase(
          en: "Written by touchtrace \(context.tool). This page makes no network requests.",
          zh: "由 touchtrace \(context.tool) 生成。本页不向任何服务器请求任何内容。"))
    }
  }

  private func writeHeader(_ xml: inout XMLWriter) {
    xml.element("div", ["class": "bar"]) { xml in
      xml.textElement("p", ["class": "about"]) { xml in
        xml.textElement("strong") { $0.words("touchtrace") }
        if let lesson = context.lesson { xml.textElement("span") { $0.words(lesson) } }
        xml.textElement("span") { xml in
          xml.both(Phrase(en: "model ", zh: "模型 "))
          xml.words(trace.rules.name)
        }
      }
      xml.element("div", ["class": "tools scripted"]) { xml in
        if hasRecord {
          xml.labelled(
            "button", ["id": "download", "type": "button"], Phrase(en: "Record", zh: "记录"))
        }
        xml.textElement("button", ["id": "language", "type": "button"]) { xml in
          xml.textElement("span", ["lang": "en"]) { $0.words("中文") }
          xml.textElement("span", ["lang": "zh-Hans"]) { $0.words("English") }
        }
        xml.textElement("button", ["id": "help", "type": "button", "aria-haspopup": "dialog"]) {
          xml in
          xml.both(Phrase(en: "Keys", zh: "按键"))
          xml.textElement("kbd") { $0.words("?") }
        }
      }
    }
    xml.element("h1") { xml in
      for language in Language.allCases {
        let outcome = FoundNames(trace.scene).telling(narrator(language).outcome())
        for told in outcome.prefix(Self.touchesTold) {
          xml.textElement("span", ["lang": language.rawValue]) { $0.styled(told) }
        }
        guard outcome.isEmpty || outcome.count > Self.touchesTold else { continue }
        let rest = outcome.count - Self.touchesTold
        let words =
          outcome.isEmpty
          ? Phrase(en: "no touch", zh: "没有触摸")
          : Phrase(en: "and \(rest) more touches", zh: "还有 \(rest) 次触摸")
        xml.textElement("span", ["lang": language.rawValue]) { $0.styled(words[language]) }
      }
    }
  }

  private func writeScene(_ xml: inout XMLWriter) {
    xml.element("section", ["id": "given", "aria-labelledby": "given-title"]) { xml in
      xml.labelled("h2", ["id": "given-title"], Phrase(en: "Scene and touches", zh: "场景和触摸"))
      for lines in [SceneLanguage.writeScene(trace.scene), events] {
        let told = lines.prefix(limits.lines).filter { !isTooDeep($0) }
        xml.textElement("pre", ["tabindex": "0"]) { xml in
          for line in told {
            xml.words(line)
            xml.append("\n")
          }
        }
        let rest = lines.count - told.count
        guard rest > 0 else { continue }
        xml.labelled(
          "p", ["class": "dim"],
          Phrase(en: "\(rest) more lines are left out.", zh: "还有 \(rest) 行没有写出。"))
      }
    }
  }
}
