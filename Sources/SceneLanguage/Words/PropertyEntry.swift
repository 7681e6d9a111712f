import TouchCore

/// What there is to say of a property: how it is spelled, whose it is, where it may be written, what
/// its value looks like.
package struct PropertyEntry: Sendable {
  /// How it is written.
  let form: String
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
  let places: [Property.Place]
  /// What a program changes with it while fingers are down; nil where it cannot.
  let changeable: ChangeableProperty?
  /// The property it undoes or repeats: only one of them stands in a line.
  package let subject: Property?
  /// Whether it says something without a value.
  let mayStandAlone: Bool

  /// What reader and writer know by themselves.
  package enum Own {
    case frame, animating, bounds, offset, transform, tag, address, seen, inside, links
    case level, key, windowScene
    /// A word that only stands there.
    case word

    var mayStandAlone: Bool {
      switch self {
      case .animating, .key, .word: true
      case .frame, .bounds, .offset, .transform, .tag, .address, .seen, .inside, .links: false
      case .level, .windowScene: false
      }
    }
  }

  init(
    _ form: String, _ shape: PropertyShape<View>? = nil, own: Own? = nil, uiKit: [String] = [],
    opposite: String? = nil, of owners: Property.Owners? = nil,
    in places: [Property.Place] = Property.Place.allCases,
    changes changeable: ChangeableProperty? = nil, as subject: Property? = nil
  ) {
    self.form = form
    self.shape = shape
    self.own = own
    self.uiKit = uiKit
    self.opposite = opposite
    self.owners = owners
    self.places = places.filter { !$0.isWhileTouching || changeable != nil }
    self.changeable = changeable
    self.subject = subject
    mayStandAlone = shape?.mayStandAlone ?? own?.mayStandAlone ?? false
  }
}

extension View {
  /// What makes it a scroll view; everything at its default for other views.
  var scrolls: Scrolling {
    get { scrolling ?? Scrolling() }
    set { scrolling = newValue }
  }

  /// What makes it a table or a collection; for other views, which keep none, all at its default.
  var rows: RowList {
    get { list ?? RowList() }
    set { if list != nil { list = newValue } }
  }

  /// What makes it a row; for other views, which keep none, all at its default.
  var asRow: RowProperties {
    get { row ?? RowProperties() }
    set { if row != nil { row = newValue } }
  }
}

extension KeyboardDismissMode: WordedChoice {}
extension ScrollInsets.Adjustment: WordedChoice {}
extension RowAccessory: WordedChoice {}
extension MenuTrigger: WordedChoice {}
extension CustomMoment: WordedChoice {}
