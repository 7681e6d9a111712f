import TerminalSupport
import TouchCore
import TouchDebugger

//   start ─▶ prompt                          in a terminal    goal  50 ms
//   a line ─▶ its answer                     300 views        goal  20 ms, each command
//   continue ─▶ the end of a million steps                    goal 500 ms
//   Ctrl-C ─▶ the prompt                     in a terminal    goal 100 ms

/// Prints how long the hand waits for the debugger, beside what is wanted.
func reportSession() throws {
  guard let program = builtProgram("touchtrace") else { throw UnreadableFile(path: "touchtrace") }
  let folder = try TemporaryDirectory()
  try reportStart(program, folder)
  try reportCommands()
  try reportContinue()
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

private func timed(_ line: String, at debugger: Debugger) -> (time: Double, hasFailed: Bool) {
  var debugger = debugger
  let start = seconds()
  let reply = debugger.perform(line)
  return (seconds() - start, reply.status == .failed)
}

private func reportContinue() throws {
  for (what, commands) in [
    ("no breakpoint", []),
    ("a condition at one ask", ["break window.hitTest if depth > 9"]),
    ("a condition at every move", ["break v1.next if point.x > 1000"]),
  ] {
    var debugger = try SessionScenes.debugger(SessionScenes.million)
    for command in commands {
      let reply = debugger.perform(command)
      if reply.status == .failed { print("  refused: \(command)") }
    }
    for command in ["continue", "rcontinue"] {
      let time = timed(command, at: debugger).time
      line("\(command), \(debugger.trace.count) steps, \(what)", time, goal: 500)
      _ = debugger.perform("goto end")
    }
  }
}

/// Presses Ctrl-C in the middle of a long run.
private func reportInterrupt(_ program: String, _ folder: TemporaryDirectory) throws {
  try folder.write(SessionScenes.million, to: "million.scene")
  let breakpoints = (0..<40).flatMap { _ in ["-ex", "break v1 if point.x > 1000"] }
  let terminal = try Terminal.spawn(
    program, ["debug", folder.path + "/million.scene", "-q"] + breakpoints,
    environment: ["HOME": folder.path])
  try terminal.expect("(tremble #0/", timeout: .seconds(120))
  var slowest = 0.0
  for _ in 0..<10 {
    terminal.settle()
    terminal.send("run ;; continue\n")
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
  line("Ctrl-C during continue to the prompt, slowest of 10", slowest, goal: 100)
}

private func line(_ what: String, _ time: Double, goal: Double) {
  let milliseconds = (time * 1e5).rounded() / 100
  let gap = String(repeating: " ", count: max(1, 58 - what.count))
  let verdict = milliseconds <= goal ? "" : "   TOO SLOW"
  print("\(what)\(gap)\(milliseconds) ms   (goal \(Int(goal)) ms)\(verdict)")
}
