import TouchCore
import TouchInquiry

/// What is not known of a view, in words, with the line for LLDB that would tell it.
struct MissingFactWords: Telling {
  let viewpoint: Viewpoint
  let missing: MissingFact

  /// A sentence without its capital: what is not known, what it could do, and how to find out.
  var told: StyledText {
    guard let line = lineForLLDB else { return sentence }
    return paragraph([
      sentence,
      say(
        en: "\(code: "LLDB") tells it: \(code: line).",
        zh: "可用 \(code: "LLDB") 查看：\(code: line)。"),
    ])
  }

  private var sentence: StyledText {
    let who = name(missing.view)
    return switch missing.fact {
    case .recognizers:
      say(
        en: "\(name: who) has gesture recognizers, nobody knows which: they may take the touch.",
        zh: "\(name: who) 有手势识别器，但不知道是哪些：它们可能拿走触摸。")
    case .anyRecognizers where !leftOut.isEmpty:
      say(
        en: """
          \(name: who) has recognizers that are private to UIKit, \(code: leftOut.joined(separator: ", ")): \
          how they handle touches is not known.
          """,
        zh: """
          \(name: who) 有 UIKit 私有的识别器 \(code: leftOut.joined(separator: "、"))：\
          它们怎样处理触摸不得而知。
          """)
    case .anyRecognizers:
      say(
        en: "\(name: who) may have more gesture recognizers than its class brings along.",
        zh: "\(name: who) 的手势识别器可能不止它的类自带的那些。")
    case .delegates:
      say(
        en: "what the delegates of the recognizers of \(name: who) return is not known.",
        zh: "\(name: who) 的识别器的代理返回什么，不得而知。")
    case .actions:
      say(
        en: "what \(name: who) sends, and whom, is not known.",
        zh: "\(name: who) 发送什么、发给谁，不得而知。")
    case .enabled where viewpoint.scene[missing.view].kind == .textView:
      say(
        en: "whether \(name: who) is editable is not known: taken for yes.",
        zh: "\(name: who) 是否可编辑不得而知：这里当作可编辑。")
    case .enabled where viewpoint.scene[missing.view].list?.allowsSelection == false:
      say(
        en: "\(name: who) does not allow selection in the file, and code may change that.",
        zh: "\(name: who) 在文件里不允许选中，但代码可能改变它。")
    case .enabled:
      say(
        en: "whether \(name: who) is enabled is not known: taken for yes.",
        zh: "\(name: who) 是否启用不得而知：这里当作启用。")
    case .interaction
    where viewpoint.scene.isOfCanvas(missing.view)
      && !viewpoint.scene[missing.view].isUserInteractionEnabled:
      say(
        en: "\(name: who) takes no touches in the file, and code with an outlet may change that.",
        zh: "\(name: who) 在文件里不接受触摸，但代码可能通过 outlet 改变它。")
    case .interaction:
      say(
        en: "whether \(name: who) takes touches is not known: the default of its class is taken.",
        zh: "\(name: who) 是否接受触摸不得而知：这里取它的类的默认值。")
    case .visibility where !viewpoint.scene[missing.view].isDrawn:
      say(
        en: "\(name: who) is hidden or clear in the file, and code with an outlet may show it.",
        zh: "\(name: who) 在文件里是隐藏或透明的，但代码可能通过 outlet 显示它。")
    case .visibility where viewpoint.scene[missing.view].isAssumedBar:
      say(
        en: "the file has no bar here, only items for one: \(name: who) is assumed.",
        zh: "文件里这里没有栏，只有给栏的项：\(name: who) 是假定的。")
    case .visibility:
      say(
        en: "whether \(name: who) is hidden or clear is not known: taken for visible.",
        zh: "\(name: who) 是否隐藏或透明不得而知：这里当作可见。")
    case .level:
      say(
        en: "the level of \(name: who), and what other windows there are, is not known.",
        zh: "\(name: who) 的层级，以及还有哪些窗口，不得而知。")
    case .windows:
      say(
        en: "the app has more windows than \(name: who), and one in front may take the touch.",
        zh: "除了 \(name: who)，应用还有别的窗口，前面的某个窗口可能拿走触摸。")
    default: geometry(who)
    }
  }

  private func geometry(_ who: String) -> StyledText {
    switch missing.fact {
    case .frame where bar != nil:
      say(
        en:
          "where \(name: bar ?? "") places \(name: who) is estimated: UIKit measures words and images.",
        zh: "\(name: who) 在 \(name: bar ?? "") 里的位置是估计的：UIKit 会测量文字和图像。")
    case .frame where isBarOfContainer:
      say(
        en: "where \(name: who) lies is estimated: UIKit places it, whatever the file says.",
        zh: "\(name: who) 的位置是估计的：UIKit 自己摆放它，不看文件。")
    case .frame:
      say(
        en: "where \(name: who) lies is not sure: constraints decide, or the numbers are old.",
        zh: "\(name: who) 的位置并不确定：由约束决定，或者数值已经过时。")
    case .place
    where viewpoint.scene.isOfCanvas(missing.view)
      && viewpoint.scene[missing.view].bounds.size != Size(0, 0):
      say(
        en: """
          the frame of \(name: who) in the file may be out of date: UIKit may compute a different \
          one.
          """,
        zh: "文件里 \(name: who) 的 \(code: "frame") 可能已经过时：UIKit 可能算出另一个。")
    case .place:
      say(
        en: "the frame of \(name: who) is missing in the file, or UIKit computes a different one.",
        zh: "文件里没有 \(name: who) 的 \(code: "frame")，或者 UIKit 会算出另一个。")
    case .superviews:
      say(
        en: "the superviews and the window of \(name: who) are missing: they may refuse the touch.",
        zh: "缺少 \(name: who) 的父视图和窗口：它们可能拒绝这次触摸。")
    case .transform:
      say(
        en: "the bounds of \(name: who) cannot be worked out from its transform.",
        zh: "从 \(name: who) 的变换算不出它的 \(code: "bounds")。")
    case .boundsOrigin:
      say(
        en: "the origin of the bounds of \(name: who) is not known: taken for 0,0.",
        zh: "\(name: who) 的 \(code: "bounds") 原点不得而知：这里当作 0,0。")
    case .order:
      say(
        en: "the order of \(name: who) and its siblings is taken from the file, which may differ.",
        zh: "\(name: who) 与同级视图的前后次序取自文件里的顺序，实际可能不同。")
    default: behaviour(who)
    }
  }

  private func behaviour(_ who: String) -> StyledText {
    switch missing.fact {
    case .overrides where standsForElsewhere:
      say(
        en: "\(name: who) stands for a view of another file, which may let touches through.",
        zh: "\(name: who) 代表另一个文件里的视图，它可能放行触摸。")
    case .overrides:
      say(
        en: """
          the class of \(name: who), \(code: viewpoint.scene[missing.view].className), may override \
          \(code: "hitTest") or \(code: "point(inside:)").
          """,
        zh: """
          \(name: who) 的类 \(code: viewpoint.scene[missing.view].className) 可能自己重写了 \
          \(code: "hitTest") 或 \(code: "point(inside:)")。
          """)
    case .overridden:
      say(
        en: """
          \(code: viewpoint.scene[missing.view].className), the class of \(name: who), overrides \
          \(code: "hitTest") or \(code: "point(inside:)"), and what it returns is not known.
          """,
        zh: """
          \(name: who) 的类 \(code: viewpoint.scene[missing.view].className) 重写了 \(code: "hitTest") \
          或 \(code: "point(inside:)")，它返回什么不得而知。
          """)
    case .kind:
      say(
        en: """
          \(code: viewpoint.scene[missing.view].className), the class of \(name: who), is a private \
          class of UIKit that is unknown here: it may pass touches on.
          """,
        zh: """
          \(name: who) 的类 \(code: viewpoint.scene[missing.view].className) 是 UIKit 的私有类，这里不认识：\
          它可能放行触摸。
          """)
    case .animation:
      say(
        en:
          "whether the animation on \(name: who) lets touches through is not known: taken for no.",
        zh: "\(name: who) 上的动画是否放行触摸不得而知：这里当作不放行。")
    case .content:
      say(
        en: """
          what \(code: "SwiftUI") draws in \(name: who) is not in the file, nor which of it takes \
          the touch.
          """,
        zh: "\(code: "SwiftUI") 在 \(name: who) 里画了什么、由哪一部分接住触摸，文件里没有。")
    case .hittable:
      say(
        en: """
          the file's \(code: "hittable") or \(code: "visible") contradicts the hit at \
          \(name: who), so a property that is not in the file decides.
          """,
        zh: """
          文件里的 \(code: "hittable") 或 \(code: "visible") 与 \(name: who) 处的命中结果矛盾，所以起决定作用的属性不在文件里。
          """)
    case .tree where makesSubviews:
      say(
        en: "\(name: who) makes subviews that are not in the file, and one may take the touch.",
        zh: "\(name: who) 会自己添加文件里没有的子视图，其中一个可能拿走触摸。")
    case .tree:
      say(
        en: "something below \(name: who) could not be read, and may take the touch.",
        zh: "\(name: who) 里面有读不出的视图，可能拿走触摸。")
    default:
      say(
        en: """
          \(name: who) is not printed whole: whether it is hidden or takes touches may be missing.
          """,
        zh: "\(name: who) 没有完整打印：它是否隐藏、是否接受触摸，可能缺少说明。")
    }
  }

  /// Whether it is a bar beside what the screen shows, as a container has one.
  private var isBarOfContainer: Bool {
    let (scene, view) = (viewpoint.scene, missing.view)
    return scene[view].knownClass?.kind == .bar && scene[view].origins.address == nil
      && scene[view].superview.flatMap { scene.window(of: $0) } != nil
  }

  /// The bar that places the view; nil for a view in another one.
  private var bar: String? {
    viewpoint.scene[missing.view].superview.flatMap { superview in
      viewpoint.scene[superview].knownClass?.kind == .bar ? name(superview) : nil
    }
  }

  /// The classes of its recognizers that were read and are left out.
  private var leftOut: [String] { viewpoint.scene.recognizersLeftOut(of: missing.view) }

  /// Whether the view is that of a controller in another file.
  private var standsForElsewhere: Bool { viewpoint.scene[missing.view].customClass == nil }

  /// Whether the view makes subviews that only a dump of the app shows.
  private var makesSubviews: Bool {
    let view = viewpoint.scene[missing.view]
    return view.origins.address == nil && view.knownTraits.contains(.makesSubviews)
  }

  /// An expression that tells it while the app is stopped; nil without an address, or where code
  /// would have to be read.
  private var lineForLLDB: String? {
    let scene = viewpoint.scene
    guard let question = LLDBQuestion.settling(missing.fact, of: scene[missing.view]),
      missing.fact != .anyRecognizers || leftOut.isEmpty
    else { return nil }
    if question == .levels || question == .windows {
      return scene.viewIDs.contains { scene[$0].debuggedAddress != nil }
        ? question.line(of: 0) : nil
    }
    return scene[missing.view].debuggedAddress.map { question.line(of: $0) }
  }
}
