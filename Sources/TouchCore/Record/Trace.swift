/// A delivery, recorded: everything else only reads it.
///
/// It is kept once, and a trace only refers to it: whoever tells or asks hands traces about all the
/// time.
public struct Trace: Sendable {
  private var kept: Kept

  init(
    scene: Scene, script: TouchScript, rules: HitTestRules, records: [StepRecord],
    moments: [Moment], outcomes: [TouchOutcome], changes: [TimedChange],
    collections: [[RecognizerID]], touchSets: [[Int]], grounds: GroundsTable = GroundsTable(),
    firstFocus: Focus,
    sought: [Int32]? = nil
  ) {
    let recorded = Recorded(
      scene: scene, script: script, rules: rules, records: records, moments: moments,
      outcomes: outcomes, changes: changes, collections: collections, touchSets: touchSets,
      grounds: grounds, lives: TouchLife.all(in: moments), firstFocus: firstFocus,
      history: SceneHistory(scene, changes))
    // Where the steps are is looked up in the record itself.
    kept = Kept(recorded, RecordIndex())
    kept = Kept(
      recorded, RecordIndex(of: self, sought: sought ?? Self.sought(in: records)))
  }

  /// The scene the touches were delivered in.
  public var scene: Scene {
    _read { yield kept.recorded.scene }
  }
  /// What the fingers did.
  public var script: TouchScript {
    _read { yield kept.recorded.script }
  }
  /// The rules of the search.
  public var rules: HitTestRules { kept.recorded.rules }
  /// The steps as they are stored.
  public var records: [StepRecord] {
    _read { yield kept.recorded.records }
  }
  /// The instants, one for each event.
  public var moments: [Moment] {
    _read { yield kept.recorded.moments }
  }
  /// What became of each touch.
  public var outcomes: [TouchOutcome] {
    _read { yield kept.recorded.outcomes }
  }
  /// What changed in the scene, in order.
  public var changes: [TimedChange] {
    _read { yield kept.recorded.changes }
  }
  /// The recognizers found at each touch-down, in the order of the `gr.collect` steps.
  var collections: [[RecognizerID]] { kept.recorded.collections }
  /// The touches of the calls that have more than one.
  var touchSets: [[Int]] { kept.recorded.touchSets }
  /// What the steps rest on whose decision said so.
  var grounds: GroundsTable {
    _read { yield kept.recorded.grounds }
  }
  /// When each touch goes down and leaves the screen; touch 1 is the first.
  package var lives: [TouchLife] { kept.recorded.lives }
  /// The first responders it begins with.
  package var firstFocus: Focus { kept.recorded.firstFocus }
  /// Where the steps are that questions are about.
  package var places: RecordIndex {
    _read { yield kept.places }
  }
  /// The fingers that touch more than once.
  package var repeatedFingers: Set<String> { kept.repeatedFingers }
  private var history: SceneHistory { kept.recorded.history }

  static func sought(in records: [StepRecord]) -> [Int32] {
    records.indices.filter { records[$0].kind.isSought }.map { Int32($0) }
  }

  /// The instant a step belongs to.
  public func moment(of index: Int) -> Moment { moments[Int(records[index].moment)] }

  /// The place in `moments` of the instant a step belongs to.
  public func momentNumber(of index: Int) -> Int { Int(records[index].moment) }

  /// The time of a step, in milliseconds of the virtual clock.
  public func milliseconds(at index: Int) -> Int { moment(of: index).milliseconds }

  /// The numbers of the touches in a step's call: several where one call brings several (3.14).
  public func touches(at index: Int) -> [Int] {
    let record = records[index]
    if record.touchSet > 0 { return touchSets[record.touchSet - 1] }
    return record.touchNumber == 0 ? [] : [record.touchNumber]
  }

  /// The recognizers that a `gr.collect` step found, in the order they will get the touch.
  public func collected(at index: Int) -> [RecognizerID] {
    guard records[index].kind == .collect else { return [] }
    return collections[Int(records[index].x)]
  }

  /// Whether a step shows a recognizer a new touch that it ignores: a subclass that takes none
  /// (9.8), or a pan that follows as many fingers as it may (10.16).
  public func ignoresTouch(at index: Int) -> Bool { records[index].isIgnored }

  /// The scene as it is at a step: what changed before it, or at it, is in it.
  public func scene(at index: Int) -> Scene {
    let count = changeCount(at: index)
    guard count > 0 else { return scene }
    return kept.lastScene.scene(
      after: count, of: changes, from: history.latest(atMost: count) ?? (scene, 0))
  }

  /// How many changes were made before a step, or at it.
  func changeCount(at index: Int) -> Int {
    changes.firstPlace { $0.step <= index }
  }
}

extension Trace: RandomAccessCollection {
  /// The first place; step #1 is at 0.
  public var startIndex: Int { 0 }
  /// Past the last place.
  public var endIndex: Int { records.count }
  /// The step at a place.
  public subscript(index: Int) -> Step { records[index].step }
}

extension Trace: Hashable {
  /// Whether both record the same delivery, step by step.
  public static func == (one: Trace, other: Trace) -> Bool {
    one.kept === other.kept || one.kept.recorded == other.kept.recorded
  }

  /// Feeds what was recorded to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(kept.recorded) }
}

/// What a trace refers to.
private final class Kept: Sendable {
  let recorded: Recorded
  let places: RecordIndex
  let repeatedFingers: Set<String>
  let lastScene = LastScene()

  init(_ recorded: Recorded, _ places: RecordIndex) {
    self.recorded = recorded
    self.places = places
    var seen: Set<String> = []
    repeatedFingers =
      recorded.outcomes.count < 2
      ? [] : Set(recorded.outcomes.map { $0.finger }.filter { !seen.insert($0).inserted })
  }
}

/// What is recorded of a delivery.
private struct Recorded: Hashable, Sendable {
  let scene: Scene
  let script: TouchScript
  let rules: HitTestRules
  let records: [StepRecord]
  let moments: [Moment]
  let outcomes: [TouchOutcome]
  let changes: [TimedChange]
  let collections: [[RecognizerID]]
  let touchSets: [[Int]]
  let grounds: GroundsTable
  let lives: [TouchLife]
  let firstFocus: Focus
  let history: SceneHistory
}
