import TouchNarration

extension RecordFault.Want {
  /// What is wanted, with its article.
  var words: Phrase {
    switch self {
    case .text: Phrase(en: "a string", zh: "文本")
    case .textOrNull: Phrase(en: "a string or null", zh: "文本或 null")
    case .integer: Phrase(en: "a whole number", zh: "整数")
    case .flag: Phrase(en: "true or false", zh: " true 或 false")
    case .point: Phrase(en: "a point, \(code: "[x,y]")", zh: "点 \(code: "[x,y]")")
    case .texts: Phrase(en: "a list of strings", zh: "文本的列表")
    case .value: Phrase(en: "a flag, a number or a list of numbers", zh: "布尔值、数字或数字的列表")
    case .object: Phrase(en: "an object", zh: "对象")
    case .objects: Phrase(en: "a list of objects", zh: "对象的列表")
    case .numbers: Phrase(en: "a list of whole numbers", zh: "整数的列表")
    }
  }
}

extension RecordFault.Thing {
  /// What it is, without an article.
  var words: Phrase {
    switch self {
    case .view: Phrase(en: "view", zh: "视图")
    case .responder: Phrase(en: "responder", zh: "响应者")
    case .recognizer: Phrase(en: "recognizer", zh: "识别器")
    case .object: Phrase(en: "object", zh: "对象")
    }
  }
}
