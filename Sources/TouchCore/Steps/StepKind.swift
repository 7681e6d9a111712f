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

  /// Its name in the record: `hit.ask` and so on.
  public var name: String { row.name }

  /// The stage it belongs to.
  public var phase: Phase { row.phase }

  /// The rule of such a step, where neither its decision nor what it says names another one.
  var rule: RuleNumber { row.rule }

  private var row: Row { Self.rows[Int(rawValue)] }

  /// All names, in the order of the kinds.
  public static let names = rows.map { $0.name }
}

extension StepKind {
  /// What belongs to a kind.
  struct Row {
    let kind: StepKind
    let name: String
    let phase: Phase
    let rule: RuleNumber

    init(_ kind: StepKind, _ name: String, _ phase: Phase, _ section: Int, _ item: Int) {
      self.kind = kind
      self.name = name
      self.phase = phase
      rule = RuleNumber(section, item)
    }
  }

  /// The rows, in the order of the kinds.
  static let rows = [
    Row(.queuePut, "queue.put", .queue, 1, 1),
    Row(.queueTake, "queue.take", .queue, 1, 1),
    Row(.windowAsk, "window.ask", .find, 1, 6),
    Row(.windowChoose, "window.choose", .find, 1, 6),
    Row(.hitAsk, "hit.ask", .find, 2, 5),
    Row(.hitReturn, "hit.return", .find, 2, 5),
    Row(.hitResult, "hit.result", .find, 2, 1),
    Row(.touchBind, "touch.bind", .find, 1, 11),
    Row(.touchDeliver, "touch.deliver", .view, 6, 1),
    Row(.eventDeliver, "event.deliver", .view, 6, 1),
    Row(.chainNext, "chain.next", .chain, 6, 1),
    Row(.chainStop, "chain.stop", .chain, 6, 1),
    Row(.chainDrop, "chain.drop", .chain, 5, 12),
    Row(.timer, "clock.timer", .queue, 4, 5),
    Row(.change, "scene.change", .queue, 21, 1),
    Row(.collect, "gr.collect", .recognizers, 9, 9),
    Row(.receive, "gr.receive", .recognizers, 9, 9),
    Row(.gestureAsk, "gr.ask", .recognizers, 9, 9),
    Row(.gestureState, "gr.state", .recognizers, 9, 9),
    Row(.gestureAction, "gr.action", .recognizers, 9, 9),
    Row(.prevent, "gr.prevent", .recognizers, 9, 9),
    Row(.hold, "gate.hold", .recognizers, 9, 30),
    Row(.flush, "gate.flush", .recognizers, 9, 35),
    Row(.cancel, "gate.cancel", .recognizers, 9, 27),
    Row(.discard, "gate.discard", .recognizers, 9, 30),
    Row(.track, "control.track", .view, 7, 1),
    Row(.highlight, "control.highlight", .view, 7, 1),
    Row(.controlEvent, "control.event", .view, 7, 1),
    Row(.actionAsk, "action.ask", .view, 7, 19),
    Row(.actionSend, "action.send", .view, 7, 19),
    Row(.scrollBegin, "scroll.begin", .view, 11, 14),
    Row(.scrollMove, "scroll.move", .view, 11, 14),
    Row(.scrollEnd, "scroll.end", .view, 11, 14),
    Row(.scrollPage, "scroll.page", .view, 11, 14),
    Row(.rowAsk, "row.ask", .view, 16, 11),
    Row(.rowHighlight, "row.highlight", .view, 16, 12),
    Row(.rowSelect, "row.select", .view, 16, 15),
    Row(.focusChange, "focus.change", .view, 12, 2),
    Row(.focusAsk, "focus.ask", .view, 17, 22),
    Row(.presentAsk, "present.ask", .view, 19, 23),
    Row(.presentChange, "present.change", .view, 19, 23),
    Row(.sheetMove, "sheet.move", .view, 19, 26),
    Row(.navPop, "nav.pop", .view, 19, 41),
  ]
}
