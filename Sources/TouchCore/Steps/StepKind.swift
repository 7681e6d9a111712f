/// The five stages of a delivery, as the record names them.
public enum Phase: String, Hashable, Sendable, CaseIterable {
  case queue, find, recognizers, view, chain
}

/// A kind of step, as the record tells kinds apart; what belongs to a kind is in its row.
public enum StepKind: UInt8, Hashable, Sendable, CaseIterable {
  case queuePut, queueTake
  case windowAsk, windowChoose
  case hitAsk, hitReturn, hitResult
  case touchBind, touchDeliver, eventDeliver
  case chainNext, chainStop, chainDrop
  case timer, change
  case collect, receive, gestureAsk, gestureState, gestureAction, prevent
  case hold, flush, cancel, discard
  case track, highlight, controlEvent, actionAsk, actionSend
  case scrollBegin, scrollMove, scrollEnd, scrollPage
  case rowAsk, rowHighlight, rowSelect
  case focusChange, focusAsk
  case presentAsk, presentChange, sheetMove, navPop
  case scrollTop, scrollZoom
}
