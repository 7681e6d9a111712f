import TouchCore
import TouchInquiry

//  it is the hit view, and yet      somebody takes the touch again
//                                   its own recognizer has it, as it should
//                                   the recognizer that its file gives it is on another view

extension WhyNotAnswer {
  /// 9.27, 9.30: whoever recognized and took the touch from its hit view after all.
  func takenAgain(from step: Int) -> StyledText {
    guard let touch = trace.touch(at: step)?.number else { return "" }
    for index in trace.indices where index > step {
      switch trace[index] {
      case .gate(.cancel(touch, let by?, _)):
        guard !hasIt(by, touch) else { return ownHasIt(by, at: index) }
        return say(
          en: """
            \(name: name(by)) recognized and took it (\(place(index))): it receives \
            \(code: "touchesCancelled").
            """,
          zh: "\(name: name(by)) 又把它拿走了（\(place(index))）：它收到 \(code: "touchesCancelled")。")
      case .gate(.discard(touch, .began, let by?, .recognized)):
        guard !hasIt(by, touch) else { return ownHasIt(by, at: index) }
        return say(
          en:
            "But \(name: name(by)) recognized (\(place(index))), so it does not receive the touch.",
          zh: "但是 \(name: name(by)) 识别成功（\(place(index))），所以它什么也没有收到。")
      default: continue
      }
    }
    return ""
  }

  /// Whether a recognizer that took a touch from its hit view is the view's own; 17.5: those of a text
  /// take nothing from it.
  private func hasIt(_ recognizer: RecognizerID, _ touch: Int) -> Bool {
    guard trace.lossToOthers(of: touch) == nil else { return false }
    return trace.loss(of: touch) != nil || scene[recognizer].part?.role.isOfText == true
  }

  /// 9.27: a view that has a recognizer of its own wants nothing else of its touches.
  private func ownHasIt(_ own: RecognizerID, at step: Int) -> StyledText {
    // 17.3, 17.5: a text is not told of the touches by which it is edited.
    guard scene[own].part?.role.isOfText != true else {
      return say(
        en: """
          Its own \(name: name(own)) recognized and has it (\(place(step))): that is how a text \
          begins to be edited.
          """,
        zh: """
          它自己的 \(name: name(own)) 识别成功，触摸归它（\(place(step))）：文字视图就是这样开始编辑的。
          """)
    }
    return say(
      en: """
        Its own \(name: name(own)) recognized (\(place(step))), so only the touch methods of its \
        class miss the lift.
        """,
      zh: """
        它自己的 \(name: name(own)) 识别成功，触摸归它（\(place(step))）；只有它的类自己的触摸方法\
        才会错过抬起。
        """)
  }

  /// A recognizer is on one view, the first that a nib gives it to.
  var elsewhere: StyledText {
    let missed = scene[view].origins.elsewhere
    guard let first = missed.first else { return "" }
    let holder = name(scene[first].view)
    let names = names(missed)
    return say(
      en: """
        But \(names), which the file puts on it as well, \(missed.count == 1 ? "is" : "are") on \
        \(name: holder): a recognizer has one view, so \(name: name(view)) needs one of its own.
        """,
      zh: """
        但是文件也放在它上面的 \(names) 在 \(name: holder) 上：一个识别器只有一个视图，所以 \
        \(name: name(view)) 要有自己的一个。
        """)
  }
}
