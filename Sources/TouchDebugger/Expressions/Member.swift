import SceneLanguage
import TouchCore
import TouchInquiry

/// Something that can be read off a value with a dot: its names, what it is, and how to read it and,
/// where that makes sense, how to give it another value.
struct Member: Sendable {
  /// UIKit's name first, then the words of the scene language.
  private(set) var names: [String]
  /// The names under which yes is no: `visible` of `hidden`.
  private(set) var opposites: [String] = []
  /// What reading it gives.
  let shape: Shape
  /// What it is for, where it is a row of a table of the scene language: that changes it, too.
  var row: Row?
  /// The value it has unless somebody changed it, so that it need not be told.
  var usual: Value?
  /// Whether it depends on what has happened so far, and not on the scene alone.
  let readsRecord: Bool
  private let read: @Sendable (Value, Vantage) -> Value
  private let write: Write?
  private var isOpposite = false

  /// What the scene language has to say of it.
  struct Row: Sendable {
    /// The words it can be compared with, each with the one that is meant.
    var words: [String: String] = [:]
    /// Whether a line of the language may change it in a scene that is there.
    var isChangeable = true
    /// What a program changes with it while fingers are down; nil where it cannot.
    var changes: Property?
    /// Whether giving it the value that it has says nothing: a window that is key because no other
    /// is stays so when it is said.
    var isKept = true
    /// Whether it is named to people who ask what can change.
    var isOffered = true
    /// Whether a word of the language does something, and a value of it is not kept: it is answered
    /// whether that is so, and not told.
    var isAct = false
  }

  /// Gives the property of an object another value; false where the value does not fit.
  typealias Write = @Sendable (_ object: Value, _ value: Value, _ scene: inout Scene) -> Bool

  init(
    _ names: String..., shape: Shape, usual: Value? = nil, readsRecord: Bool = false,
    read: @escaping @Sendable (Value, Vantage) -> Value
  ) {
    self.init(names, shape: shape, usual: usual, readsRecord: readsRecord, read: read)
  }

  init(
    _ names: [String], shape: Shape, usual: Value? = nil, readsRecord: Bool = false,
    read: @escaping @Sendable (Value, Vantage) -> Value, write: Write? = nil
  ) {
    self.names = names
    self.shape = shape
    self.usual = usual
    self.readsRecord = readsRecord
    self.read = read
    self.write = write
  }

  init(
    _ spellings: Spellings, shape: Shape, usual: Value?, row: Row, write: Write? = nil,
    read: @escaping @Sendable (Value, Vantage) -> Value
  ) {
    names = spellings.same
    opposites = spellings.opposite
    self.shape = shape
    self.row = row
    self.usual = usual
    readsRecord = false
    self.read = read
    self.write = write
  }

  /// Whether it can be given another value of its kind.
  var isEditable: Bool { write != nil || isChangeable && row?.isKept == true && shape.isTyped }

  /// Whether no line of the language changes it, and an edit does.
  var isOfEdits: Bool { row != nil && write != nil }

  /// Whether a person can change it in any way, with a value or with words.
  var isChangeable: Bool { write != nil || row?.isChangeable == true }

  /// Whether it is named to people who ask what can change.
  var isOffered: Bool { isEditable || isChangeable && isListed && row?.isOffered == true }

  /// Whether it is told of an object, and not only answered.
  var isListed: Bool { row?.isAct != true }

  /// Every name it answers to.
  var allNames: [String] { names + opposites }

  /// Gives it another value in a scene; false where it cannot have that value, or where the scene
  /// language gives it.
  func assign(_ value: Value, to object: Value, in scene: inout Scene) -> Bool {
    write?(object, value, &scene) ?? false
  }

  /// Reads it; whatever is read off nothing is nothing.
  func of(_ value: Value, at vantage: Vantage) -> Value { turned(read(value, vantage)) }

  /// A value under the name it was asked by, as it is under the first one.
  func turned(_ value: Value) -> Value {
    guard isOpposite, case .truth(let isSo) = value else { return value }
    return .truth(!isSo)
  }

  /// Whether a value is what it is unless somebody changed it.
  func isUsual(_ value: Value) -> Bool { value == usual }

  /// The member with what the language says of one of its names: a line changes it, though reading
  /// it tells more than the line.
  func with(rows: [Member]) -> Member {
    let same = rows.first { !Set($0.names).isDisjoint(with: names) }
    guard let row = same?.row else { return self }
    var known = self
    known.row = row
    known.row?.isKept = false
    known.row?.isOffered = false
    known.row?.isAct = false
    return known
  }

  /// The member without names that others have; nil where none is left.
  func without(_ taken: Set<String>) -> Member? {
    var left = self
    left.names = names.filter { !taken.contains($0) }
    return left.names.isEmpty ? nil : left
  }
}

extension Member {
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
    case .step: StepMembers.ofSteps + StepMembers.ofSomeSteps
    }
  }

  /// The member of a shape with a name.
  ///
  /// - Parameter value: Whose it is, where that is known: a controller's `selected` is its tab.
  static func named(_ name: String, of shape: Shape, _ value: Value? = nil) -> Member? {
    if case .responder(.controller)? = value, let own = ofControllers[name] { return own }
    return byName[shape]?[name] ?? (shape == .step ? StepMembers.unlisted(name) : nil)
  }

  // Conditions look members up at every step.
  private static let byName = Dictionary(
    uniqueKeysWithValues: Shape.allCases.map { ($0, table(of: all(of: $0))) })

  private static let ofControllers = table(of: PropertyMembers.ofControllers)

  /// Members by their names; the first one of a name has it.
  private static func table(of members: [Member]) -> [String: Member] {
    var table: [String: Member] = [:]
    for member in members {
      var opposite = member
      opposite.isOpposite = true
      for name in member.names where table[name] == nil { table[name] = member }
      for name in member.opposites where table[name] == nil { table[name] = opposite }
    }
    return table
  }
}

extension Shape {
  /// Whether a value of it is typed as such, rather than in words of the scene language.
  fileprivate var isTyped: Bool {
    switch self {
    case .truth, .number, .point, .size, .rect: true
    case .nothing, .word, .transform, .responder, .recognizer, .touch, .list, .step: false
    }
  }
}
