import TouchCore
import TouchNarration

//   fffffffffffffffffff     f firstView    63 160 pt²
//   f··sssssssssssss··f     s secondView   70 000 pt²
//   f··sssss●sssssss··f     · nobody

/// Who would be hit by a touch at each place of the screen.
struct HitMap {
  let scene: Scene
  let before: Scene?
  let rules: HitTestRules
  let bounds: Rect
  /// The fields at whose middles was asked.
  let grid: HitGrid
  private let now: TapQuery
  private let then: TapQuery?
  /// What each view has of the screen, in square points; nil is nobody.
  private(set) var areas: [ViewID?: Double] = [:]
  /// What each view has lost and gained since `before`, in square points.
  private(set) var changes: [ViewID?: (lost: Double, gained: Double)] = [:]
  private let letters: HitLetters

  /// Asks everywhere; nil where no window is shown.
  ///
  /// - Parameters:
  ///   - scene: The scene as it is now.
  ///   - before: The scene to compare with.
  ///   - rules: The rules of the search.
  init?(_ scene: Scene, before: Scene?, rules: HitTestRules) {
    guard let bounds = scene.screen ?? before?.screen else { return nil }
    self.scene = scene
    self.before = before
    self.rules = rules
    self.bounds = bounds
    grid = HitGrid([scene] + (before.map { [$0] } ?? []), in: bounds, rules: rules)
    let now = TapQuery(scene, rules: rules)
    let then = before.map { TapQuery($0, rules: rules) }
    var areas: [ViewID?: Double] = [:]
    var changes: [ViewID?: (lost: Double, gained: Double)] = [:]
    grid.forEach { point, area in
      let hit = now.hit(at: point)
      areas[hit, default: 0] += area
      guard let then else { return }
      let old = then.hit(at: point)
      guard old != hit else { return }
      changes[old, default: (0, 0)].lost += area
      changes[hit, default: (0, 0)].gained += area
    }
    self.now = now
    self.then = then
    self.areas = areas
    self.changes = changes
    letters = HitLetters(
      scene, hit: Set((Array(areas.keys) + Array(changes.keys)).compactMap { $0 }))
  }

  /// Draws the screen: whom each place belongs to, or to whom now where that changed.
  ///
  /// - Parameter finger: Where the finger is, in points of the screen.
  func picture(columns: Int, rows: Int, ascii: Bool, finger: Point?) -> [StyledText] {
    var canvas = Canvas(columns: columns, rows: rows)
    let width = bounds.size.width / Double(columns)
    let height = bounds.size.height / Double(rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let middle = Point(
          bounds.minX + (Double(column) + 0.5) * width, bounds.minY + (Double(row) + 0.5) * height)
        let (sign, style) = sign(at: middle, ascii: ascii)
        canvas.put(sign, style, column: column, row: row)
      }
    }
    if let finger, bounds.contains(finger) {
      canvas.put(
        MapMarks(ascii: ascii).finger, .bad, column: Int((finger.x - bounds.minX) / width),
        row: Int((finger.y - bounds.minY) / height))
    }
    return canvas.lines
  }

  private func sign(at point: Point, ascii: Bool) -> (Character, StyledRun.Style) {
    let hit = now.hit(at: point)
    if let then, then.hit(at: point) == hit { return (Self.nothing(ascii), .dim) }
    guard let hit else {
      return then == nil ? (Self.nothing(ascii), .dim) : (Self.nobodyNow, .bad)
    }
    return (letters[hit], then == nil ? .plain : .strong)
  }

  /// Nobody, or where a change is drawn: as before.
  static func nothing(_ ascii: Bool) -> Character { ascii ? "." : "·" }
  /// Nobody any more.
  static let nobodyNow: Character = "-"

  func letter(of view: ViewID) -> Character { letters[view] }
}
