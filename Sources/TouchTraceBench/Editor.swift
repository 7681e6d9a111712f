import DebugAdapter
import SceneLanguage
import TouchCore
import TouchDebugger
import TouchNarration

//   stepIn ─▶ stackTrace ─▶ scopes of every frame ─▶ variables of every scope      goal 10 ms
//                                                    and of what opens below them

/// Prints how long an editor waits for a step with everything it may show, over 300 views.
func reportEditor() throws {
  let parsed = readSceneFile(SourceLines(file: "everyday", text: EverydayScreen.text))
  guard let file = parsed.value, let touch = file.touches.first else {
    throw UnreadableFile(path: "everyday")
  }
  var editor = Editor {
    let debugger = Debugger(
      scene: file.scene, script: touch.script, language: .english, sceneLabel: touch.id)
    return .success(Opened(debugger: debugger, path: "/everyday.scene"))
  }
  for request in ["initialize", "launch", "configurationDone"] {
    _ = editor.ask(request, "\"program\":\"/everyday.scene\"")
  }
  var times: [Double] = []
  var rows = 0
  for _ in 0..<500 {
    let start = seconds()
    rows += editor.step()
    times.append(seconds() - start)
  }
  times.sort()
  print("500 steps in an editor, \(file.scene.views.count) views, \(rows / 500) rows each")
  for (name, place) in [("median", 250), ("slowest of 100", 495), ("slowest", 499)] {
    let verdict = place > 250 || times[place] <= 0.01 ? "" : "   TOO SLOW"
    print("\(name): \(milliseconds(times[place])) ms   (goal 10 ms at the median)\(verdict)")
  }
}

/// A client that opens everything.
private struct Editor {
  private var adapter: Adapter
  private var number = 0

  init(_ load: @escaping @Sendable () -> Result<Opened, LoadFailure>) {
    adapter = Adapter { _ in load() }
  }

  /// What comes back of a request, as it travels.
  mutating func ask(_ command: String, _ arguments: String) -> String {
    number += 1
    let body =
      "{\"seq\":\(number),\"type\":\"request\",\"command\":\"\(command)\",\"arguments\":{\(arguments)}}"
    return String(decoding: adapter.receive(MessageFrames.frame(body)), as: UTF8.self)
  }

  /// Goes a step, and opens the frames, their scopes, what is in these and one level below.
  ///
  /// - Returns: How many rows that were.
  mutating func step() -> Int {
    _ = ask("stepIn", "\"threadId\":1")
    let frames = Self.numbers(of: "id", in: ask("stackTrace", "\"threadId\":101"))
    var rows = frames.count
    for frame in frames {
      let scopes = Self.numbers(of: "variablesReference", in: ask("scopes", "\"frameId\":\(frame)"))
      rows += scopes.count
      for scope in scopes {
        let inner = Self.numbers(
          of: "variablesReference", in: ask("variables", "\"variablesReference\":\(scope)"))
        rows += inner.count
        for reference in inner where reference > 0 && frame == frames.first {
          let below = ask("variables", "\"variablesReference\":\(reference)")
          rows += Self.numbers(of: "variablesReference", in: below).count
        }
      }
    }
    return rows
  }

  private static func numbers(of key: String, in text: String) -> [Int] {
    let mark = "\"\(key)\":"
    return text.ranges(of: mark).compactMap { Int(text[$0.upperBound...].prefix { $0.isNumber }) }
  }
}
