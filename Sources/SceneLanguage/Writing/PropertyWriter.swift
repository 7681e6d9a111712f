import TouchCore

//  alpha=0.5 hidden transform=rotate(30)      what is not as in every view of its kind

/// Writes the properties of a view, each as `PropertyReader` reads it.
struct PropertyWriter {
  private let view: View
  private let scrolling: Scrolling

  init(_ view: View) {
    self.view = view
    scrolling = view.scrolling ?? Scrolling()
  }

  /// The flags, then the properties with values, each behind a blank.
  var words: String {
    let plain = View("", view.kind)
    var words = ""
    for flag in Property.flags where view[keyPath: flag.path] == flag.isOn {
      if plain[keyPath: flag.path] != flag.isOn { words += " \(flag.property.rawValue)" }
    }
    for property in Property.withValues
    where property.owners.map({ $0.include(view.kind) }) ?? true {
      if property == .animating {
        words += animations
      } else if property.standsAlone(of: view) {
        words += " \(property.rawValue)"
      } else if let value = value(of: property) {
        words += " \(property.rawValue)=\(value)"
      }
    }
    return words
  }

  /// What stands behind a property's name; nil where it is as in every view.
  private func value(of property: Property) -> String? {
    switch property {
    case .alpha: unless(view.alpha, 1, exact)
    case .bounds: unless(view.bounds.origin, .zero) { spelled($0) }
    case .transform: unless(view.transform, .identity) { spelled($0) }
    case .anchor: unless(view.anchorPoint, Point(0.5, 0.5)) { spelled($0) }
    case .zPosition: unless(view.zPosition, 0, exact)
    case .tag: unless(view.tag, 0) { "\($0)" }
    case .seen: view.seenFrame.map(seen)
    case .text: view.text.map(quoted)
    case .class: view.customClass.map(bareOrQuoted)
    case .id: view.origins.identifier.map(bareOrQuoted)
    case .address: view.origins.address.map(Origins.spelled)
    case .unknown: view.origins.unknown?.words
    case .canBecomeFirstResponder: view.overrides.canBecomeFirstResponder.map(answer)
    case .value: unless(view.value, 0, exact)
    case .segments, .minimum, .maximum, .step, .continuous, .autorepeat, .momentary, .pages, .rows,
      .menu:
      controlValue(of: property)
    case .contentSize, .alwaysBounce, .keyboardDismissMode, .decelerationRate,
      .delaysContentTouches, .canCancelContentTouches, .bounces, .scrollEnabled, .transfers,
      .contentInset, .safeAreaInsets, .contentInsetAdjustmentBehavior, .touchesShouldBegin,
      .touchesShouldCancel:
      scrollValue(of: property)
    case .accessory: view.row.flatMap { unless($0.accessory, .none, \.rawValue) }
    case .swipeActions: view.list.flatMap { unless($0.swipeActions, [], \.words) }
    case .allowsSelection, .selectionInEditing, .multipleSelection, .editing, .multiSelectPan,
      .open, .reorder:
      property.listFlag.flatMap { flag in
        view.list.flatMap { unless($0[keyPath: flag], RowList()[keyPath: flag], answer) }
      }
    case .editable: unless(view.textInput.isEditable, true, answer)
    case .selectable: unless(view.textInput.isSelectable, true, answer)
    case .link:
      unless(view.textInput.links, []) { $0.map { spelled($0) }.joined(separator: "|") }
    // These stand alone.
    case .animating, .paging, .directionalLock, .dragGesture: nil
    case .clearButton, .cancelButton, .selected: nil
    // A scroll view's offset is written as its bounds' origin, like every view's.
    case .contentOffset, .frame, .hidden, .visible, .noninteractive, .interactive: nil
    case .disabled, .enabled, .multitouch, .exclusive, .clips, .firstResponder: nil
    case .level, .key, .windowScene, .removed, .animated, .inside, .front, .back: nil
    // Written together, as `transfers`.
    case .transfersHorizontalScrollingToParent, .transfersVerticalScrollingToParent: nil
    }
  }

  private func controlValue(of property: Property) -> String? {
    let (control, plain) = (view.control, ControlProperties())
    if let flag = property.controlFlag {
      return unless(control[keyPath: flag], plain[keyPath: flag], answer)
    }
    return if property == .segments {
      unless(control.numberOfSegments, plain.numberOfSegments) { "\($0)" }
    } else if property == .pages {
      unless(control.numberOfPages, plain.numberOfPages) { "\($0)" }
    } else if property == .rows {
      unless(control.numberOfRows, plain.numberOfRows) { "\($0)" }
    } else if property == .minimum {
      control.minimumValue.map(exact)
    } else if property == .maximum {
      control.maximumValue.map(exact)
    } else if property == .step {
      unless(control.stepValue, plain.stepValue, exact)
    } else {
      control.menu?.rawValue
    }
  }

  private func scrollValue(of property: Property) -> String? {
    let plain = Scrolling()
    if let flag = property.scrollFlag {
      return unless(scrolling[keyPath: flag], plain[keyPath: flag], answer)
    }
    return if property == .contentSize {
      unless(scrolling.contentSize, .zero) { spelled($0) }
    } else if property == .alwaysBounce {
      unless(scrolling.alwaysBounce, [], \.words)
    } else if property == .keyboardDismissMode {
      unless(scrolling.keyboardDismissMode, .none, \.rawValue)
    } else if property == .decelerationRate {
      scrolling.deceleratesFast ? DecelerationWord.fast.rawValue : nil
    } else if property == .transfers {
      unless(scrolling.transfers, plain.transfers, \.words)
    } else if property == .contentInset {
      unless(scrolling.insets.content, .zero) { spelled($0) }
    } else if property == .safeAreaInsets {
      unless(scrolling.insets.safeArea, .zero) { spelled($0) }
    } else if property == .contentInsetAdjustmentBehavior {
      unless(scrolling.insets.adjustment, .automatic, \.rawValue)
    } else if property == .touchesShouldBegin {
      scrolling.touchesShouldBegin.map(answer)
    } else {
      scrolling.touchesShouldCancel.map(answer)
    }
  }

  private func unless<Value: Equatable>(
    _ value: Value, _ usual: Value, _ spell: (Value) -> String
  ) -> String? {
    value == usual ? nil : spell(value)
  }

  private func answer(_ answer: Bool) -> String { answer ? "yes" : "no" }

  private var animations: String {
    let word = " \(Property.animating.rawValue)"
    var words = view.blocksTouchesWhileAnimating ? word : ""
    if view.isAnimatingInteractively { words += "\(word)=allowUserInteraction" }
    if let animator = view.animator { words += "\(word)=\(animator.rawValue)" }
    return words
  }

  private func seen(_ frame: Rect) -> String {
    spelled(frame.origin) + (frame.size == view.bounds.size ? "" : ",\(spelled(frame.size))")
  }
}

extension Property {
  /// Whether it is written without a value, because a view is not as most are.
  fileprivate func standsAlone(of view: View) -> Bool {
    if let flag = scrollFlag, self == .paging || self == .directionalLock {
      return view.scrolling?[keyPath: flag] == true
    }
    return self == .dragGesture && view.hasDragGesture
      || self == .clearButton && view.textInput.hasClearButton
      || self == .cancelButton && view.textInput.hasCancelButton
      || self == .selected && view.row?.isSelected == true
  }
}
