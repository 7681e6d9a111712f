//   window.ask overlay        1st pass
//     … hit.return overlay: banner
//   window.ask overlay        the same window again, since it answered: 2nd pass (2.20, 22.23)
//     … hit.return overlay: nil                                         both must answer

extension Trace {
  /// Whether a window is asked a second time for a touch: it has just answered.
  public func asksAgain(at index: Int) -> Bool {
    guard index > 0, index < endIndex, case .windowAsk(let window, _, true) = self[index],
      case .hitReturn(window, _, _?) = self[index - 1]
    else { return false }
    return true
  }

  /// Whether a step of the search belongs to the second pass.
  public func isInSecondPass(_ index: Int) -> Bool {
    guard let ask = windowAsk(of: index) else { return false }
    return asksAgain(at: ask)
  }

  /// Where the window was asked to whose search a step belongs; nil where it belongs to none.
  private func windowAsk(of index: Int) -> Int? {
    let search: [StepRecord.Kind] = [.windowChoose, .hitAsk, .hitReturn, .hitResult]
    let other = records[...index].lastIndex { !search.contains($0.kind) }
    return other.flatMap { records[$0].kind == .windowAsk ? $0 : nil }
  }

  /// What SwiftUI draws under the finger in a hosting view that answers itself; nil where nothing
  /// is drawn there, or another view answers.
  public func drawnUnderFinger(atAnswer index: Int) -> ViewID? {
    guard let view = answeredItself(at: index), let touch = touch(at: index) else { return nil }
    return scene(at: index).drawn(in: view, at: touch.screenLocation)
  }

  /// How the system's hosting views answer.
  public var hosting: HostingRules { HostingRules(scene.settings) }

  /// 22.22 to 22.24, 22.27: why a hosting view, or what it draws, answers itself; nil for others.
  func ruleOfHosting(atAnswer index: Int) -> RuleNumber? {
    guard let view = answeredItself(at: index) else { return nil }
    if scene[view].kind == .drawn { return RuleNumber(22, 22) }
    guard scene[view].kind == .hosting else { return nil }
    return drawnUnderFinger(atAnswer: index) == nil ? RuleNumber(22, 27) : hosting.rule
  }

  /// The view that answers itself at a step.
  private func answeredItself(at index: Int) -> ViewID? {
    if case .hitReturn(let view, _, let answer) = self[index], answer == view { view } else { nil }
  }

  /// What a hosting view, or what it draws, was held against when it answered itself.
  func checksOfHosting(atAnswer index: Int) -> [Check] {
    guard let view = answeredItself(at: index), ruleOfHosting(atAnswer: index) != nil else {
      return []
    }
    let drawn = scene[view].kind == .drawn ? view : drawnUnderFinger(atAnswer: index)
    let isDrawn = Check(
      .drawn, of: drawn ?? view, drawn != nil, wants: true, from: .system
    ).asideOnly
    return drawn == nil ? [isDrawn] : [isDrawn, checkOfSystem]
  }

  /// 22.23, or what UIKit may do on any system (2.20).
  var ruleOfAskingAgain: RuleNumber {
    hosting == .subviewsAtFirst ? RuleNumber(22, 23) : RuleNumber(2, 20)
  }

  /// What asking a window a second time rests on: that it answered, and the system.
  func checksOfAskingAgain(_ window: ViewID) -> [Check] {
    [Check(.answered, of: window, true, wants: true, from: .system)]
      + (hosting == .subviewsAtFirst ? [checkOfSystem] : [])
  }

  /// 22.21: the system that decides what there is to ask.
  var checkOfSystem: Check {
    let test: Check.Test =
      switch hosting {
      case .subviews: .below(scene.settings.isOn(.secondPassSkipsContent) ? 18 : 26)
      case .subviewsAtFirst: .below(26)
      case .layers: .atLeast(26)
      }
    return Check(.system, .number(scene.settings[.iOS]), test, from: .setting(.iOS))
  }
}
