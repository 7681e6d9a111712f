import TouchCore

/// Times hit testing, silent and recorded, and prints a JSON line per measurement.
///
/// `touchtrace-bench hit WORKLOAD` reads `$PERF_DATA/WORKLOAD.csv` and `.pts`, and writes the
/// answers to `$PERF_DATA/hits/touchtrace.WORKLOAD.txt`, one view index a line.
/// `touchtrace-bench events` prints what an event costs with recognizers, beside workload a.
/// `touchtrace-bench everyday` prints how long a drag over a screen of 300 views takes.
/// `touchtrace-bench session` prints how long the hand waits for the debugger.
/// `touchtrace-bench editor` prints how long an editor waits for a step with all it shows.
/// `touchtrace-bench jsonl` prints how fast a record is written, and what memory that takes.
/// `touchtrace-bench telling` prints how fast its steps are told and explained.
/// `touchtrace-bench scale` prints how time and memory grow in each format, and fails above an exponent of 1.3.
/// `touchtrace-bench growth` prints the same of commands that once grew with the square.
/// `touchtrace-bench interrupts` prints how long commands go on after Ctrl-C, and fails above 200 ms.
@main
struct TouchTraceBench {
  static func main() throws {
    switch CommandLine.arguments.dropFirst() {
    case ["events"]: try reportEvents(in: environment("PERF_DATA") ?? "data")
    case ["everyday"]: try EverydayScreen.report()
    case ["session"]: try reportSession()
    case ["editor"]: try reportEditor()
    case ["jsonl"]: try reportWriting()
    case ["telling"]: try reportTelling()
    case ["scale"]: leave(try reportGrowth(of: formatGrowers) ? 0 : 1)
    case ["interrupts"]: leave(try reportInterrupts() ? 0 : 1)
    case ["growth"]: leave(try reportGrowth(of: mendedGrowers) ? 0 : 1)
    default: try reportHits()
    }
  }

  private static func reportHits() throws {
    guard CommandLine.arguments.count == 3, CommandLine.arguments[1] == "hit" else {
      print(
        "usage: PERF_DATA=folder touchtrace-bench hit WORKLOAD | events | everyday | session | editor | jsonl | telling | scale | growth | interrupts"
      )
      leave(2)
    }
    let name = CommandLine.arguments[2]
    let folder = environment("PERF_DATA") ?? "data"
    let workload = try Workload(named: name, in: folder)
    let layout = HitTestLayout(workload.scene, window: workload.window)
    let silent = measure(workload.points) { layout.hitTest($0) }
    write(
      lines: silent.answers.map { "\($0.map { Int($0.index) } ?? -1)" },
      to: "\(folder)/hits/touchtrace.\(name).txt")
    report("touchtrace", name, silent.nanoseconds)

    var steps = StepBuffer(capacity: 1 << 20)
    var stepCount = 0
    let recorded = measure(workload.points) { point in
      steps.removeAll()
      let answer = layout.hitTest(point, into: &steps)
      stepCount += steps.count
      return answer
    }
    precondition(recorded.answers == silent.answers, "recording changed an answer")
    report("touchtrace-recorded", name, recorded.nanoseconds, Double(stepCount) / recorded.calls)
  }

  private static func report(_ peer: String, _ name: String, _ hit: Double, _ steps: Double? = nil)
  {
    let count = steps.map { ",\"steps\":\(short($0))" } ?? ""
    print("{\"peer\":\"\(peer)\",\"wl\":\"\(name)\",\"ns_hit\":\(short(hit))\(count)}")
  }
}

/// The median time of a call, and what the calls answered.
struct Measurement {
  var nanoseconds: Double
  var answers: [ViewID?]
  var calls: Double
}

/// Times a hit test over all points: once to learn the answers and the pace, then in rounds.
@inline(__always)
func measure(_ points: [Point], _ hitTest: (Point) -> ViewID?) -> Measurement {
  let budget = environment("PERF_BUDGET").flatMap(Double.init) ?? 1.5
  let rounds = environment("PERF_REPS").flatMap(Int.init) ?? 7
  var answers: [ViewID?] = []
  let start = seconds()
  for point in points {
    answers.append(hitTest(point))
    if seconds() - start > budget, answers.count >= 10 { break }
  }
  let once = seconds() - start
  let repeats = once < 0.002 ? Int(0.002 / max(once, 1e-7)) + 1 : 1
  var calls = Double(answers.count)
  var times: [Double] = []
  var sum: UInt32 = 0
  for _ in 0..<rounds {
    let start = seconds()
    for _ in 0..<repeats {
      for place in answers.indices { sum &+= hitTest(points[place])?.index ?? 0 }
    }
    let count = Double(repeats * answers.count)
    calls += count
    times.append((seconds() - start) * 1e9 / count)
  }
  keep(sum)
  times.sort()
  return Measurement(nanoseconds: times[times.count / 2], answers: answers, calls: calls)
}

@inline(never) private func keep(_ sum: UInt32) {}
