import TouchCore
import TouchInquiry

//   condition   a touch in a text field          does the scene, or the record, meet it?
//   weakens     keeps, recognizes, sends         then such an answer is LIKELY at most
//   sentence    what UIKit has there             and says so, by name

/// Something of UIKit that the model leaves out, and the answers which that could change.
public struct Omission: Hashable, Sendable, Identifiable {
  /// Its name, which never changes.
  public let id: String
  /// The rules of the specification that tell of it.
  public let rules: [RuleNumber]
  /// Where such a thing is at work.
  public let condition: Condition
  /// Whether what the touch comes to is unknown with it, and not only less sure.
  public let isDecisive: Bool
  /// The questions whose answers it makes less sure.
  public let weakens: Set<Basis.Question>
  /// What UIKit does and the model does not, in one sentence.
  public let sentence: Phrase
  /// Who says so.
  public let source: Phrase

  /// What a scene would have to say so that the condition could be met; nil where it can say it.
  public var missing: Phrase? {
    if case .needs(let words) = condition { words } else { nil }
  }
}

extension Omission {
  /// Everything that is left out: what a scene can meet first, then what it cannot say yet.
  public static var all: [Omission] { OmissionDocument.builtIn.omissions }

  /// The one with a name.
  public static func named(_ id: String) -> Omission? { all.first { $0.id == id } }
}

extension Basis.Question {
  /// The question, in few words.
  public var phrase: Phrase {
    switch self {
    case .hit: Phrase(en: "who is hit", zh: "命中谁")
    case .keeps: Phrase(en: "who keeps the touch", zh: "谁保住触摸")
    case .recognizes: Phrase(en: "what recognizes", zh: "谁识别成功")
    case .sends: Phrase(en: "what is sent", zh: "发送什么动作")
    }
  }
}
