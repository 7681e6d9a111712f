import TouchCore
import TouchDebugger
import TouchInquiry
import TouchNarration

/// What is inside of something that a client opens.
enum Variables {
  /// The longest list whose length clients need not know before they open it.
  private static let longestList = 100
  /// So many rows go to a client that asks for all; one more opens the rest.
  private static let longestPage = 1000

  static func body(_ arguments: Arguments, _ stage: inout Stage) throws(Refusal) -> WireValue {
    guard let held = stage.handles[arguments.whole("variablesReference")] else {
      throw Refusal(AdapterWords.noLongerOpen)
    }
    // What has numbers for names is of a list, and everything else is not.
    let wantsNamed = arguments.text("filter").map { $0 == "named" }
    if let wantsNamed, wantsNamed == held.isList { return ["variables": []] }
    let start = min(max(arguments.whole("start") ?? 0, 0), 1 << 40)
    let wanted = arguments.whole("count").flatMap { $0 > 0 ? $0 : nil }
    let (rows, total) = rows(of: held, from: start, most: wanted ?? longestPage, &stage)
    let left = total - start - rows.count
    guard wanted == nil, left > 0 else { return ["variables": .array(rows)] }
    let rest = stage.handles.number(of: .rest(held, from: start + rows.count))
    let more = stage.say(AdapterWords.more(left))
    return ["variables": .array(rows + [row("…", more, reference: rest, isEditable: false)])]
  }

  /// Some rows of something, and how many it has.
  private static func rows(
    of held: Handles.Held, from start: Int, most: Int, _ stage: inout Stage
  ) -> (rows: [WireValue], total: Int) {
    switch held {
    case .rest(let all, let first):
      let (rows, total) = rows(of: all, from: first + start, most: most, &stage)
      return (rows, max(0, total - first))
    case .thing(let thing) where thing.elements != nil:
      // A row costs much more than an element.
      let elements = thing.elements ?? []
      let rows = elements.indices.dropFirst(start).prefix(most).map { place in
        row(
          "[\(place)]", elements[place],
          evaluate: stage.debugger.looks.spelling(of: elements[place]), &stage)
      }
      return (rows, elements.count)
    case .branch(let view): return Views.rows(below: view, from: start, most: most, &stage)
    case .scope(.views, _): return Views.rows(below: nil, from: start, most: most, &stage)
    case .frame, .scope, .thing, .usual, .causes, .rows, .moment, .back:
      let all = rows(of: held, &stage)
      return (Array(all.dropFirst(start).prefix(most)), all.count)
    }
  }

  private static func rows(of held: Handles.Held, _ stage: inout Stage) -> [WireValue] {
    switch held {
    case .frame, .rest, .branch, .moment, .back: return []
    case .scope(let scope, let frame): return rows(of: scope, frame, &stage)
    case .thing(let thing): return members(of: thing, usual: false, &stage)
    case .usual(let thing): return members(of: thing, usual: true, &stage)
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
    case .views: return Views.rows(below: nil, from: 0, most: longestPage, &stage).rows
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
      let view = debugger.names.name(of: trace.scene[id].view)
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
      name, stage.value(of: thing), type: stage.type(of: thing), evaluate: evaluate,
      reference: thing.opens ? stage.handles.number(of: .thing(thing)) : 0, isEditable: isEditable,
      elements: indexed(thing), location: Locations.reference(of: thing, &stage))
  }

  /// A row that is only read.
  static func row(_ name: String, _ value: String, command: String?) -> WireValue {
    row(name, value, evaluate: command, isEditable: false)
  }

  static func row(
    _ name: String, _ value: String, type: String? = nil, evaluate: String? = nil,
    reference: Int = 0, isEditable: Bool = true, elements: WireValue? = nil,
    location: WireValue? = nil
  ) -> WireValue {
    let body: WireValue = [
      "name": .text(name), "value": .text(value.bounded), "variablesReference": .whole(reference),
    ]
    return body.with("type", type.map { .text($0) }).with("valueLocationReference", location)
      .with("evaluateName", evaluate.map { .text($0) })
      .with("presentationHint", isEditable ? nil : ["attributes": ["readOnly"]])
      .with("indexedVariables", elements)
  }

  /// How long a long list is: clients that know it ask for the list in pieces.
  static func indexed(_ thing: Exhibit) -> WireValue? {
    thing.elements.flatMap { $0.count > longestList ? .whole($0.count) : nil }
  }
}
