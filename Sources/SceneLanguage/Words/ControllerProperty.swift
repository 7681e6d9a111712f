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
        + (PresentationStyle.allCases.map { $0.rawValue } + [noneWord]).joined(separator: "|")
    case .shouldDismiss, .scrollingExpands: "\(rawValue)=yes|no"
    case .detents: "detents=medium|large"
    case .detent, .undimmed: "\(rawValue)=medium|large"
    case .passthrough: "passthrough=VIEW[,VIEW]"
    case .source: "source=VIEW"
    case .selected: "selected=VC"
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
  static let inLines = [
    Part.Role.sheetPan, .edgePop, .contentPop, .fieldTap, .fieldPress, .links, .swipeActions,
    .multiSelectPan, .movePress,
  ]

  /// Below whom such a line stands, in words.
  var bearers: String {
    switch self {
    case .sheetPan: "the root view of a sheet"
    case .fieldTap, .fieldPress: Override.Owners.texts.rawValue
    case .links: Property.Owners.textViews.rawValue
    case .swipeActions: "tables and collections with swipeActions"
    case .multiSelectPan: "tables and collections with multiSelectPan"
    case .movePress: "collections with reorder"
    case .edgePop, .contentPop, .dimming, .transition, .view, .rootView, .navigationBar, .tabBar,
      .dimmingTap, .keys, .accessory, .clear, .searchField, .cancel, .wheel, .rows,
      .windowTransition, .dropShadow, .contentTransition,
      .wrapper, .deleteControl, .reorderControl, .closeActions:
      ControllerProperty.Owners.navigation.rawValue
    }
  }
}
