import JSON
import SceneLanguage
import TouchCore
import TouchDebugger
import TouchInquiry
import TouchNarration
import Transcripts

/// Where a finger was, and what it did there: `[milliseconds, "down", finger, x, y]`, in points of
/// the screen.
struct FingerPlace {
  let milliseconds: Int
  let action: FingerChange.Action
  let finger: Int
  let point: Point

  init?(_ value: JSONValue) {
    let parts = value.elements
    guard parts.count == 5, let milliseconds = parts[0].number, milliseconds >= 0,
      let action = parts[1].text.flatMap({ FingerChange.Action(rawValue: $0) }),
      let finger = parts[2].whole, 0..<TouchScript.mostFingers ~= finger,
      let x = parts[3].number, let y = parts[4].number
    else { return nil }
    self.milliseconds = Int(min(milliseconds, 1e9))
    self.action = action
    self.finger = finger
    // A finger is not more exact than half a point.
    point = Point((x * 2).rounded() / 2, (y * 2).rounded() / 2)
  }

  /// What the language calls the finger: A, then B.
  private var name: String {
    String(UnicodeScalar(UInt8(ascii: "A") + UInt8(finger)))
  }

  fileprivate var change: FingerChange {
    FingerChange(action, name, action == .down || action == .move ? .screen(point) : .unchanged)
  }
}

extension PageSession {
  /// Writes what fingers did into the text, as the touch that is played.
  mutating func touch(_ places: [FingerPlace], _ json: inout JSONWriter) {
    guard let file, let script = try? TouchScript(events(of: places)) else { return }
    let lines = writeTouches(script, in: file.scene)
    json.field("text", replacingTouch(touch, by: lines, in: text))
  }

  /// One event for what happens at once, and none for a finger that stays where it is.
  private func events(of places: [FingerPlace]) -> [TouchEvent] {
    var events: [TouchEvent] = []
    var changes: [FingerChange] = []
    var last: [Int: Point] = [:]
    var time = places.first?.milliseconds ?? 0
    let start = time
    func close() {
      if !changes.isEmpty { events.append(TouchEvent(time - start, .touches(changes))) }
      changes = []
    }
    for place in places {
      if place.action == .move, last[place.finger] == place.point { continue }
      last[place.finger] = place.point
      let change = place.change
      if place.milliseconds != time || changes.contains(where: { $0.finger == change.finger }) {
        close()
        time = max(time, place.milliseconds)
      }
      changes.append(change)
    }
    close()
    return events
  }

  /// Says who would be hit at a place of the screen, by whom it is found, and what would come of a
  /// tap there.
  func hover(at point: Point, _ json: inout JSONWriter) {
    guard let scene = debugger?.trace.scene,
      let tap = try? TouchScript([
        TouchEvent(0, .down, "A", .screen(point)), TouchEvent(80, .up, "A"),
      ])
    else { return }
    let trace = TouchCore.record(tap, in: scene)
    let hit = trace.outcomes.first?.hit
    json.array("path") { json in
      for view in hit.map({ scene.path(from: $0) }) ?? [] { json.value(Int(view.index)) }
    }
    if let hit { json.field("hit", scene.name(of: hit)) }
    let told = FoundNames(scene).telling(Narrator(trace, language).outcome()).first
    json.field("told", told.map(htmlText))
  }
}
