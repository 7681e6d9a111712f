import TouchCore

/// Something that can be read off a value with a dot: its names, what it is, and how to read it and,
/// where that makes sense, how to give it another value.
struct Member: Sendable {
  /// UIKit's name first, then the words of the scene language.
  let names: [String]
  /// What reading it gives.
  let shape: Shape
  private let read: @Sendable (Value, Vantage) -> Value
  private let write: Write?
  /// Whether it depends on what has happened so far, and not on the scene alone.
  let readsRecord: Bool

  /// Gives the property of an object another value; false where the value does not fit.
  typealias Write = @Sendable (_ object: Value, _ value: Value, _ scene: inout Scene) -> Bool

  init(
    _ names: String..., shape: Shape, readsRecord: Bool = false,
    read: @escaping @Sendable (Value, Vantage) -> Value
  ) {
    self.init(names, shape: shape, readsRecord: readsRecord, read: read)
  }

  init(
    _ names: [String], shape: Shape, readsRecord: Bool = false,
    read: @escaping @Sendable (Value, Vantage) -> Value, write: Write? = nil
  ) {
    self.names = names
    self.shape = shape
    self.readsRecord = readsRecord
    self.read = read
    self.write = write
  }

  /// Whether it can be given another value.
  var isEditable: Bool { write != nil }

  /// Gives it another value in a scene; false where it cannot have that value.
  func assign(_ value: Value, to object: Value, in scene: inout Scene) -> Bool {
    write?(object, value, &scene) ?? false
  }

  /// Reads it; whatever is read off nothing is nothing.
  func of(_ value: Value, at vantage: Vantage) -> Value { read(value, vantage) }

  /// What can be read off values of a shape.
  static func all(of shape: Shape) -> [Member] {
    switch shape {
    case .nothing, .number, .truth, .word: []
    case .list: ValueMembers.ofLists
    case .point: ValueMembers.ofPoints
    case .size: ValueMembers.ofSizes
    case .rect: ValueMembers.ofRects
    case .transform: ValueMembers.ofTransforms
    case .responder: ResponderMembers.ofResponders
    case .recognizer: RecognizerMembers.ofRecognizers
    case .touch: StepMembers.ofTouches
    case .step: StepMembers.ofSteps + DecisionMembers.ofDecisions
    }
  }

  /// The member of a shape with a name.
  static func named(_ name: String, of shape: Shape) -> Member? {
    byName[shape]?[name] ?? (shape == .step ? StepMembers.touch(named: name) : nil)
  }

  // Conditions look members up at every step.
  private static let byName: [Shape: [String: Member]] = {
    var table: [Shape: [String: Member]] = [:]
    for shape in Shape.allCases {
      for member in all(of: shape) {
        for name in member.names { table[shape, default: [:]][name] = member }
      }
    }
    return table
  }()
}
