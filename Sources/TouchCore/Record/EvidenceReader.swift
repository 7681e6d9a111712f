/// Reads what steps were held against; asked for one after the other it makes each change to the
/// scene once.
public struct EvidenceReader {
  private let trace: Trace
  private var scene: Scene
  /// How many changes have been made in that scene.
  private var made = 0

  /// Reads a record.
  public init(_ trace: Trace) {
    self.trace = trace
    scene = trace.scene
  }

  /// What a step's decision was held against, in the order it was; empty where nothing was decided
  /// by anything that could be otherwise.
  public mutating func checks(at index: Int) -> [Check] {
    guard case .hitAsk(let view, _, let point, let verdict) = trace[index] else {
      return trace.evidence(at: index)
    }
    let count = trace.changeCount(at: index)
    if count < made { (scene, made) = (trace.scene, 0) }
    for timed in trace.changes[made..<count] { scene.apply(timed.change) }
    made = count
    return trace.rules.checks(of: view, at: point, verdict, in: scene)
  }
}
