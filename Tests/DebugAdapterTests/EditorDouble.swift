import SceneLanguage
import TestSupport
import Testing
import TouchCore
import TouchDebugger
import TouchNarration

@testable import DebugAdapter

/// A banner over the button somebody means to tap, in a file with lines.
let loginFile = """
  window 390x844
    vc root
      view page 0,0 390x844
        button signIn 100,400 190x44
          ~target touchUpInside root login
        scroll list 0,500 390x300 contentSize=390x900
          view row 0,0 390x80
            @longPress hold
        view banner 0,380 390x100
          @tap bannerTap
            ~target root closeBanner
  touch #tap
  0 down a at 200,420
  60 up a
  """

/// A session over the text of a scene file.
func session(_ text: String, touch: String = "tap", _ language: Language = .english) -> Debugger {
  let source = SourceLines(file: "login.scene", text: text)
  guard let file = readSceneFile(source).value,
    let chosen = file.touches.first(where: { $0.id == touch }) ?? file.touches.first
  else { fatalError("the scene of a test cannot be read") }
  return Debugger(
    scene: file.scene, script: chosen.script, language: language, sceneLabel: chosen.id)
}

/// A loader that knows one file.
func loader(_ make: @escaping @Sendable () -> Debugger) -> Loader {
  { options in
    guard options.program.hasSuffix(".scene") else {
      return .failure(LoadFailure(lines: ["\(options.program): there is no such file"]))
    }
    return .success(Opened(debugger: make(), path: "/work/login.scene"))
  }
}

/// Somebody who speaks the protocol with an adapter, and notices when it is not kept.
struct EditorDouble {
  var adapter: Adapter
  private var frames = MessageFrames()
  private var number = 0
  private var lastFromAdapter = 0
  /// What was answered and told so far.
  private(set) var events: [WireValue] = []
  private(set) var answers: [Int: WireValue] = [:]
  /// What came while the last request was carried out.
  var early: () -> [UInt8] = { [] }

  init(_ load: @escaping Loader) { adapter = Adapter(load: load) }

  /// One that has launched and stands at the start.
  init(
    _ text: String = loginFile, _ arguments: WireValue = [:], client: WireValue = [:],
    prepare: (inout EditorDouble) -> Void = { _ in }
  ) {
    self.init(loader { session(text) })
    _ = ask("initialize", client)
    _ = post("launch", arguments.with("program", "/work/login.scene"))
    prepare(&self)
    _ = ask("configurationDone")
  }

  /// Sends a request, which may be answered later.
  @discardableResult mutating func post(_ command: String, _ arguments: WireValue = [:]) -> Int {
    number += 1
    let message: WireValue = [
      "seq": .whole(number), "type": "request", "command": .text(command), "arguments": arguments,
    ]
    let answer = adapter.receive(MessageFrames.frame(message.written))
    take(early())
    take(answer)
    return number
  }

  /// Sends a request that is answered at once.
  @discardableResult mutating func ask(_ command: String, _ arguments: WireValue = [:]) -> WireValue
  {
    let number = post(command, arguments)
    guard let answer = answers[number] else {
      Issue.record("\(command) was not answered")
      return .null
    }
    return answer
  }

  /// What a request brought that was done.
  @discardableResult mutating func body(_ command: String, _ arguments: WireValue = [:])
    -> WireValue
  {
    let answer = ask(command, arguments)
    #expect(answer["success"]?.flag == true, "\(command): \(answer.written)")
    return answer["body"] ?? .null
  }

  /// Why a request was refused.
  mutating func refusal(_ command: String, _ arguments: WireValue = [:]) -> String {
    let answer = ask(command, arguments)
    #expect(answer["success"]?.flag == false, "\(command)")
    return answer["message"]?.text ?? ""
  }

  /// Takes what the adapter sends, and looks whether it keeps to the protocol.
  mutating func take(_ bytes: [UInt8]) {
    frames.append(bytes)
    while let body = try? frames.next() {
      guard let message = WireValue(message: body) else {
        Issue.record("the adapter sent no JSON")
        continue
      }
      #expect(message["seq"]?.whole == lastFromAdapter + 1)
      lastFromAdapter += 1
      guard message["type"]?.text == "response" else {
        events.append(message)
        continue
      }
      let request = message["request_seq"]?.whole ?? -1
      #expect(answers[request] == nil, "answered twice: \(message.written)")
      #expect(message["body"] != nil)
      answers[request] = message
    }
  }

  /// Whether everything that was asked has been answered.
  var isAllAnswered: Bool { answers.count == number }

  /// What was told under a name, oldest first.
  func told(_ name: String) -> [WireValue] {
    events.filter { $0["event"]?.text == name }.map { $0["body"] ?? .null }
  }

  /// The last stop.
  var stop: WireValue { told("stopped").last ?? .null }

  /// Everything that was to be read so far.
  var output: String { told("output").compactMap { $0["output"]?.text }.joined() }
}

extension EditorDouble {
  /// The calls where it stands.
  mutating func frames(_ thread: Int? = nil) -> [WireValue] {
    let thread = thread ?? stop["threadId"]?.whole ?? 1
    return body("stackTrace", ["threadId": .whole(thread)])["stackFrames"]?.elements ?? []
  }

  /// The parts of what is known in a call, by their names.
  mutating func scopes(_ frame: Int = 0) -> [(name: String, reference: Int)] {
    let frames = frames()
    guard frames.indices.contains(frame) else { return [] }
    let scopes = body("scopes", ["frameId": frames[frame]["id"] ?? .null])["scopes"]?.elements
    return (scopes ?? []).map { ($0["name"]?.text ?? "", $0["variablesReference"]?.whole ?? 0) }
  }

  /// What is inside of something.
  mutating func variables(_ reference: Int) -> [WireValue] {
    body("variables", ["variablesReference": .whole(reference)])["variables"]?.elements ?? []
  }

  /// What is inside of a scope of a call.
  mutating func variables(_ scope: String, frame: Int = 0) -> [WireValue] {
    scopes(frame).first { $0.name == scope }.map { variables($0.reference) } ?? []
  }

  /// Goes to a step by its line of the timeline; answers whether there is one.
  @discardableResult mutating func go(to step: Int) -> Bool {
    let line: WireValue = [
      "source": ["name": "tap.timeline", "sourceReference": 100], "line": .whole(step + 1),
    ]
    guard let target = body("gotoTargets", line)["targets"]?.elements?.first?["id"] else {
      return false
    }
    body("goto", ["threadId": 1, "targetId": target])
    return true
  }

  /// What the console answers.
  mutating func typed(_ line: String) -> String {
    body("evaluate", ["expression": .text(line), "context": "repl"])["result"]?.text ?? ""
  }
}
