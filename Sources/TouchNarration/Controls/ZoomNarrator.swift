import TouchCore

/// Tells how a scroll view is zoomed (20.5 to 20.9).
struct ZoomNarrator: Telling {
  let viewpoint: Viewpoint
  let step: ScrollStep
  let index: Int

  private var who: String { name(step.view) }
  private var scale: String { short(step.scale ?? 1) }
  private var zooming: Zooming { scene[step.view].scrolls.zooming }

  var shortly: StyledText {
    switch step.call {
    case .didZoom:
      say(
        en: "\(name: who) zooms to \(number: scale), at \(number: tenths(step.offset))",
        zh: "\(name: who) 缩放到 \(number: scale)，在 \(number: tenths(step.offset))")
    case .zoomBounces:
      say(
        en: "\(name: who) comes back from \(number: scale) to its limit",
        zh: "\(name: who) 从 \(number: scale) 回到界限")
    case .didEndZooming:
      say(
        en: "\(name: who): zooming ended at \(number: scale)",
        zh: "\(name: who)：缩放结束，停在 \(number: scale)")
    default: say(en: "\(name: who) begins to zoom", zh: "\(name: who) 开始缩放")
    }
  }

  var told: StyledText {
    switch step.call {
    case .didZoom: zoomed
    case .zoomBounces:
      say(
        en: """
          Fewer than two fingers are left. The limits are \(number: short(zooming.minimumScale)) and \
          \(number: short(zooming.maximumScale)), so it goes back to the nearer one.
          """,
        zh: """
          剩下的手指不到两根。界限是 \(number: short(zooming.minimumScale)) 和 \
          \(number: short(zooming.maximumScale))，所以它回到较近的一个。
          """)
    case .didEndZooming: ended
    default:
      say(
        en: """
          Its pinch began. While it zooms the content gets no touches: what had one gets \
          \(code: "touchesCancelled").
          """,
        zh: """
          它的捏合开始了。缩放期间内容得不到触摸：已经得到的会收到 \(code: "touchesCancelled")。
          """)
    }
  }

  private var zoomed: StyledText {
    if trace.rule(of: index) == RuleNumber(20, 6) {
      return say(
        en: "Code set the scale; the middle of what is seen stays there.",
        zh: "代码设置了比例；看得见的部分的中心不动。")
    }
    guard let view = zooming.view else { return "" }
    let together = say(
      en: """
        \(name: name(view)), its delegate's view for zooming, is scaled by its transform, and the \
        offset changes with it: what lies under the fingers stays under them.
        """,
      zh: """
        代理给出的缩放视图 \(name: name(view)) 由它的 \(code: "transform") 缩放，偏移也跟着改变：\
        手指下面的内容仍在手指下面。
        """)
    guard let limit = check(.zoomScale, at: index), !limit.passes, let number = limit.limit else {
      return together
    }
    return paragraph([
      together,
      zooming.bounces
        ? say(
          en: """
            Beyond its limit of \(number: short(number)) it follows less and less \
            (\(setting(.zoomBand))).
            """,
          zh: "越过界限 \(number: short(number)) 后，它跟得越来越少（\(setting(.zoomBand))）。")
        : say(
          en: "It stops at its limit of \(number: short(number)).",
          zh: "它停在界限 \(number: short(number)) 处。"),
    ])
  }

  private var ended: StyledText {
    trace.moment(of: index).event == nil
      ? say(
        en: "It is back at its limit; only now it counts as no longer zooming.",
        zh: "它回到了界限处；现在才不算缩放中。")
      : say(
        en: "Fewer than two fingers are left; one that is still down goes on scrolling.",
        zh: "剩下的手指不到两根；还按着的那根继续滚动。")
  }
}
