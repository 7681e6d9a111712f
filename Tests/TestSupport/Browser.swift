import Foundation
import Testing

//  sh ─exec─▶ chromium --headless --remote-debugging-pipe
//              3 ◀── {"id":1,"method":…}\0      asked
//              4 ──▶ {"id":1,"result":…}\0      answered, with events in between

/// A browser that is not ours, driven through its DevTools protocol.
///
/// It is not safe to use from two threads: the tests that share one are serialized.
public final class Browser: @unchecked Sendable {
  /// The browser that the suite's tests share.
  @TaskLocal public static var shared: Browser?

  private static let program = ["chromium", "chromium-browser", "google-chrome"].lazy
    .flatMap { name in
      (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map {
        URL(filePath: String($0)).appending(path: name)
      }
    }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }

  /// Whether one is installed, or has to be.
  public static var isExpected: Bool {
    program != nil || insistsOnPrograms
  }

  /// Why something could not be done.
  public struct Failure: Error {
    let words: String
  }

  private let process = Process()
  private let asked = Pipe()
  private let answered = Pipe()
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var rest = Data()
  private var count = 0
  private var session: String?
  private var events: [[String: Any]] = []

  /// Starts it, without a window.
  public init() throws {
    guard let program = Self.program else { throw Failure(words: "no chromium in the path") }
    // One that ends early is told by what it does not answer.
    signal(SIGPIPE, SIG_IGN)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", #"exec "$0" "$@" 3<&0 4>&1 </dev/null >/dev/null 2>&1"#, program.path, "--headless",
      "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
      "--disable-background-networking", "--no-first-run", "--remote-debugging-pipe",
      "--user-data-dir=" + folder.path, "about:blank",
    ]
    process.standardInput = asked
    process.standardOutput = answered
    try process.run()
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"]
    session =
      try call("Target.attachToTarget", ["targetId": target ?? "", "flatten": true])["sessionId"]
      as? String
    for domain in ["Page", "Runtime", "Network", "Log"] { try call(domain + ".enable") }
  }

  deinit {
    // One that was never started cannot be ended.
    if process.isRunning {
      process.terminate()
      process.waitUntilExit()
    }
    try? FileManager.default.removeItem(at: folder)
  }

  /// Makes the window of a size, for a person who wants it light or dark, with animations or without.
  public func show(
    width: Int, height: Int = 900, isDark: Bool = false, moves: Bool = false
  ) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    let wishes = [
      ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"],
      ["name": "prefers-reduced-motion", "value": moves ? "no-preference" : "reduce"],
    ]
    try call("Emulation.setEmulatedMedia", ["features": wishes])
  }

  /// Forgets what was asked for and complained about.
  public func forget() { events = [] }

  /// Opens a file in a window of a size, as a person who wants no animations.
  public func open(
    _ file: URL, _ address: String = "", width: Int = 1440, isDark: Bool = false,
    runsScripts: Bool = true
  ) throws {
    try show(width: width, isDark: isDark)
    try call("Emulation.setScriptExecutionDisabled", ["value": !runsScripts])
    // From elsewhere, for to another place of the same page a browser only scrolls.
    try go(to: "about:blank")
    events = []
    try go(to: file.absoluteString + address)
  }

  private func go(to address: String) throws {
    try call("Page.navigate", ["url": address])
    while !events.contains(where: { $0["method"] as? String == "Page.loadEventFired" }) {
      events.append(try receive())
    }
    events.removeAll { $0["method"] as? String == "Page.loadEventFired" }
  }

  /// What an expression of the page's language comes to.
  @discardableResult public func run(_ expression: String) throws -> Any? {
    let answer = try call(
      "Runtime.evaluate",
      [
        "expression": expression, "returnByValue": true, "awaitPromise": true, "userGesture": true,
      ])
    guard answer["exceptionDetails"] == nil else { throw Failure(words: "\(answer)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// The words of the element that a selector finds.
  public func words(_ selector: String) throws -> String {
    try run("document.querySelector('\(selector)').innerText") as? String ?? ""
  }

  /// Presses a key, as fingers do.
  public func press(_ key: String, modifiers: Int = 0) throws {
    let text: [String: Any] =
      key.count == 1 ? ["text": key] : key == "Enter" ? ["text": "\r"] : [:]
    let codes = [
      "ArrowRight": 39, "ArrowLeft": 37, "ArrowUp": 38, "Home": 36, "End": 35, "Enter": 13,
      "Tab": 9, "ArrowDown": 40, "Escape": 27, " ": 32,
    ]
    let down: [String: Any] = [
      "type": "keyDown", "key": key, "windowsVirtualKeyCode": codes[key] ?? 0,
      "modifiers": modifiers,
    ]
    try call("Input.dispatchKeyEvent", down.merging(text) { $1 })
    try call(
      "Input.dispatchKeyEvent",
      ["type": "keyUp", "key": key, "windowsVirtualKeyCode": codes[key] ?? 0])
  }

  /// Clicks into the middle of the element that a selector finds, or at a part of its size.
  public func click(_ selector: String, across: Double = 0.5, down: Double = 0.5) throws {
    let place =
      try run(
        """
        (() => { const it = document.querySelector('\(selector)');
          it.scrollIntoView({ block: 'nearest' });
          const box = it.getBoundingClientRect();
          return [box.x + box.width * \(across), box.y + box.height * \(down)]; })()
        """) as? [Double] ?? [0, 0]
    for kind in ["mousePressed", "mouseReleased"] {
      try call(
        "Input.dispatchMouseEvent",
        ["type": kind, "x": place[0], "y": place[1], "button": "left", "clickCount": 1])
    }
  }

  /// Presses the mouse at one place of the window and lifts it at another.
  ///
  /// - Parameter modifiers: 1 for Alt, 8 for Shift.
  public func drag(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), steps: Int = 4,
    modifiers: Int = 0
  ) throws {
    func send(_ kind: String, _ part: Double, isDown: Bool) throws {
      try call(
        "Input.dispatchMouseEvent",
        [
          "type": kind, "x": start.x + (end.x - start.x) * part,
          "y": start.y + (end.y - start.y) * part, "button": "left", "buttons": isDown ? 1 : 0,
          "clickCount": 1, "modifiers": modifiers,
        ])
    }
    try send("mousePressed", 0, isDown: true)
    if start != end {
      for step in 1...steps { try send("mouseMoved", Double(step) / Double(steps), isDown: true) }
    }
    try send("mouseReleased", 1, isDown: false)
  }

  /// Writes into what has the focus, as a keyboard does.
  public func type(_ text: String) throws { try call("Input.insertText", ["text": text]) }

  /// Waits until an expression of the page's language is true.
  public func wait(until condition: String, seconds: Double = 20) throws {
    let end = Date().addingTimeInterval(seconds)
    while try run("!!(\(condition))") as? Bool != true {
      guard Date() < end else { throw Failure(words: "never: \(condition)") }
      Thread.sleep(forTimeInterval: 0.02)
    }
  }

  /// Touches the window with fingers, which move from one place to the next together and lift.
  public func touch(_ places: [[(x: Double, y: Double)]]) throws {
    for (turn, fingers) in places.enumerated() {
      let points = fingers.enumerated().map { ["x": $1.x, "y": $1.y, "id": Double($0)] }
      try call(
        "Input.dispatchTouchEvent",
        ["type": turn == 0 ? "touchStart" : "touchMove", "touchPoints": points])
    }
    try call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": [Any]()])
  }

  /// A picture of the window at half its size, as WebP.
  public func smallPicture(width: Int, height: Int) throws -> Data {
    let answer = try call(
      "Page.captureScreenshot",
      [
        "format": "webp", "quality": 60,
        "clip": ["x": 0, "y": 0, "width": width, "height": height, "scale": 0.5],
      ])
    return Data(base64Encoded: answer["data"] as? String ?? "") ?? Data()
  }

  /// A picture of the window, as a PNG.
  public func picture() throws -> Data {
    let answer = try call("Page.captureScreenshot", [:])
    return Data(base64Encoded: answer["data"] as? String ?? "") ?? Data()
  }

  /// The addresses asked for since the page was opened.
  public var requests: [String] {
    events.filter { $0["method"] as? String == "Network.requestWillBeSent" }.map { event in
      let request = (event["params"] as? [String: Any])?["request"] as? [String: Any]
      return request?["url"] as? String ?? "?"
    }
  }

  /// What the page or the browser complained about since the page was opened.
  public var complaints: [String] {
    let kinds = ["Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded"]
    return events.filter { kinds.contains($0["method"] as? String ?? "") }.map { "\($0)" }
  }

  /// Asks the browser for something by its protocol's name.
  @discardableResult public func call(
    _ method: String, _ parameters: [String: Any] = [:]
  ) throws -> [String: Any] {
    count += 1
    var message: [String: Any] = ["id": count, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    let data = try JSONSerialization.data(withJSONObject: message) + [0]
    try asked.fileHandleForWriting.write(contentsOf: data)
    while true {
      let answer = try receive()
      guard answer["id"] as? Int == count else {
        events.append(answer)
        continue
      }
      guard let result = answer["result"] as? [String: Any] else {
        throw Failure(words: "\(method): \(answer)")
      }
      return result
    }
  }

  private func receive() throws -> [String: Any] {
    while true {
      if let end = rest.firstIndex(of: 0) {
        let message = rest[rest.startIndex..<end]
        rest = rest[(end + 1)...]
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      let data = answered.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Failure(words: "the browser is gone") }
      rest.append(data)
    }
  }
}

/// Starts one browser for all tests of a suite, which must come in turn.
public struct OneBrowser: SuiteTrait, TestScoping {
  let start: @Sendable () throws -> Browser

  /// Runs a test with the browser.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Browser.$shared.withValue(start(), operation: function)
  }
}

extension Trait where Self == OneBrowser {
  /// Starts one browser for all tests of a suite.
  public static func oneBrowser(_ start: @escaping @Sendable () throws -> Browser) -> OneBrowser {
    OneBrowser(start: start)
  }
}
