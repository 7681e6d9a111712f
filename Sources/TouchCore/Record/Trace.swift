/// A delivery, recorded: everything else only reads it.
public struct Trace: Hashable, Sendable {
  /// The scene the touches were delivered in.
  public let scene: Scene
  /// What the fingers did.
  public let script: TouchScript
  /// The rules of the search.
  public let rules: HitTestRules
  /// The steps as they are stored.
  public let records: [StepRecord]
  /// The instants, one for each event.
  public let moments: [Moment]
  /// What became of each touch.
  public let outcomes: [TouchOutcome]
  /// What changed in the scene, in order.
  public let changes: [TimedChange]
  /// The recognizers found at each touch-down, in the order of the `gr.collect` steps.
  let collections: [[RecognizerID]]
  /// The touches of the calls that have more than one.
  let touchSets: [[Int]]
  /// What the steps rest on whose decision said so.
  let grounds: GroundsTable
  /// When each touch goes down and leaves the screen; touch 1 is the first.
  package let lives: [TouchLife]
  /// The first responders it begins with.
  package let firstFocus: Focus
  /// Where the steps are that questions are about.
  package private(set) var places = RecordIndex()
  private let history: SceneHistory

  init(
    scene: Scene, script: TouchScript, rules: HitTestRules, records: [StepRecord],
    moments: [Moment], outcomes: [TouchOutcome], changes: [TimedChange],
    collections: [[RecognizerID]], touchSets: [[Int]], grounds: GroundsTable = GroundsTable(),
    firstFocus: Focus,
    sought: [Int32]? = nil
  ) {
    self.scene = scene
    self.script = script
    self.rules = rules
    self.records = records
    self.moments = moments
    self.outcomes = outcomes
    self.changes = changes
    self.collections = collections
    self.touchSets = touchSets
    self.grounds = grounds
    self.firstFocus = firstFocus
    lives = TouchLife.all(in: moments)
    history = SceneHistory(scene, changes)
    places = RecordIndex(of: self, sought: sought ?? Self.sought(in: records))
  }

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
    var (scene, made) = history.latest(atMost: count) ?? (scene, 0)
    for timed in changes[made..<count] { scene.apply(timed.change) }
    return scene
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
