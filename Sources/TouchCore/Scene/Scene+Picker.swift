//  picker hour 0,0 320x216 rows=24 value=3
//    hour.wheel      a scroll view that comes to rest on a row         18.40
//      hour.rows     what the app puts into rows: it gets no touches

extension Scene {
  /// Adds the wheel of a picker, turned to the row that is selected.
  mutating func addWheel(of picker: ViewID) throws(SceneError) {
    let bounds = self[picker].bounds
    let content = wheelContent(of: picker)
    var wheel = View("", .scroll, frame: bounds)
    wheel.scrolling?.contentSize = content
    wheel.bounds.origin.y = self[picker].value * settings[.pickerRowHeight]
    let owner = Responder.view(picker)
    let id = try addPart(.wheel, of: owner, wheel, to: picker)
    var rows = View("", frame: Rect(origin: .zero, size: content))
    rows.isUserInteractionEnabled = false
    try addPart(.rows, of: owner, rows, to: id)
    self[picker].control.add(
      ActionTarget(.valueChanged, target: .someObject, action: "didSelectRow"))
  }

  /// How large all rows of a picker are together, with room to turn the first and the last to the
  /// middle.
  func wheelContent(of picker: ViewID) -> Size {
    let (bounds, last) = (self[picker].bounds, self[picker].valueRange.upperBound)
    return Size(bounds.size.width, bounds.size.height + last * settings[.pickerRowHeight])
  }

  /// Where what a line puts into a picker lies; nil for any other view.
  public func contents(ofPicker view: ViewID) -> ViewID? {
    part(.wheel, in: view).flatMap { part(.rows, in: $0) }
  }

  /// Gives a view a value, and turns the wheel of a picker to it.
  public mutating func setValue(_ value: Double, of view: ViewID) {
    self[view].value = value
    guard let id = part(.wheel, in: view) else { return }
    self[id].bounds.origin.y = value * rowHeight(ofWheel: id)
  }

  /// An offset, as the wheel of a picker comes to rest near it: on a row.
  func onRow(_ offset: Point, ofWheel view: ViewID) -> Point {
    guard let row = row(at: offset, ofWheel: view)?.row else { return offset }
    return Point(offset.x, row * rowHeight(ofWheel: view))
  }

  /// The row of a picker at an offset of its wheel; nil for any other view.
  func row(at offset: Point, ofWheel view: ViewID) -> (picker: ViewID, row: Double)? {
    guard let part = self[view].part, part.role == .wheel, case .view(let picker) = part.owner
    else { return nil }
    let height = rowHeight(ofWheel: view)
    let last = self[picker].valueRange.upperBound
    return (picker, height > 0 ? min(max((offset.y / height).rounded(), 0), last) : 0)
  }

  /// The rows were laid out as the wheel was made, whatever its setting is now.
  private func rowHeight(ofWheel view: ViewID) -> Double {
    guard case .view(let picker)? = self[view].part?.owner else { return 0 }
    let last = self[picker].valueRange.upperBound
    let room = (self[view].scrolling?.contentSize.height ?? 0) - self[view].bounds.size.height
    return last > 0 ? room / last : 0
  }
}
