import TouchCore

//   shouldReceive = unless inside list      18.8     what people commit, the first of it first
//   cancelsTouchesInView = no               9.27     both act, so it comes after that
//   isEnabled = no                                   the recognizer is lost
//   ─────────────────────────────────────
//   hitTest of a view of UIKit's                     what nobody commits, behind all of that

/// The table of documented remedies: what people who know UIKit commit, kind by kind.
///
/// A place in it decides between remedies that lose as much and mend as much.
struct Practice {
  let scene: Scene
  /// The view that has to be hit, if there is one.
  let subject: ViewID?
  /// The view that the touch hit.
  let hit: ViewID?
  /// All edits that are made together.
  var edits: [Edit] = []

  /// The beginning of an edit without its object, and when people make it.
  struct Row: Sendable {
    let edit: String
    let isSo: @Sendable (Practice, Edit) -> Bool

    init(_ edit: String, if isSo: @escaping @Sendable (Practice, Edit) -> Bool = { _, _ in true }) {
      (self.edit, self.isSo) = (edit, isSo)
    }
  }

  /// The rows that come first; the first row that fits an edit counts.
  private static let first: [Row] = [
    // 2.13: a window that was left behind. Xamarin.Forms 543, ZAActivityBar 22, SIAlertView 84.
    Row("isHidden = yes", if: { $0.isLeftOver($1) }),
    // 18.10: each gets what goes its own way. BetterSegmentedControl 20, RESideMenu 90.
    Row("shouldBegin = unless "), Row("shouldBegin = if "),
    // 10.16: one finger is the pan's, two are the other's. MIT-Mobile-for-iOS PR 647.
    Row("maximumNumberOfTouches"),
    // 12.8: a tap that hides the keyboard is for every place. Nantes 45, RETableViewManager 36.
    Row("cancelsTouchesInView = no", if: { $0.endsEditing($1) }),
    // 17.20: a text without links is only read. AttributedString 64.
    Row("isSelectable = no", if: { $0.hasNoLinks($1) }),
    // 18.8: what lies around the panel lets touches through to the view that the delegate takes.
    Row("hitTest = passthrough", if: { $0.isBeforeWanted($1) }),
    Row("isUserInteractionEnabled = no", if: { $0.isBeforeWanted($1) }),
    // 22.19: of two presses the shorter one is first. SwiftReorder 63.
    Row("minimumPressDuration", if: { $0.isBeforeSystem($1) }),
    // 9.30: one that leaves touches to their views was not meant to delay them. Shared case 01.
    Row("delaysTouchesBegan = no", if: { $0.leavesTouches($1) }),
    // 11.2, 11.9: INDLinkLabel PR 13, Blueprint PR 132.
    Row("delaysContentTouches"),
    // 18.8: what is around a control or a list leaves it out. PopupDialog 56, FXForms PR 82,
    // ActionSheetPicker-3.0 551.
    Row("shouldReceive = unless ", if: { $0.sparesPart($1) }),
  ]

  // Between them: what UIKit's documentation says, and switches that people expect to be on.

  /// What comes after that.
  private static let later: [Row] = [
    // 2.3, 2.13: a window lets through what it does not hold, a cover takes no touches (VariableBlur 6,
    // MSCellAccessory 14), and of one that holds what is touched the class (FoldingTabBar PR 34).
    Row("hitTest", if: { $0.isOfWindow($1) }),
    Row("isUserInteractionEnabled = no", if: { !$0.isForTouches($1) }), Row("hitTest"),
    // 8.2: what a subclass says of a pan is for those that no property of the pan's owner stops.
    Row("gestureRecognizerShouldBegin = no"), Row("overrides"), Row("shouldReceive = no"),
    // 19.30: if the sheet's own properties are not enough.
    Row("dismissed"), Row("modalPresentationStyle"),
    // 10.7, 10.8: other limits are another gesture.
    Row("minimumPressDuration"), Row("allowableMovement"), Row("numberOfTapsRequired"),
    // 2.5: MvvmCross 3574, AVPlayerOverlay 3.
    Row("bring"), Row("windowLevel"),
    // 11.3: two fingers are left, at least. iCarousel 175.
    Row("minimumNumberOfTouches", if: { !$0.isOfOneFinger($1) }),
    Row("isScrollEnabled = no"), Row("isEnabled = no"),
    Row("isUserInteractionEnabled = no"), Row("isHidden = yes"),
    Row("numberOfTouchesRequired", if: { !$0.isOfOneFinger($1) }),
    Row("alpha = 0"), Row("frame"),
    // 10.1, 10.12: one finger where two are meant is another gesture, and every tap is one.
    Row("numberOfTouchesRequired"), Row("minimumNumberOfTouches"),
    Row("finger"), Row("event"),
  ]

  /// The rows of edits that nobody commits, whatever else would be lost; the last row that fits an edit
  /// counts.
  private static let seldom: [Row] = [
    // 2.12: a class first; and one that makes up for a view without a size hides what is wrong.
    Row("hitTest", if: { $0.isNotSubclassed($1) && !$0.isBeforeWanted($1) }),
    Row("pointInside", if: { $0.isNotSubclassed($1) }),
    // 8.3: a control that lets every recognizer begin loses its own touches.
    Row("gestureRecognizerShouldBegin = yes", if: { $0.isOfControl($1) }),
    // 7.20: a control that is disabled is grey as well. MSCellAccessory 14.
    Row("isEnabled = no", if: { $0.isOfControl($1) }),
    // 2.13: a window over others then takes every touch of the app.
    Row("overridesHitTest", if: { $0.closesApp($1) }),
    // 2.5: what lies behind by its picture is brought behind, and stays what it is.
    Row("isUserInteractionEnabled = no", if: { $0.isSeenBehind($1) }),
    Row("isHidden = yes", if: { $0.isSeenBehind($1) }),
    Row("alpha = 0", if: { $0.isSeenBehind($1) }),
    // No app holds what UIKit makes for itself, and still less its class.
    Row("", if: { $0.isOfUIKit($1) }),
    Row("hitTest", if: { $0.isOfUIKit($1) }), Row("pointInside", if: { $0.isOfUIKit($1) }),
  ]

  /// The place of all edits that have no row.
  static let middle = first.count

  /// Whether a place is that of an edit that nobody commits.
  static func isSeldom(_ place: Int) -> Bool { place > middle + later.count }

  /// The place of edits that are made together: of the one that comes last.
  func place(of edits: [Edit]) -> Int {
    var practice = self
    practice.edits = edits
    return edits.map { practice.place(of: $0) }.max() ?? 0
  }

  private func place(of edit: Edit) -> Int {
    let text = edit.withoutObject(in: scene)
    func fits(_ row: Row) -> Bool { text.hasPrefix(row.edit) && row.isSo(self, edit) }
    if let row = Self.seldom.lastIndex(where: fits) {
      return Self.middle + Self.later.count + 1 + row
    }
    return Self.first.firstIndex(where: fits)
      ?? Self.later.firstIndex(where: fits).map { Self.middle + 1 + $0 } ?? Self.middle
  }

  /// Edits in the order in which people commit them.
  func sorted(_ edits: [Edit]) -> [Edit] {
    edits.map { (edit: $0, place: place(of: [$0])) }.enumerated()
      .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
      .map { $0.element.edit }
  }
}

extension Edit {
  fileprivate func withoutObject(in scene: Scene) -> String {
    switch self {
    case .assign(_, let property, let value): "\(property) = \(value.typed(in: scene))"
    case .bringToFront: "bring"
    case .moveTouch, .lift, .tap: "finger"
    case .skip, .setting, .written, .changes: "event"
    }
  }
}
