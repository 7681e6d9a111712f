import TouchCore

//  <view misplaced="YES">                                   the file itself says it is wrong,
//  <stackView> of views that lie on each other              or it must be: no stack view does that
//  <view translatesAutoresizingMaskIntoConstraints="NO">    true of the canvas only
//  <view fixedFrame="YES">, or neither                      true, as far as the superview's is

/// Where a view's element says it lies, and whether that can be trusted.
struct InterfaceBuilderFrame {
  private let view: InterfaceBuilderView
  private var element: XMLElement { view.element }

  init(_ view: InterfaceBuilderView) { self.view = view }

  /// Gives a view its frame, or notes that it is not known.
  func read(_ result: inout ForeignView, _ remarks: inout [ImportRemark]) {
    readRect(&result, &remarks)
    if view.isConstrained || view.isPlaced { result.unknown.insert(.frame) }
    // Code that holds a view without constraints lays it out by its frame.
    if view.flag("fixedFrame") == true, view.document.hasOutlet(element) {
      result.unknown.insert(.frame)
    }
    if view.document.isFreeform(element) { result.unknown.insert(.frame) }
    if element["key"] == "tableFooterView" { placeBelowRows(&result) }
    if view.flag("misplaced") == true { doubtPlace(.misplaced, &result, &remarks) }
    if view.flag("ambiguous") == true { doubtPlace(.ambiguous(count: 1), &result, &remarks) }
    if let id = element["id"], view.document.accessories.contains(id) {
      result.unknown.formUnion([.frame, .place])
    }
    if element.children.contains(where: isOtherSize) { doubt(.variation, &result, &remarks) }
    if view.document.sizeClasses == nil, view.document.installation(of: element)?.isExcluded == true
    {
      result.unknown.insert(.visibility)
      doubt(.variation, &result, &remarks)
    }
  }

  /// A table shows its footer below its rows, wherever the file has it.
  private func placeBelowRows(_ result: inout ForeignView) {
    let rows = element.parent?.nestedViews.filter { $0.name == "tableViewCell" } ?? []
    let end = rows.compactMap { $0.writtenFrame?.maxY }.max()
    result.unknown.insert(.frame)
    guard let end, let frame = result.frame, frame.minY < end else { return }
    result.frame?.origin.y = end
  }

  /// Notes that the canvas shows it in a wrong place, or in one of many.
  private func doubtPlace(
    _ reason: ImportRemark.Reason, _ result: inout ForeignView, _ remarks: inout [ImportRemark]
  ) {
    doubt(reason, &result, &remarks)
    // A controller's view fills what shows it, and what nothing is constrained to stays where it is.
    if view.isConstrained || view.isPlaced, !view.document.isRootView(element) {
      result.unknown.insert(.place)
    }
  }

  private func doubt(
    _ reason: ImportRemark.Reason, _ result: inout ForeignView, _ remarks: inout [ImportRemark]
  ) {
    result.unknown.insert(.frame)
    remarks.append(element.remark(reason))
  }

  private func readRect(_ result: inout ForeignView, _ remarks: inout [ImportRemark]) {
    if let frame = variedRect.flatMap({ AttributeFrame($0).rect }) {
      result.frame = frame
      return
    }
    let rect = element.child("rect", key: "frame")
    guard let rect, AttributeFrame(rect).rect == nil || element.writtenFrame != nil else {
      result.frame = element.writtenFrame
      guard result.frame == nil else { return }
      if let flat = rect.flatMap({ AttributeFrame($0).rect }), flat.size != Size(0, 0) {
        result.frame = flat
        result.unknown.formUnion(view.mayGetSize ? [.frame, .place] : .frame)
        return
      }
      result.unknown.formUnion([.frame, .place])
      remarks.append(element.remark(.noFrame(className: result.className)))
      return
    }
    let frame = AttributeFrame(rect)
    result.frame = frame.rect
    if frame.rect == nil { result.unknown.insert(.place) }
    if frame.rect == nil || frame.isDoubtful { result.unknown.insert(.frame) }
    remarks += frame.remarks(className: result.className)
  }

  /// The frame that the variation for the canvas's device has; nil if none has one.
  ///
  /// What is not there in all size classes is drawn for those that have it: without a device, for a
  /// phone's.
  private var variedRect: XMLElement? {
    let isVaried = view.document.installation(of: element)?.isExcluded == true
    let phone = isVaried ? CanvasDevice(nil).sizeClasses(isAcross: false) : nil
    guard let screen = view.document.sizeClasses ?? phone else { return nil }
    let varied = element.children.filter(isOtherSize).compactMap { variation in
      variation["key"].flatMap(SizeClasses.init(variation:)).map { (classes: $0, variation) }
    }
    let fitting = varied.filter { $0.classes.count > 0 && $0.classes.fit(screen) }
    return fitting.max { $0.classes.count < $1.classes.count }?.1.child("rect", key: "frame")
  }

  /// Whether a variation is of other sizes, rather than of what is installed by default.
  private func isOtherSize(_ child: XMLElement) -> Bool {
    child.name == "variation" && child["key"] != "default"
  }
}
