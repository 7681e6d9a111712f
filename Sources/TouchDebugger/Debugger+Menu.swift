import TouchCore
import TouchNarration

extension Debugger {
  /// The line a bare number stands for, while a menu is there.
  public func lineOfMenu(_ line: String) -> String? {
    Int(line[...].trimmed).flatMap(session.menu.numbered)?.line
  }

  /// Whether a number stands for a line that changes the scene.
  public var offersEdits: Bool { session.menu.contains { changesScene($0.line) } }

  /// Takes over what the numbers stand for in another session over the same scene.
  public mutating func keepMenu(of other: Debugger) { session.menu = other.session.menu }
}
