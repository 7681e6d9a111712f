import SceneLanguage
import TouchCore
import TouchNarration

//  iOS 18.2, iPhone16,1 delaysTouchesEnded=true …     the first line of `probe --logging`
//  0 began 1                                          then a line for each call: ms, word, touches
//  213 cancelled 1,2

/// A log of a double tap that somebody's device printed, to be laid beside the hypotheses.
public struct DeviceLog: Hashable, Sendable {
  /// What is wrong with a log.
  public enum Problem: Error, Hashable, Sendable {
    case empty
    case unreadable(line: Int, text: String)
    /// A second run begins: they are read one at a time.
    case secondRun(line: Int)
  }

  /// The device and the flags, as the log says.
  public private(set) var device = ""
  /// The calls, in their order.
  public private(set) var calls: [LogCall] = []
  /// The flags that differ from those of the printed view; by UIKit's names.
  private var flags: [String: Bool] = [:]

  /// Reads what the view of `probe --logging` printed; lines of others are left out.
  public init(_ text: String) throws(Problem) {
    for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.split(whereSeparator: { $0.isWhitespace }).map(String.init)
      guard let first = words.first else { continue }
      if words.contains(where: { $0.hasPrefix("delaysTouchesEnded=") }) {
        guard calls.isEmpty else { throw .secondRun(line: place + 1) }
        readHead(words)
      } else if Int(first) != nil, words.count > 1 {
        guard let word = LogWord(rawValue: words[1]), words.count < 4 else {
          throw .unreadable(line: place + 1, text: String(line))
        }
        // A finger hardly ever stands still, and the hypotheses are about the other calls.
        guard word != .moved else { continue }
        let touches = words.count > 2 ? words[2].split(separator: ",").count : nil
        calls.append(LogCall(word, touches: touches))
      }
    }
    guard !calls.isEmpty else { throw .empty }
  }

  private mutating func readHead(_ words: [String]) {
    for word in words {
      let parts = word.split(separator: "=").map(String.init)
      if parts.count == 2 { flags[parts[0]] = parts[1] == "true" }
    }
    device = words.filter { !$0.contains("=") }.joined(separator: " ")
  }

  /// Whether a tap was recognized; without that, the two taps were too slow to say anything.
  public var hasRecognized: Bool { calls.contains { $0.word == .recognized } }

  /// Whether the lift is held back until the recognizer has decided; the row `on` of the board.
  public var delaysTouchesEnded: Bool { flags["delaysTouchesEnded"] ?? true }

  /// What each hypothesis says of two quick taps on a view with these flags, and how far it agrees.
  public var answers: [Answer] {
    Self.hypotheses.map { name, setting in
      var scene = Self.scene(flags)
      if let setting { scene.settings[setting] = 1 }
      let calls = LogCall.calls(of: record(Self.taps(in: scene), in: scene))
      return Answer(
        name: name, setting: setting, calls: calls, agreement: LogAgreement(self.calls, calls))
    }
  }

  /// What the model says with one switch.
  public struct Answer: Sendable {
    /// Its name on the board.
    public let name: String
    /// The switch; nil for the model as it is.
    public let setting: Setting?
    /// The calls.
    public let calls: [LogCall]
    let agreement: LogAgreement
    /// Whether the log agrees with it, in calls and touches.
    public var agrees: Bool { agreement == .full }
    /// Whether it agrees in the calls, but not in how many touches they bring.
    public var agreesInCalls: Bool { agreement == .callsOnly }
  }

  private static let hypotheses: [(String, Setting?)] = [
    ("H0", nil), ("H1", .heldTouchKeepsSlot), ("H2", .laterTapsHeld),
  ]

  private static func scene(_ flags: [String: Bool]) -> Scene {
    func word(_ name: String, _ usual: Bool) -> String {
      "\(name)=\(flags[name] ?? usual ? "yes" : "no")"
    }
    let tap = [
      "taps=2", word("delaysTouchesEnded", true), word("delaysTouchesBegan", false),
      word("cancelsTouchesInView", true),
    ].joined(separator: " ")
    let multitouch = flags["isMultipleTouchEnabled"] == true ? " multitouch" : ""
    let text = """
      window 390x844
        vc root
          view pad 0,0 390x844\(multitouch)
            @tap double \(tap)
      """
    return readScene(SourceLines(file: "", text: text)).value ?? Scene()
  }

  private static func taps(in scene: Scene) -> TouchScript {
    let text = """
      0 down A at 195,400
      60 up A
      200 down B at 195,400
      260 up B
      """
    return readTouches(SourceLines(file: "", text: text), in: scene).value ?? .none
  }
}
