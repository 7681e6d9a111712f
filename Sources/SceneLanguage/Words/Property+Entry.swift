import TouchCore

extension Property {
  /// What there is to say of it: the whole of a property is one line here.
  var entry: PropertyEntry {
    switch self {
    case .frame: .init("frame x,y WxH", own: .frame, in: Place.changes, changes: .frame)
    case .hidden:
      .init("hidden", .flag(\.isHidden, isOn: true), uiKit: ["isHidden"], changes: .hidden)
    case .visible:
      .init(
        "visible", .flag(\.isHidden, isOn: false), in: Place.changes, changes: .hidden,
        as: .hidden)
    case .noninteractive:
      .init("noninteractive", .flag(\.isUserInteractionEnabled, isOn: false), changes: .interactive)
    case .interactive:
      .init(
        "interactive", .flag(\.isUserInteractionEnabled, isOn: true),
        uiKit: ["isUserInteractionEnabled", "userInteractionEnabled"], changes: .interactive,
        as: .noninteractive)
    case .disabled:
      .init("disabled", .flag(\.isEnabled, isOn: false), opposite: "isEnabled", changes: .enabled)
    case .enabled:
      .init(
        "enabled", .flag(\.isEnabled, isOn: true), in: Place.changes, changes: .enabled,
        as: .disabled)
    case .multitouch:
      .init(
        "multitouch", .flag(\.isMultipleTouchEnabled, isOn: true),
        uiKit: ["isMultipleTouchEnabled", "multipleTouchEnabled"], changes: .multitouch)
    case .exclusive:
      .init(
        "exclusive", .flag(\.isExclusiveTouch, isOn: true),
        uiKit: ["isExclusiveTouch", "exclusiveTouch"], changes: .exclusive)
    case .clips:
      .init("clips", .flag(\.clipsToBounds, isOn: true), uiKit: ["clipsToBounds"], changes: .clips)
    case .animating:
      .init(
        "animating[=allowUserInteraction|animator|animatorManual]", own: .animating,
        changes: .animating)
    case .alpha: .init("alpha=0.5", .number(\.alpha, Limit.alpha), changes: .alpha)
    case .bounds: .init("bounds=x,y[,WxH]", own: .bounds, changes: .bounds)
    case .transform:
      .init(
        "transform=rotate(30) scale(2,1) translate(5,0) matrix(a,b,c,d,tx,ty)", own: .transform,
        changes: .transform)
    case .anchor:
      .init("anchor=0.5,0.5", .point(\.anchorPoint), uiKit: ["anchorPoint"], changes: .anchor)
    case .zPosition:
      .init("zPosition=1", .number(\.zPosition, Limit.coordinate), changes: .zPosition)
    case .tag: .init("tag=7", own: .tag)
    case .text: .init("text=\"OK\"", .text(\.text, isQuoted: true))
    case .class: .init("class=MyView", .text(\.customClass, isQuoted: false))
    case .id: .init("id=buy", .text(\.origins.identifier, isQuoted: false), in: Place.lines)
    case .address: .init("address=0x7f8e2a40", own: .address, in: Place.lines)
    case .unknown:
      .init(
        "unknown=\(UnknownFacts.form)|none", .words(WordPath(maybe: \.origins.unknown)),
        in: Place.lines)
    case .canBecomeFirstResponder:
      .init("canBecomeFirstResponder[=no]", .opinion(\.overrides.canBecomeFirstResponder))
    case .firstResponder:
      .init(
        "firstResponder", .flag(\.overrides.isFirstResponder, isOn: true),
        uiKit: ["isFirstResponder"], changes: .firstResponder)
    case .value:
      .init(
        "value=0.5", .number(\.value, Limit.coordinate),
        uiKit: ["selectedSegmentIndex", "currentPage"], of: .valued, changes: .value)
    case .segments:
      .init(
        "segments=3", .count(\.control.numberOfSegments, Limit.segments),
        uiKit: ["numberOfSegments"], of: .segmented)
    case .minimum:
      .init(
        "minimum=0", .bound(\.control.minimumValue, Limit.coordinate), uiKit: ["minimumValue"],
        of: .ranged)
    case .maximum:
      .init(
        "maximum=10", .bound(\.control.maximumValue, Limit.coordinate), uiKit: ["maximumValue"],
        of: .ranged)
    case .step:
      .init("step=1", .number(\.control.stepValue, Limit.step), uiKit: ["stepValue"], of: .steppers)
    case .continuous: yesOrNo(\.control.isContinuous, uiKit: ["isContinuous"], of: .ranged)
    case .autorepeat: yesOrNo(\.control.autorepeat, of: .steppers)
    case .momentary: yesOrNo(\.control.isMomentary, uiKit: ["isMomentary"], of: .segmented)
    case .pages:
      .init(
        "pages=3", .count(\.control.numberOfPages, Limit.segments), uiKit: ["numberOfPages"],
        of: .pageControls)
    case .rows:
      .init("rows=3", .count(\.control.numberOfRows, Limit.rows), of: .pickers, in: [.view])
    case .menu:
      .init(
        "menu=primary|press", .words(WordPath(maybe: \.control.menu, others: menuAnswers)),
        uiKit: ["showsMenuAsPrimaryAction"], of: .menus)
    case .contentSize:
      .init(
        "contentSize=WxH", .size(\.scrolls.contentSize), of: .scrollViews, changes: .contentSize)
    case .contentOffset:
      // A scroll view's offset is its bounds' origin, and written so, like every view's.
      .init(
        "contentOffset=x,y", own: .offset, of: .scrollViews, changes: .contentOffset, as: .bounds)
    case .delaysContentTouches: yesOrNo(\.scrolls.delaysContentTouches, of: .scrollViews)
    case .canCancelContentTouches: yesOrNo(\.scrolls.canCancelContentTouches, of: .scrollViews)
    case .alwaysBounce:
      .init("alwaysBounce=\(Axes.form)", .words(WordPath(\.scrolls.alwaysBounce)), of: .scrollViews)
    case .bounces: yesOrNo(\.scrolls.bounces, of: .scrollViews)
    case .keyboardDismissMode:
      .init(
        "keyboardDismissMode=none|onDrag|interactive",
        .words(WordPath(\.scrolls.keyboardDismissMode)), of: .scrollViews)
    case .scrollEnabled:
      yesOrNo(
        \.scrolls.isScrollEnabled, uiKit: ["isScrollEnabled"], of: .scrollViews,
        changes: .scrollEnabled)
    case .decelerationRate:
      .init(
        "decelerationRate=normal|fast",
        .words(WordPath(\.scrolls.deceleratesFast, off: "normal", on: "fast")), of: .scrollViews)
    case .touchesShouldBegin:
      .init("touchesShouldBegin=yes|no", .opinion(\.scrolls.touchesShouldBegin), of: .scrollViews)
    case .touchesShouldCancel:
      .init("touchesShouldCancel=yes|no", .opinion(\.scrolls.touchesShouldCancel), of: .scrollViews)
    case .paging:
      bare(
        \.scrolls.isPagingEnabled, uiKit: ["isPagingEnabled", "pagingEnabled"], of: .scrollViews)
    case .directionalLock:
      bare(
        \.scrolls.isDirectionalLockEnabled,
        uiKit: ["isDirectionalLockEnabled", "directionalLockEnabled"], of: .scrollViews)
    case .transfers:
      .init("transfers=\(Axes.form)|none", .words(WordPath(\.scrolls.transfers)), of: .scrollViews)
    case .transfersHorizontalScrollingToParent:
      .init(
        "\(rawValue)=yes|no", .part(\.scrolls.transfersHorizontalScrollingToParent),
        of: .scrollViews)
    case .transfersVerticalScrollingToParent:
      .init(
        "\(rawValue)=yes|no", .part(\.scrolls.transfersVerticalScrollingToParent),
        of: .scrollViews)
    case .contentInset:
      .init(
        "contentInset=top,left,bottom,right", .insets(\.scrolls.insets.content), of: .scrollViews)
    case .safeAreaInsets:
      .init(
        "safeAreaInsets=top,left,bottom,right", .insets(\.scrolls.insets.safeArea),
        of: .scrollViews)
    case .contentInsetAdjustmentBehavior:
      .init(
        "\(rawValue)=" + ScrollInsets.Adjustment.allCases.map(\.rawValue).joined(separator: "|"),
        .words(WordPath(\.scrolls.insets.adjustment)), of: .scrollViews)
    case .animated:
      .init("animated", own: .word, of: .scrollViews, in: [.changeView], changes: .animatedOffset)
    case .seen: .init("seen=x,y[,WxH]", own: .seen)
    case .inside: .init("inside NAME", own: .inside, in: [.changeView], changes: .inside)
    case .front: .init("front", own: .word, in: [.view, .setView, .changeView], changes: .front)
    case .back: .init("back", own: .word, in: [.setView, .changeView], changes: .back, as: .front)
    case .allowsSelection: yesOrNo(\.rows.allowsSelection, of: .lists)
    case .selectionInEditing:
      yesOrNo(
        \.rows.allowsSelectionDuringEditing, uiKit: ["allowsSelectionDuringEditing"], of: .lists)
    case .multipleSelection:
      yesOrNo(\.rows.allowsMultipleSelection, uiKit: ["allowsMultipleSelection"], of: .lists)
    case .editing: yesOrNo(\.rows.isEditing, uiKit: ["isEditing"], of: .lists)
    case .selected:
      .init(
        "selected=yes|no", .answer(\.asRow.isSelected, isBare: true), uiKit: ["isSelected"],
        of: .rows, changes: .selected)
    case .editable: yesOrNo(\.textInput.isEditable, uiKit: ["isEditable"], of: .textViews)
    case .selectable: yesOrNo(\.textInput.isSelectable, uiKit: ["isSelectable"], of: .textViews)
    case .link: .init("link=x,y,w,h|x,y,w,h", own: .links, of: .textViews)
    case .clearButton: bare(\.textInput.hasClearButton, of: .fields, in: [.view])
    case .cancelButton:
      bare(\.textInput.hasCancelButton, uiKit: ["showsCancelButton"], of: .searchBars, in: [.view])
    case .dragGesture: bare(\.hasDragGesture, of: .drawn, in: [.view])
    case .swipeActions:
      .init("swipeActions=\(RowSides.form)|none", .words(WordPath(\.rows.swipeActions)), of: .lists)
    case .open: yesOrNo(\.rows.areActionsOpen, of: .lists)
    case .reorder: yesOrNo(\.rows.allowsReordering, of: .lists)
    case .multiSelectPan: yesOrNo(\.rows.multiSelectPan, of: .lists)
    case .accessory:
      .init(
        "accessory=\(RowAccessory.allCases.map(\.rawValue).joined(separator: "|"))",
        .words(WordPath(\.asRow.accessory, others: accessoryTypes)), uiKit: ["accessoryType"],
        of: .tableRows)
    case .level:
      .init(
        "level=N|normal|statusBar|alert|keyboard", own: .level, uiKit: ["windowLevel"],
        in: Place.windows, changes: .level)
    case .key: .init("key", own: .key, uiKit: ["isKeyWindow"], in: Place.windows, changes: .key)
    case .windowScene: .init("windowScene=NAME", own: .windowScene, in: [.window])
    case .removed: .init("removed", own: .word, in: [.changeView], changes: .removed)
    }
  }

  private func yesOrNo(
    _ path: Shape<View>.Path<Bool>, uiKit: [String] = [], of owners: Owners,
    changes: ChangeableProperty? = nil
  ) -> PropertyEntry {
    PropertyEntry(
      "\(rawValue)=yes|no", .answer(path, isBare: false), uiKit: uiKit, of: owners,
      changes: changes)
  }

  private func bare(
    _ path: Shape<View>.Path<Bool>, uiKit: [String] = [], of owners: Owners,
    in places: [Place] = Place.allCases
  ) -> PropertyEntry {
    PropertyEntry(rawValue, .answer(path, isBare: true), uiKit: uiKit, of: owners, in: places)
  }
}

/// What UIKit's `showsMenuAsPrimaryAction` says.
private let menuAnswers = [
  "yes": "primary", "true": "primary", "on": "primary", "no": "press", "false": "press",
  "off": "press",
]

/// UIKit's words: `disclosureIndicator`, `detailDisclosureButton`.
private let accessoryTypes = Dictionary(
  uniqueKeysWithValues: RowAccessory.allCases.map(\.rawValue).flatMap {
    [("\($0)Indicator", $0), ("\($0)Button", $0)]
  })
