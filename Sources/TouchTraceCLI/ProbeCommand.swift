import Lessons
import SceneFiles
import TouchCore
import TouchNarration

/// `touchtrace probe`: what prints an app's views as JSON, or, with `--logging`, a UIKit view to measure
/// with.
struct ProbeCommand {
  let invocation: Invocation
  let console: Console

  func run() throws(FileProblem) -> ExitCode {
    if let file = invocation.operands.first { return try compare(file) }
    if let name = invocation[.experiment] {
      let words = ExperimentWords(name: name, console: console)
      guard let (_, text) = words.own else { return .unreadable }
      return try compare("--experiment \(name)", text)
    }
    if let option = Self.ofFile.first(where: { invocation.has($0) }) {
      console.complain(ProbeLogWords.needsFile(option))
      return .usage
    }
    if let path = invocation[.read] { return read(try readText(path), path) }
    guard invocation.has(.logging) else {
      switch invocation[.format] {
      case "swift": console.put(ProbeText.swiftFile)
      case "lldb": console.put(ProbeText.lldbCommands)
      default: console.put(ProbeText.document)
      }
      return .success
    }
    console.put(Self.loggingView)
    return .success
  }

  /// The options that are about a file with a scene.
  private static let ofFile: [Option] = [.scene, .touch, .tap, .view, .set]

  /// Lays what exported code logged beside the record of the touch.
  private func compare(_ file: String, _ own: String? = nil) throws(FileProblem) -> ExitCode {
    guard let path = invocation[.read] else {
      console.complain(ProbeLogWords.needsLog(file))
      return .usage
    }
    let written = if let own { own } else { try readText(file) }
    guard !MessageLog.isLog(written) else {
      console.complain(ProbeLogWords.swapped(file, path))
      return .usage
    }
    guard let source = Source.open(written, of: file, invocation, console) else {
      return .unreadable
    }
    let text = try readText(path)
    let trace = record(source.script, in: source.scene)
    do throws(MessageLog.Problem) {
      let log = try MessageLog(text, of: trace.scene)
      return LogReport(log: log, trace: trace, path: path, touch: source.touchID, console: console)
        .show()
    } catch {
      console.complain(error.phrase(file: path, scene: file)[console.language].plain)
      return .unreadable
    }
  }

  /// Prints a log of a device as a row of the evidence board in 06-gestures/05, and beside it what the
  /// model says, with and without its switches.
  private func read(_ text: String, _ path: String) -> ExitCode {
    let log: DeviceLog
    do throws(DeviceLog.Problem) {
      log = try DeviceLog(text)
    } catch {
      console.complain(error.phrase(file: path)[console.language].plain)
      return .unreadable
    }
    let row = log.calls.map(\.text).joined(separator: " ")
    let scene = log.delaysTouchesEnded ? "on" : "off"
    var lines: [StyledText] = log.device.isEmpty ? [] : ["\(dim: log.device)"]
    lines.append("  \(name: "mine") \(code: scene)  \(row)")
    for answer in log.answers {
      let mark: StyledText =
        answer.agrees ? "\(good: "✓")" : answer.agreesInCalls ? "≈" : "\(bad: "✗")"
      let calls = answer.calls.map(\.text).joined(separator: " ")
      let setting = answer.setting.map { "model.\($0.rawValue)" } ?? ""
      lines.append("\(mark) \(code: answer.name)  \(calls)  \(dim: setting)")
    }
    console.show(lines)
    console.show(ProbeLogWords.verdict(log)[console.language].wrapped(to: console.width))
    return .success
  }

  /// The view; each line it prints is a word of a `DeviceLog`, with its time and its touches.
  static let loggingView = """
    import UIKit

    /// Prints what a view and its double tap are told: milliseconds, message, numbers of the touches.
    /// Put it into any app, tap twice, and copy the lines; change one flag at a time.
    final class LoggingView: UIView {
      private let double = UITapGestureRecognizer()
      private var numbers: [ObjectIdentifier: Int] = [:]
      private var count = 0
      private var start: TimeInterval?

      override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = false  // the default; true is another measurement
        double.numberOfTapsRequired = 2
        double.delaysTouchesEnded = true  // the default: row "on"; false: row "off"
        double.addTarget(self, action: #selector(recognized))
        addGestureRecognizer(double)
        let device = UIDevice.current
        print(
          "\\(device.systemName) \\(device.systemVersion), \\(device.model)",
          "isMultipleTouchEnabled=\\(isMultipleTouchEnabled)",
          "cancelsTouchesInView=\\(double.cancelsTouchesInView)",
          "delaysTouchesBegan=\\(double.delaysTouchesBegan)",
          "delaysTouchesEnded=\\(double.delaysTouchesEnded)")
      }

      @available(*, unavailable)
      required init?(coder: NSCoder) { fatalError("make it in code") }

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
          count += 1
          numbers[ObjectIdentifier(touch)] = count
        }
        log("began", touches)
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log("moved", touches) }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log("ended", touches) }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log("cancelled", touches)
      }
      @objc private func recognized() { log("recognized", []) }

      private func log(_ word: String, _ touches: Set<UITouch>) {
        let now = ProcessInfo.processInfo.systemUptime
        start = start ?? now
        let names = touches.compactMap { numbers[ObjectIdentifier($0)] }.sorted().map(String.init)
        print(Int((now - (start ?? now)) * 1000), word, names.joined(separator: ","))
      }
    }

    """
}
