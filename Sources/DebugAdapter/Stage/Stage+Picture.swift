import TouchCore
import TouchDebugger

//   stopped ──▶ threads, stackTrace, …    answered first
//           ──▶ quiet: login.svg          drawn again, for whoever has it open

extension Stage {
  /// A place in one of the records of a session.
  struct Moment: Hashable, Sendable {
    let branch, step: Int
  }

  private var moment: Moment { Moment(branch: debugger.branch.number, step: debugger.cursor) }

  /// Whether the picture shows something else than where one stands.
  var hasPictureToDraw: Bool { opened.picture(of: debugger) != nil && drawn != moment }

  mutating func drawPicture() {
    guard hasPictureToDraw else { return }
    drawn = moment
    opened.picture(of: debugger)?.draw(debugger)
  }
}

extension Opened {
  /// A picture of more views takes longer than an editor should wait.
  private static let mostViewsDrawn = 2000

  /// The picture of a record; nil if it is too large to be drawn at each stop.
  func picture(of debugger: Debugger) -> Picture? {
    debugger.trace.scene.views.count <= Self.mostViewsDrawn ? picture : nil
  }
}

extension Adapter {
  /// Whether there is a picture to draw once the client asks for nothing more.
  public var hasPictureToDraw: Bool { stage?.hasPictureToDraw ?? false }

  /// Draws the picture of where the session stands.
  public mutating func drawPicture() { stage?.drawPicture() }
}
