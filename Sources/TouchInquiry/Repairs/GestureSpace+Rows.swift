import TouchCore

//  What can make a row be selected: the touch is left to the table, nobody on the way keeps it, and
//  table and delegate say yes.

extension GestureSpace {
  /// What lets a touch select a row.
  package func selecting(_ row: ViewID, _ touch: Int?) -> [Edit] {
    let why = trace.whyNot(selecting: row, touch: touch)
    guard let touch = touch ?? why.touch else { return [] }
    switch why.reason {
    // 11.12: a touch that stops the scrolling never gets to the content.
    case .selected, .followsAnother, .leftRow, .stillDown, .undecided, .noTouch,
      .neverTold(.stoppedScrolling, _):
      return []
    // 16.21: of one row a tap on it does not undo the selection.
    case .deselected:
      return trace.scene.list(of: row).map {
        [.set($0, "allowsMultipleSelection", .truth(false))]
      } ?? []
    case .strays(let responder):
      return [.assign(.responder(responder), property: "next", .word("none"))]
    case .hitElsewhere: return hitting(row, touch, orWithin: false)
    case .neverTold, .takenAway:
      return sparing(row, of: touch) + takers(of: touch) + inside(row, touch)
    case .kept(let keeper): return passingOn(keeper, to: row)
    case .refused, .instead:
      return why.steps.flatMap { trace.evidence(at: $0) }
        .flatMap { $0.satisfied(in: trace.scene) } + own(row)
    }
  }

  /// 17.40: what is in the row and has the touch for itself takes none.
  private func inside(_ row: ViewID, _ touch: Int) -> [Edit] {
    guard let hit = trace.outcome(ofTouch: touch)?.hit, hit != row,
      scene[hit].kind.isControl || scene[hit].kind.editsText
    else { return [] }
    return passingOn(.view(hit), to: row)
  }

  /// 16.6: what makes who kept the touch on its way pass it on.
  private func passingOn(_ keeper: Responder, to row: ViewID) -> [Edit] {
    guard case .view(let view) = keeper else { return [] }
    // 16.4: a table that takes no touches selects nothing either.
    guard view != trace.scene.list(of: row) else { return callingSuper(keeper) }
    // 16.47: a row without a detail button.
    if trace.scene[view].part?.role == .accessory {
      return [.set(row, "accessory", .word(RowAccessory.disclosure.rawValue))]
    }
    let off: [Edit] =
      trace.scene[view].kind.isControl ? [.set(view, "isEnabled", .truth(false))] : []
    return callingSuper(keeper) + off
      + (view == row || trace.scene[view].part?.role.isUIKitsOwn == true
        ? [] : [.set(view, "isUserInteractionEnabled", .truth(false))])
  }

  /// 16.23: the delegate lets the row be selected itself.
  private func own(_ row: ViewID) -> [Edit] {
    let list = trace.scene.list(of: row)
    return [row, list].compactMap { $0 }.filter {
      let answers = trace.scene[$0].row?.answers ?? trace.scene[$0].list?.answers
      return answers?.willSelect != nil && answers?.willSelect != .same
    }.map { .set($0, "willSelect", .word("return yes")) }
  }
}
