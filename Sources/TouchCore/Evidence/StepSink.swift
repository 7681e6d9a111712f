/// Takes the steps of a delivery as they are decided.
///
/// `listens` is known when the code is specialised, so a silent delivery does no work for steps.
protocol StepSink: ~Copyable {
  static var listens: Bool { get }
  /// How many steps were put.
  var count: Int { get }
  mutating func put(_ step: StepRecord)
  /// Takes a step of a kind that questions are about, and remembers its place.
  mutating func putSought(_ step: StepRecord)
  /// Takes what the step that is put next rests on.
  mutating func take(_ grounds: Grounds)
  /// Takes what the step that is put next follows from; its rule is in the scene.
  mutating func takeCauses(_ causes: Causes)
  /// Takes what somebody measured only after the step was put that it belongs to, the last one, and
  /// that does not decide.
  mutating func takeLate(_ checks: [Check], of subject: SceneObject?)
}

/// Nobody listens.
struct NoSteps: StepSink {
  // What has no bytes has no place of its own either: a thread sanitizer takes that of two for one.
  private let place: UInt8 = 0

  static var listens: Bool { false }
  var count: Int { 0 }
  @inline(__always) mutating func put(_ step: StepRecord) {}
  @inline(__always) mutating func putSought(_ step: StepRecord) {}
  @inline(__always) mutating func take(_ grounds: Grounds) {}
  @inline(__always) mutating func takeCauses(_ causes: Causes) {}
  @inline(__always) mutating func takeLate(_ checks: [Check], of subject: SceneObject?) {}
}

/// Keeps steps in storage that is taken in large pieces and can be used again.
public struct StepBuffer: StepSink, ~Copyable {
  static var listens: Bool { true }

  private var base: UnsafeMutablePointer<StepRecord>
  private var next: UnsafeMutablePointer<StepRecord>
  private var end: UnsafeMutablePointer<StepRecord>
  /// The places of the steps that the record's index is made of.
  private(set) var sought: [Int32] = []
  /// What the steps rest on that say so.
  private(set) var grounds = GroundsTable()

  /// Makes an empty buffer with room for some steps.
  public init(capacity: Int = 4096) {
    base = .allocate(capacity: max(capacity, 1))
    next = base
    end = base + max(capacity, 1)
  }

  deinit { base.deallocate() }

  /// How many steps are kept.
  public var count: Int { next - base }

  /// Forgets the steps and keeps the storage.
  public mutating func removeAll() {
    next = base
    if !sought.isEmpty { sought.removeAll(keepingCapacity: true) }
    if grounds.count > 0 { grounds.removeAll() }
  }

  @inline(__always)
  mutating func put(_ step: StepRecord) {
    if next == end { grow() }
    next.initialize(to: step)
    next += 1
  }

  mutating func putSought(_ step: StepRecord) {
    sought.append(Int32(count))
    put(step)
  }

  mutating func take(_ grounds: Grounds) { self.grounds.add(grounds, of: count) }

  mutating func takeCauses(_ causes: Causes) { grounds.add(causes, of: count) }

  mutating func takeLate(_ checks: [Check], of subject: SceneObject?) {
    grounds.add(checks, of: subject)
  }

  @inline(never)
  private mutating func grow() {
    let count = count
    let larger = UnsafeMutablePointer<StepRecord>.allocate(capacity: count * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    next = base + count
    end = base + count * 2
  }

  var records: [StepRecord] { Array(UnsafeBufferPointer(start: base, count: count)) }
}
