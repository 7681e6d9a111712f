import TouchCore

extension ForeignView {
  /// The view that it is in a scene, before anything is attached to it.
  func view(_ name: String, _ kind: ViewKind) -> View {
    var view = View(name, kind)
    settle(&view)
    return view
  }

  /// Gives a view what is known of it.
  func settle(_ view: inout View) {
    view.origin = untransformedFrame.written.origin
    view.bounds = knownBounds.written
    if className != view.kind.className { view.customClass = className }
    if let transform = writtenTransform { view.transform = transform }
    if let anchorPoint { view.anchorPoint = anchorPoint.written }
    if let zPosition { view.zPosition = zPosition.written }
    settleSwitches(of: &view)
    if let tag { view.tag = tag }
    view.text = text
    if let value { view.value = value.written }
    settleControl(of: &view)
    settleText(of: &view)
    settleScrolling(of: &view)
    if let allowsSelection { view.list?.allowsSelection = allowsSelection }
    // 17.32
    view.hitTestOverride = hitTest ?? (ClassTable.passes(className) ? .passesThrough : nil)
    var origins = view.origins
    origins.address = address
    origins.identifier = identifier
    origins.unknown = unknownAs(view.kind)
    view.origins = origins
  }

  private func settleSwitches(of view: inout View) {
    if let isHidden { view.isHidden = isHidden }
    if let alpha { view.alpha = alpha.isFinite ? min(max(alpha, 0), 1) : 1 }
    if let isUserInteractionEnabled { view.isUserInteractionEnabled = isUserInteractionEnabled }
    if let isEnabled { view.isEnabled = isEnabled }
    if let clipsToBounds { view.clipsToBounds = clipsToBounds }
    if let isMultipleTouchEnabled { view.isMultipleTouchEnabled = isMultipleTouchEnabled }
    if let isExclusiveTouch { view.isExclusiveTouch = isExclusiveTouch }
    if isAnimating == true { view.blocksTouchesWhileAnimating = true }
  }

  private func settleControl(of view: inout View) {
    if view.kind.reaction.isRanged {
      view.control.minimumValue = minimumValue?.written
      view.control.maximumValue = maximumValue?.written
    }
  }

  private func settleText(of view: inout View) {
    if view.kind == .field, let hasClearButton { view.textInput.hasClearButton = hasClearButton }
    guard view.kind == .textView else { return }
    if let isEditable { view.textInput.isEditable = isEditable }
    if let isSelectable { view.textInput.isSelectable = isSelectable }
  }

  private func settleScrolling(of view: inout View) {
    guard var scrolling = view.scrolling else { return }
    if let contentSize {
      scrolling.contentSize = Size(
        contentSize.width.writtenLength, contentSize.height.writtenLength)
    }
    if let isScrollEnabled { scrolling.isScrollEnabled = isScrollEnabled }
    if let delaysContentTouches { scrolling.delaysContentTouches = delaysContentTouches }
    if let canCancelContentTouches { scrolling.canCancelContentTouches = canCancelContentTouches }
    if let scrollsToTop { scrolling.scrollsToTop = scrollsToTop }
    if let minimumZoomScale { scrolling.zooming.minimumScale = minimumZoomScale.written }
    if let maximumZoomScale { scrolling.zooming.maximumScale = maximumZoomScale.written }
    if let bouncesZoom { scrolling.zooming.bounces = bouncesZoom }
    if let insetAdjustment { scrolling.insets.adjustment = insetAdjustment }
    view.scrolling = scrolling
  }

  /// What is not known of it as a view of a kind: some kinds have recognizers of their own, so that
  /// a dump's word that it has some says nothing of others.
  private func unknownAs(_ kind: ViewKind) -> UnknownFacts? {
    var facts = unknown
    if transform != nil, writtenTransform == nil { facts.insert(.transform) }
    if facts.contains(.recognizers), ClassTable.hasOwnRecognizers(kind, className) {
      facts.remove(.recognizers)
      facts.insert(.anyRecognizers)
    }
    if kind == .hosting { facts.insert(.content) }
    if isAnimating == true { facts.insert(.animation) }
    let overrides = [overridesHitTest, overridesPointInside]
    let isSystems = ClassTable.isSystems(self) && !ClassTable.isKnownByLineage(self)
    let isKnown = !overrides.contains(nil) || isSystems
    // React Native's views look for themselves into what lies outside of them; its root view holds one.
    let isOwnSearch = !isKnown && isReactView(className) && className != "RCTRootView"
    if overrides.contains(true) || isOwnSearch {
      facts.insert(.overridden)
    } else if !isKnown {
      facts.insert(.overrides)
    }
    if ClassTable.isStrange(self) { facts.insert(.kind) }
    if !overrides.contains(nil), facts.isEmpty { return [] }
    return facts.isEmpty ? nil : facts
  }
}
