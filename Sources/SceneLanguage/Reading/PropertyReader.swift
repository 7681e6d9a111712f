import TouchCore

//  20,80 350x200 alpha=0.5 hidden transform=rotate(30)
//  └── frame ──┘ └──── properties, each at most once

/// Reads what stands behind the name of a view or window: its frame and its properties.
struct PropertyReader {
  let reader: Reader

  /// Reads what follows the name: frame and properties.
  func properties(
    _ words: ArraySlice<Word>, of place: Property.Place, into written: inout WrittenView
  ) {
    var rest = words
    while let word = rest.popFirst() {
      if Ascii.beginsNumber(reader.firstByte(word)) {
        readFrame(word, into: &written)
      } else {
        readProperty(word, &rest, of: place, into: &written)
      }
    }
    if let size = written.boundsSize { written.view.bounds.size = size }
    if let seen = written.seen {
      written.view.seenFrame = Rect(
        origin: seen.origin, size: seen.size ?? written.view.bounds.size)
    }
  }

  private func readFrame(_ word: Word, into written: inout WrittenView) {
    switch framePart(word) {
    case .origin(let origin)?:
      if written.insert(.origin) { written.view.origin = origin } else { repeated(word, word) }
    case .size(let size)?:
      if written.insert(.size) { written.view.bounds.size = size } else { repeated(word, word) }
    case nil: break
    }
  }

  private func repeated(_ key: Word, _ word: Word) {
    reader.say(.writtenTwice(reader.text(key)), at: word)
  }

  private func readProperty(
    _ word: Word, _ rest: inout ArraySlice<Word>, of place: Property.Place,
    into written: inout WrittenView
  ) {
    let (key, value) = reader.assignment(word, &rest)
    guard let known = known(key, word, of: place, written.view.kind) else { return }
    let property = known.meant
    // Animations may run at once, one of each sort.
    let sort = property == .animating ? value.flatMap { animation(reader.text($0)) } : nil
    if sort != nil, place.isWhileTouching {
      return reader.say(.notWhileTouching(reader.text(word)), at: key)
    }
    guard written.insert(sort ?? .property(property)) else { return repeated(key, word) }
    // A flag stands alone; `=no` takes it back, and `=yes` says the same as nothing.
    if let flag = property.flag {
      guard let isSet = reader.isYes(value) else { return }
      written.view[keyPath: flag.property] = (isSet != known.isOpposite) == flag.isOn
    } else if property == .frame {
      readFrameWord(word, value, rest)
    } else if property == .inside, value == nil, let name = rest.popFirst() {
      written.inside = name
    } else if let value {
      read(property, value, &rest, into: &written)
    } else if property.mayStandAlone {
      read(property, reader.behind(word), &rest, into: &written)
    } else {
      reader.say(.missing(form: property.form), at: word)
    }
  }

  private func known(
    _ key: Word, _ word: Word, of place: Property.Place, _ kind: ViewKind
  ) -> UIKitName<Property>? {
    let name = reader.text(key)
    guard let spoken = Property.spoken(name) else {
      let isLine = reader.firstByte(key) == Ascii.at || reader.firstByte(key) == Ascii.tilde
      if isLine { reader.say(.unexpected(reader.text(word)), at: word) }
      if RecognizerProperty.spoken(name) != nil {
        reader.say(.belongsTo(name, owners: "recognizers"), at: key)
      } else {
        reader.sayUnknown(.property, key, among: Property.words(in: place))
      }
      return nil
    }
    let property = spoken.meant
    guard property.fits(place) else {
      reader.say(refusal(of: property, name, at: place), at: key)
      return nil
    }
    if let owners = property.owners, !owners.include(kind) {
      reader.say(.belongsTo(name, owners: owners.rawValue), at: key)
      return nil
    }
    return spoken
  }

  private func refusal(
    of property: Property, _ name: String, at place: Property.Place
  ) -> Complaint {
    if property == .removed { return .belongsTo(name, owners: "lines of a touch, about views") }
    if property.fits(.window), !place.isWindow, !property.fits(.view) {
      return .propertyOfWindows(name)
    }
    return place.isWhileTouching ? .notWhileTouching(name) : .setOnly(name)
  }

  /// The word `frame` only announces the words behind it.
  private func readFrameWord(_ word: Word, _ value: Word?, _ rest: ArraySlice<Word>) {
    guard value == nil, let next = rest.first, Ascii.beginsNumber(reader.firstByte(next)) else {
      return reader.say(.missing(form: Property.frame.form), at: word)
    }
  }

  private func read(
    _ property: Property, _ value: Word, _ rest: inout ArraySlice<Word>,
    into written: inout WrittenView
  ) {
    switch property {
    case .alpha: reader.number(value, in: Limit.alpha).map { written.view.alpha = $0 }
    case .bounds:
      guard let bounds = bounds(value) else { return }
      written.view.bounds.origin = bounds.origin
      written.boundsSize = bounds.size
    case .transform: transform(value, &rest).map { written.view.transform = $0 }
    case .anchor: reader.point(value).map { written.view.anchorPoint = $0 }
    case .zPosition: reader.number(value, in: Limit.coordinate).map { written.view.zPosition = $0 }
    case .tag: tag(value).map { written.view.tag = $0 }
    case .text: reader.string(value).map { written.view.text = $0 }
    case .class: reader.string(value).map { written.view.customClass = $0 }
    case .id: reader.string(value).map { written.view.origins.identifier = $0 }
    case .address: address(value).map { written.view.origins.address = $0 }
    case .unknown:
      reader.options(value, UnknownFacts.self).map { written.view.origins.unknown = $0 }
    case .level: level(value).map { written.level = $0 }
    case .windowScene: written.windowScene = value
    case .key: reader.isYes(value).map { written.isKey = $0 }
    case .animating: readAnimation(value, into: &written.view)
    case .canBecomeFirstResponder:
      reader.isYes(value).map { written.view.overrides.canBecomeFirstResponder = $0 }
    case .value: reader.number(value, in: Limit.coordinate).map { written.view.value = $0 }
    case .segments:
      reader.wholeNumber(value, in: Limit.segments).map {
        written.view.control.numberOfSegments = $0
      }
    case .seen: written.seen = bounds(value)
    case .inside: written.inside = value
    case .minimum, .maximum, .step, .continuous, .autorepeat, .momentary, .pages, .rows, .menu:
      readControl(property, value, into: &written.view.control)
    case .removed, .animated, .front, .back:
      if !value.range.isEmpty { reader.say(.unexpected("=\(reader.text(value))"), at: value) }
    case .contentOffset:
      written.saysOffset = true
      reader.point(value).map { written.view.bounds.origin = $0 }
    case .contentSize, .delaysContentTouches, .canCancelContentTouches, .alwaysBounce, .bounces,
      .keyboardDismissMode,
      .scrollEnabled, .decelerationRate, .touchesShouldBegin, .touchesShouldCancel, .paging,
      .directionalLock, .transfers, .transfersHorizontalScrollingToParent,
      .transfersVerticalScrollingToParent, .contentInset, .safeAreaInsets,
      .contentInsetAdjustmentBehavior:
      var scrolling = written.view.scrolling ?? Scrolling()
      readScrolling(property, value, into: &scrolling)
      written.view.scrolling = scrolling
    case .accessory:
      guard let accessory = RowAccessory.spoken(reader.text(value)) else {
        return reader.sayUnknown(.value, value, among: RowAccessory.allCases.map(\.rawValue))
      }
      written.view.row?.accessory = accessory
    case .swipeActions:
      reader.options(value, RowSides.self).map { written.view.list?.swipeActions = $0 }
    case .allowsSelection, .selectionInEditing, .multipleSelection, .editing, .selected,
      .multiSelectPan, .open, .reorder:
      readSwitch(of: property, value, into: &written.view)
    case .editable: reader.isYes(value).map { written.view.textInput.isEditable = $0 }
    case .selectable: reader.isYes(value).map { written.view.textInput.isSelectable = $0 }
    case .dragGesture: reader.isYes(value).map { written.view.hasDragGesture = $0 }
    case .clearButton: reader.isYes(value).map { written.view.textInput.hasClearButton = $0 }
    case .cancelButton: reader.isYes(value).map { written.view.textInput.hasCancelButton = $0 }
    case .link: links(value).map { written.view.textInput.links = $0 }
    case .frame, .hidden, .visible, .noninteractive, .interactive, .disabled, .enabled: break
    case .multitouch, .exclusive, .clips, .firstResponder: break
    }
  }

  /// A switch of a table or collection, or that a row is selected.
  private func readSwitch(of property: Property, _ value: Word, into view: inout View) {
    guard let isOn = reader.isYes(value) else { return }
    if let flag = property.listFlag {
      view.list?[keyPath: flag] = isOn
    } else {
      view.row?.isSelected = isOn
    }
  }

  private func readControl(
    _ property: Property, _ value: Word, into control: inout ControlProperties
  ) {
    if let flag = property.controlFlag {
      reader.isYes(value).map { control[keyPath: flag] = $0 }
    } else if property == .minimum {
      reader.number(value, in: Limit.coordinate).map { control.minimumValue = $0 }
    } else if property == .maximum {
      reader.number(value, in: Limit.coordinate).map { control.maximumValue = $0 }
    } else if property == .step {
      reader.number(value, in: Limit.step).map { control.stepValue = $0 }
    } else if property == .pages {
      reader.wholeNumber(value, in: Limit.segments).map { control.numberOfPages = $0 }
    } else if property == .rows {
      reader.wholeNumber(value, in: Limit.rows).map { control.numberOfRows = $0 }
    } else if let menu = MenuTrigger(rawValue: reader.text(value)) {
      control.menu = menu
    } else if let isPrimary = truth(reader.text(value)) {
      // UIKit's showsMenuAsPrimaryAction.
      control.menu = isPrimary ? .primary : .press
    } else {
      reader.sayUnknown(.value, value, among: MenuTrigger.allCases.map(\.rawValue))
    }
  }

  private func readScrolling(
    _ property: Property, _ value: Word, into scrolling: inout Scrolling
  ) {
    if let flag = property.scrollFlag {
      reader.isYes(value).map { scrolling[keyPath: flag] = $0 }
    } else if property == .contentSize {
      reader.size(value).map { scrolling.contentSize = $0 }
    } else if property == .alwaysBounce {
      reader.options(value, Axes.self).map { scrolling.alwaysBounce = $0 }
    } else if property == .keyboardDismissMode {
      guard let mode = KeyboardDismissMode(rawValue: reader.text(value)) else {
        return reader.sayUnknown(.value, value, among: KeyboardDismissMode.allCases.map(\.rawValue))
      }
      scrolling.keyboardDismissMode = mode
    } else if property == .transfers {
      reader.options(value, Axes.self).map { scrolling.transfers = $0 }
    } else if property == .contentInset {
      reader.insets(value).map { scrolling.insets.content = $0 }
    } else if property == .safeAreaInsets {
      reader.insets(value).map { scrolling.insets.safeArea = $0 }
    } else if property == .contentInsetAdjustmentBehavior {
      readAdjustment(value).map { scrolling.insets.adjustment = $0 }
    } else if property == .touchesShouldBegin {
      reader.isYes(value).map { scrolling.touchesShouldBegin = $0 }
    } else if property == .touchesShouldCancel {
      reader.isYes(value).map { scrolling.touchesShouldCancel = $0 }
    } else if let rate = DecelerationWord(rawValue: reader.text(value)) {
      scrolling.deceleratesFast = rate == .fast
    } else {
      reader.sayUnknown(.value, value, among: DecelerationWord.allCases.map(\.rawValue))
    }
  }

  private func readAdjustment(_ value: Word) -> ScrollInsets.Adjustment? {
    if let known = ScrollInsets.Adjustment(rawValue: reader.text(value)) { return known }
    reader.sayUnknown(.value, value, among: ScrollInsets.Adjustment.allCases.map(\.rawValue))
    return nil
  }

  private func readAnimation(_ value: Word, into view: inout View) {
    let word = reader.text(value)
    switch word.isEmpty ? true : truth(word) {
    case true?: view.blocksTouchesWhileAnimating = true
    case false?:
      view.blocksTouchesWhileAnimating = false
      view.isAnimatingInteractively = false
      view.animator = nil
    case nil:
      switch animation(word) {
      case .interactiveAnimation?: view.isAnimatingInteractively = true
      case .animator?: view.animator = AnimatorHitTesting(rawValue: word)
      case .origin?, .size?, .property?, nil:
        reader.say(.notA(form: Property.animating.form, found: word), at: value)
      }
    }
  }

  /// The sort of an animation during which a view takes touches.
  private func animation(_ word: String) -> WrittenView.Item? {
    if word == "allowUserInteraction" { return .interactiveAnimation }
    return AnimatorHitTesting(rawValue: word) == nil ? nil : .animator
  }

  private func links(_ value: Word) -> [Rect]? {
    let areas = reader.parts(value, at: Ascii.bar).compactMap { reader.rect($0) }
    return areas.isEmpty ? nil : areas
  }

  private func tag(_ value: Word) -> Int? {
    guard let tag = Int(reader.text(value)) else {
      reader.say(.notA(form: "a whole number", found: reader.text(value)), at: value)
      return nil
    }
    return tag
  }

  private func address(_ value: Word) -> UInt64? {
    let text = reader.text(value)
    guard let address = Origins.address(text) else {
      reader.say(.notA(form: "an address like 0x7f8e2a40", found: text), at: value)
      return nil
    }
    return address
  }

  private func level(_ value: Word) -> Double? {
    if let named = NamedLevel(rawValue: reader.text(value)) { return named.value }
    guard Ascii.beginsName(reader.firstByte(value)) else {
      return reader.number(value, in: Limit.coordinate)
    }
    reader.sayUnknown(.value, value, among: NamedLevel.allCases.map(\.rawValue))
    return nil
  }
}

extension RowAccessory {
  /// A word, or UIKit's: `disclosureIndicator`, `detailDisclosureButton`.
  fileprivate static func spoken(_ word: String) -> RowAccessory? {
    allCases.first {
      word == $0.rawValue || word == $0.rawValue + "Button" || word == $0.rawValue + "Indicator"
    }
  }
}
