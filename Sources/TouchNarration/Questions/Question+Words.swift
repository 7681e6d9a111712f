import TouchCore
import TouchInquiry

extension QueryRow {
  private var words: QuestionDocument.Words? { QuestionDocument.builtIn.queries[form.word] }

  /// What it asks, in a line.
  package var meaning: Phrase { words?.meaning ?? .nothing }

  /// The words with which somebody says the answer.
  package var toldBy: [String] { words?.told ?? [] }

  /// An answer as it is shown, in words; names and numbers stand as they are.
  package func said(_ value: String) -> Phrase {
    if let shown = words?.phrase(.answer, ["value": .words([value])]) { return shown.strong }
    return switch style {
    case .plain: .same(value)
    case .point: .same("(\(value))")
    case .names: .list(value, en: ", ", zh: "、")
    case .sequence: .list(value, en: " → ", zh: " → ")
    }
  }

  fileprivate func phrase(
    _ use: QuestionDocument.Use, _ values: [String: SentenceValue], said: Phrase? = nil
  ) -> Phrase { words?.phrase(use, values, said: said) ?? .nothing }
}

extension Query {
  /// The query as a question.
  ///
  /// - Parameter scene: The scene that it is asked about, which may have no controls to ask of; nil if
  ///   there is none.
  package func question(in scene: Scene?) -> Phrase {
    var values = sentence.values
    if let scene, !scene.viewIDs.contains(where: { scene[$0].kind.isControl }) {
      values["kind"] = .words(["recognizers"])
    }
    return row.phrase(.question, values)
  }
}

extension QueryClaim {
  /// The claim as a sentence.
  ///
  /// - Parameter trace: The record that it is about, so that it can say what its names are, and call a
  ///   touch by its finger; nil if there is none.
  public func phrase(in trace: Trace?) -> Phrase {
    var values = query.sentence.values
    let parts = query.row.answer.isList ? value.split(separator: ",").map(String.init) : [value]
    values["value"] = .words(parts)
    if let kind = trace?.scene.kind(of: parts) { values["kind"] = .words([kind]) }
    values["point"] = .words(["(\(value))"])
    let said = query.row.said(value)
    return query.row.phrase(.claim, values, said: said).of(touch: query.touch, in: trace)
  }
}

extension Scene {
  /// What some names are, as `questions.md` says it; nil if they are not all recognizers or all views.
  fileprivate func kind(of names: [String]) -> String? {
    let plural = names.count == 1 ? "" : "s"
    if names.allSatisfy({ recognizer(named: $0) != nil }) { return "recognizer" + plural }
    return names.allSatisfy { view(named: $0) != nil } ? "control" + plural : nil
  }
}

extension PredicateRow {
  private var words: QuestionDocument.Words? { QuestionDocument.builtIn.predicates[entry] }

  /// What it claims, in a line.
  package var meaning: Phrase { words?.meaning ?? .nothing }

  fileprivate func phrase(_ sentence: QuestionSentence, in trace: Trace?) -> Phrase {
    var values = sentence.values
    guard form.parameters.contains(.touch), let touch = Int(sentence["touch"]) else {
      return words?.phrase(.claim, values) ?? .nothing
    }
    values["touch"] = .words([trace?.touchName(touch) ?? "\(touch)"])
    let phrase = words?.phrase(.claim, values) ?? .nothing
    return words?.names("touch") == true ? phrase : phrase.of(touch: touch, in: trace)
  }
}

extension Predicate {
  /// The predicate as a sentence.
  ///
  /// - Parameter trace: The record that it is about, so that it can say what its names are, and call a
  ///   touch by its finger; nil if there is none.
  public func phrase(in trace: Trace?) -> Phrase {
    switch form {
    case .word(let row, let sentence): row.phrase(sentence, in: trace)
    case .answer(let claim): claim.phrase(in: trace)
    }
  }
}

extension Rebuttal.Word {
  /// The reason, with its values.
  package func text(_ values: [String: SentenceValue], in language: Language) -> StyledText {
    QuestionDocument.builtIn.rebuttals[self]?[language]?.filled(with: values, in: language)
      ?? StyledText()
  }
}

extension QuestionSentence {
  /// What stands behind its word, by label.
  fileprivate var values: [String: SentenceValue] {
    var values: [String: SentenceValue] = [:]
    for argument in arguments {
      let (label, shape) = (argument.parameter.label, argument.parameter.shape)
      values[label] = .words(shape.isList ? self[list: label] : [argument.word.text])
      guard shape.kind == .pair else { continue }
      let pair = self[pair: label]
      values["first"] = .words([pair.first])
      values["second"] = .words([pair.second])
    }
    return values
  }
}

extension Phrase {
  fileprivate static let nothing = Phrase(en: "", zh: "")

  /// Words that are the same in every language.
  package static func same(_ words: String) -> Phrase {
    Phrase(en: "\(strong: words)", zh: "\(strong: words)")
  }

  fileprivate static func list(_ value: String, en: String, zh: String) -> Phrase {
    let parts = value.split(separator: ",")
    let (english, chinese) = (parts.joined(separator: en), parts.joined(separator: zh))
    return Phrase(en: "\(strong: english)", zh: "\(strong: chinese)")
  }

  /// What the document marks is the answer itself.
  fileprivate var strong: Phrase { Phrase(en: english.strong, zh: chinese.strong) }

  /// The sentence with the touch it is about, where that is named.
  fileprivate func of(touch: Int?, in trace: Trace?) -> Phrase {
    guard let touch else { return self }
    let name = trace?.touchName(touch) ?? "\(touch)"
    return Phrase(
      en: english + " \(dim: "(touch \(name))")", zh: chinese + "\(dim: "（触摸 \(name)）")")
  }
}

extension StyledText {
  fileprivate var strong: StyledText {
    StyledText(runs.map { $0.style == .bad ? StyledRun($0.text, .strong) : $0 })
  }
}
