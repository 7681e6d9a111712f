import TouchCore

/// A property of a view controller, by its word: the one table that the reader, the writer, the
/// suggestions and the completion share.
enum ControllerProperty: String, Hashable, Sendable, CaseIterable {
  case by, rootOf, firstResponder, definesContext
  case style, modal, shouldDismiss, detents, detent, undimmed, scrollingExpands
  case cancel, passthrough, source, dismissed
  case barHidden, backHidden, selected

  /// Whose it is.
  enum Owners: String, Hashable, Sendable {
    case controllers = "view controllers"
    case presented = "'presented vc'"
    case navigation = "'navigation'"
    case tabs = "'tabs'"
    case containers = "'navigation' and 'tabs'"
  }

  /// Whose it is.
  var owners: Owners {
    switch self {
    case .rootOf, .firstResponder, .definesContext: .controllers
    case .by, .style, .modal, .shouldDismiss, .detents, .detent, .undimmed: .presented
    case .scrollingExpands, .cancel, .passthrough, .source, .dismissed: .presented
    case .backHidden: .navigation
    case .barHidden: .containers
    case .selected: .tabs
    }
  }

  /// Whether it says something without a value.
  var mayStandAlone: Bool {
    switch self {
    case .firstResponder, .definesContext, .modal, .shouldDismiss, .scrollingExpands: true
    case .cancel, .dismissed, .barHidden, .backHidden: true
    case .by, .rootOf, .style, .detents, .detent, .undimmed, .passthrough, .source: false
    case .selected: false
    }
  }

  /// How it is written.
  var form: String {
    switch self {
    case .by: "by=VC"
    case .rootOf: "rootOf=WINDOW|nil"
    case .firstResponder, .definesContext, .modal, .cancel, .dismissed: rawValue
    case .barHidden, .backHidden: rawValue
    case .style:
      "style="
        + (PresentationStyle.allCases.map(\.rawValue) + [noneWord]).joined(separator: "|")
    case .shouldDismiss, .scrollingExpands: "\(rawValue)=yes|no"
    case .detents: "detents=medium|large"
    case .detent, .undimmed: "\(rawValue)=medium|large"
    case .passthrough: "passthrough=VIEW[,VIEW]"
    case .source: "source=VIEW"
    case .selected: "selected=VC"
    }
  }

  /// What it means, in a line.
  var meaning: String {
    switch self {
    case .by: "who presents it, where it does not stand below that"
    case .rootOf: "the windows whose root it is, where it does not stand in one"
    case .firstResponder: "is its window's first responder"
    case .definesContext: "definesPresentationContext: currentContext stays within it"
    case .style: "how it is presented; normally pageSheet; none: its views say all by themselves"
    case .modal: "isModalInPresentation: no tap and no pull dismisses it"
    case .shouldDismiss: "what its delegate answers when it is to be dismissed; normally yes"
    case .detents: "the heights at which a sheet rests; joined by |"
    case .detent: "the height at which it is; normally the lowest"
    case .undimmed: "largestUndimmedDetentIdentifier: up to there touches beside it go through"
    case .scrollingExpands: "a drag in its scroll view grows the sheet first; normally yes"
    case .cancel: "an action sheet has a cancel action"
    case .passthrough: "passthroughViews of a popover"
    case .source: "the bar item that a popover is anchored to"
    case .dismissed: "is not presented yet, or no more"
    case .barHidden: "shows no bar"
    case .backHidden: "a button of the app's stands in place of the back button"
    case .selected: "the tab that is shown; normally the first"
    }
  }
}

extension ControllerProperty: SpelledByUIKit {
  static let uiKitNames: [String: UIKitName<ControllerProperty>] = Dictionary(
    uniqueKeysWithValues: [
      UIKitName("presentingViewController", .by),
      UIKitName("isFirstResponder", .firstResponder),
      UIKitName("definesPresentationContext", .definesContext),
      UIKitName("modalPresentationStyle", .style),
      UIKitName("isModalInPresentation", .modal),
      UIKitName("presentationControllerShouldDismiss(_:)", .shouldDismiss),
      UIKitName("selectedDetentIdentifier", .detent),
      UIKitName("largestUndimmedDetentIdentifier", .undimmed),
      UIKitName("prefersScrollingExpandsWhenScrolledToEdge", .scrollingExpands),
      UIKitName("passthroughViews", .passthrough), UIKitName("barButtonItem", .source),
      UIKitName("sourceItem", .source),
      UIKitName("isNavigationBarHidden", .barHidden), UIKitName("hidesBackButton", .backHidden),
      UIKitName("selectedViewController", .selected),
    ].map { ($0.spelling, $0) })
}

extension Detent: WordedChoice {}

/// A choice whose cases are words of the language.
protocol WordedChoice: RawRepresentable<String>, CaseIterable {}
extension PresentationStyle: WordedChoice {}

extension Part.Role {
  /// The recognizers that UIKit makes by itself and a line may change.
  static let inLines = [Part.Role.sheetPan, .edgePop, .contentPop]

  /// Below whom such a line stands, in words.
  var bearers: String {
    self == .sheetPan ? "the root view of a sheet" : ControllerProperty.Owners.navigation.rawValue
  }

  /// What it is, in a line.
  var meaning: String {
    switch self {
    case .sheetPan: "changes the pan over a sheet, which is there without a line"
    case .edgePop: "changes interactivePopGestureRecognizer, which is there without a line"
    case .contentPop: "changes interactiveContentPopGestureRecognizer, there without a line"
    case .dimming, .transition, .view, .rootView, .navigationBar, .tabBar, .dimmingTap: ""
    }
  }
}
