import TouchCore

extension SceneWriter {
  /// The line that declares a view.
  func line(of id: ViewID) -> String {
    let view = scene[id]
    let name = names.declared(.view(id))
    var line = view.kind.word + (name.isEmpty ? "" : " \(name)")
    line += " \(spelled(view.origin)) \(spelled(view.bounds.size))"
    line += properties(of: view)
    return scene.isInFrontOfContent(id) ? line + " \(Property.front.rawValue)" : line
  }

  /// The line that declares a window.
  func line(of window: Window, saysScene: Bool) -> String {
    let view = scene[window.view]
    let name = names.declared(.view(window.view))
    var line = Keyword.window.rawValue + (name == Keyword.window.rawValue ? "" : " \(name)")
    if view.origin != .zero { line += " \(spelled(view.origin))" }
    line += " \(spelled(view.bounds.size))" + properties(of: view)
    if window.level != 0 { line += " level=\(spelled(level: window.level))" }
    if window.isKey { line += " key" }
    guard saysScene, let id = window.windowScene else { return line }
    return line + " windowScene=\(names.spoken(.windowScene(id)))"
  }

  func properties(of view: View) -> String {
    let plain = View("", view.kind)
    var words = ""
    for flag in Property.flags where view[keyPath: flag.path] == flag.isOn {
      if plain[keyPath: flag.path] != flag.isOn { words += " \(flag.property.rawValue)" }
    }
    for property in Property.withValues
    where property.owners.map({ $0.include(view.kind) }) ?? true {
      if let word = written(property, of: view) { words += " \(word)" }
    }
    return words
  }

  /// A property with its value; nil where it is as in every view.
  private func written(_ property: Property, of view: View) -> String? {
    let scrolling = view.scrolling ?? Scrolling()
    return switch property {
    case .animating: animations(of: view)
    case .alpha: value(view.alpha == 1 ? nil : exact(view.alpha), of: property)
    case .bounds:
      value(view.bounds.origin == .zero ? nil : spelled(view.bounds.origin), of: property)
    case .transform:
      value(view.transform == .identity ? nil : spelled(view.transform), of: property)
    case .anchor:
      value(view.anchorPoint == Point(0.5, 0.5) ? nil : spelled(view.anchorPoint), of: property)
    case .zPosition: value(view.zPosition == 0 ? nil : exact(view.zPosition), of: property)
    case .tag: value(view.tag == 0 ? nil : "\(view.tag)", of: property)
    case .text: value(view.text.map(quoted), of: property)
    case .class: value(view.customClass.map(bareOrQuoted), of: property)
    case .id: value(view.origins.identifier.map(bareOrQuoted), of: property)
    case .address:
      value(view.origins.address.map(Origins.spelled), of: property)
    case .unknown:
      value(view.origins.unknown?.words, of: property)
    case .canBecomeFirstResponder: answer(view.overrides.canBecomeFirstResponder, of: property)
    case .value: value(view.value == 0 ? nil : exact(view.value), of: property)
    case .segments:
      value(
        view.control.numberOfSegments == 2 ? nil : "\(view.control.numberOfSegments)",
        of: property)
    case .minimum: value(view.control.minimumValue.map(exact), of: property)
    case .maximum: value(view.control.maximumValue.map(exact), of: property)
    case .step:
      value(view.control.stepValue == 1 ? nil : exact(view.control.stepValue), of: property)
    case .continuous, .autorepeat, .momentary:
      answer(flag(property, of: view.control), of: property)
    case .pages:
      value(view.control.numberOfPages == 3 ? nil : "\(view.control.numberOfPages)", of: property)
    case .rows:
      value(view.control.numberOfRows == 3 ? nil : "\(view.control.numberOfRows)", of: property)
    case .menu: value(view.control.menu?.rawValue, of: property)
    case .contentSize:
      value(scrolling.contentSize == .zero ? nil : spelled(scrolling.contentSize), of: property)
    case .alwaysBounce:
      value(scrolling.alwaysBounce.isEmpty ? nil : scrolling.alwaysBounce.words, of: property)
    case .keyboardDismissMode:
      value(
        scrolling.keyboardDismissMode == .none ? nil : scrolling.keyboardDismissMode.rawValue,
        of: property)
    case .decelerationRate:
      value(scrolling.deceleratesFast ? DecelerationWord.fast.rawValue : nil, of: property)
    case .delaysContentTouches, .canCancelContentTouches, .bounces, .scrollEnabled:
      // All four are on unless somebody turns them off.
      answer(
        property.scrollFlag.map { scrolling[keyPath: $0] } == false ? false : nil, of: property)
    // Off unless somebody turns them on.
    case .paging, .directionalLock:
      property.scrollFlag.map { scrolling[keyPath: $0] } == true ? property.rawValue : nil
    case .transfers:
      value(scrolling.transfers == [.x, .y] ? nil : scrolling.transfers.words, of: property)
    case .contentInset: inset(scrolling.insets.content, of: property)
    case .safeAreaInsets: inset(scrolling.insets.safeArea, of: property)
    case .contentInsetAdjustmentBehavior:
      value(
        scrolling.insets.adjustment == .automatic ? nil : scrolling.insets.adjustment.rawValue,
        of: property)
    case .touchesShouldBegin: answer(scrolling.touchesShouldBegin, of: property)
    case .touchesShouldCancel: answer(scrolling.touchesShouldCancel, of: property)
    case .accessory:
      value(view.row.flatMap { $0.accessory == .none ? nil : $0.accessory.rawValue }, of: property)
    case .swipeActions:
      value(
        view.list.flatMap { $0.swipeActions.isEmpty ? nil : $0.swipeActions.words }, of: property)
    case .allowsSelection, .selectionInEditing, .multipleSelection, .editing, .multiSelectPan,
      .open, .reorder:
      answer(changed(property, of: view), of: property)
    case .editable: answer(view.textInput.isEditable ? nil : false, of: property)
    case .selectable: answer(view.textInput.isSelectable ? nil : false, of: property)
    case .dragGesture: view.hasDragGesture ? property.rawValue : nil
    case .clearButton: view.textInput.hasClearButton ? property.rawValue : nil
    case .cancelButton: view.textInput.hasCancelButton ? property.rawValue : nil
    case .link:
      value(
        view.textInput.links.isEmpty
          ? nil : view.textInput.links.map { spelled($0) }.joined(separator: "|"), of: property)
    case .selected: view.row?.isSelected == true ? property.rawValue : nil
    // A scroll view's offset is written as its bounds' origin, like every view's.
    case .contentOffset, .frame, .hidden, .visible, .noninteractive, .interactive: nil
    case .disabled, .enabled, .multitouch, .exclusive, .clips, .firstResponder: nil
    case .level, .key, .windowScene, .removed, .animated, .inside, .front, .back: nil
    case .seen: value(view.seenFrame.map { seen($0, view.bounds.size) }, of: property)
    // Written together, as `transfers`.
    case .transfersHorizontalScrollingToParent, .transfersVerticalScrollingToParent: nil
    }
  }

  /// A switch of a table or collection; nil where it is as in every one.
  private func changed(_ property: Property, of view: View) -> Bool? {
    guard let flag = property.listFlag, let isOn = view.list?[keyPath: flag],
      isOn != RowList()[keyPath: flag]
    else { return nil }
    return isOn
  }

  /// A control's switch; nil where it is as in every control.
  private func flag(_ property: Property, of control: ControlProperties) -> Bool? {
    guard let path = property.controlFlag,
      control[keyPath: path] != ControlProperties()[keyPath: path]
    else { return nil }
    return control[keyPath: path]
  }

  private func answer(_ answer: Bool?, of property: Property) -> String? {
    answer.map { "\(property.rawValue)=\($0 ? "yes" : "no")" }
  }

  private func inset(_ inset: EdgeInsets, of property: Property) -> String? {
    value(inset == .zero ? nil : spelled(inset), of: property)
  }

  private func value(_ value: String?, of property: Property) -> String? {
    value.map { "\(property.rawValue)=\($0)" }
  }

  private func animations(of view: View) -> String? {
    let word = Property.animating.rawValue
    var words = view.blocksTouchesWhileAnimating ? [word] : []
    if view.isAnimatingInteractively { words.append("\(word)=allowUserInteraction") }
    if let animator = view.animator { words.append("\(word)=\(animator.rawValue)") }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private func seen(_ frame: Rect, _ size: Size) -> String {
    spelled(frame.origin) + (frame.size == size ? "" : ",\(spelled(frame.size))")
  }
}
