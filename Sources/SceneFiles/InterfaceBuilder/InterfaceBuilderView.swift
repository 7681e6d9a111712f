import TouchCore

/// A view's element, and how to read it.
struct InterfaceBuilderView {
  let element: XMLElement
  let document: InterfaceBuilderDocument
  /// Whether its superview decides where it lies.
  let isPlaced: Bool

  init(_ element: XMLElement, of document: InterfaceBuilderDocument, isPlaced: Bool) {
    self.element = element
    self.document = document
    self.isPlaced = isPlaced
  }

  /// The view, without its subviews.
  func view(remarks: inout [ImportRemark]) -> ForeignView {
    let kind = ViewTag.className(of: element.name)
    let custom = document.customClass(of: element)
    var view = ForeignView(custom ?? kind ?? "UIView", line: element.line)
    view.column = element.column
    // A plain view that is told to be a scroll view of UIKit's overrides nothing.
    let isScrollView = custom.flatMap(KnownClasses.kind(of:))?.isScrollView == true
    if custom != nil, !isScrollView {
      view.baseClass = kind ?? "UIView"
      view.unknown.insert(.overrides)
    }
    if kind == nil { remarks.append(element.remark(.unknownElement(element.name))) }
    // A static table shows the cells that the file has, and no others; a bar or search bar of the app's
    // class may override what decides that.
    let isOwnBar = custom != nil && ViewTag.kind(of: element.name).traits.contains(.laidOut)
    if ViewTag.traits(of: element.name).contains(.makesSubviews), element["dataMode"] != "static",
      !isOwnBar
    {
      view.unknown.insert(.tree)
    }
    view.isContentView = element["key"] == "contentView"
    name(&view)
    readFlags(of: &view)
    InterfaceBuilderFrame(self).read(&view, &remarks)
    if ViewTag.kind(of: element.name).reaction == .pull { placeAboveContent(&view) }
    RuntimeAttributes(of: element).apply(to: &view)
    if mayBeShown(view) { view.unknown.insert(.visibility) }
    if view.allowsSelection == false, isHeldList { view.unknown.insert(.enabled) }
    InterfaceBuilderWiring(self).read(&view, &remarks)
    return view
  }

  /// What stands for the view of a controller of another file: nothing of it is known, and code there
  /// may let touches through.
  var viewElsewhere: ForeignView {
    var view = ForeignView("UIView", line: element.line)
    view.column = element.column
    view.identifier = element["id"]
    view.outlet = element.placeholderName
    view.unknown = [.tree, .overrides, .interaction, .recognizers]
    return view
  }

  private func name(_ view: inout ForeignView) {
    let accessibility = element.child("accessibility")
    view.identifier = element["id"]
    view.text = ShownText(of: element).words ?? accessibility?["label"]
    view.outlet = document.name(of: element) ?? accessibility?["identifier"]
  }

  private func readFlags(of view: inout ForeignView) {
    let (tag, kind) = (element.name, ViewTag.kind(of: element.name))
    view.isHidden = flag("hidden")
    view.alpha = number("alpha")
    // A file writes each NO of these, and each YES of clipping, whatever UIKit's default.
    view.isUserInteractionEnabled =
      flag("userInteractionEnabled")
      ?? (kind.isInteractiveByDefault || element.isOfCellStyle ? nil : true)
    view.isEnabled = flag("enabled")
    view.clipsToBounds = flag("clipsSubviews") ?? (kind.isScrollView ? false : nil)
    view.isMultipleTouchEnabled = flag("multipleTouchEnabled")
    view.isExclusiveTouch = flag("exclusiveTouch")
    view.tag = element["tag"].flatMap { Int($0) }
    view.isEditable = flag("editable")
    view.isSelectable = flag("selectable")
    view.isScrollEnabled = flag("scrollEnabled")
    view.allowsSelection = flag("allowsSelection")
    view.insetAdjustment = element["contentInsetAdjustmentBehavior"].flatMap {
      ScrollInsets.Adjustment(rawValue: $0)
    }
    view.delaysContentTouches = flag("delaysContentTouches")
    view.canCancelContentTouches = flag("canCancelContentTouches")
    view.scrollsToTop = flag("scrollsToTop")
    view.minimumZoomScale = number("minimumZoomScale")
    view.maximumZoomScale = number("maximumZoomScale")
    view.bouncesZoom = flag("bouncesZoom")
    view.value = value
    view.minimumValue = number("minValue") ?? number("minimumValue")
    view.maximumValue = number("maxValue") ?? number("maximumValue")
    readClearButton(of: &view)
    if ViewTag.traits(of: tag).contains(.mayIgnoreTouches) || element.isOfCellStyle,
      flag("userInteractionEnabled") == nil
    {
      view.unknown.insert(.interaction)
    }
  }

  /// 17.37: a button that clears a field is there only where there is something to clear, and no field
  /// of a file is being edited.
  private func readClearButton(of view: inout ForeignView) {
    guard let mode = element["clearButtonMode"], ["always", "unlessEditing"].contains(mode) else {
      return
    }
    if element["text"]?.filled != nil {
      view.hasClearButton = true
    } else {
      view.unknown.insert(.tree)
    }
  }

  /// 20.43: UIKit puts a refresh control above the content, whatever frame the file gives it.
  private func placeAboveContent(_ view: inout ForeignView) {
    let height = 60.0
    let width = element.parent?.child("tableView", key: "view")?.writtenFrame?.size.width ?? 0
    (view.frame, view.bounds) = (Rect(0, -height, width, height), nil)
    view.unknown.insert(.frame)
    view.unknown.remove(.place)
  }

  /// Whether the file has it hidden or clear, and code holds it, or something in it, by an outlet: most
  /// often to show it.
  private func mayBeShown(_ view: ForeignView) -> Bool {
    let isGone = view.isHidden == true || view.alpha.map { $0 < 0.01 } == true
    return isGone && view.isUserInteractionEnabled != false && document.isReachedByOutlet(element)
  }

  /// Whether code holds the list: by an outlet, or as what a controller of lists has.
  private var isHeldList: Bool {
    let isOfListController =
      document.isRootView(element)
      && ["tableViewController", "collectionViewController"].contains(element.parent?.name)
    return isOfListController || document.hasOutlet(element)
  }

  /// What a control shows as its value.
  private var value: Double? {
    switch element.name {
    case "slider", "stepper": number("value")
    case "switch": flag("on") == true ? 1 : 0
    case "segmentedControl": number("selectedSegmentIndex")
    default: nil
    }
  }

  /// Whether constraints decide where it lies: Xcode keeps a fixed frame where the canvas has it.
  var isConstrained: Bool {
    flag("translatesAutoresizingMaskIntoConstraints") == false && flag("fixedFrame") != true
  }

  /// Whether a view without width or height may have one at run time: by its class, by what it shows, or
  /// by a constraint.
  var mayGetSize: Bool {
    guard element.name == "view", element["customClass"] == nil, let id = element["id"],
      let around = element.parent?.parent
    else { return true }
    let sides = ["width", "height", "bottom", "trailing", "right", "lastBaseline"]
    let isHeld = document.constraints(of: around).contains { constraint in
      constraint["firstItem"] == id && sides.contains(constraint["firstAttribute"] ?? "")
        || constraint["secondItem"] == id && sides.contains(constraint["secondAttribute"] ?? "")
    }
    return isHeld || !document.constraints(of: element).isEmpty
  }

  /// An attribute that says yes or no.
  func flag(_ name: String) -> Bool? { element[name].flatMap(ForeignNumber.flag) }

  private func number(_ name: String) -> Double? { element[name].flatMap(ForeignNumber.finite) }
}

extension XMLElement {
  /// Whether a cell makes it for its style: the file never writes whether such a view takes touches.
  fileprivate var isOfCellStyle: Bool {
    guard let cell = parent?.parent?.parent, cell.name == "tableViewCell", let id = self["id"]
    else { return false }
    return ["textLabel", "detailTextLabel", "imageView"].contains { cell[$0] == id }
  }
}
