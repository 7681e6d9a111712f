//                    edited          read, selectable       neither
//    fieldTap       everywhere          on its links             –         17.15
//    fieldPress     everywhere           everywhere              –         17.12
//    links              –               on its links             –         17.16
//
//  A disabled field has none of them (17.19), and none sees a touch in a control inside (17.36).

extension Scene {
  /// Whether one of a text field's or text view's own recognizers takes part at all.
  func takesTouches(_ role: Part.Role, of view: ViewID) -> Bool {
    guard self[view].isEnabled else { return false }
    let text = self[view].textInput
    if self[view].kind == .field || text.isEditable { return role != .links }
    return text.isSelectable
  }

  /// 17.5, 17.12: the view that is edited because one of these recognizers came so far.
  func textToEdit(by part: Part, _ state: GestureState) -> ViewID? {
    guard case .view(let view) = part.owner, self[view].isTextEditable else { return nil }
    let isTapped = part.role == .fieldTap && state == .ended
    let isPressed = part.role == .fieldPress && state == .began
    return isTapped || isPressed ? view : nil
  }
}

extension RecognizerTable {
  /// 17.36: a control inside has its touches for itself; 17.15: in a text that is only read, taps
  /// and short presses count on its links.
  func startsInText(
    _ touch: Touch, _ id: RecognizerID, _ role: Part.Role,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> Bool {
    let view = journal.scene[id].view
    if let control = touch.view, control != view, journal.scene[control].kind.isControl,
      journal.scene[control].isEnabled
    {
      let keeps = Check(.mainAction, of: control, true, wants: false, from: .property(.kind))
      return journal.putHidden(from: id, 17, 36, keeps)
    }
    guard role == .links || role == .fieldTap && !journal.scene[view].isTextEditable else {
      return true
    }
    let check = journal.scene.onLink(touch.screenLocation, in: view)
    guard !check.passes else { return true }
    return journal.putHidden(from: id, 17, role == .links ? 16 : 15, check)
  }
}

extension Scene {
  /// Whether a place of the screen is on a link of a text view.
  fileprivate func onLink(_ point: Point, in view: ViewID) -> Check {
    let place = fromScreen(point, to: view)
    let isOn = self[view].textInput.links.contains { $0.contains(place) }
    return Check(.onLink, of: view, isOn, wants: true, from: .property(.links))
  }
}
