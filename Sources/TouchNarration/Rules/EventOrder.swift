import TouchCore

extension Rule {
  static let eventOrder: [Rule] = [
    Rule(
      4, 1, .documented,
      "Apple, Using responders and the responder chain to handle events; crash backtraces",
      en: """
        In each event the recognizers of a touch get it first, and then the touches methods go to \
        views.
        """,
      zh: "每个事件里，触摸先交给识别器，然后触摸方法才发给视图。"),
    Rule(
      4, 2, .observed, "logs of Lotheve, zedzhao and chensifang",
      en: "So in every phase a recognizer sees a touch before the touch's view does.",
      zh: "所以在每个阶段，识别器都先于触摸的视图看到触摸。"),
    Rule(
      4, 3, .observed, "five independent logs of taps, pans, pinches and buttons",
      en: """
        In the event that recognizes, the action comes first and \(code: "touchesCancelled") to \
        the view after it.
        """,
      zh: "在识别成功的那个事件里，先调用动作，然后才向视图发送 \(code: "touchesCancelled")。"),
    Rule(
      4, 4, .documented, "header UIGestureRecognizer.h; contradicted by the logs of 4.3",
      en: """
        The header promises the opposite: the cancel immediately before the action; a setting \
        switches to it.
        """,
      zh: "头文件承诺的正好相反：取消紧挨在动作之前；可以用设置改成这样。"),
    Rule(
      4, 5, .inferred, "chensifang's backtrace of the run-loop observer",
      en: """
        What a timer decides, such as a long press or the end of a double tap's wait, happens \
        outside any touch event.
        """,
      zh: "由计时器决定的事，比如长按，或者双击等待到时，发生在触摸事件之外。"),
    Rule(
      4, 6, .observed, "names of functions in crash backtraces",
      en: """
        Messages that were held back are sent on in the order of their times, in the same update.
        """,
      zh: "被扣住的消息在同一次更新里按时间次序放行。"),
  ]
}
