import TouchCore
import TouchDebugger
import TouchInquiry
import TouchNarration

/// What is inside of something that a client opens.
enum Variables {
  /// The longest list whose length clients need not know before they open it.
  private static let longestList = 100
  /// So many rows are sent to a client that asks for all.
  private static let longestPage = 1000

  static func body(_ arguments: Arguments, _ stage: inout Stage) throws(Refusal) -> WireValue {
    guard let held = stage.handles[arguments.whole("variablesReference")] else {
      throw Refusal(AdapterWords.noLongerOpen)
    }
    // What has numbers for names is of a list, and everything else is not.
    let wantsNamed = arguments.text("filter").map { $0 == "named" }
    if let wantsNamed, wantsNamed == held.isList { return ["variables": []] }
    let rows = rows(of: held, &stage)
    let start = min(max(arguments.whole("start") ?? 0, 0), rows.count)
    guard let wanted = arguments.whole("count"), wanted > 0 else {
      return ["variables": .array(page(rows, from: start, of: held, &stage))]
    }
    return ["variables": .array(Array(rows[start...].prefix(wanted)))]
  }

  /// As many rows as one page has, and a row that opens the rest: not every client asks in pieces.
  private static func page(
    _ rows: [WireValue], from start: Int, of held: Handles.Held, _ stage: inout Stage
  ) -> [WireValue] {
    let left = rows.count - start - longestPage
    guard left > 0 else { return Array(rows[start...]) }
    let rest = row(
      "…", stage.say(AdapterWords.more(left)),
      reference: stage.handles.number(of: .rest(held, from: start + longestPage)),
      isEditable: false)
    return rows[start...].prefix(longestPage) + [rest]
  }

  private static func rows(of held: Handles.Held, _ stage: inout Stage) -> [WireValue] {
    switch held {
    case .frame, .moment, .back: return []
    case .scope(let scope, let frame): return rows(of: scope, frame, &stage)
    case .thing(let thing): return members(of: thing, usual: false, &stage)
    case .usual(let thing): return members(of: thing, usual: true, &stage)
    case .rest(let all, let first): return Array(rows(of: all, &stage).dropFirst(first))
    case .causes(let step): return Causes.rows(ofStep: step, &stage)
    case .rows(let rows): return rows.map { row($0.name, $0.value, command: $0.command) }
    }
  }

  private static func rows(of scope: Scope, _ frame: Int, _ stage: inout Stage) -> [WireValue] {
    switch scope {
    case .view:
      return Scopes.subject(ofFrame: frame, stage).map { members(of: $0, usual: false, &stage) }
        ?? []
    case .touch:
      return Scopes.touch(ofFrame: frame, stage).map { members(of: $0, usual: false, &stage) } ?? []
    case .recognizers: return recognizers(frame, &stage)
    case .chain: return chain(frame, &stage)
    case .why: return Causes.why(ofFrame: frame, &stage)
    case .result:
      return Scopes.result(ofFrame: frame, stage).map {
        [
          row(
            stage.say(AdapterWords.returned), $0, evaluate: stage.debugger.looks.spelling(of: $0),
            &stage)
        ]
      } ?? []
    }
  }

  private static func members(
    of thing: Exhibit, usual: Bool, _ stage: inout Stage
  ) -> [WireValue] {
    if let elements = thing.elements {
      return elements.enumerated().map { place, element in
        row("[\(place)]", element, evaluate: stage.debugger.looks.spelling(of: element), &stage)
      }
    }
    let all = stage.debugger.looks.members(of: thing)
    let spelling = stage.debugger.looks.spelling(of: thing)
    let rows = all.filter { $0.isUsual == usual }.map { member in
      row(
        member.name, member.thing, evaluate: spelling.map { "\($0).\(member.name)" },
        isEditable: member.isEditable, &stage)
    }
    let others = all.filter(\.isUsual).count
    guard !usual, others > 0 else { return rows }
    // What is as it always is would only hide what decides.
    let more: WireValue = [
      "name": .text(stage.say(AdapterWords.asUsual)),
      "value": .text(stage.say(AdapterWords.properties(others))),
      "variablesReference": .whole(stage.handles.number(of: .usual(thing))),
      "presentationHint": ["kind": "virtual", "lazy": false],
    ]
    return rows + [more]
  }

  /// The recognizers that see the touch, or all where none is meant, with their states.
  private static func recognizers(_ frame: Int, _ stage: inout Stage) -> [WireValue] {
    let debugger = stage.debugger
    let trace = debugger.trace
    let step = Scopes.step(ofFrame: frame, stage)
    let ofTouch =
      debugger.looks.touchNumber(atStep: step).map { trace.recognizers(ofTouch: $0) } ?? []
    let shown = ofTouch.isEmpty ? trace.scene.recognizerIDs : ofTouch
    return shown.map { id in
      let state = step > 0 ? trace.gestureState(of: id, after: step - 1) : .possible
      let view = trace.scene.name(of: trace.scene[id].view)
      let thing = Exhibit(id)
      return row(
        trace.scene.name(of: id), "\(trace.scene.name(of: state, of: id))  \(view)",
        type: stage.type(of: thing), evaluate: debugger.looks.spelling(of: thing),
        reference: stage.handles.number(of: .thing(thing)),
        location: Locations.reference(of: thing, &stage))
    }
  }

  /// The way up from whom the call is about; numbered, for some clients sort.
  private static func chain(_ frame: Int, _ stage: inout Stage) -> [WireValue] {
    guard let start = Scopes.chainStart(ofFrame: frame, stage) else { return [] }
    let debugger = stage.debugger
    let step = Scopes.step(ofFrame: frame, stage)
    let scene = step > 0 ? debugger.trace.scene(at: step - 1) : debugger.trace.scene
    let hops = scene.chain(from: start)
    let digits = "\(hops.count)".count
    let first = link("next[\(padded(0, digits))]", start, nil, &stage)
    return [first]
      + hops.enumerated().map { place, hop in
        link("next[\(padded(place + 1, digits))]", hop.responder, hop.hop, &stage)
      }
  }

  private static func link(
    _ name: String, _ responder: Responder, _ hop: Hop?, _ stage: inout Stage
  ) -> WireValue {
    let thing = Exhibit(responder)
    let text = stage.debugger.looks.text(of: thing)
    let value = hop.map { "\(text)  \(stage.debugger.looks.reason(for: $0))" } ?? text
    return row(
      name, value, type: stage.type(of: thing),
      evaluate: stage.debugger.looks.spelling(of: thing),
      reference: stage.handles.number(of: .thing(thing)),
      location: Locations.reference(of: thing, &stage))
  }

  /// A number as wide as the widest.
  static func padded(_ number: Int, _ digits: Int) -> String {
    String(repeating: "0", count: max(0, digits - "\(number)".count)) + "\(number)"
  }
}

extension Variables {
  /// A row that is a thing.
  static func row(
    _ name: String, _ thing: Exhibit, evaluate: String?, isEditable: Bool = true,
    _ stage: inout Stage
  ) -> WireValue {
    row(
      name, stage.debugger.looks.text(of: thing), type: stage.type(of: thing), evaluate: evaluate,
      reference: thing.opens ? stage.handles.number(of: .thing(thing)) : 0, isEditable: isEditable,
      elements: thing.elements?.count ?? 0, location: Locations.reference(of: thing, &stage))
  }

  /// A row that is only read.
  static func row(_ name: String, _ value: String, command: String?) -> WireValue {
    row(name, value, evaluate: command, isEditable: false)
  }

  static func row(
    _ name: String, _ value: String, type: String? = nil, evaluate: String? = nil,
    reference: Int = 0, isEditable: Bool = true, elements: Int = 0, location: WireValue? = nil
  ) -> WireValue {
    let body: WireValue = [
      "name": .text(name), "value": .text(value.bounded), "variablesReference": .whole(reference),
    ]
    return body.with("type", type.map { .text($0) }).with("valueLocationReference", location)
      .with("evaluateName", evaluate.map { .text($0) })
      .with("presentationHint", isEditable ? nil : ["attributes": ["readOnly"]])
      // Clients ask for long lists in pieces once they know how long they are.
      .with("indexedVariables", elements > longestList ? .whole(elements) : nil)
  }
}
