import DebugAdapter
import Synchronization

/// What was complained about where nobody reads standard error.
final class Complaints: Sendable {
  private let kept = Mutex<[String]>([])

  /// So many are kept; a file with more is not what one meant.
  private static let most = 100

  /// The complaints, oldest first.
  var lines: [String] { kept.withLock { $0 } }

  func add(_ line: String) {
    kept.withLock { lines in if lines.count < Self.most { lines.append(line) } }
  }

  /// Why a file was not opened; its name where nobody said anything.
  func failure(_ path: String) -> LoadFailure {
    LoadFailure(lines: lines.isEmpty ? [path] : lines)
  }
}
