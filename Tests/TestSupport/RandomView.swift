import TouchCore

extension GrowingScene {
  /// Gives a view some properties.
  func decorate(_ view: inout View, using g: inout some RandomNumberGenerator) {
    if g.happens(0.1) { view.isHidden = true }
    if g.happens(0.2) { view.isUserInteractionEnabled.toggle() }
    if g.happens(0.1) { view.isEnabled = false }
    if g.happens(0.1) { view.isMultipleTouchEnabled = true }
    if g.happens(0.1) { view.isExclusiveTouch = true }
    if g.happens(0.1) { view.clipsToBounds = true }
    if g.happens(0.1) { view.blocksTouchesWhileAnimating = true }
    if g.happens(0.1) { view.isAnimatingInteractively = true }
    var aside = SeededGenerator(beside: "\(view.bounds) \(scene.views.count)")
    if aside.happens(0.1) { view.animator = aside.pick(AnimatorHitTesting.allCases) }
    if aside.happens(0.1) {
      view.seenFrame = Rect(aside.coordinate(), aside.coordinate(), aside.length(), aside.length())
    }
    if g.happens(0.2) {
      view.alpha = g.pick([0, 0.01, 0.5, 0.009999, Double.random(in: 0...1, using: &g)])
    }
    if g.happens(0.2) { view.bounds.origin = Point(g.coordinate(), g.coordinate()) }
    if g.happens(0.2) { view.transform = transform(using: &g) }
    if g.happens(0.1) { view.anchorPoint = Point(g.pick([0, 1, 0.5]), g.coordinate()) }
    if g.happens(0.1) { view.zPosition = g.coordinate() }
    if g.happens(0.1) { view.tag = g.pick([7, -1, Int.max, Int.min]) }
    if g.happens(0.2) { view.text = g.text() }
    if g.happens(0.2) { view.customClass = g.pick(["MyView", "My.View", "", g.text()]) }
    if g.happens(0.1) { view.gestureRecognizerShouldBegin = g.happens(0.5) }
    decorateRefusal(&view)
    if view.kind.isControl { decorateControl(&view, using: &g) }
    if view.kind.isScrollView { decorateScrolling(&view, using: &g) }
    decorateRows(&view, using: &g)
    if view.kind.editsText { decorateText(&view) }
  }

  private func decorateRefusal(_ view: inout View) {
    var own = SeededGenerator(beside: "refusal \(scene.views.count)")
    guard view.gestureRecognizerShouldBegin == nil, own.happens(0.1) else { return }
    let kinds = own.pick([[], [.pan], [.tap, .longPress], [RecognizerKind.scrollPan]])
    let looks: [DelegateTest.Look] = [
      .horizontal, .towards(.up), .faster(50), .at(Rect(0, 0, 9, 9)),
    ]
    let test = own.happens(0.5) || kinds.isEmpty ? own.pick(looks) : nil
    view.beginRefusal = BeginRefusal(
      kinds: kinds, isAboutOthers: test == nil && own.happens(0.5),
      test: test.map { DelegateTest($0, isUnless: !kinds.isEmpty || own.happens(0.5)) })
  }

  private func decorateText(_ view: inout View) {
    var own = SeededGenerator(beside: "text \(scene.views.count)")
    if own.happens(0.2) { view.textInput.shouldBeginEditing = own.happens(0.5) }
    if own.happens(0.2) { view.textInput.shouldEndEditing = own.happens(0.5) }
    guard view.kind == .textView else { return }
    if own.happens(0.4) { view.textInput.isEditable = false }
    if own.happens(0.2) { view.textInput.isSelectable = false }
    if own.happens(0.5) { view.textInput.links = [Rect(0, 0, 200, 200), Rect(0.5, 300, 20, 20)] }
  }

  private func decorateControl(_ view: inout View, using g: inout some RandomNumberGenerator) {
    var action = SeededGenerator(beside: "row action \(scene.views.count)")
    if view.kind == .button, action.happens(0.1) {
      // No table of these scenes has open actions.
      (view.control.isRowAction, view.isHidden) = (true, true)
    }
    if g.happens(0.1) { view.control.beginTracking = g.happens(0.5) }
    if g.happens(0.1) { view.control.continueTracking = g.happens(0.5) }
    switch view.kind.reaction {
    case .slide:
      if g.happens(0.5) { view.value = Double.random(in: 0...1, using: &g) }
      if g.happens(0.2) { view.control.isContinuous = false }
      if g.happens(0.2) { view.control.minimumValue = g.pick([-10, 0.5]) }
      if g.happens(0.2) { view.control.maximumValue = g.pick([1, 20]) }
    case .turn: if g.happens(0.5) { view.value = 1 }
    case .count:
      if g.happens(0.5) { view.value = 1 }
      if g.happens(0.3) { view.control.maximumValue = g.pick([2, 20]) }
      if g.happens(0.2) { view.control.isContinuous = false }
      if g.happens(0.3) { view.control.autorepeat = false }
      if g.happens(0.2) { view.control.stepValue = g.pick([0.5, 7]) }
    case .page:
      view.control.numberOfPages = g.pick([1, 3, 5])
      if g.happens(0.5) { view.value = 1 }
    case .pull:
      var own = SeededGenerator(beside: "refresh \(scene.views.count)")
      if own.happens(0.3) { view.control.isRefreshing = true }
    case .select:
      view.control.numberOfSegments = g.pick([1, 2, 3, 5])
      view.value = Double(Int.random(in: 0..<view.control.numberOfSegments, using: &g))
      if g.happens(0.2) { view.control.isMomentary = true }
    default: break
    }
    guard view.kind.traits.contains(.pressed), g.happens(0.1) else { return }
    view.control.menu = g.pick([.primary, .press])
  }

  private func decorateRows(_ view: inout View, using g: inout some RandomNumberGenerator) {
    if view.kind.isList {
      if g.happens(0.1) { view.list?.allowsSelection = false }
      if g.happens(0.2) { view.list?.allowsMultipleSelection = true }
      // An edited table's rows have controls: those are drawn where scenes are drawn by lines.
      _ = g.happens(0.1)
      if g.happens(0.3) { view.list?.allowsSelectionDuringEditing = true }
      view.list?.answers = answers(ofTable: view.kind == .table, using: &g)
    } else if view.kind.isRow {
      if g.happens(0.3) { view.row?.isSelected = true }
      view.row?.answers = answers(ofTable: view.kind == .cell, using: &g)
    }
  }

  private func answers(
    ofTable isTable: Bool, using g: inout some RandomNumberGenerator
  ) -> RowAnswers {
    var answers = RowAnswers()
    if g.happens(0.1) { answers.shouldHighlight = g.happens(0.5) }
    if isTable {
      let rows = scene.viewIDs.filter { scene[$0].kind == .cell }
      let others = rows.isEmpty ? [] : [RowAnswers.WillSelect.other(g.pick(rows))]
      if g.happens(0.2) { answers.willSelect = g.pick([.same, .nothing] + others) }
    } else {
      if g.happens(0.1) { answers.shouldSelect = g.happens(0.5) }
      if g.happens(0.2) { answers.shouldDeselect = g.happens(0.5) }
    }
    return answers
  }

  private func decorateScrolling(_ view: inout View, using g: inout some RandomNumberGenerator) {
    var scrolling = view.scrolling ?? Scrolling()
    if g.happens(0.8) { scrolling.contentSize = Size(g.pick([0, 390, 800]), g.pick([300, 3000])) }
    if g.happens(0.1) { scrolling.isScrollEnabled = false }
    if g.happens(0.3) { scrolling.delaysContentTouches = false }
    if g.happens(0.1) { scrolling.canCancelContentTouches = false }
    if g.happens(0.3) { scrolling.alwaysBounce = g.pick([.x, .y, [.x, .y]]) }
    if g.happens(0.1) { scrolling.bounces = false }
    if g.happens(0.2) { scrolling.deceleratesFast = true }
    var own = SeededGenerator(beside: "\(scene.views.count) \(scrolling.contentSize)")
    if own.happens(0.2) { scrolling.isPagingEnabled = true }
    if own.happens(0.2) { scrolling.isDirectionalLockEnabled = true }
    if own.happens(0.2) { scrolling.transfers = own.pick([[], .x, .y]) }
    if own.happens(0.2) { scrolling.insets.content = EdgeInsets(own.coordinate(), 0, 5.5, 20) }
    if own.happens(0.2) { scrolling.insets.safeArea = EdgeInsets(59, 0, 34, 0) }
    if own.happens(0.2) { scrolling.scrollsToTop = false }
    if own.happens(0.2) { scrolling.zooming.bounces = false }
    if own.happens(0.2) { scrolling.zooming.scale = own.pick([0.5, 2]) }
    if own.happens(0.2) { scrolling.shouldScrollToTop = own.happens(0.5) }
    if own.happens(0.2) { scrolling.insets.adjustment = own.pick(ScrollInsets.Adjustment.allCases) }
    if g.happens(0.1) { scrolling.touchesShouldBegin = g.happens(0.5) }
    if g.happens(0.2) {
      let answer = CancelAnswer.always(g.happens(0.5))
      scrolling.touchesShouldCancel = own.happens(0.3) ? kindsOfContent(&own) : answer
    }
    view.scrolling = scrolling
  }

  /// Kinds about which a scroll view says yes or no.
  private func kindsOfContent(_ own: inout SeededGenerator) -> CancelAnswer {
    let yes: [ViewKind] = own.happens(0.6) ? [.button, .slider] : []
    let no: [ViewKind] = yes.isEmpty || own.happens(0.3) ? [.slider, .view] : []
    return .by(yes: yes, no: no)
  }

  private func transform(using g: inout some RandomNumberGenerator) -> AffineTransform {
    let angle = Double(Int.random(in: -360...360, using: &g))
    return .rotation(degrees: angle)
      .concatenating(.scale(g.pick([1, 2, -1, 0, 0.3]), g.pick([1, 0.5])))
      .concatenating(.translation(Double.random(in: -99...99, using: &g), g.pick([0, 5])))
  }

  /// Gives some responders overrides, which may name any other.
  mutating func addOverrides(using g: inout some RandomNumberGenerator) {
    let responders = scene.responders
    for responder in responders where g.happens(0.4) && !isDrawn(responder) {
      for method in ResponderMethod.allCases where g.happens(0.4) {
        scene[overridesOf: responder][method] = g.pick(TouchesOverride.allCases)
      }
      let next = NextOverride.responder(g.pick(responders))
      scene[overridesOf: responder].next = g.pick([.inherited, .inherited, .nobody, next])
    }
    for id in scene.viewIDs where scene[id].overrides[.moved].handles && g.happens(0.3) {
      scene[id].drag = g.pick(DragStyle.allCases)
    }
    for id in scene.viewIDs where g.happens(0.3) && scene[id].kind != .drawn {
      let other = g.pick(scene.viewIDs)
      scene[id].hitTestOverride = g.pick([
        nil, .returnsNil, .returnsSelf, .returns(other), .callsSuper, .passesThrough,
      ])
      scene[id].pointInsideOverride = g.pick([
        nil, .always(true), .always(false), .expands(by: g.coordinate()), .includes(other),
        .holes(holes(using: &g)),
      ])
      var own = SeededGenerator(beside: "override \(id) \(other)")
      if own.happens(0.1) {
        var test = SeededGenerator(beside: "test \(id) \(other)")
        scene[id].hitTestOverride = test.pick([
          .returnsNilIf(other), .returnsNilIf(.view(other), isUnless: true),
          .returnsNilIf(
            .kind(test.pick([.button, .control, .scroll])), isUnless: test.happens(0.5)),
          .returnsNilIf(.className(test.pick(["UIView", "My View"])), isUnless: test.happens(0.3)),
          .returnsNilIf(.clear, isUnless: test.happens(0.3)), .returnsWhereSeen(other),
        ])
      }
      if own.happens(0.1) {
        scene[id].pointInsideOverride = own.pick([.only([other]), .only([id, other])])
      }
    }
  }

  /// 22.29: whether no class of the app's is there to override anything.
  func isDrawn(_ responder: Responder) -> Bool {
    guard case .view(let view) = responder else { return false }
    return scene[view].kind == .drawn
  }

  private func holes(using g: inout some RandomNumberGenerator) -> [Rect] {
    (0..<Int.random(in: 0...3, using: &g)).map { _ in
      Rect(g.coordinate(), g.coordinate(), g.length(), g.length())
    }
  }
}
