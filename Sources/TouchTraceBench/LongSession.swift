import TouchDebugger

//   a line on a million steps ────────────▶ its answer        goal 500 ms
//   a line ── 50 ms ── Ctrl-C ──▶ its answer                  goal 100 ms, where it takes longer

/// Times what looks at every step of a million.
func reportLongRecord() throws {
  let fresh = try SessionScenes.debugger(SessionScenes.million)
  print("\(fresh.trace.count) steps: a line to its answer; to its answer after Ctrl-C")
  for (line, place) in LongLines.all {
    var debugger = fresh
    for before in place { _ = debugger.perform(before) }
    let whole = best(of: 2) { timed(line, at: debugger).time }
    let delay = whole > 0.1 ? best(of: 1) { answerToInterrupt(line, at: debugger) } : 0
    longLine(line, whole, delay)
  }
}

/// How long a line goes on after somebody wants it to stop.
private func answerToInterrupt(_ line: String, at debugger: Debugger) -> Double {
  var debugger = debugger
  let wish = seconds() + 0.05
  debugger.interrupted = { seconds() > wish }
  _ = debugger.perform(line)
  return max(0, seconds() - wish)
}

private func best(of rounds: Int, _ time: () -> Double) -> Double {
  (0..<rounds).map { _ in time() }.min() ?? 0
}

private func longLine(_ what: String, _ whole: Double, _ delay: Double) {
  let gap = String(repeating: " ", count: max(1, 44 - what.count))
  let verdict = (whole > 0.5 ? "   TOO SLOW" : "") + (delay > 0.1 ? "   DOES NOT STOP" : "")
  print("  \(what)\(gap)\(milliseconds(whole)) ms  \(milliseconds(delay)) ms\(verdict)")
}

/// Lines that cannot be answered without looking at every step, and what is done before.
private enum LongLines {
  private static let atEnd = ["goto end"]

  static let all: [(line: String, before: [String])] = [
    ("continue", []), ("rcontinue", atEnd),
    ("break v1", []), ("break *", []), ("break chain.next", []), ("break rule:6.3", []),
    ("break v1 if point.x > 1000", []), ("break v1.next if view.alpha < 1", []),
    ("break * if point.x > 1000", []), ("break chain.* if touch.phase == ended", []),
    ("break chain.* if depth > 9 && verdict == inside", []),
    ("continue v1 if point.x > 1000", []), ("rcontinue v1 if point.x > 1000", atEnd),
    ("watch v1.alpha", []), ("watch touch.phase", []), ("watch touch.view", []),
    ("watch point.x", []), ("watch hit", []), ("watch v1.isFirstResponder", []),
    ("catch refused", []), ("catch anomaly", []),
    ("log v1 \"{point.x}\"", []), ("break v1 if point.x > 1000", ["break v1"]),
    ("info break 1", ["break v1"]), ("continue", ["break v1 if n > 900000"]),
    ("search sixthView", []), ("search \"never at all\"", []), ("search back sixthView", atEnd),
    ("search first kind == nothing", []), ("search last point.x > 1000", []),
    ("search count v1", []),
    ("search count touch.phase == moved", []), ("search count phase == find", []),
    ("search count view == v1", []),
    ("search count hit == v50", []), ("search count firstResponder == v50", []),
    ("list", atEnd), ("bt", atEnd), ("info touch", atEnd), ("why ?", atEnd),
    ("why", atEnd), ("why-not v1", atEnd), ("map", atEnd),
    ("hitmap", atEnd), ("print firstResponder", atEnd), ("print hit", atEnd),
    ("gestures", atEnd), ("finish", ["goto 500000"]), ("rnext", ["goto 500000"]),
    ("whatif v50.alpha = 0", []), ("whatif v50.tag = 3", []), ("set v50 tag=3", []),
    ("compare 0", ["whatif v50.tag = 3"]), ("compare 0", ["whatif v50.alpha = 0"]),
    ("continue", ["break v1 if point.x > 1000", "whatif v50.tag = 3"]),
    ("info break", ["break v1 if point.x > 1000", "whatif v50.tag = 3"]),
  ]
}
