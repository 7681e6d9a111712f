import TouchCore

/// Tells why a view of a kind does not let a recognizer begin: what its row says (8.3, 17.20, 19.27).
struct RefusalWords: Telling {
  let viewpoint: Viewpoint
  let recognizer: RecognizerID
  let view: ViewID

  var told: StyledText {
    guard let refusal = scene.refusal(of: recognizer, by: view) else {
      return say(
        en: "views of its kind return \(code: "false").", zh: "这类视图返回 \(code: "false")。")
    }
    let (view, other) = (scene[view].className, scene[recognizer].className)
    guard !refusal.keepsMainAction else {
      return say(
        en: """
          a \(code: view) returns \(code: "false") for a superview's recognizer whose gesture is \
          the main action of the \(code: view).
          """,
        zh: """
          父视图上的识别器识别的手势，如果就是 \(code: view) 自己的主要动作，\(code: view) 返回 \
          \(code: "false")。
          """)
    }
    switch refusal.owner {
    case .superviews:
      return say(
        en: "a \(code: view) returns \(code: "false") for a \(code: other) on a superview.",
        zh: "对父视图上的 \(code: other)，\(code: view) 返回 \(code: "false")。")
    case .sheet:
      return say(
        en: "a \(code: view) returns \(code: "false") for the pan of a sheet.",
        zh: "对 sheet 的拖动，\(code: view) 返回 \(code: "false")。")
    case .anybody:
      return say(
        en: """
          a \(code: view) that is selectable and not editable keeps single taps for its links and \
          its selection.
          """,
        zh: "可选而不可编辑的 \(code: view) 把单击留给自己的链接和选择。")
    }
  }
}
