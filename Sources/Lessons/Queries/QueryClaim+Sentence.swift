import TouchNarration

extension QueryClaim {
  /// The claim as a sentence.
  public var phrase: Phrase { (isAbsence ? absence : presence).ofTouch(query.touch) }

  private var isAbsence: Bool { ["nil", "nobody", "none", "never-asked"].contains(value) }

  private var names: StyledText { value.listed(by: ", ") }

  /// The names as a Chinese list.
  private var list: StyledText { value.listed(by: "、") }

  private var said: Phrase { query.word.said(value) }

  private var isOne: Bool { !value.contains(",") }

  private func word(_ label: String) -> String { query.sentence[label] }

  private var presence: Phrase {
    let (of, view, at, n) = (word("of"), word("view"), word("at"), word("n"))
    return switch query.word {
    case .hitView: Phrase(en: "Hit testing finds \(names).", zh: "命中测试找到 \(list)。")
    case .asked:
      Phrase(en: "These views are asked, in this order: \(names).", zh: "依次询问：\(list)。")
    case .askedCount:
      Phrase(
        en: "Of \(of.listed(by: ", ")), \(number: value) are asked.",
        zh: "\(of.listed(by: "、")) 里有 \(number: value) 个被询问。")
    case .nextAsked:
      Phrase(
        en: "\(names) is asked right after \(name: word("after")).",
        zh: "紧接着 \(name: word("after")) 询问 \(list)。")
    case .verdict:
      Phrase(
        en: "\(name: of) is asked and decides: \(said.english).",
        zh: "问到 \(name: of)，它的判断是：\(said.chinese)。")
    case .pointIn:
      Phrase(
        en: "\(name: view) is asked about \(number: "(\(value))"), in its own coordinates.",
        zh: "询问 \(name: view) 时用的点是 \(number: "(\(value))")（它自己的坐标）。")
    case .chain:
      Phrase(
        en: "\(code: "touchesBegan") goes to \(names), in this order.",
        zh: "\(code: "touchesBegan") 依次到达 \(list)。")
    case .stopsAt:
      Phrase(
        en: "\(code: "touchesBegan") stops at \(names).",
        zh: "\(code: "touchesBegan") 停在 \(list)。")
    case .handledBy:
      Phrase(
        en: "The touch is handled by \(names) only.",
        zh: "处理这次触摸的是 \(list)，没有别的。")
    case .count:
      Phrase(
        en: "\(name: view) gets \(code: of) \(times).",
        zh: "\(name: view) 收到 \(number: value) 次 \(code: of)。")
    case .nth:
      Phrase(
        en: "Message \(number: n) to \(name: view) is \(code: value).",
        zh: "\(name: view) 收到的第 \(number: n) 条消息是 \(code: value)。")
    case .touchesIn:
      Phrase(
        en: "Message \(number: n) to \(name: view) has \(number: value) "
          + (value == "1" ? "touch." : "touches."),
        zh: "\(name: view) 收到的第 \(number: n) 条消息里有 \(number: value) 个触摸。")
    case .touchCount:
      Phrase(
        en: "\(number: value) \(value == "1" ? "UITouch object" : "UITouch objects") in all.",
        zh: "一共有 \(number: value) 个 UITouch 对象。")
    case .previous:
      Phrase(
        en: "At \(at) ms, previousLocation(in: nil) of the touch is \(number: "(\(value))").",
        zh: "\(at) 毫秒时，触摸的 previousLocation(in: nil) 是 \(number: "(\(value))")。")
    case .translation:
      Phrase(
        en: "After \(at) ms, the transform moves \(name: view) by \(number: "(\(value))").",
        zh: "\(at) 毫秒之后，transform 把 \(name: view) 移动了 \(number: "(\(value))")。")
    case .fires:
      Phrase(
        en: "Only \(names) \(isOne ? "fires" : "fire").", zh: "触发的是 \(list)，没有别的。")
    case .events:
      Phrase(
        en: "\(name: view) sends \(names), in this order.", zh: "\(name: view) 依次发送 \(list)。")
    case .scrolls:
      Phrase(
        en: "Only \(names) \(isOne ? "scrolls" : "scroll").", zh: "滚动的是 \(list)，没有别的。")
    case .offset:
      Phrase(
        en: "At the end, the content offset of \(name: view) is \(number: "(\(value))").",
        zh: "最后，\(name: view) 的内容偏移是 \(number: "(\(value))")。")
    case .next:
      Phrase(
        en: "The next responder of \(name: of) is \(names).", zh: "\(name: of) 的 next 是 \(list)。")
    case .controller:
      Phrase(
        en: "From \(name: of), the first view controller along next is \(names).",
        zh: "从 \(name: of) 沿 next 向上，第一个控制器是 \(list)。")
    }
  }

  private var times: StyledText { value == "1" ? "once" : "\(number: value) times" }

  private var absence: Phrase {
    let (of, view) = (word("of"), word("view"))
    return switch query.word {
    case .hitView: Phrase(en: "Hit testing finds no view.", zh: "命中测试找不到视图。")
    case .asked: Phrase(en: "No view is asked.", zh: "没有视图被询问。")
    case .nextAsked:
      Phrase(
        en: "No view is asked after \(name: word("after")).",
        zh: "\(name: word("after")) 之后不再询问视图。")
    case .verdict: Phrase(en: "\(name: of) is never asked.", zh: "\(name: of) 从未被询问。")
    case .pointIn: Phrase(en: "\(name: view) is never asked.", zh: "\(name: view) 从未被询问。")
    case .chain:
      Phrase(
        en: "No responder gets \(code: "touchesBegan").", zh: "没有响应者收到 \(code: "touchesBegan")。")
    case .stopsAt:
      Phrase(
        en: "No responder keeps \(code: "touchesBegan").", zh: "没有响应者留下 \(code: "touchesBegan")。")
    case .handledBy: Phrase(en: "No responder handles the touch.", zh: "没有响应者处理这次触摸。")
    case .nth:
      Phrase(
        en: "\(name: view) gets fewer than \(number: word("n")) messages.",
        zh: "\(name: view) 收到的消息不到 \(number: word("n")) 条。")
    case .previous:
      Phrase(
        en: "There is no such touch at \(word("at")) ms.", zh: "\(word("at")) 毫秒时没有这个触摸。")
    case .fires:
      Phrase(en: "No recognizer and no control fires.", zh: "没有识别器或控件触发。")
    case .events:
      Phrase(en: "\(name: view) sends no control event.", zh: "\(name: view) 不发送控件事件。")
    case .scrolls: Phrase(en: "No scroll view scrolls.", zh: "没有滚动视图滚动。")
    case .next: Phrase(en: "\(name: of) has no next responder.", zh: "\(name: of) 没有 next。")
    case .controller:
      Phrase(en: "\(name: of) is not in a view controller.", zh: "\(name: of) 不在任何控制器里。")
    case .askedCount, .count, .touchesIn, .touchCount, .translation, .offset: presence
    }
  }
}

extension String {
  /// The parts of a list of names, with a language's own comma between them.
  func listed(by comma: String) -> StyledText {
    StyledText(split(separator: ",").joined(separator: comma), .name)
  }
}
