import TouchCore

/// Tells to whom an action goes.
struct ActionNarrator: Telling {
  let viewpoint: Viewpoint

  func wording(_ step: ActionStep) -> Wording {
    switch step {
    case .ask(let responder, let registration, let sender, let answer):
      actionAsk(responder, scene.target(registration, of: sender), sender, answer)
    case .send(let registration, let sender, let target, let handled):
      actionSend(scene.target(registration, of: sender), sender, target, handled)
    }
  }

  /// 7.18, 12.10, 12.11: whether somebody along the way implements it.
  private func actionAsk(
    _ responder: Responder, _ target: ActionTarget?, _ sender: ActionSender, _ answer: Bool
  ) -> Wording {
    let action = target?.action ?? ""
    let who = name(responder)
    let refuses = scene[overridesOf: responder].refusedActions.contains(action)
    return Wording(
      short: answer
        ? say(en: "\(name: who) implements \(code: action)", zh: "\(name: who) 实现了 \(code: action)")
        : refuses
          ? say(
            en: "\(name: who) refuses \(code: action) (\(code: "canPerformAction"))",
            zh: "\(name: who) 拒绝 \(code: action)（\(code: "canPerformAction")）")
          : say(
            en: "\(name: who) does not implement \(code: action)",
            zh: "\(name: who) 没有实现 \(code: action)"),
      long: [
        say(
          en: """
            \(code: action) of \(name: name(sender)) has no target, so somebody is looked for who \
            implements it: \(whereItStarts(sender)). Now \(name: who) is asked.
            """,
          zh: """
            \(name: name(sender)) 的 \(code: action) 没有目标，所以要找一个实现它的：\
            \(whereItStarts(sender))。现在问到 \(name: who)。
            """),
        answer
          ? say(en: "It implements the action, so the search ends here.", zh: "它实现了这个动作，查找到此结束。")
          : refuses
            ? say(
              en:
                "It would, but its \(code: "canPerformAction") returns \(code: "false"): its next responder is asked.",
              zh: "它本来可以，但它的 \(code: "canPerformAction") 返回 \(code: "false")：再问下一个响应者。")
            : say(en: "It does not, so its next responder is asked.", zh: "它没有实现，所以再问下一个响应者。"),
      ])
  }

  /// 12.11, 12.12: the documentation and an experiment disagree.
  private func whereItStarts(_ sender: ActionSender) -> StyledText {
    let first = scene.settings.isOn(.nilTargetAsksFirstResponder)
    switch (first, scene.settings.isOn(.nilTargetClimbsFromSender), sender) {
    case (true, true, .control):
      return say(
        en: "up the chain from the first responder, as documented, then from the sender",
        zh: "按文档从第一响应者沿链往上，再从发送者往上")
    case (_, true, .control):
      return say(en: "up the chain from the sender", zh: "从发送者沿链往上")
    case (true, _, _):
      return say(en: "up the chain from the first responder", zh: "从第一响应者沿链往上")
    case (false, _, _):
      return say(en: "but the settings leave it no place to start", zh: "但设置没有给它留下起点")
    }
  }

  /// 7.19: to whom an action went.
  private func actionSend(
    _ target: ActionTarget?, _ sender: ActionSender, _ responder: Responder?, _ handled: Bool
  ) -> Wording {
    let action = target?.action ?? ""
    let from = name(sender)
    guard handled else {
      return worded(
        en: "\(code: action) of \(name: from): \(bad: "no responder") implements it",
        zh: "\(name: from) 的 \(code: action)：\(bad: "没有响应者")实现它",
        fully: say(
          en: """
            \(code: action) of \(name: from) has no target, and nobody who was asked implements \
            it, so nothing happens. No error is raised.
            """,
          zh: """
            \(name: from) 的 \(code: action) 没有目标，问过的也都没有实现它，所以什么都不发生，也不报错。
            """))
    }
    guard let responder else {
      return worded(
        en: "\(name: from) sends \(code: action) to its target",
        zh: "\(name: from) 把 \(code: action) 发给它的目标",
        fully: sent(action, sender, say(en: "an object outside the scene", zh: "场景之外的一个对象")))
    }
    return worded(
      en: "\(name: from) sends \(code: action) to \(name: name(responder))",
      zh: "\(name: from) 把 \(code: action) 发给 \(name: name(responder))",
      fully: sent(action, sender, "\(name: name(responder))"))
  }

  private func sent(_ action: String, _ sender: ActionSender, _ target: StyledText) -> StyledText {
    switch sender {
    case .control(let view):
      say(
        en: """
          \(name: name(view)) passes \(code: action) to the application, which calls it on its \
          target, \(target). The action does not climb the responder chain.
          """,
        zh: """
          \(name: name(view)) 把 \(code: action) 交给应用，由应用在目标（\(target)）上调用。\
          这个动作不走响应者链。
          """)
    case .recognizer(let id):
      say(
        en: """
          \(name: name(id)) calls \(code: action) on its target, \(target). The responder chain has \
          no part in it.
          """,
        zh: """
          \(name: name(id)) 在目标（\(target)）上调用 \(code: action)。这与响应者链无关。
          """)
    }
  }
}
