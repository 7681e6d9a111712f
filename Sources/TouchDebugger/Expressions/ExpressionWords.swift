import TouchInquiry
import TouchNarration

/// What is said of expressions that mean nothing.
enum ExpressionWords {
  static let pointWhere = Phrase(
    en: "say where on the screen: \(code: "why-not at 120,300")",
    zh: "请说明屏幕上的位置：\(code: "why-not at 120,300")")

  static let singleEquals = Phrase(
    en:
      "a condition compares with \(code: "=="); \(bad: "=") changes a value, in \(code: "whatif")",
    zh: "条件用 \(code: "==") 比较；\(bad: "=") 在 \(code: "whatif") 里改变一个值")

  static let expectedName = Phrase(
    en: "expected the name of a property here", zh: "这里应该是一个属性的名字")

  static let unfinishedExpression = Phrase(en: "the expression is incomplete", zh: "表达式不完整")

  static let expressionTooLong = Phrase(
    en: "the expression is too long from here on", zh: "表达式从这里起太长了")

  static func unexpected(_ text: String) -> Phrase {
    Phrase(en: "unexpected \(bad: text)", zh: "\(bad: text) 不能出现在这里")
  }

  /// Where no name is near, a short list of those there are helps, a long one does not.
  static func noMember(
    _ name: String, of shape: Shape, _ known: [String], nearest: String?
  ) -> Phrase {
    guard nearest == nil, known.count <= 8 else {
      let no = Phrase(en: "there is no property \(bad: name)", zh: "没有属性 \(bad: name)")
      return no + Words.didYouMean(nearest)
    }
    let list = Listed(known)
    return Phrase(
      en: noun(shape).english + " has no property \(bad: name)"
        + (known.isEmpty ? "" : "; it has \(code: list.english)"),
      zh: noun(shape).chinese + "没有属性 \(bad: name)"
        + (known.isEmpty ? "" : "；它有 \(code: list.chinese)"))
  }

  static func quoteText(_ word: String) -> Phrase {
    Phrase(
      en: "nothing is called \(bad: word); put text in quotes: \(code: "\"\(word)\"")",
      zh: "没有叫 \(bad: word) 的；文字要加引号：\(code: "\"\(word)\"")")
  }

  static func notComparable(_ left: Shape, _ right: Shape) -> Phrase {
    Phrase(
      en: noun(left).english + " and " + noun(right).english + " are never equal",
      zh: noun(left).chinese + "和" + noun(right).chinese + "不可能相等")
  }

  static func wrongShape(for sign: String, wants: Shape, has: Shape) -> Phrase {
    Phrase(
      en: "\(code: sign) needs " + noun(wants).english + ", but this is " + noun(has).english,
      zh: "\(code: sign) 需要" + noun(wants).chinese + "，而这是" + noun(has).chinese)
  }

  static func notACondition(_ shape: Shape) -> Phrase {
    Phrase(en: "a condition is true or false, but this is ", zh: "条件应该成立或不成立，而这是") + noun(shape)
  }

  static func valueMissing(_ shape: Shape) -> Phrase {
    Phrase(en: "a value is missing: ", zh: "缺少一个值：") + noun(shape) + example(shape)
  }

  static func wrongValue(wants: Shape, has: Shape) -> Phrase {
    Phrase(
      en: "this is " + noun(has).english + "; it has to be " + noun(wants).english
        + example(wants).english,
      zh: "这是" + noun(has).chinese + "；应该是" + noun(wants).chinese + example(wants).chinese)
  }

  static func noValue(wants: Shape) -> Phrase {
    Phrase(en: "this has to be ", zh: "这里应该是") + noun(wants) + example(wants)
  }

  static let valueAsksAboutStep = Phrase(
    en: "a value must be the same at every step, but this one depends on the current step",
    zh: "值在每一步都应相同，而这取决于当前所在的步骤")

  /// How a value of a shape is written.
  private static func example(_ shape: Shape) -> Phrase {
    let spelling: String? =
      switch shape {
      case .number: "0.5"
      case .truth: "yes"
      case .point: "10,20"
      case .size: "100x50"
      case .rect: "0,0 100x50"
      case .nothing, .word, .transform, .responder, .recognizer, .touch, .list, .step: nil
      }
    guard let spelling else { return Phrase(en: "", zh: "") }
    return Phrase(en: ", as \(code: spelling)", zh: "，例如 \(code: spelling)")
  }

  static func noun(_ shape: Shape) -> Phrase {
    switch shape {
    case .nothing: Phrase(en: "nil", zh: " nil ")
    case .number: Phrase(en: "a number", zh: "数")
    case .truth: Phrase(en: "a yes or no", zh: "是或否")
    case .word: Phrase(en: "a word", zh: "词")
    case .point: Phrase(en: "a point", zh: "点")
    case .size: Phrase(en: "a size", zh: "尺寸")
    case .rect: Phrase(en: "a rectangle", zh: "矩形")
    case .transform: Phrase(en: "a transform", zh: "变换")
    case .responder: Phrase(en: "a responder", zh: "响应者")
    case .recognizer: Phrase(en: "a gesture recognizer", zh: "手势识别器")
    case .touch: Phrase(en: "a touch", zh: "触摸")
    case .list: Phrase(en: "a list", zh: "列表")
    case .step: Phrase(en: "a step", zh: "步骤")
    }
  }
}
