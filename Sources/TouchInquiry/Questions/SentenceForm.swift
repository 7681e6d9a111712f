//  next-asked        after=VIEW                  a word, and what stands behind it
//  rejected          VIEW outside|hidden|…
//                    ▲
//                    parsers, errors, completion and `lesson vocabulary` read this one table

/// Something that stands behind a word.
public struct QuestionParameter: Hashable, Sendable {
  /// Its key, or for one without a key the name by which the code speaks of it.
  public let label: String
  /// Whether it is written `key=value`; the others stand in their order.
  public let isKeyed: Bool
  /// What may stand there.
  public let shape: AnswerShape
  /// Whether it may be left out.
  public let isOptional: Bool

  package static func keyed(_ label: String, _ shape: AnswerShape) -> QuestionParameter {
    QuestionParameter(label: label, isKeyed: true, shape: shape, isOptional: false)
  }

  package static func plain(_ label: String, _ shape: AnswerShape) -> QuestionParameter {
    QuestionParameter(label: label, isKeyed: false, shape: shape, isOptional: false)
  }

  static func optional(_ label: String, _ shape: AnswerShape) -> QuestionParameter {
    QuestionParameter(label: label, isKeyed: true, shape: shape, isOptional: true)
  }

  /// Which touch is meant, where it is not the first.
  package static let touch = optional("touch", AnswerShape(.number))

  /// The parameter as it is shown: `after=VIEW`, `[touch=N]`.
  public var form: String {
    let form = isKeyed ? "\(label)=\(shape.form)" : shape.form
    return isOptional ? "[\(form)]" : form
  }
}

/// A row of a table of words that stand at the beginning of a sentence.
package protocol HasSentenceForm {
  var form: SentenceForm { get }
}

/// How a question, a claim or a hop of the lessons is written.
public struct SentenceForm: Hashable, Sendable {
  /// The word.
  public let word: String
  /// What stands behind it.
  public let parameters: [QuestionParameter]

  package init(_ word: String, _ parameters: [QuestionParameter]) {
    self.word = word
    self.parameters = parameters
  }

  /// The word with its parameters: `nth view=NAME n=N`.
  public var text: String {
    ([word] + parameters.map { $0.form }).joined(separator: " ")
  }
}
