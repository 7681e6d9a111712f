import TouchCore
import TouchInquiry
import TouchNarration

/// What is said of the worlds that changes make.
enum WorldWords {
  static let isSoAlready = Phrase(
    en: "it is already so: \(strong: "nothing changes")", zh: "已经是这样了：\(strong: "什么都没有变")")

  static let changesNothing = Phrase(
    en: "\(strong: "nothing changes"): every step is the same; \(code: "undo") goes back",
    zh: "\(strong: "什么都没有变")：每一步都相同；用 \(code: "undo") 撤销")

  static let unplayable = Phrase(
    en: "the remaining touches are impossible: a finger would go down while it is already down",
    zh: "剩下的动作没有手能做出来：有手指会在按着的时候再次按下")

  static func dropped(finger: String, others: Int) -> Phrase {
    guard others > 0 else {
      return Phrase(
        en: "finger \(name: finger) does not go down at all", zh: "手指 \(name: finger) 根本没有按下")
    }
    return Phrase(
      en: "finger \(name: finger) does not go down at all: its \(others) other "
        + "\(others == 1 ? "event is" : "events are") removed too",
      zh: "手指 \(name: finger) 根本没有按下：它在另外 \(others) 个事件里的动作也随之没有了")
  }

  static func parting(at step: Int, before: StyledText?) -> Phrase {
    guard let before else {
      return Phrase(
        en: "first difference at #\(step), a new step:",
        zh: "第一处不同在 #\(step)：原来没有这一步，现在是：")
    }
    return Phrase(
      en: "first difference at #\(step); before, it was: " + before,
      zh: "第一处不同在 #\(step)；改动前：" + before)
  }

  static func endsEarlier(at count: Int, before: StyledText) -> Phrase {
    Phrase(
      en: "the record now ends after #\(count); before, the next step was: " + before,
      zh: "记录现在到 #\(count) 为止；改动前，接下去是：" + before)
  }

  static let waysOn = Phrase(
    en: "\(dim: "undo goes back · whatif and … adds a change")",
    zh: "\(dim: "undo 撤销 · whatif and … 再加一处改动")")

  static let nothingToUndo = Phrase(
    en: "there is nothing to undo: no command has changed anything",
    zh: "没有可以撤销的：还没有命令作过改动")

  static func tooManyToUndo(_ count: Int) -> Phrase {
    Phrase(
      en: count == 1
        ? "there is only one change to undo" : "there are only \(count) changes to undo",
      zh: "只有 \(count) 个改动可以撤销")
  }

  static func undone(_ labels: [String]) -> Phrase {
    let list = labels.joined(separator: " ;; ")
    return Phrase(en: "undone: \(code: list)", zh: "已撤销 \(code: list)")
  }

  static func insteadOf(_ labels: [String]) -> Phrase {
    let list = labels.joined(separator: " ;; ")
    return Phrase(
      en: "\(dim: "instead of \(list); whatif and … adds to it")",
      zh: "\(dim: "已替换 \(list)；要在它的基础上再改，写 whatif and …")")
  }

  /// The same where changes are made with `set`.
  static func replaces(_ former: [String]) -> Phrase {
    let list = former.joined(separator: " and ")
    return Phrase(
      en: "This replaces \(code: "set \(list)"). To keep that change, write it in the same line, "
        + "with \(code: "and").",
      zh: "这次修改替换了 \(code: "set \(list)")。要保留它，就用 \(code: "and") 写进同一行。")
  }

  static let eventIsOfTheProposal = Phrase(
    en: "that event is not in the record that is changed; \(code: "whatif and …") adds to this one",
    zh: "被修改的那份记录里没有这个事件；用 \(code: "whatif and …") 在现在这份上添加")

  static func nowIn(world: Int, _ label: String) -> Phrase {
    guard !label.isEmpty else {
      return Phrase(en: "back in the scene as it was opened", zh: "回到打开时的场景")
    }
    return Phrase(
      en: "now in branch \(world): \(code: label)", zh: "现在位于分支 \(world)：\(code: label)")
  }

  static let asOpened = Phrase(en: "as it was opened", zh: "打开时的样子")

  static let noBranches = Phrase(
    en: "\(dim: "no branches yet: whatif makes one")",
    zh: "\(dim: "还没有分支：whatif 会建立分支")")

  static func noBranch(_ word: String, last: Int) -> Phrase {
    guard last > 0 else {
      return Phrase(
        en: "there is no branch \(bad: word); \(code: "whatif") makes one",
        zh: "没有分支 \(bad: word)；用 \(code: "whatif") 建立一个")
    }
    return Phrase(
      en: "there is no branch \(bad: word); branches are \(code: "0") to \(code: "\(last)")",
      zh: "没有分支 \(bad: word)；可以写 \(code: "0") 到 \(code: "\(last)")")
  }

  static func outcome(of world: [(touch: Int, hit: String?)]) -> Phrase {
    guard !world.isEmpty else { return Phrase(en: "no touches", zh: "没有触摸") }
    let shown = world.prefix(3).map { one in
      world.count == 1 ? one.hit : one.hit.map { "\(one.touch) \($0)" }
    }
    let more = world.count > 3 ? " …" : ""
    return Phrase(
      en: "→ " + StyledText(shown.map { $0 ?? "no view" }.joined(separator: ", ") + more, .name),
      zh: "→ " + StyledText(shown.map { $0 ?? "没有视图" }.joined(separator: "、") + more, .name))
  }

  static func touchIsGone(_ touch: String, from hit: String?) -> Phrase {
    Phrase(
      en: "touch \(touch) \(strong: "does not happen"); its hit view was \(name: hit ?? "no view")",
      zh: "触摸 \(touch) \(strong: "没有发生")；原来命中的是 \(name: hit ?? "没有视图")")
  }

  static func stillHit(
    touch: String, _ hit: String?, from old: [String], to new: [String], isDropped: Bool
  ) -> Phrase {
    let before = old.joined(separator: ", ")
    let after = new.joined(separator: ", ")
    let lost = isDropped ? Phrase(en: ", \(bad: "dropped")", zh: "，\(bad: "被丢弃")") : nil
    return Phrase(
      en: "touch \(touch): its hit view is still \(name: hit ?? "no view"); it was handled by "
        + "\(name: before.isEmpty ? "no responder" : before), is now handled by "
        + "\(strong: after.isEmpty ? "no responder" : after)" + (lost?.english ?? ""),
      zh: "触摸 \(touch)：仍命中 \(name: hit ?? "没有视图")；处理它的由 "
        + "\(name: before.isEmpty ? "没有响应者" : before) 变为 "
        + "\(strong: after.isEmpty ? "没有响应者" : after)" + (lost?.chinese ?? ""))
  }

  static func keptOrLost(touch: String, _ hit: String, _ loss: Loss.Way?) -> Phrase {
    let (english, chinese) =
      switch loss {
      case nil: ("gets all its messages", "收得到它的全部消息")
      case .cancelled: ("gets touchesCancelled", "收到 touchesCancelled")
      case .neverTold: ("gets no message of it", "收不到它的消息")
      case .heldBack: ("has not got it when the record ends", "到记录结束还没有收到它")
      }
    return Phrase(
      en: "touch \(touch): \(name: hit) \(strong: "now") \(english)",
      zh: "触摸 \(touch)：\(name: hit) \(strong: "现在")\(chinese)")
  }

  static func sends(_ action: String, by sender: String, isNew: Bool) -> Phrase {
    guard isNew else {
      return Phrase(
        en: "\(name: sender) \(bad: "no longer") sends \(code: action)",
        zh: "\(name: sender) \(bad: "不再")发送 \(code: action)")
    }
    return Phrase(
      en: "\(name: sender) \(good: "now sends") \(code: action)",
      zh: "\(name: sender) \(good: "现在发送") \(code: action)")
  }

  static func fate(of recognizer: String, from old: [NamedFate], to new: [NamedFate]) -> Phrase {
    let (was, now) = (states(old), states(new))
    return Phrase(
      en: (old.isEmpty
        ? "\(name: recognizer) got no touch, " : "\(name: recognizer) was \(was.english), ")
        + (new.isEmpty ? "\(strong: "now gets no touch")" : "is now \(strong: now.english.plain)"),
      zh: (old.isEmpty ? "\(name: recognizer) 原来没有触摸，" : "\(name: recognizer) 原来是 \(was.chinese)，")
        + (new.isEmpty ? "\(strong: "现在没有触摸")" : "现在是 \(strong: now.chinese.plain)"))
  }

  /// The states that a recognizer came to, one after the other, each with its touches.
  private static func states(_ all: [NamedFate]) -> Phrase {
    guard all.count > 1 else { return .same(all.first?.state ?? "") }
    let english = all.map { fate in
      let touches = fate.touches.count == 1 ? "touch" : "touches"
      return "\(fate.state) for \(touches) \(fate.touches.joined(separator: " and "))"
    }
    let chinese = all.map { "\($0.state)（触摸 \($0.touches.joined(separator: "、"))）" }
    return Phrase(
      en: StyledText(english.joined(separator: ", then "), .plain),
      zh: StyledText(chinese.joined(separator: "，然后 "), .plain))
  }
}

/// What an attempt of a recognizer came to, and the names of its touches.
struct NamedFate: Hashable {
  let state: String
  let touches: [String]
}
