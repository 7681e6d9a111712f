import TerminalSupport
import TouchCore
import TouchDebugger

//   start ─▶ prompt                          in a terminal    goal  50 ms
//   a line ─▶ its answer                     300 views        goal  20 ms, each command
//   Ctrl-C ─▶ the prompt                     in a terminal    goal 100 ms

/// Prints how long the hand waits for the debugger, beside what is wanted.
func reportSession() throws {
  guard let program = builtProgram("touchtrace") else { throw UnreadableFile(path: "touchtrace") }
  let folder = try TemporaryDirectory()
  try reportStart(program, folder)
  try reportCommands()
  try reportLongRecord()
  try reportInterrupt(program, folder)
}

private func reportStart(_ program: String, _ folder: TemporaryDirectory) throws {
  try folder.write(SessionScenes.crowd, to: "crowd.scene")
  let times = try (0..<21).map { _ in
    let start = seconds()
    let terminal = try Terminal.spawn(
      program, ["debug", folder.path + "/crowd.scene"], environment: ["HOME": folder.path])
    try terminal.expect("(tap #0/")
    let time = seconds() - start
    terminal.send("quit\n")
    _ = try terminal.waitForExit()
    return time
  }.sorted()
  line("start to prompt, 300 views, of 21: median", times[10], goal: 50)
  line("start to prompt, 300 views, of 21: slowest", times[20], goal: 50)
}

/// Times every example of the command table, from the start, the middle and the end of a record.
private func reportCommands() throws {
  let debugger = try SessionScenes.debugger(SessionScenes.crowd)
  var times: [(line: String, time: Double)] = []
  var refused: [String] = []
  for example in CommandTable.commands.flatMap(\.examples) + SessionScenes.questions {
    let places = ["goto start", "goto \(debugger.trace.count / 2)", "goto end"].map { place in
      var there = debugger
      _ = there.perform(place)
      return there
    }
    let replies = places.map { place in (0..<3).map { _ in timed(example, at: place) } }
    let slowest = replies.map { $0.map(\.time).min() ?? 0 }.max() ?? 0
    times.append((example, slowest))
    if replies.allSatisfy({ $0[0].hasFailed }) { refused.append(example) }
  }
  times.sort { $0.time > $1.time }
  print("\(times.count) command lines, 300 views, \(debugger.trace.count) steps; the slowest:")
  for (example, time) in times.prefix(5) { line("  \(example)", time, goal: 20) }
  if !refused.isEmpty { print("  refused everywhere: \(refused.joined(separator: " | "))") }
}

func timed(_ line: String, at debugger: Debugger) -> (time: Double, hasFailed: Bool) {
  var debugger = debugger
  let start = seconds()
  let reply = debugger.perform(line)
  return (seconds() - start, reply.status == .failed)
}

/// Presses Ctrl-C in the middle of what takes long.
private func reportInterrupt(_ program: String, _ folder: TemporaryDirectory) throws {
  try folder.write(SessionScenes.million, to: "million.scene")
  let terminal = try Terminal.spawn(
    program, ["debug", folder.path + "/million.scene", "-q"], environment: ["HOME": folder.path])
  try terminal.expect("(tremble #0/", timeout: .seconds(120))
  var slowest = 0.0
  for _ in 0..<10 {
    terminal.settle()
    // Again and again, so that it takes long however fast one is.
    let line = Array(repeating: "count /never (at) all/", count: 8).joined(separator: " ;; ")
    terminal.send(line + "\n")
    try terminal.waitUntilCooked()
    // Long enough to be in the middle of it, and not a pause the program could notice.
    let ahead = seconds() + 0.05
    while seconds() < ahead {}
    let start = seconds()
    terminal.send("\u{3}")
    try terminal.expect("interrupted at #")
    try terminal.expect("(tremble #")
    slowest = max(slowest, seconds() - start)
  }
  terminal.send("quit\n")
  _ = try terminal.waitForExit()
  line("Ctrl-C during count to the prompt, slowest of 10", slowest, goal: 100)
}

private func line(_ what: String, _ time: Double, goal: Double) {
  let gap = String(repeating: " ", count: max(1, 58 - what.count))
  let verdict = time * 1000 <= goal ? "" : "   TOO SLOW"
  print("\(what)\(gap)\(milliseconds(time)) ms   (goal \(Int(goal)) ms)\(verdict)")
}

func milliseconds(_ time: Double) -> Double { (time * 1e5).rounded() / 100 }
