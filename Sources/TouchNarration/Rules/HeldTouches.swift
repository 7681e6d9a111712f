import TouchCore

extension Rule {
  static let heldTouches: [Rule] = [
    Rule(
      9, 27, .documented, "header UIGestureRecognizer.h",
      en: """
        With \(code: "cancelsTouchesInView") on, recognizing cancels every touch of it that the \
        view has seen, and the view hears no more of it.
        """,
      zh: "\(code: "cancelsTouchesInView") 打开时，识别成功会取消视图已经见过的每个触摸，视图再也收不到它的消息。"),
    Rule(
      9, 28, .observed, "Lotheve's logs",
      en: """
        The cancel goes to the touch's view and climbs from there; the recognizer's view plays no \
        part.
        """,
      zh: "取消发给触摸的视图，再从那里往上传；与识别器的视图无关。"),
    Rule(
      9, 29, .observed, "logs of zedzhao and Lotheve",
      en: """
        With \(code: "cancelsTouchesInView") off the view goes on getting moved and ended, after \
        the action.
        """,
      zh: "\(code: "cancelsTouchesInView") 关闭时，视图在动作之后继续收到移动和结束。"),
    Rule(
      9, 30, .documented, "header UIGestureRecognizer.h; Apple, delaysTouchesBegan",
      en: """
        With \(code: "delaysTouchesBegan") on, began and what follows wait; on recognition they \
        are thrown away without a cancel, on failure they are delivered late.
        """,
      zh: "\(code: "delaysTouchesBegan") 打开时，开始和后面的消息都要等；识别成功就扔掉，也不发取消；失败就迟一些送到。"),
    Rule(
      9, 31, .inferred, "Chameleon makes them anew",
      en: "A late began carries the place and the time it had.",
      zh: "迟到的开始带着原来的位置和时间。"),
    Rule(
      9, 32, .documented, "header UIGestureRecognizer.h; Apple, delaysTouchesEnded",
      en: """
        With \(code: "delaysTouchesEnded") on, ended waits; on recognition the view gets a cancel \
        instead, on failure the ended.
        """,
      zh: "\(code: "delaysTouchesEnded") 打开时，结束要等；识别成功，视图收到的是取消；失败，视图收到结束。"),
    Rule(
      9, 33, .observed, "zhiyongzou's timestamps",
      en: """
        Nothing is held longer than the recognizer stays \(code: "Possible"): for a double tap \
        that is its wait, about \(number: "350") milliseconds.
        """,
      zh: "只在识别器仍是 \(code: "Possible") 时才扣住：对双击来说就是它的等待，大约 \(number: "350") 毫秒。"),
    Rule(
      9, 34, .documented, "Event Handling Guide",
      en: """
        Of a gesture of two fingers that lift one after the other, the first lift waits for the \
        second, and both share one fate.
        """,
      zh: "两根手指先后抬起的手势，第一次抬起要等第二次，两者结局相同。"),
    Rule(
      9, 35, .inferred, "US patent 9,285,908",
      en: """
        A touch that several hold is released by the last of them, and lost as soon as one that \
        cancels recognizes.
        """,
      zh: "被几个识别器扣住的触摸，最后一个放手才放行；只要有一个会取消的识别成功，就失去。"),
    Rule(
      9, 36, .observed, "chensifang's log",
      en: """
        The flags of a recognizer on a superview hold back the touches of the views in it as well.
        """,
      zh: "父视图上识别器的开关，同样会扣住其中视图的触摸。"),
    Rule(
      9, 37, .documented, "Apple, delaysTouchesEnded",
      en: """
        A double tap with \(code: "delaysTouchesEnded") gives a view began, began, cancelled, \
        cancelled; without, began, ended, began, cancelled.
        """,
      zh: "双击打开 \(code: "delaysTouchesEnded") 时，视图得到开始、开始、取消、取消；关闭时是开始、结束、开始、取消。"),
  ]
}
