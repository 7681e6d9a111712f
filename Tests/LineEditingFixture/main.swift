import Foundation
import LineEditing

// A program that says what it was told, for tests to tell it something.

let words = [
  "step", "stepout", "continue", "continue-all", "reset", "revert", "help", "按钮一", "按钮二", "列表",
  "été",
]
let environment = ProcessInfo.processInfo.environment
let colour = Terminal.coloursAllowed(environment: environment)

Terminal.adoptLocale()
TerminalGuard.install()
InterruptFlag.install()

/// Completes the last word of a text.
func complete(_ text: String) -> Completion {
  let word = text.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
  return Completion(
    replacing: word.count, candidates: words.filter { $0.hasPrefix(word) })
}

/// Works until Ctrl-C, or for ten seconds.
func work() {
  InterruptFlag.clear()
  print("working")
  for _ in 0..<10_000 where !InterruptFlag.isRaised { usleep(1000) }
  print(InterruptFlag.isRaised ? "stopped by Ctrl-C" : "worked to the end")
}

/// Lets the test type ahead.
func dawdle() {
  print("dawdling")
  usleep(300_000)
}

if CommandLine.arguments.contains("--plain") {
  while let line = readPlainLine() { print("got <\(line)>") }
  exit(0)
}

let editor = LineEditor(program: "fixture", completion: complete)
var history = History(path: History.defaultPath(environment: environment))
for line in history.lines { editor.remember(line) }
let prompt = Prompt([("(fixture)", "1;32"), (" ", nil)], colour: colour)

input: while true {
  switch editor.readLine(prompt: prompt) {
  case .line(let line):
    print("got <\(line)>")
    editor.remember(line)
    if let failure = history.append(line) { print("unkept: \(failure.code)") }
    if line == "quit" { break input }
    if line == "work" { work() }
    if line == "dawdle" { dawdle() }
    if line == "both" { editor.remember("one\ntwo") }
    editor.flushTypeahead()
  case .interrupted:
    print("interrupted")
  case .endOfInput:
    print("end of input")
    break input
  }
}
