import SceneLanguage
import TouchCore
import TouchInquiry

//   hud lies in front of it          what why says of a part of a view, and what an audit says
//   it sticks out of card, …

/// Why a part of a view is not where it is hit, in a clause.
public struct AreaLossWords {
  private let reason: AreaLossReason
  private let scene: Scene

  /// Makes the words of a reason.
  public init(_ reason: AreaLossReason, in scene: Scene) {
    self.reason = reason
    self.scene = scene
  }

  private func name(_ view: ViewID) -> StyledText { "\(name: scene.name(of: view))" }

  /// The clause.
  public var phrase: Phrase {
    switch reason {
    case .offScreen(let edges):
      return Phrase(
        en: "it lies beside the screen, beyond its " + edges.english,
        zh: "在屏幕之外，超出" + edges.chinese)
    case .ignored: return Phrase(en: "interaction events are being ignored", zh: "正在忽略交互事件")
    case .windowNotShown(let window):
      return Phrase(en: name(window) + " is not shown", zh: name(window) + " 没有显示")
    case .refused(let view, let verdict): return refused(view, verdict)
    case .outside(let view, let edges): return outside(view, edges)
    case .overridden(let view):
      return Phrase(
        en: "\(code: "hitTest") of " + name(view) + " returns another view instead",
        zh: name(view) + " 的 \(code: "hitTest") 返回了别的视图")
    case .inside(let view):
      return Phrase(en: name(view) + " in it is hit", zh: "命中的是它里面的 " + name(view))
    case .covered(let hit, let branch): return covered(hit, branch)
    case .otherWindow(let window, let hit):
      return Phrase(
        en: name(hit) + " in the window " + name(window) + " is asked before",
        zh: "窗口 " + name(window) + " 里的 " + name(hit) + " 先被询问")
    case .swallowed: return Phrase(en: "an animation keeps touches away", zh: "动画挡住了触摸")
    }
  }

  private func outside(_ ancestor: ViewID, _ edges: Edges) -> Phrase {
    guard !edges.isEmpty else {
      return Phrase(
        en: "\(code: "point(inside:)") of " + name(ancestor) + " returns \(code: "false")",
        zh: name(ancestor) + " 的 \(code: "point(inside:)") 说不在")
    }
    // 20.10
    let scrolls = scene[ancestor].scrolling?.isScrollEnabled == true
    return Phrase(
      en: "it sticks out of " + name(ancestor) + ", beyond its " + edges.english
        + (scrolls ? ": scrolling may bring it" : ""),
      zh: "超出了 " + name(ancestor) + " 的" + edges.chinese + (scrolls ? "：滚动也许能让它出现" : ""))
  }

  private func covered(_ view: ViewID, _ branch: ViewID) -> Phrase {
    guard view != branch else {
      return Phrase(en: name(view) + " lies in front of it", zh: name(view) + " 盖在它上面")
    }
    return Phrase(
      en: name(view) + " in " + name(branch) + " lies in front of it",
      zh: name(branch) + " 里的 " + name(view) + " 盖在它上面")
  }

  private func refused(_ view: ViewID, _ verdict: AskVerdict) -> Phrase {
    switch verdict {
    case .hidden: Phrase(en: name(view) + " is hidden", zh: name(view) + " 隐藏着")
    case .alpha: Phrase(en: name(view) + " is clear", zh: name(view) + " 是透明的")
    case .interaction:
      Phrase(en: name(view) + " takes no touches", zh: name(view) + " 关闭了交互")
    case .animating: Phrase(en: name(view) + " animates", zh: name(view) + " 正在动画")
    case .inside, .outside, .overridden:
      Phrase(en: name(view) + " refuses", zh: name(view) + " 拒绝")
    }
  }
}

extension Edges {
  private var words: [String] { Self.worded.filter { contains($0.member) }.map { $0.word } }

  /// `top edge and left edge`.
  var english: StyledText {
    StyledText(words.map { $0 + " edge" }.joined(separator: " and "), .plain)
  }

  /// `上边和左边`.
  var chinese: StyledText {
    let words: [(edge: Edges, word: String)] = [
      (.top, "上边"), (.left, "左边"), (.bottom, "下边"), (.right, "右边"),
    ]
    return StyledText(
      words.filter { contains($0.edge) }.map { $0.word }.joined(separator: "和"), .plain)
  }
}
