import SceneLanguage
import TouchCore

//  {"rec":"step","kind":"hit.ask","view":"card",…} ─▶ fields ─▶ names ─▶ Step ─▶ TraceBuilder

/// Turns a step's line back into the step.
struct StepDecoder {
  let names: RecordNames
  /// The record so far; nil where the head's scene or touches cannot be read.
  var builder: TraceBuilder?

  /// Reads a step's fields and adds the step.
  mutating func take(
    _ fields: JSONFields, _ kind: RecordKind, at milliseconds: Int
  ) throws(RecordFault) {
    let read = try step(fields, kind)
    let grounds = try EvidenceDecoder(names: names, former: builder?.count).grounds(fields)
    guard builder != nil else { return }
    do throws(TraceBuilder.Fault) {
      if let change = read.change {
        try builder?.add(change, at: milliseconds, on: grounds)
      } else {
        try builder?.add(
          read.step, at: milliseconds, about: read.touches, collected: read.collected,
          isIgnored: read.isIgnored, on: grounds)
      }
    } catch {
      let place = error.isAboutTime ? fields.find("t")?.value.lowerBound : nil
      throw RecordFault(.step(error), at: place ?? 0)
    }
  }

  /// A step, and what its line says beyond it.
  struct Read {
    var step: Step
    var touches: [Int]?
    var collected: [RecognizerID] = []
    var isIgnored = false
    var change: SceneChange?

    init(_ step: Step, touches: [Int]? = nil) {
      self.step = step
      self.touches = touches
    }
  }

  private mutating func step(
    _ fields: JSONFields, _ kind: RecordKind
  ) throws(RecordFault) -> Read {
    switch kind {
    case .queuePut: try event(fields, .queuePut(event: 0))
    case .queueTake: try event(fields, .queueTake(event: 0))
    case .windowAsk: found(fields, try windowAsk(fields))
    case .windowChoose: found(fields, try windowChoose(fields))
    case .hitAsk: found(fields, try hitAsk(fields))
    case .hitReturn: found(fields, try hitReturn(fields))
    case .hitResult: found(fields, try hitResult(fields))
    case .touchBind: found(fields, try touchBind(fields))
    case .touchDeliver: try deliver(fields, touches: try touches(fields))
    case .eventDeliver: try deliver(fields, touches: [])
    case .chainNext: try chainNext(fields)
    case .chainStop: try chainStop(fields)
    case .chainDrop: try chainDrop(fields)
    case .timer: Read(.timer(try timer(fields)))
    case .change: try change(fields)
    case .collect: try collect(fields)
    case .receive: try receive(fields)
    case .gestureAsk: Read(.recognizer(try ask(fields)))
    case .state: Read(.recognizer(try state(fields)))
    case .gestureAction: Read(.recognizer(try gestureAction(fields)))
    case .prevent: Read(.recognizer(try prevent(fields)))
    case .hold: Read(.gate(try gate(fields) { .hold(touch: $0, $1, by: $2, $3) }))
    case .flush: Read(.gate(try gate(fields) { .flush(touch: $0, $1, by: $2, $3) }))
    case .cancel:
      Read(.gate(try gate(fields) { touch, _, by, why in .cancel(touch: touch, by: by, why) }))
    case .discard: Read(.gate(try gate(fields) { .discard(touch: $0, $1, by: $2, $3) }))
    case .track: Read(.control(try track(fields)))
    case .highlight: Read(.control(try highlight(fields)))
    case .controlEvent: Read(.control(try controlEvent(fields)))
    case .actionAsk: Read(.action(try actionAsk(fields)))
    case .actionSend: Read(.action(try actionSend(fields)))
    case .scrollBegin, .scrollMove, .scrollEnd, .scrollPage: Read(.scroll(try scroll(fields)))
    case .rowAsk: Read(.row(try rowAsk(fields)))
    case .rowHighlight: Read(.row(try row(fields, .highlight, try fields.flag("highlighted"))))
    case .rowSelect: Read(.row(try row(fields, .select, try fields.flag("selected"))))
    case .focus: Read(.focus(try focus(fields)))
    case .focusAsk: Read(.focus(try focusAsk(fields)))
    case .presentAsk, .presentChange, .sheetMove, .navPop:
      Read(.presentation(try presentation(fields, kind)))
    }
  }
}

extension StepDecoder {
  private func event(_ fields: JSONFields, _ step: Step) throws(RecordFault) -> Read {
    _ = try fields.text("event")
    return Read(step)
  }

  /// A step of the search is about the touch that its id begins with.
  private func found(_ fields: JSONFields, _ step: Step) -> Read {
    Read(step, touches: touchOfID(fields).map { [$0] })
  }

  private func windowAsk(_ fields: JSONFields) throws(RecordFault) -> Step {
    let shown = fields.find("shown")
    if let shown, try fields.flag("shown") {
      throw RecordFault(
        .unknownWord("true", key: "shown", known: ["false"]), at: shown.value.lowerBound)
    }
    return .windowAsk(
      window: try names.view("window", in: fields), point: try fields.point("point"),
      isShown: shown == nil)
  }

  private func windowChoose(_ fields: JSONFields) throws(RecordFault) -> Step {
    .windowChoose(window: try names.view("window", in: fields), touch: try touch(fields))
  }

  private func hitAsk(_ fields: JSONFields) throws(RecordFault) -> Step {
    let verdict = try fields.word("verdict", RecordTerms.verdicts)
    if verdict == .overridden || fields.find("override") != nil { _ = try fields.text("override") }
    return .hitAsk(
      view: try names.view("view", in: fields), depth: try depth(fields),
      point: try fields.point("point"), verdict: verdict)
  }

  private func hitReturn(_ fields: JSONFields) throws(RecordFault) -> Step {
    .hitReturn(
      view: try names.view("view", in: fields), depth: 0,
      returns: try names.viewOrNull("returns", in: fields))
  }

  private func hitResult(_ fields: JSONFields) throws(RecordFault) -> Step {
    .hitResult(
      touch: try touch(fields), view: try names.viewOrNull("view", in: fields),
      window: try names.viewOrNull("window", in: fields))
  }

  private func touchBind(_ fields: JSONFields) throws(RecordFault) -> Step {
    .touchBind(
      touch: try touch(fields), view: try names.view("view", in: fields),
      window: try names.view("window", in: fields))
  }

  private func depth(_ fields: JSONFields) throws(RecordFault) -> Int {
    let depth = try fields.integer("depth", from: 0)
    guard depth < 1 << 20 else {
      throw RecordFault(.outOfRange("depth"), at: fields.find("depth")?.value.lowerBound ?? 0)
    }
    return depth
  }

  /// A touch's number, of a touch that went down.
  func touch(_ fields: JSONFields) throws(RecordFault) -> Int {
    let number = try fields.integer("touch", from: 1)
    guard let builder, number > builder.touchCount else { return number }
    throw RecordFault(
      .noFinger("\(number)"), at: fields.find("touch")?.value.lowerBound ?? 0)
  }

  /// The touch with which an id begins: `t1/e1/…`.
  func touchOfID(_ fields: JSONFields) -> Int? {
    guard let field = fields.find("id"), field.kind == .text else { return nil }
    let bytes = fields.tree.bytes[field.value]
    guard bytes.first == UInt8(ascii: "t") else { return nil }
    var number = 0
    for byte in bytes.dropFirst() {
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10, number < 1 << 32 else { break }
      number = number * 10 + Int(digit)
    }
    return number > 0 ? number : nil
  }
}

extension TraceBuilder.Fault {
  fileprivate var isAboutTime: Bool {
    switch self {
    case .otherTime, .badTime: true
    case .noMoment, .noSuchEvent, .notInQueue, .noSuchTouch: false
    }
  }
}
