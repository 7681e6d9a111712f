import TouchCore

/// Tells why a view of a kind does not let a recognizer begin: what its row says (8.3, 17.20, 19.27).
struct RefusalWords: Telling {
  let viewpoint: Viewpoint
  let recognizer: RecognizerID
  let view: ViewID

  var told: StyledText {
    guard let refusal = scene.refusal(of: recognizer, by: view) else {
      return say(en: "views of its kind return that.", zh: "这类视图就这样返回。")
    }
    let (view, other) = (scene[view].className, scene[recognizer].className)
    guard !refusal.keepsMainAction else {
      return say(
        en: """
          a \(code: view) returns that for a recognizer on a superview that overlaps its own main \
          action.
          """,
        zh: "父视图上的识别器如果与控件自己的主要动作重合，\(code: view) 就这样返回。")
    }
    switch refusal.owner {
    case .superviews:
      return say(
        en: "a \(code: view) returns that for a \(code: other) on a superview.",
        zh: "对父视图上的 \(code: other)，\(code: view) 就这样返回。")
    case .sheet:
      return say(
        en: "a \(code: view) returns that for the pan of a sheet.",
        zh: "对 sheet 的拖动，\(code: view) 就这样返回。")
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
