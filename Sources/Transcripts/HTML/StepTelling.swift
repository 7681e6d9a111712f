import TouchCore
import TouchNarration

//  #33  deep -> inner …      ▸ why · rule 5.2  deep passes touchesMoved on …
//  #45  deep -> inner …      why: as at #33

/// What a page says of a step.
struct StepTelling {
  /// A line, in each language.
  let short: Phrase
  /// Its reasons, in each language; nil where an earlier step on the page has told the same.
  let reasons: Reasons?
  /// The number of the step that tells its reasons.
  let teller: Int

  /// Why a step is as it is.
  struct Reasons: Hashable {
    let kind: String
    let rule: RuleNumber
    /// What is said without being asked, and then all of it.
    let shortly: [[StyledText]]
    let english: [StyledText]
    let chinese: [StyledText]

    /// What is said without being asked.
    func shortly(in language: Language) -> [StyledText] {
      guard let english = shortly.first, let chinese = shortly.last else { return [] }
      switch language {
      case .english: return english
      case .simplifiedChinese: return chinese
      }
    }

    subscript(language: Language) -> [StyledText] {
      switch language {
      case .english: english
      case .simplifiedChinese: chinese
      }
    }
  }

  /// What is said of some steps, each reason once.
  static func all(
    _ trace: Trace, _ steps: Range<Int>, _ explaining: Explaining,
    _ english: Narrator, _ chinese: Narrator
  ) -> [StepTelling] {
    var tellers: [Reasons: Int] = [:]
    let names = FoundNames(trace.scene)
    return steps.map { index in
      guard !Interruption.isWanted else {
        return StepTelling(short: Phrase(en: "", zh: ""), reasons: nil, teller: 1)
      }
      let (one, other) = (english.explain(index), chinese.explain(index))
      let reasons = Reasons(
        kind: trace[index].kindName, rule: one.rule,
        shortly: explaining == .reason ? [english, chinese].map { $0.reasons(index) } : [],
        english: one.long, chinese: other.long)
      let teller = tellers[reasons]
      if teller == nil { tellers[reasons] = index + 1 }
      return StepTelling(
        short: names.telling(Phrase(en: one.short, zh: other.short)),
        reasons: teller == nil ? reasons : nil,
        teller: teller ?? index + 1)
    }
  }

  /// The lines of some steps in one language, without their reasons.
  static func lines(_ steps: Range<Int>, _ narrator: Narrator) -> [StepTelling] {
    steps.map { index in
      let line = narrator.line(index)
      return StepTelling(short: Phrase(en: line, zh: line), reasons: nil, teller: index + 1)
    }
  }

  /// The line and the reasons in a language, an element each, for the script to put beside those
  /// of the page's own language.
  func elements(in language: Language) -> [String] {
    func element(_ name: String, _ attributes: XMLAttributes, _ words: StyledText) -> String {
      var xml = XMLWriter()
      xml.textElement(name, ["lang": language.rawValue] + attributes) { $0.styled(words) }
      return xml.text
    }
    let shortly = reasons?.shortly(in: language) ?? []
    return [element("span", ["class": "short"], short[language])]
      + shortly.map { element("p", ["class": "reason"], $0) }
      + (reasons?[language] ?? []).map { element("p", [:], $0) }
  }
}

extension StepTelling.Reasons {
  /// Writes what is said without being asked, and the rest, folded unless it is to be open.
  func write(in language: Language, isOpen: Bool, to xml: inout XMLWriter) {
    for words in shortly(in: language) {
      xml.textElement("p", ["class": "reason"]) { $0.styled(words) }
    }
    let state: XMLAttributes = isOpen ? ["open": "open"] : [:]
    xml.element("details", ["class": "why"] + state) { xml in
      xml.textElement("summary") { xml in
        xml.textElement("code") { $0.words(kind) }
        xml.both(Phrase(en: "why · rule \(rule.description)", zh: "原因 · 规则 \(rule.description)"))
      }
      for words in self[language] { xml.textElement("p") { $0.styled(words) } }
    }
  }
}
