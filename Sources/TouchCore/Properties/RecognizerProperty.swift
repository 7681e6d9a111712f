/// A property of a recognizer, by its word: the one table that the reader, the writer, the
/// suggestions and the completion share.
package enum RecognizerProperty: String, Hashable, Sendable, CaseIterable {
  case taps, touches, minimumPressDuration, allowableMovement, minimumTouches, maximumTouches
  case direction, edges, recognizesAt, failsAfter, failsBeyond, fails, continuous, ignoresTouches
  case buttonMask, scrollTypes
  case cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, disabled, enabled
  case requires, allowedTouchTypes, requiresExclusiveTouchType, on, detached, attached, state

  /// What there is to say of a property.
  package struct Entry: Sendable {
    /// How it is written.
    package let form: String
    /// What its value looks like; nil where it names somebody, or is a change.
    package var shape: PropertyShape<Recognizer>?
    /// How UIKit spells it.
    package var uiKit: [String] = []
    /// How UIKit spells what says yes where it says no.
    package var opposite: String?
    /// The recognizers that have it.
    package var kinds = RecognizerKind.allCases
    /// Whether it stands in `set` lines only.
    package var isSetOnly = false
    /// What a program changes with it while fingers are down; nil where it cannot.
    package var changes: Property?
    /// Whether it decides so often that it is told even where it is as in every such recognizer.
    package var isTold = false
    /// The property it undoes: only one of them stands in a line.
    package var subject: RecognizerProperty?
  }

  /// What there is to say of it, as the table has it.
  package var entry: Entry { Self.table[self] ?? row }

  private static let table = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.row) })

  /// What there is to say of it: the whole of a property is one line here.
  private var row: Entry {
    switch self {
    case .taps:
      Entry(
        form: "taps=2",
        shape: .count(
          Field({ $0.numberOfTapsRequired }, { $0.numberOfTapsRequired = $1 }), Limit.tapsBefore),
        uiKit: ["numberOfTapsRequired"], kinds: [.tap, .longPress], isTold: true)
    case .touches:
      Entry(
        form: "touches=1",
        shape: .count(
          Field({ $0.numberOfTouchesRequired }, { $0.numberOfTouchesRequired = $1 }), Limit.fingers),
        uiKit: ["numberOfTouchesRequired"], kinds: [.tap, .longPress, .swipe])
    case .minimumPressDuration:
      Entry(
        form: "minimumPressDuration=0.5",
        shape: .number(
          Field({ $0.minimumPressDuration }, { $0.minimumPressDuration = $1 }), Limit.seconds),
        kinds: [.longPress], isTold: true)
    case .allowableMovement:
      Entry(
        form: "allowableMovement=10",
        shape: .number(Field({ $0.allowableMovement }, { $0.allowableMovement = $1 }), Limit.size),
        kinds: [.longPress])
    case .minimumTouches:
      Entry(
        form: "minimumTouches=1",
        shape: .count(
          Field({ $0.minimumNumberOfTouches }, { $0.minimumNumberOfTouches = $1 }), Limit.count),
        uiKit: ["minimumNumberOfTouches"], kinds: [.pan, .scrollPan])
    case .maximumTouches:
      Entry(
        form: "maximumTouches=2",
        shape: .count(
          Field({ $0.maximumNumberOfTouches }, { $0.maximumNumberOfTouches = $1 }), Limit.count),
        uiKit: ["maximumNumberOfTouches"], kinds: [.pan, .scrollPan])
    case .direction:
      Entry(
        form: "direction=\(Directions.form)",
        shape: .words(WordPath(Field({ $0.direction }, { $0.direction = $1 }))),
        kinds: [.swipe], isTold: true)
    case .edges:
      Entry(
        form: "edges=\(Edges.form)",
        shape: .words(WordPath(Field({ $0.edges }, { $0.edges = $1 }))), kinds: [.edgePan],
        isTold: true)
    case .recognizesAt:
      Entry(
        form: "recognizesAt=\(CustomMoment.allCases.map { $0.rawValue }.joined(separator: "|"))",
        shape: .words(WordPath(Field({ $0.recognizesAt }, { $0.recognizesAt = $1 }))),
        kinds: [.custom], isTold: true)
    case .failsAfter:
      Entry(
        form: "failsAfter=MS",
        shape: .bound(Field({ $0.failsAfter }, { $0.failsAfter = $1 }), Limit.milliseconds),
        kinds: [.custom])
    case .failsBeyond:
      Entry(
        form: "failsBeyond=N",
        shape: .bound(Field({ $0.failsBeyond }, { $0.failsBeyond = $1 }), Limit.size),
        kinds: [.custom])
    case .fails: yesOrNo(Field({ $0.failsAtLift }, { $0.failsAtLift = $1 }), kinds: [.custom])
    case .continuous:
      yesOrNo(Field({ $0.reportsChanges }, { $0.reportsChanges = $1 }), kinds: [.custom])
    case .ignoresTouches:
      yesOrNo(Field({ $0.ignoresTouches }, { $0.ignoresTouches = $1 }), kinds: [.custom])
    case .buttonMask:
      Entry(
        form: "buttonMask=\(PointerButton.allCases.map { $0.rawValue }.joined(separator: "|"))",
        shape: .words(WordPath(Field({ $0.buttonRequired }, { $0.buttonRequired = $1 }))),
        uiKit: ["buttonMaskRequired"], kinds: [.tap])
    case .scrollTypes:
      Entry(
        form: "scrollTypes=\(ScrollTypes.form)|all",
        shape: .words(WordPath(Field({ $0.scrollTypes }, { $0.scrollTypes = $1 }), all: "all")),
        uiKit: ["allowedScrollTypesMask"], kinds: [.pan])
    case .cancelsTouchesInView:
      yesOrNo(Field({ $0.cancelsTouchesInView }, { $0.cancelsTouchesInView = $1 }))
    case .delaysTouchesBegan:
      yesOrNo(Field({ $0.delaysTouchesBegan }, { $0.delaysTouchesBegan = $1 }))
    case .delaysTouchesEnded:
      yesOrNo(Field({ $0.delaysTouchesEnded }, { $0.delaysTouchesEnded = $1 }))
    case .requiresExclusiveTouchType:
      yesOrNo(Field({ $0.requiresExclusiveTouchType }, { $0.requiresExclusiveTouchType = $1 }))
    case .disabled:
      Entry(
        form: "disabled", shape: .flag(Field({ $0.isEnabled }, { $0.isEnabled = $1 }), isOn: false),
        opposite: "isEnabled", changes: .enabled, isTold: true)
    case .enabled:
      Entry(
        form: "enabled", shape: .flag(Field({ $0.isEnabled }, { $0.isEnabled = $1 }), isOn: true),
        isSetOnly: true, changes: .enabled, subject: .disabled)
    case .requires:
      Entry(form: "requires=NAME[,NAME]", uiKit: ["requiresToFail", "require(toFail:)"])
    case .allowedTouchTypes:
      Entry(
        form: "allowedTouchTypes=\(TouchTypes.form)",
        shape: .words(WordPath(Field({ $0.allowedTouchTypes }, { $0.allowedTouchTypes = $1 }))))
    case .on: Entry(form: "on=VIEW", kinds: [.scrollPan])
    case .detached:
      Entry(
        form: "detached",
        shape: .flag(Field({ $0.isAttached }, { $0.isAttached = $1 }), isOn: false),
        kinds: Self.attachable, changes: .attached)
    case .attached:
      Entry(
        form: "attached",
        shape: .flag(Field({ $0.isAttached }, { $0.isAttached = $1 }), isOn: true),
        kinds: Self.attachable,
        isSetOnly: true, changes: .attached, subject: .detached)
    case .state: Entry(form: "state=failed|cancelled", isSetOnly: true, changes: .state)
    }
  }

  private func yesOrNo(
    _ field: Field<Recognizer, Bool>, kinds: [RecognizerKind] = RecognizerKind.allCases
  ) -> Entry {
    Entry(form: "\(rawValue)=yes|no", shape: .answer(field, isBare: false), kinds: kinds)
  }

  private static let attachable = RecognizerKind.allCases.filter { !$0.belongsToScrollView }

  /// What its value looks like for a kind: a tap takes one tap at least.
  package func shape(of kind: RecognizerKind) -> PropertyShape<Recognizer>? {
    self == .taps && kind == .tap
      ? .count(Field({ $0.numberOfTapsRequired }, { $0.numberOfTapsRequired = $1 }), Limit.taps)
      : entry.shape
  }

  /// Whether a recognizer of a kind has it.
  package func fits(_ kind: RecognizerKind) -> Bool { entry.kinds.contains(kind) }

  /// Whether it stands in `set` lines only.
  package var isSetOnly: Bool { entry.isSetOnly }

  /// The property that it is or undoes.
  package var subject: RecognizerProperty { entry.subject ?? self }

  /// Whose it is, in words; nil where every recognizer has it.
  package var owners: String? {
    let kinds = entry.kinds
    guard kinds.count < RecognizerKind.allCases.count else { return nil }
    return kinds.map { "@\($0.rawValue)" }.joined(separator: ", ")
  }
}
