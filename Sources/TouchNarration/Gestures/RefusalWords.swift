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
      let isTap = refusal.start == .anywhere
      return say(
        en: """
          a \(code: view) reacts to \(isTap ? "a single tap" : "a way along its knob") itself, so it \
          returns \(code: "false") for a superview's \(code: other) that wants the same.
          """,
        zh: """
          \(code: view) 自己要对\(isTap ? "单击" : "沿滑块的移动")作出反应，父视图上的 \(code: other) \
          想要同样的手势时，它返回 \(code: "false")。
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
