import TouchCore

//  t1/e1/queue/put                          touch 1, the script's first line
//  t1/e1/window/window                      the window's turn
//  t1/e1/hit/window/firstView               the call of firstView's hitTest …
//  t1/e1/hit/window/firstView/return        … and its answer
//  t1/e2/chain/thirdView                    the message's arrival at thirdView
//  timer1/gr/double/failed                  the first timer that fired: no touch changed then
//  t2/e4/gr/double/ended                    a recognizer's new state
//  t1/e4/deliver/pad%n2                     the second message that pad gets about touch 1 there

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
  private var seen: [String: Int] = [:]
  /// What the ids of a moment's steps about a touch begin with.
  private var start: (moment: Int, touch: Int?, text: String) = (-1, nil, "")

  init(_ trace: Trace) {
    self.trace = trace
    paths = StepPaths(trace)
    searchesTwice = trace.scene.settings.isOn(.hitTestTwice)
    var count = 0
    timers = trace.moments.map { moment in
      count += moment.event == nil ? 1 : 0
      return count
    }
  }

  /// The id of a step, unique in its record; asking for them in order is cheapest.
  mutating func id(of index: Int) -> String {
    let now = trace.momentNumber(of: index)
    if index != nextIndex { rewind(to: index, now) }
    if now != moment {
      moment = now
      // Emptying a large one at every moment would cost more than making a new one.
      seen.removeAll(keepingCapacity: seen.count < 256)
    }
    nextIndex = index + 1
    let id = plainID(of: index, now)
    guard canRepeat(index) else { return id }
    let count = seen[id, default: 0] + 1
    seen[id] = count
    return count == 1 ? id : id + "%n\(count)"
  }

  /// Counts again what happened before a step in its moment.
  private mutating func rewind(to index: Int, _ now: Int) {
    moment = now
    seen = [:]
    var first = index
    while first > 0, trace.momentNumber(of: first - 1) == now { first -= 1 }
    for before in first..<index where canRepeat(before) {
      seen[plainID(of: before, now), default: 0] += 1
    }
  }

  /// Nothing is asked twice in one search, and a search may be long; so its steps are not counted.
  private func canRepeat(_ index: Int) -> Bool {
    searchesTwice || trace[index].phase != .find
  }

  private mutating func plainID(of index: Int, _ now: Int) -> String {
    let touch = trace.touches(at: index).first ?? trace.moments[now].touch?.number
    if start.moment != now || start.touch != touch {
      let about = touch.map { "t\($0)/" } ?? ""
      let time = trace.moments[now].event.map { "e\($0 + 1)/" } ?? "timer\(timers[now])/"
      start = (now, touch, about + time)
    }
    return start.text + paths.path(of: index)
  }
}
