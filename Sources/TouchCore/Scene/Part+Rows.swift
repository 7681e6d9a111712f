extension Part.Role {
  /// What belongs to a role.
  struct Row: Sendable {
    let role: Part.Role
    let word: String
    let className: String?
    let recognizer: RecognizerKind

    init(
      _ role: Part.Role, _ word: String, _ className: String? = nil,
      recognizer: RecognizerKind = .pan
    ) {
      self.role = role
      self.word = word
      self.className = className
      self.recognizer = recognizer
    }
  }

  /// The rows, in the order of the roles.
  static let table: [Row] = [
    Row(.dimming, "dimming", "UIDimmingView"), Row(.transition, "transition", "UITransitionView"),
    Row(.view, "view", "UILayoutContainerView"), Row(.rootView, "view"),
    Row(.navigationBar, "bar", "UINavigationBar"), Row(.tabBar, "bar", "UITabBar"),
    Row(.dimmingTap, "dimmingTap", recognizer: .tap), Row(.sheetPan, "sheetPan"),
    Row(.edgePop, "edgePop", recognizer: .edgePan), Row(.contentPop, "contentPop"),
    Row(.fieldTap, "fieldTap", "UITextMultiTapRecognizer", recognizer: .tap),  // 17.3
    Row(.fieldPress, "fieldPress", recognizer: .longPress),
    Row(.links, "links", recognizer: .longPress), Row(.clear, "clear"),
    Row(.deleteControl, "delete", "UITableViewCellEditControl"),
    Row(.reorderControl, "reorder", "UITableViewCellReorderControl"),
    Row(.movePress, "movePress", recognizer: .longPress),
    Row(.closeActions, "closeActions", recognizer: .longPress),
    Row(.windowTransition, "transition", "UITransitionView"),
    Row(.dropShadow, "dropShadow", "UIDropShadowView"),
    Row(.contentTransition, "transitionView", "UINavigationTransitionView"),
    Row(.wrapper, "wrapper", "UIViewControllerWrapperView"),
    Row(.searchField, "field", "UISearchTextField"), Row(.cancel, "cancel"),
    Row(.wheel, "wheel"), Row(.rows, "rows"), Row(.keys, "keys"), Row(.accessory, "accessory"),
    Row(.swipeActions, "swipeActions"), Row(.multiSelectPan, "multiSelectPan"),
    Row(.menuPress, "menuPress", recognizer: .longPress),
    Row(.dragPress, "dragPress", recognizer: .longPress),
    Row(.edgeGate, "edgeGate", recognizer: .edgePan),
    Row(.pinch, "pinch", "UIScrollViewPinchGestureRecognizer", recognizer: .pinch),
  ]
}
