import SceneFiles
import TouchNarration

/// `touchtrace probe`: what prints an app's views as JSON, or, with `--logging`, a UIKit view to measure
/// with.
struct ProbeCommand {
  let invocation: Invocation
  let console: Console

  func run() -> ExitCode {
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

  /// The view; each line it prints is a word of an `evidence` row, with its time and its touches.
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
        print("\\(device.systemName) \\(device.systemVersion), \\(device.model)")
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
