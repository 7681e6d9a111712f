extension Property {
  /// What there is to say of it: the whole of a property is one line here.
  var row: PropertyEntry {
    switch self {
    case .frame:
      .init(
        "frame x,y WxH", own: .frame, in: LineKind.changes, changes: .frame, fact: .frame,
        isTold: true
      )
    case .hidden:
      .init(
        "hidden", .flag(Field({ $0.isHidden }, { $0.isHidden = $1 }), isOn: true),
        uiKit: ["isHidden"], changes: .hidden, fact: .visibility, isTold: true)
    case .visible:
      .init(
        "visible", .flag(Field({ $0.isHidden }, { $0.isHidden = $1 }), isOn: false),
        in: LineKind.changes, changes: .hidden,
        as: .hidden, fact: .visibility)
    case .noninteractive:
      .init(
        "noninteractive",
        .flag(
          Field({ $0.isUserInteractionEnabled }, { $0.isUserInteractionEnabled = $1 }), isOn: false),
        changes: .interactive, fact: .interaction, isTold: true)
    case .interactive:
      .init(
        "interactive",
        .flag(
          Field({ $0.isUserInteractionEnabled }, { $0.isUserInteractionEnabled = $1 }), isOn: true),
        uiKit: ["isUserInteractionEnabled", "userInteractionEnabled"], changes: .interactive,
        as: .noninteractive, fact: .interaction)
    case .disabled:
      .init(
        "disabled", .flag(Field({ $0.isEnabled }, { $0.isEnabled = $1 }), isOn: false),
        opposite: "isEnabled", changes: .enabled, by: RuleNumber(7, 20), fact: .enabled,
        isTold: true)
    case .enabled:
      .init(
        "enabled", .flag(Field({ $0.isEnabled }, { $0.isEnabled = $1 }), isOn: true),
        in: LineKind.changes, changes: .enabled, by: RuleNumber(7, 20),
        as: .disabled, fact: .enabled)
    case .multitouch:
      .init(
        "multitouch",
        .flag(Field({ $0.isMultipleTouchEnabled }, { $0.isMultipleTouchEnabled = $1 }), isOn: true),
        uiKit: ["isMultipleTouchEnabled", "multipleTouchEnabled"], changes: .multitouch)
    case .exclusive:
      .init(
        "exclusive",
        .flag(Field({ $0.isExclusiveTouch }, { $0.isExclusiveTouch = $1 }), isOn: true),
        uiKit: ["isExclusiveTouch", "exclusiveTouch"], changes: .exclusive)
    case .clips:
      .init(
        "clips", .flag(Field({ $0.clipsToBounds }, { $0.clipsToBounds = $1 }), isOn: true),
        uiKit: ["clipsToBounds"], changes: .clips)
    case .unclipped:
      .init(
        "unclipped", .flag(Field({ $0.clipsToBounds }, { $0.clipsToBounds = $1 }), isOn: false),
        changes: .clips, as: .clips)
    case .animating:
      .init(
        "animating[=allowUserInteraction|animator|animatorManual]", own: .animating,
        changes: .animating, fact: .animation)
    case .alpha:
      .init(
        "alpha=0.5", .number(Field({ $0.alpha }, { $0.alpha = $1 }), Limit.alpha), changes: .alpha,
        fact: .visibility, isTold: true)
    case .bounds:
      .init("bounds=x,y[,WxH]", own: .bounds, changes: .bounds, fact: .boundsOrigin, isTold: true)
    case .transform:
      .init(
        "transform=rotate(30) scale(2,1) translate(5,0) matrix(a,b,c,d,tx,ty)", own: .transform,
        changes: .transform, fact: .transform)
    case .anchor:
      .init(
        "anchor=0.5,0.5", .point(Field({ $0.anchorPoint }, { $0.anchorPoint = $1 })),
        uiKit: ["anchorPoint"], changes: .anchor)
    case .zPosition:
      .init(
        "zPosition=1", .number(Field({ $0.zPosition }, { $0.zPosition = $1 }), Limit.coordinate),
        changes: .zPosition)
    case .tag: .init("tag=7", own: .tag)
    case .text: .init("text=\"OK\"", .text(Field({ $0.text }, { $0.text = $1 }), isQuoted: true))
    case .class:
      .init(
        "class=MyView", .text(Field({ $0.customClass }, { $0.customClass = $1 }), isQuoted: false))
    case .id:
      .init(
        "id=buy",
        .text(Field({ $0.origins.identifier }, { $0.origins.identifier = $1 }), isQuoted: false),
        in: LineKind.lines)
    case .address: .init("address=0x7f8e2a40", own: .address, in: LineKind.lines)
    case .unknown:
      .init(
        "unknown=\(UnknownFacts.form)|none",
        .words(WordPath(maybe: Field({ $0.origins.unknown }, { $0.origins.unknown = $1 }))),
        in: LineKind.lines)
    case .canBecomeFirstResponder:
      .init(
        "canBecomeFirstResponder[=no]",
        .opinion(
          Field(
            { $0.overrides.canBecomeFirstResponder }, { $0.overrides.canBecomeFirstResponder = $1 })
        ))
    case .firstResponder:
      .init(
        "firstResponder",
        .flag(
          Field({ $0.overrides.isFirstResponder }, { $0.overrides.isFirstResponder = $1 }),
          isOn: true),
        uiKit: ["isFirstResponder"], changes: .firstResponder)
    case .value:
      .init(
        "value=0.5", .number(Field({ $0.value }, { $0.value = $1 }), Limit.coordinate),
        uiKit: ["selectedSegmentIndex", "currentPage"], of: .valued, changes: .value,
        by: RuleNumber(7, 1), isTold: true)
    case .segments:
      .init(
        "segments=3",
        .count(
          Field({ $0.control.numberOfSegments }, { $0.control.numberOfSegments = $1 }),
          Limit.segments),
        uiKit: ["numberOfSegments"], of: .segmented)
    case .minimum:
      .init(
        "minimum=0",
        .bound(
          Field({ $0.control.minimumValue }, { $0.control.minimumValue = $1 }), Limit.coordinate),
        uiKit: ["minimumValue"],
        of: .ranged)
    case .maximum:
      .init(
        "maximum=10",
        .bound(
          Field({ $0.control.maximumValue }, { $0.control.maximumValue = $1 }), Limit.coordinate),
        uiKit: ["maximumValue"],
        of: .ranged)
    case .step:
      .init(
        "step=1",
        .number(Field({ $0.control.stepValue }, { $0.control.stepValue = $1 }), Limit.step),
        uiKit: ["stepValue"], of: .steppers)
    case .continuous:
      yesOrNo(
        Field({ $0.control.isContinuous }, { $0.control.isContinuous = $1 }),
        uiKit: ["isContinuous"], of: .ranged)
    case .autorepeat:
      yesOrNo(Field({ $0.control.autorepeat }, { $0.control.autorepeat = $1 }), of: .steppers)
    case .momentary:
      yesOrNo(
        Field({ $0.control.isMomentary }, { $0.control.isMomentary = $1 }), uiKit: ["isMomentary"],
        of: .segmented)
    case .pages:
      .init(
        "pages=3",
        .count(
          Field({ $0.control.numberOfPages }, { $0.control.numberOfPages = $1 }), Limit.segments),
        uiKit: ["numberOfPages"],
        of: .pageControls)
    case .rows:
      .init(
        "rows=3",
        .count(Field({ $0.control.numberOfRows }, { $0.control.numberOfRows = $1 }), Limit.rows),
        of: .pickers, in: [.view])
    case .menu:
      .init(
        "menu=primary|press",
        .words(
          WordPath(maybe: Field({ $0.control.menu }, { $0.control.menu = $1 }), others: menuAnswers)
        ),
        uiKit: ["showsMenuAsPrimaryAction"], of: .menus)
    case .contentSize:
      .init(
        "contentSize=WxH",
        .size(Field({ $0.scrolls.contentSize }, { $0.scrolls.contentSize = $1 })), of: .scrollViews,
        changes: .contentSize, isTold: true)
    case .contentOffset:
      // A scroll view's offset is its bounds' origin, and written so, like every view's.
      .init(
        "contentOffset=x,y", own: .offset, of: .scrollViews, changes: .contentOffset,
        by: RuleNumber(20, 27), as: .bounds, fact: .boundsOrigin, isTold: true)
    case .delaysContentTouches:
      yesOrNo(
        Field({ $0.scrolls.delaysContentTouches }, { $0.scrolls.delaysContentTouches = $1 }),
        of: .scrollViews)
    case .canCancelContentTouches:
      yesOrNo(
        Field({ $0.scrolls.canCancelContentTouches }, { $0.scrolls.canCancelContentTouches = $1 }),
        of: .scrollViews)
    case .alwaysBounce:
      .init(
        "alwaysBounce=\(Axes.form)",
        .words(WordPath(Field({ $0.scrolls.alwaysBounce }, { $0.scrolls.alwaysBounce = $1 }))),
        of: .scrollViews)
    case .bounces:
      yesOrNo(Field({ $0.scrolls.bounces }, { $0.scrolls.bounces = $1 }), of: .scrollViews)
    case .keyboardDismissMode:
      .init(
        "keyboardDismissMode=none|onDrag|interactive",
        .words(
          WordPath(
            Field({ $0.scrolls.keyboardDismissMode }, { $0.scrolls.keyboardDismissMode = $1 }))),
        of: .scrollViews)
    case .scrollEnabled:
      yesOrNo(
        Field({ $0.scrolls.isScrollEnabled }, { $0.scrolls.isScrollEnabled = $1 }),
        uiKit: ["isScrollEnabled"], of: .scrollViews,
        changes: .scrollEnabled, by: RuleNumber(20, 31))
    case .decelerationRate:
      .init(
        "decelerationRate=normal|fast",
        .words(
          WordPath(
            Field({ $0.scrolls.deceleratesFast }, { $0.scrolls.deceleratesFast = $1 }),
            off: "normal", on: "fast")), of: .scrollViews)
    case .touchesShouldBegin:
      .init(
        "touchesShouldBegin=yes|no",
        .opinion(Field({ $0.scrolls.touchesShouldBegin }, { $0.scrolls.touchesShouldBegin = $1 })),
        of: .scrollViews)
    case .touchesShouldCancel:
      .init(
        "touchesShouldCancel=yes|no|KIND|not|KIND",
        .words(
          WordPath(
            Field({ $0.scrolls.touchesShouldCancel }, { $0.scrolls.touchesShouldCancel = $1 }))),
        of: .scrollViews)
    case .paging:
      bare(
        Field({ $0.scrolls.isPagingEnabled }, { $0.scrolls.isPagingEnabled = $1 }),
        uiKit: ["isPagingEnabled", "pagingEnabled"], of: .scrollViews)
    case .directionalLock:
      bare(
        Field(
          { $0.scrolls.isDirectionalLockEnabled }, { $0.scrolls.isDirectionalLockEnabled = $1 }),
        uiKit: ["isDirectionalLockEnabled", "directionalLockEnabled"], of: .scrollViews)
    case .transfers:
      .init(
        "transfers=\(Axes.form)|none",
        .words(WordPath(Field({ $0.scrolls.transfers }, { $0.scrolls.transfers = $1 }))),
        of: .scrollViews)
    case .transfersHorizontalScrollingToParent:
      .init(
        "\(rawValue)=yes|no",
        .part(
          Field(
            { $0.scrolls.transfersHorizontalScrollingToParent },
            { $0.scrolls.transfersHorizontalScrollingToParent = $1 })),
        of: .scrollViews)
    case .transfersVerticalScrollingToParent:
      .init(
        "\(rawValue)=yes|no",
        .part(
          Field(
            { $0.scrolls.transfersVerticalScrollingToParent },
            { $0.scrolls.transfersVerticalScrollingToParent = $1 })),
        of: .scrollViews)
    case .contentInset:
      .init(
        "contentInset=top,left,bottom,right",
        .insets(Field({ $0.scrolls.insets.content }, { $0.scrolls.insets.content = $1 })),
        of: .scrollViews)
    case .safeAreaInsets:
      .init(
        "safeAreaInsets=top,left,bottom,right",
        .insets(Field({ $0.scrolls.insets.safeArea }, { $0.scrolls.insets.safeArea = $1 })),
        of: .scrollViews)
    case .contentInsetAdjustmentBehavior:
      .init(
        "\(rawValue)="
          + ScrollInsets.Adjustment.allCases.map { $0.rawValue }.joined(separator: "|"),
        .words(
          WordPath(Field({ $0.scrolls.insets.adjustment }, { $0.scrolls.insets.adjustment = $1 }))),
        of: .scrollViews)
    case .animated:
      .init(
        "animated", own: .animated, of: .scrollViews, in: [.changeView], changes: .animatedOffset)
    case .animatedOffset: .change(of: self, by: RuleNumber(20, 29))
    case .seen: .init("seen=x,y[,WxH]", own: .seen)
    case .inside:
      .init("inside NAME", own: .inside, in: [.changeView], changes: .inside, by: RuleNumber(21, 6))
    case .front:
      .init(
        "front", own: .front, in: [.view, .setView, .changeView], changes: .front,
        by: RuleNumber(21, 4))
    case .back:
      .init(
        "back", own: .back, in: [.setView, .changeView], changes: .back, by: RuleNumber(21, 4),
        as: .front)
    case .allowsSelection:
      yesOrNo(Field({ $0.rows.allowsSelection }, { $0.rows.allowsSelection = $1 }), of: .lists)
    case .selectionInEditing:
      yesOrNo(
        Field(
          { $0.rows.allowsSelectionDuringEditing }, { $0.rows.allowsSelectionDuringEditing = $1 }),
        uiKit: ["allowsSelectionDuringEditing"], of: .lists)
    case .multipleSelection:
      yesOrNo(
        Field({ $0.rows.allowsMultipleSelection }, { $0.rows.allowsMultipleSelection = $1 }),
        uiKit: ["allowsMultipleSelection"], of: .lists)
    case .editing:
      yesOrNo(
        Field({ $0.rows.isEditing }, { $0.rows.isEditing = $1 }), uiKit: ["isEditing"], of: .lists)
    case .selected:
      .init(
        "selected=yes|no",
        .answer(Field({ $0.asRow.isSelected }, { $0.asRow.isSelected = $1 }), isBare: true),
        uiKit: ["isSelected"],
        of: .rows, changes: .selected, by: RuleNumber(16, 22))
    case .editable:
      yesOrNo(
        Field({ $0.textInput.isEditable }, { $0.textInput.isEditable = $1 }), uiKit: ["isEditable"],
        of: .textViews)
    case .selectable:
      yesOrNo(
        Field({ $0.textInput.isSelectable }, { $0.textInput.isSelectable = $1 }),
        uiKit: ["isSelectable"], of: .textViews)
    case .link: .init("link=x,y,w,h|x,y,w,h", own: .links, of: .textViews)
    case .clearButton:
      bare(
        Field({ $0.textInput.hasClearButton }, { $0.textInput.hasClearButton = $1 }), of: .fields,
        in: [.view])
    case .cancelButton:
      bare(
        Field({ $0.textInput.hasCancelButton }, { $0.textInput.hasCancelButton = $1 }),
        uiKit: ["showsCancelButton"], of: .searchBars, in: [.view])
    case .dragGesture:
      bare(
        Field({ $0.hasDragGesture }, { $0.hasDragGesture = $1 }), of: .drawn, in: [.view, .setView])
    case .swipeActions:
      .init(
        "swipeActions=\(RowSides.form)|none",
        .words(WordPath(Field({ $0.rows.swipeActions }, { $0.rows.swipeActions = $1 }))), of: .lists
      )
    case .open:
      yesOrNo(Field({ $0.rows.areActionsOpen }, { $0.rows.areActionsOpen = $1 }), of: .lists)
    case .rowAction:
      bare(
        Field({ $0.control.isRowAction }, { $0.control.isRowAction = $1 }), of: .buttons)
    case .reorder:
      yesOrNo(Field({ $0.rows.allowsReordering }, { $0.rows.allowsReordering = $1 }), of: .lists)
    case .multiSelectPan:
      yesOrNo(Field({ $0.rows.multiSelectPan }, { $0.rows.multiSelectPan = $1 }), of: .lists)
    case .accessory:
      .init(
        "accessory=\(RowAccessory.allCases.map { $0.rawValue }.joined(separator: "|"))",
        .words(
          WordPath(
            Field({ $0.asRow.accessory }, { $0.asRow.accessory = $1 }), others: accessoryTypes)),
        uiKit: ["accessoryType"],
        of: .tableRows)
    case .contextMenu: interaction(.contextMenu)
    case .drag: interaction(.drag)
    case .refreshing:
      yesOrNo(
        Field({ $0.control.isRefreshing }, { $0.control.isRefreshing = $1 }),
        uiKit: ["isRefreshing"], of: .refreshControls, changes: .refreshing, by: RuleNumber(20, 43))
    case .scrollsToTop:
      yesOrNo(
        Field({ $0.scrolls.scrollsToTop }, { $0.scrolls.scrollsToTop = $1 }), of: .scrollViews,
        changes: .scrollsToTop, by: RuleNumber(20, 40))
    case .zoom:
      .init(
        "zoom=min,max",
        .point(
          Field(
            { Point($0.scrolls.zooming.minimumScale, $0.scrolls.zooming.maximumScale) },
            {
              $0.scrolls.zooming.minimumScale = $1.x
              $0.scrolls.zooming.maximumScale = $1.y
            })),
        of: .scrollViews)
    case .zoomScale:
      .init(
        "zoomScale=2",
        .number(
          Field({ $0.scrolls.zooming.scale }, { $0.scrolls.zooming.scale = $1 }), Limit.zoom),
        of: .scrollViews, changes: .zoomScale, by: RuleNumber(20, 6))
    case .bouncesZoom:
      yesOrNo(
        Field({ $0.scrolls.zooming.bounces }, { $0.scrolls.zooming.bounces = $1 }),
        of: .scrollViews)
    case .level:
      .init(
        "level=N|normal|statusBar|alert|keyboard", own: .level, uiKit: ["windowLevel"],
        in: LineKind.windows, changes: .level, by: RuleNumber(1, 7), fact: .level)
    case .key:
      .init(
        "key", own: .key, uiKit: ["isKeyWindow"], in: LineKind.windows, changes: .key,
        by: RuleNumber(1, 5), isTold: true)
    case .windowScene: .init("windowScene=NAME", own: .windowScene, in: [.window])
    case .removed:
      .init("removed", own: .removed, in: [.changeView], changes: .removed, by: RuleNumber(3, 20))
    case .highlighted: .change(of: self)
    case .ignoring: .change(of: self, by: RuleNumber(1, 10))
    case .presented: .change(of: self, by: RuleNumber(19, 12))
    case .popped: .change(of: self, by: RuleNumber(19, 5))
    case .attached: .change(of: self, by: RuleNumber(21, 2))
    case .state: .change(of: self, by: RuleNumber(18, 23))
    }
  }

  private func interaction(_ interaction: Interactions) -> PropertyEntry {
    PropertyEntry(
      rawValue,
      .answer(
        Field(
          { $0.interactions.contains(interaction) },
          {
            if $1 {
              $0.interactions.insert(interaction)
            } else {
              $0.interactions.remove(interaction)
            }
          }), isBare: true))
  }

  private func yesOrNo(
    _ field: Field<View, Bool>, uiKit: [String] = [], of owners: Owners,
    changes: Property? = nil, by rule: RuleNumber = RuleNumber(3, 21)
  ) -> PropertyEntry {
    PropertyEntry(
      "\(rawValue)=yes|no", .answer(field, isBare: false), uiKit: uiKit, of: owners,
      changes: changes, by: rule)
  }

  private func bare(
    _ field: Field<View, Bool>, uiKit: [String] = [], of owners: Owners,
    in places: [LineKind] = LineKind.allCases
  ) -> PropertyEntry {
    PropertyEntry(rawValue, .answer(field, isBare: true), uiKit: uiKit, of: owners, in: places)
  }
}

extension PropertyEntry {
  /// What no line of a scene says.
  fileprivate static func change(
    of property: Property, by rule: RuleNumber = RuleNumber(3, 21)
  ) -> PropertyEntry {
    PropertyEntry("", in: [], changes: property, by: rule)
  }
}

/// What UIKit's `showsMenuAsPrimaryAction` says.
private let menuAnswers = [
  "yes": "primary", "true": "primary", "on": "primary", "no": "press", "false": "press",
  "off": "press",
]

/// UIKit's words: `disclosureIndicator`, `detailDisclosureButton`.
private let accessoryTypes = Dictionary(
  uniqueKeysWithValues: RowAccessory.allCases.map { $0.rawValue }.flatMap {
    [("\($0)Indicator", $0), ("\($0)Button", $0)]
  })
