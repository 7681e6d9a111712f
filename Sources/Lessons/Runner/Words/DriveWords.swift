import TouchCore
import TouchInquiry
import TouchNarration

/// What is said while the reader is the window.
enum DriveWords {
  /// The hop that is shown instead of being typed.
  static func due(_ hop: String) -> Phrase {
    Phrase(en: "This step: \(code: hop)", zh: "这一步：\(code: hop)")
  }

  static func drive(_ drive: Drive, _ words: [DriveMove.Word], count: Int) -> Phrase {
    let forms = StyledText(words.map { $0.form.text }.joined(separator: " · "), .code)
    let steps: StyledText = count == 1 ? "one step" : "\(count) steps, one a line"
    let what = whatIsDriven(drive)
    return Phrase(
      en: "\(strong: what.english.plain): \(steps). \(forms)",
      zh: "\(strong: what.chinese.plain)，共 \(count) 步，每行一步。\(forms)")
  }

  private static func whatIsDriven(_ drive: Drive) -> Phrase {
    switch (drive.from, drive.to) {
    case (.hit, .result): Phrase(en: "You do the hit testing", zh: "由你来查找视图")
    case (.hit, .began), (.hit, .end):
      Phrase(en: "You do the hit testing and what follows", zh: "由你来查找视图，再送出消息")
    case (.result, .result), (.result, .began):
      Phrase(en: "You deliver the message", zh: "由你来传递消息")
    case (.result, .end): Phrase(en: "You deliver the messages to the end", zh: "由你来把消息一直传到底")
    }
  }

  static let driveFooter = Phrase(
    en: "type the next step · hint · answer: show this step · map · skip",
    zh: "输入下一步 · hint：提示 · answer：看这一步 · map：看图 · skip：跳过")

  static func driven(_ mistakes: Int) -> Phrase {
    mistakes == 0
      ? Phrase(
        en: "\(good: "Done:") every step agrees with the record.",
        zh: "\(good: "完成：")每一步都和 UIKit 一致。")
      : Phrase(
        en: "\(good: "Done"), with \(mistakes == 1 ? "one mistake" : "\(mistakes) mistakes").",
        zh: "\(good: "完成")，中间被纠正 \(mistakes) 次。")
  }

  static let rejectSaysWhy = Phrase(
    en: "It returns nil, but why? \(code: "reject outside|hidden|interaction|alpha|animating")",
    zh: "是 nil，但为什么？\(code: "reject outside|hidden|interaction|alpha|animating")")

  /// Of an answer that is given once more.
  static func handedUp(_ words: String, _ steps: [Int]) -> Phrase {
    let numbers = steps.map { "#\($0 + 1)" }
    return Phrase(
      en: "One \(code: words) is enough: the views above pass it up by themselves "
        + "(\(dim: numbers.joined(separator: ", "))). It is no mistake; type what comes next.",
      zh: "\(code: words) 写一次就够了：上面的视图会自己往上返回（\(dim: numbers.joined(separator: "、"))）。"
        + "这不算错，请输入下一步。")
  }

  static func cannotRead(_ words: String, _ problem: QueryProblem) -> Phrase {
    let parts = words.split(whereSeparator: { $0.isWhitespace }).map(String.init)
    if parts.count == 2, parts[0] == DriveMove.Word.deliver.rawValue {
      let lines = DriveMove.Word.methods.map { "\(parts[0]) \(parts[1]) \($0.0)" }
      return Phrase(
        en: "Say which message: \(code: lines.joined(separator: " | "))",
        zh: "请写明是哪条消息：\(code: lines.joined(separator: " | "))")
    }
    let form = parts.first.flatMap { DriveMove.Word(rawValue: $0) }?.form.text ?? words
    return Phrase(
      en: "\(problem.message) (\(code: form))", zh: "\(problem.chinese)（\(code: form)）")
  }

  static func asks(_ name: String, about point: Point) -> Phrase {
    Phrase(
      en: "\(name: name) is asked about \(number: point.short), in its own coordinates.",
      zh: "询问 \(name: name)，点是 \(number: point.short)（它自己的坐标）。")
  }

  static func gets(_ name: String, _ method: ResponderMethod) -> Phrase {
    Phrase(
      en: "\(name: name) gets \(code: method.name).", zh: "\(name: name) 收到 \(code: method.name)。")
  }

  static func objection(_ objection: DriveObjection) -> Phrase {
    let no = Phrase(en: "\(bad: "Not now.")", zh: "\(bad: "现在不行。")")
    let why = reason(objection)
    return Phrase(en: no.english + " " + why.english, zh: no.chinese + why.chinese)
  }

  static func reason(_ objection: DriveObjection) -> Phrase {
    switch objection {
    case .askedAlready(let name, let step):
      Phrase(
        en: "\(name: name) was already asked (\(dim: "#\(step + 1)")); no view is asked twice.",
        zh: "\(name: name) 已经被问过（\(dim: "#\(step + 1)")）；谁也不会被问第二次。")
    case .notASubview(let name, let parent):
      Phrase(
        en: "\(name: parent) is asking now, and it asks only its subviews; \(name: name) is "
          + "not a subview of it.",
        zh: "现在是 \(name: parent) 在问，它只问自己的子视图；\(name: name) 不是。")
    case .newerFirst(let name):
      Phrase(
        en: "A view after \(name: name) in \(code: "subviews") has not been asked; the last goes "
          + "first.",
        zh: "\(code: "subviews") 里 \(name: name) 之后还有没问的；要从最后一个问起。")
    case .refuses(let name, let facts):
      Phrase(
        en: "\(name: name) has not returned yet. Its subviews are asked only if it can take the "
          + "touch itself. \(facts.phrase.english)",
        zh: "\(name: name) 还没有返回；它自己接得住触摸，才会轮到它下面的视图。"
          + "\(facts.phrase.chinese)")
    case .doesNotRefuse(let name, let facts):
      Phrase(
        en: "\(name: name) does not refuse. \(facts.phrase.english)",
        zh: "\(name: name) 不会拒绝。\(facts.phrase.chinese)")
    case .otherReason(let name, let facts):
      Phrase(
        en: "\(name: name) refuses, but for another reason. \(facts.phrase.english)",
        zh: "\(name: name) 确实拒绝，但原因不是这个。\(facts.phrase.chinese)")
    case .asksOn(let name):
      Phrase(
        en: "\(name: name) has subviews that have not been asked; it returns after them.",
        zh: "\(name: name) 还有子视图没有问；问完了它才返回。")
    case .nobodyLeft(let name):
      Phrase(
        en: "\(name: name) has no subview left to ask; now it returns.",
        zh: "\(name: name) 没有别的可问了；现在该它返回。")
    case .answersElse, .goesElsewhere, .goesOn, .isKept, .stillHas, .endsHere,
      .otherFirst:
      laterReason(objection)
    case .notAWindow, .higherWindowFirst, .recognizersFirst, .heardAlready, .notGathered,
      .otherRecognizerFirst, .notTheTouchsView, .noLink, .otherMessage, .decidedAlready,
      .decidesLater, .neverDecides, .holdsOther, .firesOther:
      DriveReasons.reasonOfSameKind(objection)
    }
  }

  private static func laterReason(_ objection: DriveObjection) -> Phrase {
    switch objection {
    case .answersElse(let name, isOverridden: true):
      Phrase(
        en:
          "\(name: name) overrides \(code: "hitTest"), and the override decides what it returns: see "
          + "its line in the scene.",
        zh: "\(name: name) 重写了 \(code: "hitTest")，返回什么由它自己的方法决定：到场景里看看。")
    case .answersElse(let name, isOverridden: false):
      Phrase(
        en: "The point is inside \(name: name), and no subview of it returned a view. What can it "
          + "still return?",
        zh: "点在 \(name: name) 里面，它的子视图又都没有给出视图；想想它还能返回什么。")
    case .goesElsewhere(let name):
      Phrase(
        en: "\(name: name) sends the message to its \(code: "next"). For a root view, that is its "
          + "view controller; for another view, its superview.",
        zh: "\(name: name) 把消息交给自己的 \(code: "next")：根视图的是它的控制器，其他视图的是父视图。")
    case .goesOn(let name):
      Phrase(
        en: "\(name: name) does not keep the message, and it has a \(code: "next").",
        zh: "消息不会停在 \(name: name)，而且它有 \(code: "next")。")
    case .isKept(let name):
      Phrase(
        en: "\(name: name) keeps the message and does not forward it.",
        zh: "\(name: name) 处理了消息，不再往上传。")
    case .stillHas(let name, let method):
      Phrase(
        en: "\(name: name) still has \(code: method.name); say first what happens to it.",
        zh: "\(name: name) 手里还有 \(code: method.name)；先说它的下落。")
    case .endsHere(let name):
      Phrase(
        en: "\(name: name) does nothing with the message and has no \(code: "next").",
        zh: "\(name: name) 对消息什么也不做，也没有 \(code: "next")。")
    case .otherFirst(let word): otherFirst(word)
    case .askedAlready, .notASubview, .newerFirst, .refuses, .doesNotRefuse, .otherReason, .asksOn,
      .nobodyLeft, .notAWindow, .higherWindowFirst, .recognizersFirst, .heardAlready,
      .notGathered, .otherRecognizerFirst, .notTheTouchsView, .noLink, .otherMessage,
      .decidedAlready, .decidesLater, .neverDecides, .holdsOther, .firesOther:
      reason(objection)
    }
  }

  private static func otherFirst(_ word: DriveMove.Word) -> Phrase {
    let meaning = word.meaning
    return Phrase(
      en: "Do this first: \(meaning.english) (\(code: word.form.text)).",
      zh: "先要做的是：\(meaning.chinese)（\(code: word.form.text)）。")
  }
}

extension FactSheet {
  /// The facts, those that are as usual left out.
  fileprivate var phrase: Phrase {
    var english = "The point is \(point.short) in its coordinates, its bounds are \(bounds.short)"
    var chinese = "它的点是 \(point.short)，bounds 是 \(bounds.short)"
    if isHidden { (english, chinese) = (english + ", it is hidden", chinese + "，它是隐藏的") }
    if !isUserInteractionEnabled {
      (english, chinese) = (english + ", user interaction is disabled", chinese + "，它关闭了交互")
    }
    if alpha < 1 {
      let value = short(alpha)
      (english, chinese) = (english + ", its alpha is \(value)", chinese + "，alpha 是 \(value)")
    }
    if overridesPointInside {
      (english, chinese) = (
        english + ", and it overrides pointInside", chinese + "，并且重写了 pointInside"
      )
    }
    return Phrase(en: "\(english).", zh: "\(chinese)。")
  }
}
