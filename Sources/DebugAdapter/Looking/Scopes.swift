import TouchCore
import TouchDebugger
import TouchNarration

/// What is known in a call, in the order people ask for it.
enum Scopes {
  static func body(_ arguments: Arguments, _ stage: inout Stage) throws(Refusal) -> WireValue {
    guard case .frame(let frame)? = stage.handles[arguments.whole("frameId")] else {
      throw Refusal(AdapterWords.noLongerOpen)
    }
    var scopes: [WireValue] = []
    for scope in Scope.allCases where has(scope, frame, stage) {
      var body: WireValue = [
        "name": .text(stage.say(scope.title)),
        "variablesReference": .whole(stage.handles.number(of: .scope(scope, frame: frame))),
        "expensive": false,
      ]
      // A view's properties are shown behind the lines of UIKit that ask for them, and nowhere else.
      if scope == .view, let lines = Stack.function(ofFrame: frame, &stage) {
        for (key, value) in lines { body = body.with(key, value) }
      }
      scopes.append(body.with("presentationHint", scope == .result ? "returnValue" : nil))
    }
    return ["scopes": .array(scopes)]
  }

  private static func has(_ scope: Scope, _ frame: Int, _ stage: Stage) -> Bool {
    switch scope {
    case .view: subject(ofFrame: frame, stage) != nil
    case .touch: touch(ofFrame: frame, stage) != nil
    case .recognizers: !stage.debugger.trace.scene.recognizers.isEmpty
    case .chain: chainStart(ofFrame: frame, stage) != nil
    case .views, .why: stage.debugger.cursor > 0
    case .result: result(ofFrame: frame, stage) != nil
    }
  }

  /// The step that a call is about: where one stands in the innermost, where it began in others.
  static func step(ofFrame frame: Int, _ stage: Stage) -> Int {
    guard frame > 0 else { return stage.debugger.cursor }
    let calls = stage.debugger.looks.openCalls
    return calls.indices.contains(frame) ? calls[frame].lowerBound : stage.debugger.cursor
  }

  /// Whom a call is about.
  static func subject(ofFrame frame: Int, _ stage: Stage) -> Exhibit? {
    stage.debugger.looks.subject(ofFrame: frame)
  }

  static func touch(ofFrame frame: Int, _ stage: Stage) -> Exhibit? {
    stage.debugger.looks.touch(atStep: step(ofFrame: frame, stage))
  }

  /// Where the responder chain begins that matters here: with whom the call is about, else with
  /// the view that was hit.
  static func chainStart(ofFrame frame: Int, _ stage: Stage) -> Responder? {
    if let responder = subject(ofFrame: frame, stage)?.responder { return responder }
    let number = stage.debugger.looks.touchNumber(atStep: step(ofFrame: frame, stage))
    let hit = number.flatMap { stage.debugger.trace.outcome(ofTouch: $0) }?.hit
    return hit.map { .view($0) }
  }

  /// What a call returned, where it has.
  static func result(ofFrame frame: Int, _ stage: Stage) -> Exhibit? {
    let (trace, cursor) = (stage.debugger.trace, stage.debugger.cursor)
    guard trace.indices.contains(cursor - 1), case .hitReturn(_, _, let view) = trace[cursor - 1]
    else { return nil }
    let calls = stage.debugger.looks.openCalls
    guard calls.indices.contains(frame), calls[frame].upperBound == cursor else { return nil }
    return view.map { Exhibit(.view($0)) } ?? .nothing
  }
}
