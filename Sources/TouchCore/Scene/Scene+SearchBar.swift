//  searchBar find 0,0 390x56 cancelButton
//    find.field      a text field, with a text field's recognizers               17.38
//    find.cancel     a button at its end, disabled once the field has given up   17.39

extension Scene {
  /// Adds the field of a search bar and, where it shows one, its cancel button.
  mutating func addSearchParts(of bar: ViewID) throws(SceneError) {
    let hasCancel = self[bar].textInput.hasCancelButton
    let frames = searchFrames(of: bar)
    try addPart(.searchField, of: .view(bar), View("", .field, frame: frames.field), to: bar)
    guard hasCancel else { return }
    var cancel = View("", .button, frame: frames.cancel)
    cancel.control.add(
      ActionTarget(
        .touchUpInside, target: .someObject, action: "searchBarCancelButtonClicked"))
    try addPart(.cancel, of: .view(bar), cancel, to: bar)
  }

  /// Where the field and the cancel button of a search bar lie by themselves.
  func searchFrames(of bar: ViewID) -> (field: Rect, cancel: Rect) {
    let bounds = self[bar].bounds
    let margin = min(settings[.searchBarMargin], bounds.size.width / 2, bounds.size.height / 2)
    let hasCancel = self[bar].textInput.hasCancelButton
    let width = hasCancel ? min(settings[.cancelButtonWidth], bounds.size.width - 2 * margin) : 0
    let room = Rect(
      bounds.minX + margin, bounds.minY + margin, bounds.size.width - 2 * margin,
      bounds.size.height - 2 * margin)
    var frame = room
    frame.size.width -= width
    return (frame, Rect(frame.maxX, room.minY, width, room.size.height))
  }

  /// The text that a view stands for: a search bar for its field, any other view for itself.
  public func text(of view: ViewID) -> ViewID {
    guard self[view].kind == .searchBar else { return view }
    return part(.searchField, in: view) ?? view
  }

  /// Who is edited where a responder is asked to be.
  func text(of responder: Responder) -> Responder {
    guard case .view(let view) = responder else { return responder }
    return .view(text(of: view))
  }

  /// The cancel button of the search bar whose field a responder is.
  func cancelButton(of responder: Responder) -> ViewID? {
    guard case .view(let field) = responder, let part = self[field].part,
      part.role == .searchField, case .view(let bar) = part.owner
    else { return nil }
    return self.part(.cancel, in: bar)
  }
}
