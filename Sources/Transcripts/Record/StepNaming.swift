import TouchCore

//  t1/e1/queue/put                          touch 1, the script's first line
//  t1/e1/window/window                      the window's turn
//  t1/e1/hit/window/firstView               the call of firstView's hitTest …
//  t1/e1/hit/window/firstView/return        … and its answer
//  t1/e2/chain/thirdView                    the message's arrival at thirdView
//  timer1/gr/double/failed                  the first timer that fired: no touch changed then
//  t2/e4/gr/double/ended                    a recognizer's new state
//  t1/e4/deliver/pad%n2                     the second message that pad gets about touch 1 there

/// The name of a step, unique in its record.
struct StepID {
  /// When it is and which touch it is about: what the steps of a moment have in common.
  let start: String
  /// What happened to whom.
  let path: String
  /// Which of those that are called so it is, from 1.
  let turn: Int

  var text: String { start + path + (turn > 1 ? "%n\(turn)" : "") }
}

/// Gives each step the name by which every format links to it.
struct StepNaming {
  let trace: Trace
  private var paths: StepPaths
  /// How many timers had fired by each moment.
  private let timers: [Int]
  /// Whether one search may ask a view twice.
  private let searchesTwice: Bool
  private var moment = -1
  private var nextIndex = 0
  /// How often the moment was begun anew: what was counted in an earlier pass counts no more.
  private var pass = 0
  /// The turns of each path.
  private var turns: [Turns] = []
  /// The turns that a path has with other touches of one moment.
  private var otherTurns: [OtherTouch: Int] = [:]
  /// What the ids of a moment's steps about a touch begin with.
  private var start: (moment: Int, touch: Int?, text: String) = (-1, nil, "")

  private struct Turns {
    var pass = 0
    var touch: Int?
    var count = 0
  }

  private struct OtherTouch: Hashable {
    let path: Int
    let touch: Int?
  }

  init(_ trace: Trace) {
    self.trace = trace
    paths = StepPaths(trace)
    searchesTwice =
      trace.scene.settings.isOn(.hitTestTwice) || trace.hosting == .subviewsAtFirst
    var count = 0
    timers = trace.moments.map { moment in
      count += moment.event == nil ? 1 : 0
      return count
    }
  }

  /// The id of a step, unique in its record; asking for them in order is cheapest.
  mutating func id(of index: Int) -> StepID {
    let now = trace.momentNumber(of: index)
    if index != nextIndex || now != moment { begin(now, before: index) }
    nextIndex = index + 1
    let touch = touch(at: index, now)
    if start.moment != now || start.touch != touch { start = (now, touch, text(now, touch)) }
    guard canRepeat(index) else {
      return StepID(start: start.text, path: paths.path(of: index), turn: 1)
    }
    let path = paths.number(of: index)
    return StepID(start: start.text, path: paths.text(of: path), turn: turn(of: path, touch))
  }

  /// Counts what happened before a step in its moment.
  private mutating func begin(_ now: Int, before index: Int) {
    moment = now
    pass += 1
    if !otherTurns.isEmpty { otherTurns = [:] }
    var first = index
    while first > 0, trace.momentNumber(of: first - 1) == now { first -= 1 }
    for before in first..<index where canRepeat(before) {
      _ = turn(of: paths.number(of: before), touch(at: before, now))
    }
  }

  /// Counts a path; answers which of the moment's about that touch this one is, from 1.
  private mutating func turn(of path: Int, _ touch: Int?) -> Int {
    while turns.count <= path { turns.append(Turns()) }
    if turns[path].pass != pass { turns[path] = Turns(pass: pass, touch: touch) }
    guard turns[path].touch == touch else {
      otherTurns[OtherTouch(path: path, touch: touch), default: 0] += 1
      return otherTurns[OtherTouch(path: path, touch: touch), default: 1]
    }
    turns[path].count += 1
    return turns[path].count
  }

  /// Nothing is asked twice in one search, and a search may be long; so its steps are not counted.
  private func canRepeat(_ index: Int) -> Bool {
    searchesTwice || trace[index].phase != .find
  }

  private func touch(at index: Int, _ now: Int) -> Int? {
    trace.touches(at: index).first ?? trace.moments[now].touch?.number
  }

  private func text(_ now: Int, _ touch: Int?) -> String {
    let about = touch.map { "t\($0)/" } ?? ""
    return about + (trace.moments[now].event.map { "e\($0 + 1)/" } ?? "timer\(timers[now])/")
  }
}
