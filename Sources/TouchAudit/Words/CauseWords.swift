import TouchCore
import TouchInquiry
import TouchNarration

/// Why a part of a control is not reached, in words.
struct CauseWords {
  private let cause: Finding.Cause
  private let scene: Scene

  init(_ cause: Finding.Cause, in scene: Scene) {
    self.cause = cause
    self.scene = scene
  }

  /// The reason, and how much it takes.
  var phrase: Phrase {
    let share = FindingWords.percent(cause.share)
    let reason = self.reason
    return Phrase(
      en: reason.english + " (\(number: share))", zh: reason.chinese + "（\(number: share)）")
  }

  private func name(_ view: ViewID) -> StyledText { "\(name: scene.name(of: view))" }

  private var reason: Phrase {
    switch cause.reason {
    case .offScreen(let edges):
      return Phrase(
        en: "beyond the \(edges.english) edge of the screen", zh: "在屏幕\(edges.chinese)边之外")
    case .ignored:
      return Phrase(en: "interaction events are being ignored", zh: "交互事件正被忽略")
    case .windowNotShown(let window):
      return Phrase(
        en: "window " + name(window) + " is not shown", zh: "窗口 " + name(window) + " 没有显示")
    case .refused(let view, let verdict): return refused(view, verdict)
    case .outside(let view, let edges):
      guard !edges.isEmpty else {
        return Phrase(
          en: "point(inside:with:) of " + name(view) + " says no",
          zh: name(view) + " 的 point(inside:with:) 说“否”")
      }
      return Phrase(
        en: "outside " + name(view) + ", beyond its \(edges.english) edge",
        zh: "在 " + name(view) + " 的\(edges.chinese)边之外")
    case .overridden(let view):
      return Phrase(
        en: "hitTest of " + name(view) + " answers otherwise", zh: name(view) + " 的 hitTest 另有回答")
    case .inside(let view):
      return Phrase(en: name(view) + " inside it is hit", zh: "点中的是里面的 " + name(view))
    case .covered(let hit, let branch):
      guard hit != branch else {
        return Phrase(en: name(hit) + " in front is hit", zh: "点中的是前面的 " + name(hit))
      }
      return Phrase(
        en: name(hit) + " in " + name(branch) + " in front is hit",
        zh: "点中的是前面 " + name(branch) + " 里的 " + name(hit))
    case .otherWindow(let window, let hit):
      return Phrase(
        en: name(hit) + " in window " + name(window) + " is hit",
        zh: "点中的是窗口 " + name(window) + " 里的 " + name(hit))
    case .swallowed:
      return Phrase(en: "an animating view keeps the touch", zh: "正在动画的视图扣住触摸")
    }
  }

  private func refused(_ view: ViewID, _ verdict: Verdict) -> Phrase {
    switch verdict {
    case .hidden: Phrase(en: name(view) + " is hidden", zh: name(view) + " 是隐藏的")
    case .alpha: Phrase(en: name(view) + " is clear (alpha)", zh: name(view) + " 是透明的（alpha）")
    case .interaction:
      Phrase(
        en: "isUserInteractionEnabled of " + name(view) + " is off",
        zh: name(view) + " 的 isUserInteractionEnabled 是关的")
    case .animating: Phrase(en: name(view) + " is animating", zh: name(view) + " 正在动画")
    case .inside, .outside, .overridden:
      Phrase(en: name(view) + " refuses", zh: name(view) + " 拒绝")
    }
  }
}

extension Edges {
  private static let named: [(edge: Edges, english: String, chinese: String)] = [
    (.top, "top", "上"), (.left, "left", "左"), (.bottom, "bottom", "下"), (.right, "right", "右"),
  ]

  fileprivate var english: String {
    Self.named.filter { contains($0.edge) }.map(\.english).joined(separator: " and ")
  }

  fileprivate var chinese: String {
    Self.named.filter { contains($0.edge) }.map(\.chinese).joined()
  }
}
