extension StepRecord {
  static func delivery(
    _ kind: Kind, _ method: TouchesMethod, touch: Int, from: Responder, to: Responder? = nil,
    mode: Step.DeliveryMode = .default, reason: Step.DropReason = .noNext, hop: Hop = .superview,
    depth: Int = 0, moment: UInt32
  ) -> StepRecord {
    StepRecord(
      kind, detail: method.rawValue | mode.rawValue << 2 | reason.rawValue << 4, touch: touch,
      subject: from.packed, object: to?.packed ?? Responder.nobody, moment: moment,
      x: Double(hop.rawValue), y: Double(depth))
  }

  private var method: TouchesMethod { TouchesMethod(rawValue: detail & 3) ?? .began }
  private var mode: Step.DeliveryMode { Step.DeliveryMode(rawValue: detail >> 2 & 3) ?? .default }
  private var reason: Step.DropReason { Step.DropReason(rawValue: detail >> 4 & 3) ?? .noNext }
  private var view: ViewID { ViewID(raw: subject) }
  private var responder: Responder { Responder(packed: subject) ?? .application }

  /// The step as people see it.
  public var step: Step {
    switch kind {
    case .queuePut: .queuePut(event: Int(subject))
    case .queueTake: .queueTake(event: Int(subject))
    case .windowAsk: .windowAsk(window: view, point: Point(x, y), isShown: detail == 1)
    case .windowChoose: .windowChoose(window: view, touch: Int(touch))
    case .hitAsk:
      .hitAsk(
        view: view, depth: Int(object), point: Point(x, y),
        verdict: Verdict(rawValue: detail) ?? .outside)
    case .hitReturn: .hitReturn(view: view, depth: Int(x), returns: ViewID?(packed: object))
    case .hitResult:
      .hitResult(
        touch: Int(touch), view: ViewID?(packed: subject), window: ViewID?(packed: object))
    case .touchBind: .touchBind(touch: Int(touch), view: view, window: ViewID(raw: object))
    case .touchDeliver:
      .touchDeliver(to: responder, method: method, touch: Int(touch), mode: mode)
    case .chainNext: .chainNext(chainHop)
    case .chainStop: .chainStop(at: responder, method: method, touch: Int(touch), mode: mode)
    case .chainDrop: .chainDrop(at: responder, method: method, touch: Int(touch), reason: reason)
    }
  }

  private var chainHop: Step.ChainHop {
    Step.ChainHop(
      from: responder, to: Responder(packed: object) ?? .application,
      hop: Hop(rawValue: UInt8(x)) ?? .superview, method: method, touch: Int(touch), mode: mode,
      depth: Int(y))
  }
}
