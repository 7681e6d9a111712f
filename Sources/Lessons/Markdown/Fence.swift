/// What a machine fence is for.
public enum FenceKind: String, Sendable, Hashable, CaseIterable {
  /// Views, controllers and windows.
  case scene
  /// What the fingers do.
  case touch
  /// A question whose answer is computed.
  case predict
  /// A question with lettered answers.
  case quiz
  /// Things to put in the order they happened.
  case order
  /// A change to make to the scene.
  case `try`
  /// A change that reaches the goal of a `try`.
  case solution
  /// What other models answer.
  case compare
  /// Lines of the trace.
  case expect
  /// What a good explanation mentions.
  case explain
  /// Hops the learner performs.
  case drive
}

/// A fenced block for the machine: its first line taken apart, its body left as it stands.
public struct Fence: Sendable, Hashable {
  /// A `key=value` of the opening line.
  public struct Attribute: Sendable, Hashable {
    /// The part before the equals sign.
    public var key: String
    /// The part after it, without quotation marks.
    public var value: String
    /// The character at which the key begins, from 1.
    public var column: Int
    /// The character at which the value begins, from 1.
    public var valueColumn: Int

    /// Makes an attribute.
    public init(key: String, value: String, column: Int, valueColumn: Int) {
      self.key = key
      self.value = value
      self.column = column
      self.valueColumn = valueColumn
    }
  }

  /// What it is for.
  public var kind: FenceKind
  /// The name after `#`.
  public var id: String?
  /// The attributes, in their order.
  public var attributes: [Attribute]
  /// The lines of the body, without line ends.
  public var body: [String]
  /// The line of the opening fence, from 1.
  public var line: Int
  /// Whether it is hidden in a `<details>`.
  public var isInsideDetails: Bool

  /// Makes a fence.
  public init(
    kind: FenceKind, id: String? = nil, attributes: [Attribute] = [], body: [String] = [],
    line: Int = 1, isInsideDetails: Bool = false
  ) {
    self.kind = kind
    self.id = id
    self.attributes = attributes
    self.body = body
    self.line = line
    self.isInsideDetails = isInsideDetails
  }

  /// The line of the file that holds the first line of the body.
  public var bodyLine: Int { line + 1 }

  /// The value of an attribute.
  public subscript(key: String) -> String? { attributes.first { $0.key == key }?.value }
}
