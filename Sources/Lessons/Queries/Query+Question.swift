import TouchNarration

extension Query {
  /// The query as a question.
  var question: Phrase {
    switch word {
    case .hitView: Phrase(en: "Which view does hitTest return in the end?", zh: "hitTest 最后返回哪个视图？")
    case .asked: Phrase(en: "Which views are asked, in order?", zh: "依次询问了哪些视图？")
    case .askedCount:
      Phrase(
        en: "How many of these are asked: \(sentence["of"].listed(by: ", "))?",
        zh: "这些视图里有几个被询问：\(sentence["of"].listed(by: "、"))？")
    case .nextAsked:
      Phrase(
        en: "Which view is asked right after \(sentence["after"])?",
        zh: "紧接着 \(sentence["after"]) 被询问的是哪个视图？")
    case .verdict:
      Phrase(
        en: "What does \(sentence["of"]) answer when it is asked?",
        zh: "问到 \(sentence["of"]) 时，它怎么回答？")
    case .pointIn:
      Phrase(
        en: "About which point is \(sentence["view"]) asked, in its own coordinates?",
        zh: "询问 \(sentence["view"]) 时用的是哪个点（它自己的坐标）？")
    case .chain:
      Phrase(en: "Which responders get touchesBegan, in order?", zh: "依次是谁收到 touchesBegan？")
    case .stopsAt:
      Phrase(en: "At which responder does touchesBegan stop?", zh: "touchesBegan 停在谁那里？")
    case .handledBy:
      Phrase(en: "Which responders handle a message of the touch?", zh: "谁处理了这次触摸的消息？")
    case .count:
      Phrase(
        en: "How many \(sentence["of"]) does \(sentence["view"]) get?",
        zh: "\(sentence["view"]) 收到几次 \(sentence["of"])？")
    case .nth:
      Phrase(
        en: sentence["n"] == "1"
          ? "Which message does \(sentence["view"]) get first?"
          : "\(sentence["view"]) gets several messages. Which one is number \(sentence["n"])?",
        zh: "\(sentence["view"]) 收到的第 \(sentence["n"]) 条消息是什么？")
    case .touchesIn:
      Phrase(
        en: "How many touches are in message \(sentence["n"]) to \(sentence["view"])?",
        zh: "\(sentence["view"]) 收到的第 \(sentence["n"]) 条消息里有几个触摸？")
    case .touchCount:
      Phrase(en: "How many UITouch objects are there in all?", zh: "一共有几个 UITouch 对象？")
    case .previous:
      Phrase(
        en: "What is previousLocation(in: nil) of the touch at \(sentence["at"]) ms?",
        zh: "\(sentence["at"]) 毫秒时，触摸的 previousLocation(in: nil) 是什么？")
    case .translation:
      Phrase(
        en: "By how much does the transform of \(sentence["view"]) move it "
          + "after \(sentence["at"]) ms?",
        zh: "\(sentence["at"]) 毫秒之后，\(sentence["view"]) 的 transform 把它移动了多少？")
    case .fires:
      Phrase(en: "Which recognizers and controls fire?", zh: "哪些识别器和控件会触发？")
    case .events:
      Phrase(
        en: "Which control events does \(sentence["view"]) send, in order?",
        zh: "\(sentence["view"]) 依次发送哪些控件事件？")
    case .scrolls: Phrase(en: "Which scroll views scroll, in order?", zh: "依次是哪些滚动视图滚动了？")
    case .offset:
      Phrase(
        en: "What is the content offset of \(sentence["view"]) at the end?",
        zh: "最后 \(sentence["view"]) 的 contentOffset 是多少？")
    case .next:
      Phrase(
        en: "What is the next responder of \(sentence["of"])?",
        zh: "\(sentence["of"]) 的下一个响应者是谁？")
    case .controller:
      Phrase(
        en: "Which view controller comes first along next from \(sentence["of"])?",
        zh: "从 \(sentence["of"]) 沿着 next 走，先遇到哪个视图控制器？")
    }
  }
}
