import TouchCore
import TouchNarration

//   fffffffffffffffffff     f firstView    63 160 pt²
//   f··SSSSSSSSSSSSS··f     S secondView   70 000 pt²  hit, but hide takes the tap
//   f··SSSSS●SSSSSSS··f     · nobody

/// Who would get a tap at each place of the screen.
struct HitMap {
  typealias Owner = TapOutcome.Owner

  /// What an owner has lost and gained since another scene, and where it has what it had but does
  /// something else with it; in square points.
  struct Difference {
    var lost = 0.0
    var gained = 0.0
    var otherwise = 0.0

    var total: Double { lost + gained + otherwise }
  }

  let scene: Scene
  let rules: HitTestRules
  let bounds: Rect
  /// The fields at whose middles was asked.
  let grid: HitGrid
  private let now: TapAtlas
  private let then: TapAtlas?
  /// What each owner has of the screen, in square points.
  private(set) var areas: [Owner: Double] = [:]
  /// What each owner has lost and gained since `before`.
  private(set) var changes: [Owner: Difference] = [:]
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
    self.rules = rules
    self.bounds = bounds
    grid = HitGrid([scene] + (before.map { [$0] } ?? []), in: bounds, rules: rules)
    let now = TapAtlas(scene, rules: rules)
    let then = before.map { TapAtlas($0, rules: rules) }
    var areas: [Owner: Double] = [:]
    var changes: [Owner: Difference] = [:]
    grid.forEach { point, area in
      let outcome = now.outcome(at: point)
      areas[outcome.owner, default: 0] += area
      guard let old = then?.outcome(at: point), old != outcome else { return }
      guard old.owner != outcome.owner else {
        changes[outcome.owner, default: Difference()].otherwise += area
        return
      }
      changes[old.owner, default: Difference()].lost += area
      changes[outcome.owner, default: Difference()].gained += area
    }
    self.now = now
    self.then = then
    self.areas = areas
    self.changes = changes
    letters = HitLetters(
      scene,
      hit: Set((areas.keys.map { $0.hit } + changes.keys.map { $0.hit }).compactMap { $0.self }))
  }

  /// What is left out of the model and could change who gets a tap, and the views it is about.
  ///
  /// - Parameter owners: Whose taps are looked at.
  func omissions(of owners: some Sequence<Owner>) -> [(omission: Omission, views: [ViewID])] {
    let asked = Set(owners.compactMap { $0.hit })
    let hit = now.omissions.filter { asked.contains($0.key) }.sorted { $0.key < $1.key }
    return Omission.all.compactMap { omission in
      let views = hit.filter { $0.value.contains(omission) }.map { $0.key }
      return views.isEmpty ? nil : (omission, views)
    }
  }

  /// Whether there are views of which that is not known.
  var hidesOmissions: Bool { now.isCutShort }

  /// The views that are hit somewhere.
  var hit: Set<ViewID> { Set(areas.keys.compactMap { $0.hit }) }

  /// Draws the screen: whom each place belongs to, or to whom now where that changed.
  ///
  /// - Parameter finger: Where the finger is, in points of the screen.
  func picture(columns: Int, rows: Int, ascii: Bool, finger: Point?) -> [StyledText] {
    var canvas = Canvas(columns: columns, rows: rows)
    let width = bounds.size.width / Double(columns)
    let height = bounds.size.height / Double(rows)
    for row in 0..<rows {
      for column in 0..<columns where !Interruption.isWanted {
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
    let outcome = now.outcome(at: point)
    if let then, then.outcome(at: point) == outcome { return (Self.nothing(ascii), .dim) }
    switch outcome.owner {
    case .nobody: return then == nil ? (Self.nothing(ascii), .dim) : (Self.nobodyNow, .bad)
    case .kept: return (sign(of: outcome.owner), then == nil ? .plain : .strong)
    case .taken: return (sign(of: outcome.owner), .bad)
    }
  }

  /// Nobody, or where a change is drawn: as before.
  static func nothing(_ ascii: Bool) -> Character { ascii ? "." : "·" }
  /// Nobody any more.
  static let nobodyNow: Character = "-"

  /// The letter of an owner; a capital one where the hit view does not keep the tap.
  func sign(of owner: Owner) -> Character {
    switch owner {
    case .nobody: Self.nobodyNow
    case .kept(let view): letters[view]
    case .taken(let view, _): letters.capital(of: view)
    }
  }
}
