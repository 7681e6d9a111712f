import SceneLanguage
import TouchCore
import TouchInquiry
import TouchNarration

/// What is said of edits that cannot be read or made.
enum EditWords {
  static let whatIfWhat = Phrase(
    en: "say what to change: \(code: "whatif VIEW.isHidden = yes"), "
      + "\(code: "bring VIEW to front"), \(code: "move touch 1 to 10,20") or \(code: "skip #3")",
    zh: "请说明哪里不同：\(code: "whatif VIEW.isHidden = yes")、\(code: "bring VIEW to front")、"
      + "\(code: "move touch 1 to 10,20") 或 \(code: "skip #3")")

  static let doubleEquals = Phrase(
    en: "\(bad: "==") compares; use \(code: "=") to set a value",
    zh: "\(bad: "==") 是比较；赋值只用一个 \(code: "=")")

  static let notFromALaterStep = Phrase(
    en: "only properties can change at a later step; omit \(code: "from") to change it from "
      + "the start",
    zh: "只有属性可以在之后的步骤改变；去掉 \(code: "from")，就从开头起如此")

  static func hasNoSiblings(_ name: String) -> Phrase {
    Phrase(
      en: "\(name: name) has no superview, so there is nothing to be in front of",
      zh: "\(name: name) 没有父视图，谈不上在谁的前面")
  }

  static func cannotBe(
    _ property: String, _ value: String, _ reason: Diagnostic? = nil
  ) -> Phrase {
    let said = reason.map(OutcomeWords.refusedLine)
    return Phrase(
      en: "\(code: property) cannot be \(bad: value)" + (said.map { ": " + $0.english } ?? ""),
      zh: "\(code: property) 不能是 \(bad: value)" + (said.map { "：" + $0.chinese } ?? ""))
  }

  static var beyondReach: Phrase {
    let (least, most) = (
      exact(TouchScript.coordinates.lowerBound), exact(TouchScript.coordinates.upperBound)
    )
    return Phrase(
      en: "a number is out of range: a scene goes from \(least) to \(most)",
      zh: "数超出范围：场景里的数在 \(least) 到 \(most) 之间")
  }

  static func notByAProgram(_ name: String, known: [String]) -> Phrase {
    let list = known.joined(separator: " ")
    return Phrase(
      en: "\(bad: name) can change only from the start; these can change at a later step: "
        + "\(code: list)",
      zh: "\(bad: name) 只能从开头起就不同；可以在之后的步骤改变的有 \(code: list)")
  }

  static func noEvent(_ word: String, of count: Int) -> Phrase {
    Phrase(
      en: "there is no event \(bad: word); events are \(code: "1") to \(code: "\(count)")",
      zh: "没有事件 \(bad: word)；可以写 \(code: "1") 到 \(code: "\(count)")")
  }

  static func whichStep(toSkip: Bool) -> Phrase {
    guard toSkip else {
      return Phrase(
        en: "say from which step on: \(code: "from #3")", zh: "请说明从哪一步起：\(code: "from #3")")
    }
    return Phrase(
      en: "say which event, by one of its steps: \(code: "skip #3")",
      zh: "请用事件中的一个步骤说明是哪个事件：\(code: "skip #3")")
  }

  static func isATimer(_ step: Int, of owner: String) -> Phrase {
    Phrase(
      en: "#\(step) belongs to a timer of \(name: owner): it follows from the events before it; "
        + "\(code: "skip") one of those, or change what it waits for",
      zh: "#\(step) 属于 \(name: owner) 的定时器：它由之前的事件引起；可以用 \(code: "skip") "
        + "去掉那些事件之一，或者改变它等待的条件")
  }

  static func noSetting(_ name: String, nearest: String?) -> Phrase {
    let all = Phrase(en: "; \(code: "show") lists them", zh: "；用 \(code: "show") 列出全部")
    return Phrase(en: "there is no setting \(bad: name)", zh: "没有设置 \(bad: name)")
      + Words.didYouMean(nearest, orElse: all)
  }

  static func outOfRange(_ low: String, _ high: String, _ unit: String) -> Phrase {
    Phrase(
      en: "it must be \(number: low) to \(number: high)\(unit)",
      zh: "取值范围是 \(number: low) 到 \(number: high)\(unit)")
  }

  static func notEditable(_ shape: Shape) -> Phrase {
    Phrase(
      en: "this is " + ExpressionWords.noun(shape).english
        + ", but only properties of views, controllers and recognizers can be changed",
      zh: "这是" + ExpressionWords.noun(shape).chinese + "，而只有视图、控制器和识别器的属性可以改")
  }

  static func whichProperty(_ name: String, known: [String]) -> Phrase {
    guard let first = known.first else { return nothingToChange(name) }
    let example = known.contains("isHidden") ? "isHidden = yes" : "\(first) = no"
    return Phrase(
      en: "name a property: \(code: "whatif \(name).\(example)")" + these(known).english,
      zh: "请说明它的什么：\(code: "whatif \(name).\(example)")" + these(known).chinese)
  }

  private static func nothingToChange(_ name: String) -> Phrase {
    Phrase(
      en: "\(name: name) has nothing to change: it is neither a view nor a recognizer",
      zh: "\(name: name) 没有什么可以改变：它不是视图，也不是识别器")
  }

  private static func these(_ known: [String]) -> Phrase {
    let list = known.joined(separator: " ")
    return Phrase(en: " (these can change: \(code: list))", zh: "（可以改变的有 \(code: list)）")
  }

  static func cannotChange(
    _ property: String, of object: String, exists: Bool, nearest: String?, known: [String]
  ) -> Phrase {
    guard !known.isEmpty else { return nothingToChange(object) }
    let reason =
      exists
      ? Phrase(
        en: "\(bad: property) of \(name: object) cannot be changed",
        zh: "\(name: object) 的 \(bad: property) 不能改变")
      : Phrase(
        en: "\(name: object) has no property \(bad: property)",
        zh: "\(name: object) 没有属性 \(bad: property)")
    let near = Words.didYouMean(nearest.map { "\(object).\($0)" })
    return reason + near + these(known)
  }

  static func isNobodyHere(_ text: String) -> Phrase {
    Phrase(en: "\(bad: text) is nil at this step", zh: "在这一步，\(bad: text) 是 nil")
  }

  static func followsFromOthers(_ name: String) -> Phrase {
    Phrase(
      en: "\(bad: name) is computed; change \(code: "x"), \(code: "y"), \(code: "width") "
        + "or \(code: "height")",
      zh: "\(bad: name) 由其他值得出；请改变 \(code: "x")、\(code: "y")、\(code: "width") 或 "
        + "\(code: "height")")
  }

  static func frameOfTransformed(_ name: String) -> Phrase {
    Phrase(
      en: "\(name: name) has a transform, so its \(bad: "frame") is only its bounding box (2.24); "
        + "change \(code: "bounds")",
      zh: "\(name: name) 有变换，它的 \(bad: "frame") 只是包住它的方框（2.24）；请改变 \(code: "bounds")")
  }
}
