import TouchNarration

extension RecordFault.Want {
  /// What is wanted, with its article.
  var words: Phrase {
    switch self {
    case .text: Phrase(en: "a string", zh: "文本")
    case .textOrNull: Phrase(en: "a string or null", zh: "文本或 null")
    case .integer: Phrase(en: "a whole number", zh: "整数")
    case .flag: Phrase(en: "true or false", zh: " true 或 false")
    case .texts: Phrase(en: "a list of strings", zh: "文本的列表")
    case .value: Phrase(en: "a flag, a number or a list of numbers", zh: "布尔值、数字或数字的列表")
    case .object: Phrase(en: "an object", zh: "对象")
    }
  }
}
