import TouchCore

/// Tells what a table or collection does with a row.
struct RowNarrator: Telling {
  let viewpoint: Viewpoint
  let step: RowStep
  let index: Int

  var wording: Wording {
    switch step.call {
    case .allowsSelection: notAllowed
    case .shouldHighlight, .willSelect, .shouldSelect, .shouldDeselect: asked
    case .highlight: step.isOn ? highlighted : plain
    case .select: step.isOn ? selected : deselected
    }
  }

  private var row: String { name(step.row) }
  private var list: ViewID? { scene.list(of: step.row) }
  private var listName: String { list.map { name($0) } ?? "" }
  private var isTable: Bool { list.map { scene[$0].kind == .table } ?? true }

  /// 16.13, 16.14.
  private var notAllowed: Wording {
    let isEditing = list.map { scene[$0].list?.isEditing == true } ?? false
    let property = isEditing ? "allowsSelectionDuringEditing" : "allowsSelection"
    return worded(
      en:
        "\(name: row) is \(bad: "not") highlighted: \(code: property) of \(name: listName) is off",
      zh: "\(name: row) \(bad: "不")高亮：\(name: listName) 的 \(code: property) 关闭",
      fully: say(
        en: """
          The touch reached \(name: listName), but its \(code: property) is off: nothing can be \
          selected, so nothing is highlighted either, and the delegate is not asked.
          """,
        zh: """
          触摸到达了 \(name: listName)，但它的 \(code: property) 关闭：什么都不能选中，所以也不高亮，\
          也不问代理。
          """))
  }

  /// 16.11, 16.20, 16.21, 16.23.
  private var asked: Wording {
    let method = step.call.name(ofTable: isTable)
    if let other = step.instead {
      return worded(
        en: "\(name: listName).delegate \(code: method) \(name: row)? \(name: name(other)) instead",
        zh: "\(name: listName).delegate \(code: method) \(name: row)？改选 \(name: name(other))",
        fully: say(
          en: """
            The delegate of \(name: listName) returns another row from \(code: method): \
            \(name: name(other)) is selected, and \(name: row) is not.
            """,
          zh: """
            \(name: listName) 的代理用另一行返回 \(code: method)：选中的是 \(name: name(other))，\
            不是 \(name: row)。
            """))
    }
    return worded(
      en: "\(name: listName).delegate \(code: method) \(name: row)? \(yesOrNo(step.isOn))",
      zh: "\(name: listName).delegate \(code: method) \(name: row)？\(yesOrNo(step.isOn))",
      fully: paragraph([
        say(
          en: """
            \(name: listName) asks its delegate \(code: method) about \(name: row), which \
            returns \(trueOrFalse(step.isOn)).
            """,
          zh: """
            \(name: listName) 就 \(name: row) 问代理 \(code: method)，返回 \(trueOrFalse(step.isOn))。
            """), step.isOn ? "" : follows,
      ]))
  }

  private var follows: StyledText {
    switch step.call {
    case .shouldHighlight:
      say(
        en: "So nothing comes of this touch: no highlight, and no selection at the lift.",
        zh: "所以这次触摸到此为止：不高亮，抬起时也不选中。")
    case .willSelect, .shouldSelect:
      say(en: "So nothing is selected; what was selected stays.", zh: "所以什么都不选中；原来选中的保持不变。")
    case .shouldDeselect: say(en: "So it stays selected.", zh: "所以它保持选中。")
    case .allowsSelection, .highlight, .select: ""
    }
  }

  /// 16.12, 16.34.
  private var highlighted: Wording {
    let isBack = check(.insideRow, at: index) != nil
    return worded(
      en: "\(name: row) is \(good: "highlighted")\(isBack ? " again" : "")",
      zh: "\(name: row) \(isBack ? "又" : "")\(good: "高亮")",
      fully: isBack
        ? say(
          en: """
            The finger came back to \(name: row), so it is highlighted again \
            (\(setting(.cellHighlightReturns))).
            """,
          zh: "手指回到 \(name: row)，它又高亮（\(setting(.cellHighlightReturns))）。")
        : say(
          en: """
            The touch began in \(name: row) and was forwarded to \(name: listName), whose own \
            \(code: "touchesBegan") highlights the row. No recognizer selects rows: the \
            touches methods of \(name: listName) do.
            """,
          zh: """
            触摸在 \(name: row) 里开始，一路传到 \(name: listName)，由它自己的 \
            \(code: "touchesBegan") 把这一行高亮。选中行的不是识别器，而是 \(name: listName) 的触摸方法。
            """))
  }

  private var plain: Wording {
    worded(
      en: "\(name: row) is no longer highlighted", zh: "\(name: row) 不再高亮", fully: whyPlain)
  }

  private var whyPlain: StyledText {
    switch trace.rule(of: index).item {
    case 33:
      say(
        en: """
          The finger is no longer over \(name: row): its highlight goes off, and a lift out there \
          selects nothing.
          """,
        zh: "手指已经不在 \(name: row) 上：高亮消失，在外面抬起什么都不选中。")
    case 30:
      say(
        en: """
          The touch was cancelled, so the highlight goes off and nothing is selected when the \
          finger is lifted.
          """,
        zh: "触摸被取消，所以高亮消失，手指抬起时什么都不选中。")
    default:
      say(
        en: """
          The touch is over, so the highlight goes off; whether before or after the selection is \
          \(setting(isTable ? .tableUnhighlightsFirst : .collectionUnhighlightsFirst)).
          """,
        zh: """
          触摸结束，高亮消失；在选中之前还是之后，由 \
          \(setting(isTable ? .tableUnhighlightsFirst : .collectionUnhighlightsFirst)) 决定。
          """)
    }
  }

  /// 16.15, 16.16, 16.22.
  private var selected: Wording {
    let method = isTable ? "didSelectRowAt" : "didSelectItemAt"
    let isAgain = trace.rule(of: index).item == 22
    let when =
      isTable
      ? say(
        en: """
          The lift only noted the row: a table selects it at the end of the same turn of the run \
          loop, after every recognizer's action.
          """,
        zh: "抬起时只是记下这一行：表格在同一轮 run loop 的末尾才选中它，在所有识别器的动作之后。")
      : say(
        en: "A collection selects inside \(code: "touchesEnded").",
        zh: "集合视图就在 \(code: "touchesEnded") 里选中。")
    return worded(
      en: "\(name: row) is \(good: "selected"): \(code: method)",
      zh: "\(name: row) 被\(good: "选中")：\(code: method)",
      fully: paragraph([
        say(
          en: "\(name: row) is selected, and the delegate gets \(code: method).",
          zh: "\(name: row) 被选中，代理收到 \(code: method)。"), when,
        isAgain
          ? say(
            en: "It was selected before; it is told again, and nothing is deselected.",
            zh: "它原本就是选中的；照样再通知一次，什么都不取消选中。") : "",
      ]))
  }

  /// 16.17, 16.21.
  private var deselected: Wording {
    let method = isTable ? "didDeselectRowAt" : "didDeselectItemAt"
    let isOld = trace.rule(of: index).item != 21
    return worded(
      en: "\(name: row) is deselected: \(code: method)",
      zh: "\(name: row) 取消选中：\(code: method)",
      fully: isOld
        ? say(
          en: """
            Only one row can be selected here, so the old one, \(name: row), goes before the new \
            one comes: the delegate gets \(code: method).
            """,
          zh: "这里只能选中一行，所以旧的 \(name: row) 先取消，新的再选中：代理收到 \(code: method)。")
        : say(
          en: """
            Several rows can be selected here, so a tap on \(name: row), which is selected, \
            deselects it: the delegate gets \(code: method).
            """,
          zh: """
            这里可以选中多行，所以点一下已经选中的 \(name: row) 会取消选中：代理收到 \(code: method)。
            """))
  }
}
