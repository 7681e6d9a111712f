/// A property of a view controller, by its word: the one table that the reader, the writer, the
/// suggestions, the completion and the debugger share.
package enum ControllerProperty: String, Hashable, Sendable, CaseIterable {
  case by, rootOf, firstResponder, definesContext, defers
  case style, modal, shouldDismiss, detents, detent, undimmed, scrollingExpands
  case cancel, passthrough, source, dismissed
  case barHidden, backHidden, selected

  /// Whose it is.
  package enum Owners: String, Hashable, Sendable {
    case controllers = "view controllers"
    case presented = "'presented vc'"
    case navigation = "'navigation'"
    case tabs = "'tabs'"
    case containers = "'navigation' and 'tabs'"
  }

  /// What there is to say of a property.
  package struct Entry: Sendable {
    /// How it is written.
    package let form: String
    /// Whose it is.
    package let owners: Owners
    /// What its value looks like; nil where it names somebody.
    package var shape: PropertyShape<SaidOfController>?
    /// How UIKit spells it.
    package var uiKit: [String] = []
    /// Whether it may be given another value, once the scene is there, with others in one line.
    package var isChangeable = false
    /// Whether it may change in a line of its own, once the scene is there.
    var changesAlone = false
    /// What a program changes with it while fingers are down; nil where it cannot.
    package var changes: Property?
    /// Whether it says something without a value.
    package var mayStandAlone: Bool { shape?.mayStandAlone ?? false }
  }

  /// What there is to say of it: the whole of a property is one line here.
  package var entry: Entry {
    switch self {
    case .by: Entry(form: "by=VC", owners: .presented, uiKit: ["presentingViewController"])
    case .rootOf: Entry(form: "rootOf=WINDOW|nil", owners: .controllers)
    case .firstResponder:
      Entry(
        form: rawValue, owners: .controllers,
        shape: .answer(
          Field({ $0.isFirstResponder }, { $0.isFirstResponder = $1 }), isBare: true),
        uiKit: ["isFirstResponder"], changesAlone: true, changes: .firstResponder)
    case .definesContext:
      bare(
        .controllers, Field({ $0.definesContext }, { $0.definesContext = $1 }),
        uiKit: ["definesPresentationContext"])
    case .defers:
      Entry(
        form: "defers=\(Edges.form)", owners: .controllers,
        shape: .words(WordPath(Field({ $0.defers }, { $0.defers = $1 }))),
        uiKit: ["preferredScreenEdgesDeferringSystemGestures"], isChangeable: true)
    case .style:
      Entry(
        form: "style="
          + (PresentationStyle.allCases.map { $0.rawValue } + [noneWord]).joined(separator: "|"),
        owners: .presented,
        shape: .words(WordPath(orNone: Field({ $0.style }, { $0.setStyle($1) }))),
        uiKit: ["modalPresentationStyle"], isChangeable: true)
    case .modal:
      bare(
        .presented, Self.presented({ $0.isModal }, { $0.isModal = $1 }),
        uiKit: ["isModalInPresentation"], isChangeable: true)
    case .shouldDismiss:
      Entry(
        form: "shouldDismiss=yes|no", owners: .presented,
        shape: .opinion(Self.presented({ $0.shouldDismiss }, { $0.shouldDismiss = $1 })),
        uiKit: ["presentationControllerShouldDismiss(_:)"], isChangeable: true)
    case .detents:
      Entry(
        form: "detents=medium|large", owners: .presented,
        shape: .words(WordPath(list: Self.presented({ $0.detents }, { $0.detents = $1 }))),
        isChangeable: true)
    case .detent:
      Entry(
        form: "detent=medium|large", owners: .presented,
        shape: .words(WordPath(Self.presented({ $0.detent }, { $0.detent = $1 }))),
        uiKit: ["selectedDetentIdentifier"], isChangeable: true)
    case .undimmed:
      Entry(
        form: "undimmed=medium|large", owners: .presented,
        shape: .words(WordPath(maybe: Self.presented({ $0.undimmed }, { $0.undimmed = $1 }))),
        uiKit: ["largestUndimmedDetentIdentifier"], isChangeable: true)
    case .scrollingExpands:
      Entry(
        form: "scrollingExpands=yes|no", owners: .presented,
        shape: .answer(
          Self.presented({ $0.scrollingExpands }, { $0.scrollingExpands = $1 }), isBare: false),
        uiKit: ["prefersScrollingExpandsWhenScrolledToEdge"], isChangeable: true)
    case .cancel:
      bare(
        .presented, Self.presented({ $0.hasCancel }, { $0.hasCancel = $1 }), isChangeable: true)
    case .passthrough:
      Entry(
        form: "passthrough=VIEW[,VIEW]", owners: .presented, uiKit: ["passthroughViews"],
        isChangeable: true)
    case .source:
      Entry(form: "source=VIEW", owners: .presented, uiKit: ["barButtonItem", "sourceItem"])
    case .dismissed:
      Entry(
        form: rawValue, owners: .presented,
        shape: .answer(
          Self.presented({ $0.isDismissed }, { $0.isDismissed = $1 }), isBare: true),
        changesAlone: true)
    case .barHidden:
      bare(
        .containers, Field({ $0.isBarHidden }, { $0.isBarHidden = $1 }),
        uiKit: ["isNavigationBarHidden"], isChangeable: true)
    case .backHidden:
      bare(
        .navigation, Field({ $0.isBackHidden }, { $0.isBackHidden = $1 }),
        uiKit: ["hidesBackButton"], isChangeable: true)
    case .selected:
      Entry(
        form: "selected=VC", owners: .tabs, uiKit: ["selectedViewController"], isChangeable: true)
    }
  }

  /// Whether a line may change it in a scene that is there, alone or with others.
  package var mayChange: Bool { entry.isChangeable || entry.changesAlone }

  private func bare(
    _ owners: Owners, _ field: Field<SaidOfController, Bool>, uiKit: [String] = [],
    isChangeable: Bool = false
  ) -> Entry {
    Entry(
      form: rawValue, owners: owners, shape: .answer(field, isBare: true), uiKit: uiKit,
      isChangeable: isChangeable)
  }

  /// A place in how a controller is presented; nothing is kept where its views say that.
  private static func presented<Held: Sendable>(
    _ get: @escaping @Sendable (Presentation) -> Held,
    _ set: @escaping @Sendable (inout Presentation, Held) -> Void
  ) -> Field<SaidOfController, Held> {
    Field({ get($0.presentation ?? Presentation()) }) { said, value in
      guard var presentation = said.presentation else { return }
      set(&presentation, value)
      said.presentation = presentation
    }
  }
}
