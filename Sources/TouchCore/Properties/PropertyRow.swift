/// What there is to say of a property: how it is spelled, whose it is, where it may be written, what
/// its value looks like.
package final class PropertyEntry: Sendable {
  /// How it is written.
  package let form: String
  /// What its value looks like; nil where it is more than a value of the view.
  package let shape: PropertyShape<View>?
  /// What else it is.
  package let own: Own?
  /// How UIKit spells it.
  package let uiKit: [String]
  /// How UIKit spells what says yes where it says no.
  package let opposite: String?
  /// The views that have it; nil where every view has it.
  package let owners: Property.Owners?
  /// Where it may be written.
  package let places: [Property.LineKind]
  /// What a program changes with it while fingers are down; nil where it cannot.
  package let changes: Property?
  /// What a change of it does to touches that are under way.
  let rule: RuleNumber
  /// What a dump or a storyboard may leave unsaid, so that the value is made up.
  let fact: UnknownFacts?
  /// Whether it decides so often that it is told even where it is as in every view of its kind.
  package let isTold: Bool
  /// The property it undoes or repeats: only one of them stands in a line.
  package let subject: Property?
  /// Whether it says something without a value.
  package let mayStandAlone: Bool

  /// What reader and writer know by themselves.
  package enum Own {
    case frame, animating, bounds, offset, transform, tag, address, seen, inside, links
    case level, key, windowScene
    // Words that only stand there.
    case animated, front, back, removed

    /// Whether it is a word that does something, and no value is kept of it.
    package var isAct: Bool {
      switch self {
      case .animated, .front, .back, .removed: true
      case .frame, .animating, .bounds, .offset, .transform, .tag, .address, .seen, .inside, .links:
        false
      case .level, .key, .windowScene: false
      }
    }

    package var mayStandAlone: Bool { isAct || self == .animating || self == .key }
  }

  init(
    _ form: String, _ shape: PropertyShape<View>? = nil, own: Own? = nil, uiKit: [String] = [],
    opposite: String? = nil, of owners: Property.Owners? = nil,
    in places: [Property.LineKind] = Property.LineKind.allCases, changes: Property? = nil,
    by rule: RuleNumber = RuleNumber(3, 21), as subject: Property? = nil,
    fact: UnknownFacts? = nil, isTold: Bool = false
  ) {
    self.form = form
    self.shape = shape
    self.own = own
    self.uiKit = uiKit
    self.opposite = opposite
    self.owners = owners
    self.places = places.filter { !$0.isWhileTouching || changes != nil }
    self.changes = changes
    self.rule = rule
    self.fact = fact
    self.isTold = isTold
    self.subject = subject
    mayStandAlone = shape?.mayStandAlone ?? own?.mayStandAlone ?? false
  }
}

extension View {
  /// What makes it a scroll view; everything at its default for other views.
  package var scrolls: Scrolling {
    get { scrolling ?? Scrolling() }
    set { scrolling = newValue }
  }

  /// What makes it a table or a collection; for other views, which keep none, all at its default.
  package var rows: RowList {
    get { list ?? RowList() }
    set { if list != nil { list = newValue } }
  }

  /// What makes it a row; for other views, which keep none, all at its default.
  package var asRow: RowProperties {
    get { row ?? RowProperties() }
    set { if row != nil { row = newValue } }
  }
}
