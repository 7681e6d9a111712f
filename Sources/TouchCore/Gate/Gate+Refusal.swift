extension Gate {
  /// Why a view does not hear of a new touch, whatever recognizers say, and by what; nil where it
  /// does.
  ///
  /// - Parameters:
  ///   - stopped: The scroll view that the touch stopped.
  ///   - zoomed: A scroll view around the view that fingers zoom.
  func refusal(
    of touch: Touch, view: ViewID, window: ViewID, stopped: ViewID?, zoomed: ViewID?,
    _ journal: borrowing Journal<some StepSink & ~Copyable>
  ) -> (GateReason, Grounds)? {
    if let stopped, stopped != view {
      let slowing = Check(.slowingDown, of: stopped, true, wants: false, from: .system)
      return (.stoppedScrolling, journal.grounds(11, 12, [slowing]))
    }
    if let zoomed {
      let zooms = Check(.zooming, of: zoomed, true, wants: false, from: .system)
      return (.zooming, journal.grounds(20, 8, [zooms]))
    }
    if !journal.scene[view].isMultipleTouchEnabled,
      touches.contains(where: { takesSlot($0, of: view, journal.tuning) })
    {
      let several = Check(
        .multipleTouch, of: view, false, wants: true, from: .property(.isMultipleTouchEnabled))
      return (.multipleTouchOff, journal.grounds(3, 10, [several]))
    }
    // 3.17: an exclusive view wants to be alone in its window.
    let others = touches.filter {
      $0.window == window && $0.view != view && $0.isDown && !$0.isClosed
    }
    if let other = others.first(where: {
      journal.scene[view].isExclusiveTouch || journal.scene[$0.view].isExclusiveTouch
    }) {
      let alone = journal.scene[view].isExclusiveTouch ? view : other.view
      let exclusive = Check(
        .exclusiveTouch, of: alone, true, wants: false, from: .property(.isExclusiveTouch))
      return (.exclusiveTouch, journal.grounds(3, 17, [exclusive]))
    }
    return nil
  }

  /// 3.10: the first touch keeps the view's slot until it ends.
  private func takesSlot(_ touch: TouchGate, of view: ViewID, _ tuning: Tuning) -> Bool {
    guard touch.view == view, touch.takesSlot else { return false }
    return touch.isDown || tuning.heldTouchKeepsSlot && touch.holdsLift
  }
}
