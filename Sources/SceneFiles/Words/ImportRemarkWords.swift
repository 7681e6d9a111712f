import TouchNarration

/// What was not understood of a line of another program's file, in words.
package struct ImportRemarkWords {
  let reason: ImportRemark.Reason

  /// Takes what is to be remarked.
  package init(_ reason: ImportRemark.Reason) { self.reason = reason }

  /// What it is, in a few words.
  package var phrase: Phrase {
    switch reason {
    case .cutOff: Phrase(en: "the line is incomplete", zh: "这一行不完整")
    case .unclosed(let count):
      Phrase(
        en: "\(count) element\(count == 1 ? " is" : "s are") not closed: the end is missing",
        zh: "有 \(count) 个元素没有结束：后面的内容缺了")
    case .noFrame(let name):
      Phrase(en: "\(name) has no frame; using an empty one", zh: "\(name) 没有 frame；按空的处理")
    case .notANumber(let property, let taken):
      Phrase(
        en: "\(property) is not a number; using \(taken)", zh: "\(property) 不是数；取 \(taken)")
    case .depthJumps(let by):
      Phrase(
        en: "\(by) levels deeper than the line above: lines between them are missing",
        zh: "比上一行深 \(by) 层：中间缺了几行")
    case .indentationLost:
      Phrase(
        en: "its depth is unknown; the superview is a guess",
        zh: "看不出它的层次；父视图是猜的")
    case .unsolvableTransform:
      Phrase(
        en: "its bounds cannot be computed from the transform", zh: "从变换算不出它的 bounds")
    case .unknownProperty(let text): Phrase(en: "unknown: \(text)", zh: "不认识：\(text)")
    case .notAView(let text): Phrase(en: "not a view: \(text)", zh: "不是视图：\(text)")
    case .skippedView(let text):
      Phrase(en: "left out, cannot read it: \(text)", zh: "略去，读不出：\(text)")
    case .notInstalled(let name, let id, nil):
      Phrase(
        en: "left out, not installed in any size class: \(name) \(id)",
        zh: "略去，没有任何 size class 安装它：\(name) \(id)")
    case .notInstalled(let name, let id, let places?):
      Phrase(
        en: "left out, not on the canvas's device, only where \(places): \(name) \(id)",
        zh: "略去，画布的设备上没有它，只有 \(places) 时才有：\(name) \(id)")
    case .printedAgain(let name):
      Phrase(
        en: "\(name) is printed again later; what was printed last counts",
        zh: "后面又打印了 \(name)；以最后打印的为准")
    case .layer(let name):
      Phrase(en: "left out, \(name) is a layer without a view", zh: "略去，\(name) 是没有视图的图层")
    case .belongsToNobody(let text):
      Phrase(en: "does not belong to a view of the file: \(text)", zh: "不属于文件里的任何视图：\(text)")
    case .keptByAnother(let recognizer, let view):
      Phrase(
        en: "\(recognizer) is already on \(view), and stays there: a recognizer has one view",
        zh: "\(recognizer) 已经在 \(view) 上，并留在那里：一个手势识别器只属于一个视图")
    case .privateRecognizer(let name):
      Phrase(
        en: "left out, \(name) is private to UIKit: how it handles touches is unknown",
        zh: "略去，\(name) 是 UIKit 自己的：它怎样处理触摸不得而知")
    case .unsolvedConstraints(let device):
      Phrase(
        en: "constraints are solved only for frames that are missing or out of date; "
          + "other frames come from \(device ?? "the canvas")",
        zh: "只对缺少或已过时的 frame 求解约束；其他 frame 取自 \(device ?? "画布")")
    case .misplaced:
      Phrase(en: "misplaced: the frame will differ at run time", zh: "misplaced：frame 与实际不同")
    case .ambiguous(1):
      Phrase(en: "ambiguous: the frame is not determined", zh: "ambiguous：frame 没有确定")
    case .ambiguous(let count):
      Phrase(
        en: "ambiguous: this frame and \(count - 1) more are not determined",
        zh: "ambiguous：这个 frame 和另外 \(count - 1) 个没有确定")
    case .variation:
      Phrase(en: "other size classes have other frames", zh: "其他 size class 有别的 frame")
    case .unknownElement(let text):
      Phrase(en: "\(text) is unknown; treated as a plain view", zh: "不认识 \(text)；当作普通视图")
    case .elsewhere(let text): Phrase(en: "is in another file: \(text)", zh: "在别的文件里：\(text)")
    }
  }
}
