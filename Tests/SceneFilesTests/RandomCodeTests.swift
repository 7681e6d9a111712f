import Foundation
import SceneFiles
import TestSupport
import Testing

/// Writes random scenes as code for `.ci/uikit`, which type-checks them; does nothing otherwise.
@Suite struct RandomCodeTests {
  @Test func `random scenes are written as code where somebody wants them`() throws {
    guard let wish = ProcessInfo.processInfo.environment["TOUCHTRACE_RANDOM_CODE"],
      let colon = wish.lastIndex(of: ":"), let count = Int(wish[wish.index(after: colon)...])
    else { return }
    for number in 0..<count {
      var generator = SeededGenerator(seed: UInt64(number))
      let file = "Random\(number).swift"
      let code = SwiftCode(randomScene(using: &generator), file: file).text
      try code.write(toFile: "\(wish[..<colon])/\(file)", atomically: false, encoding: .utf8)
    }
  }
}
