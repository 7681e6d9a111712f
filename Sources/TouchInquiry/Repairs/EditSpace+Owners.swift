import TouchCore

//   card.dimming       card.largestUndimmedDetentIdentifier = large     what UIKit makes is nobody's to
//   nav.bar            nav.isNavigationBarHidden = yes                  change: whoever had it made says
//   a keyboard         editing ends                                     how, or that it goes

extension EditSpace {
  /// 19.31, 19.55: what UIKit made goes where its owner says so.
  package func ofOwner(_ id: ViewID) -> [Edit] {
    // 19.31: what was read from an app goes as its controller says, too.
    if let presented = scene.presented(behind: id) {
      return leaving(presented, isSheet: !scene.isAlert(presented))
    }
    guard let part = scene[id].part, case .controller(let owner) = part.owner else {
      return scene[id].isTransitionView ? [.set(id, "isHidden", .truth(true))] : []
    }
    let object = SceneObject.responder(part.owner)
    if part.role == .navigationBar {
      return [.assign(object, property: "isNavigationBarHidden", .truth(true))]
    }
    guard part.role == .dimming || part.role == .transition else { return [] }
    return passing(owner)
      + leaving(owner, isSheet: scene[owner].presentation?.style.isSheet == true)
  }

  /// 19.33: a popover lets touches through to views that it names.
  private func passing(_ popover: ControllerID) -> [Edit] {
    guard let presentation = scene[popover].presentation, presentation.style == .popover else {
      return []
    }
    // A row is reused: the whole list is passed through to.
    let passed = path.lazy.compactMap { [scene] in scene.list(of: $0) }.first ?? subject
    let views = (presentation.passthrough + [passed]).map { scene.name(of: $0) }
    guard views.allSatisfy({ $0.isPlainName }) else { return [] }
    return [
      .assign(
        .responder(.controller(popover)), property: "passthroughViews",
        .word(views.joined(separator: ",")))
    ]
  }

  /// 19.31, 19.12: what lies beside a sheet may be touched, or all of it when it is gone.
  func leaving(_ presented: ControllerID, isSheet: Bool) -> [Edit] {
    let object = SceneObject.responder(.controller(presented))
    let undimmed = Edit.assign(
      object, property: "largestUndimmedDetentIdentifier", .word("large"))
    return (isSheet ? [undimmed] : []) + [.assign(object, property: "dismissed", .word("yes"))]
  }

  /// 17.30: a keyboard goes when editing ends; no app has a hold on its window.
  package func endingEditing(_ window: ViewID) -> [Edit] {
    guard scene.window(of: window)?.isKeyboard == true else {
      return [.set(window, "isHidden", .truth(true))]
    }
    return scene.viewIDs.filter { scene[$0].kind.editsText && scene[$0].overrides.isFirstResponder }
      .map { .set($0, "firstResponder", .word("no")) }
  }
}

extension Scene {
  /// 21.15: whether a view is what UIKit puts around a controller's view while it is pushed or popped, or
  /// the bar beside it: UIKit switches its touches off until the transition ends.
  package func isOfPush(_ id: ViewID) -> Bool {
    guard self[id].origins != Origins(), let superview = self[id].superview else { return false }
    let isBar = self[id].isBarOfApp
    let beside = isBar ? subtree(of: superview) : self[superview].subviews
    return (isBar || self[id].customClass == nil)
      && beside.contains { self[$0].customClass == "_UIParallaxDimmingView" }
  }
}

extension View {
  /// 19.16: what UIKit puts around everything that a controller presents; it goes with that.
  package var isTransitionView: Bool { part == nil && customClass == "UITransitionView" }

  /// Whether it is nobody's to change: UIKit makes it, in the model or in an app that was read.
  package var isUIKitsOwn: Bool {
    if let part { return part.role.isUIKitsOwn }
    if isBarOfApp { return true }
    guard let customClass, origins != Origins() else { return false }
    if isOfUnknownKitClass { return true }
    return customClass.hasPrefix("_UI") || Self.madeByUIKit.contains { customClass.hasPrefix($0) }
  }

  /// Whether its class is one of UIKit's that no table names: UIKit makes it, and nobody subclasses it.
  package var isOfUnknownKitClass: Bool { origins.missing.contains(.kind) }

  /// 19.58: whether it is a bar that its controller places, in the model or in an app that was read:
  /// nobody turns off what it is for.
  package var isBarOfApp: Bool {
    if let part { return part.role == .tabBar || part.role == .navigationBar }
    return origins != Origins() && knownClass?.kind == .bar
  }

  /// Whether a test tool told of it as an alert or an action sheet.
  package var isAlertOfTestTool: Bool { elementAlerts.contains(className) }

  private static let madeByUIKit =
    elementAlerts + [
      "UITransitionView", "UIDropShadowView", "UIDimmingView", "UILayoutContainerView",
      "UINavigationTransitionView", "UIViewControllerWrapperView", "UITextEffectsWindow",
      "UIRemoteKeyboardWindow", "UIInputSet", "UIKeyboard", "UIKB", elementPrefix + "Key",
      "UITableViewWrapperView", "AVPlayer",
    ]
}

extension Scene {
  /// Whether a control of UIKit's makes a view, as a page control its dots.
  func isOfKitsControl(_ id: ViewID) -> Bool {
    self[id].superview.map { self[$0].kind.isControl && self[$0].kind.isComposite } ?? false
  }
}

extension Part.Role {
  /// Whether an app has no view of its own to change.
  package var isUIKitsOwn: Bool {
    isPrivateContainer
      || [.dimming, .transition, .navigationBar, .tabBar, .keys, .wheel, .rows].contains(self)
  }
}
