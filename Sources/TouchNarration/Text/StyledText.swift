/// A piece of text and what kind of thing it names; colour is decided where it is shown.
public struct StyledRun: Sendable, Hashable {
  /// What a run names.
  ///
  /// A writer gives each its colour, tag or nothing.
  public enum Style: Sendable, Hashable, CaseIterable {
    case plain
    /// The name of a view, controller, window or other responder.
    case name
    /// A point, size, time or other number.
    case number
    /// A yes: inside, handled, right.
    case good
    /// A no: outside, refused, wrong, an error.
    case bad
    /// Something to type or a piece of code.
    case code
    /// Said in passing: rules, hints, numbers of steps.
    case dim
    /// A heading or the word that matters.
    case strong
  }

  /// The text, unescaped: writers escape it for their format.
  public var text: String
  /// What the text names.
  public var style: Style

  /// Makes a run.
  public init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

/// A line or paragraph of styled runs.
public struct StyledText: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The runs, in reading order.
  public var runs: [StyledRun]

  /// Makes a text of runs.
  public init(_ runs: [StyledRun] = []) { self.runs = runs }

  /// Makes a text of one run.
  public init(_ text: String, _ style: StyledRun.Style) { runs = [StyledRun(text, style)] }

  /// Makes a plain text.
  public init(stringLiteral value: String) { runs = [StyledRun(value)] }

  /// Makes a text of an interpolated literal.
  public init(stringInterpolation: StringInterpolation) { runs = stringInterpolation.runs }

  /// The text without styles.
  public var plain: String {
    var plain = ""
    plain.reserveCapacity(runs.reduce(0) { $0 + $1.text.utf8.count })
    for run in runs { plain += run.text }
    return plain
  }

  /// Whether there is nothing to read.
  public var isEmpty: Bool { runs.allSatisfy { $0.text.isEmpty } }

  /// The two texts, one after the other.
  public static func + (left: StyledText, right: StyledText) -> StyledText {
    StyledText(left.runs + right.runs)
  }

  /// Appends a text.
  public static func += (left: inout StyledText, right: StyledText) { left.runs += right.runs }

  /// Collects literal segments as plain runs and values as styled ones:
  /// `"\(name: view) answers \(bad: "nil")"`.
  ///
  /// Thousands of sentences are made of these: each would grow by all that an array needs to grow.
  public struct StringInterpolation: StringInterpolationProtocol {
    var runs: [StyledRun] = []

    /// Makes an empty interpolation.
    @inline(never)
    public init(literalCapacity: Int, interpolationCount: Int) {
      runs.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Appends the literal part.
    @inline(never)
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { runs.append(StyledRun(literal)) }
    }

    /// Appends a plain string.
    @inline(never)
    public mutating func appendInterpolation(_ text: String) { runs.append(StyledRun(text)) }

    /// Appends a plain whole number.
    @inline(never)
    public mutating func appendInterpolation(_ number: Int) { runs.append(StyledRun("\(number)")) }

    /// Appends another styled text.
    @inline(never)
    public mutating func appendInterpolation(_ text: StyledText) { runs += text.runs }

    /// Appends the name of a responder.
    @inline(never)
    public mutating func appendInterpolation(name: String) { runs.append(StyledRun(name, .name)) }

    /// Appends a number with its unit, or a point.
    @inline(never)
    public mutating func appendInterpolation(number: String) {
      runs.append(StyledRun(number, .number))
    }

    /// Appends a yes.
    @inline(never)
    public mutating func appendInterpolation(good: String) { runs.append(StyledRun(good, .good)) }

    /// Appends a no.
    @inline(never)
    public mutating func appendInterpolation(bad: String) { runs.append(StyledRun(bad, .bad)) }

    /// Appends code.
    @inline(never)
    public mutating func appendInterpolation(code: String) { runs.append(StyledRun(code, .code)) }

    /// Appends something said in passing.
    @inline(never)
    public mutating func appendInterpolation(dim: String) { runs.append(StyledRun(dim, .dim)) }

    /// Appends the word that matters.
    @inline(never)
    public mutating func appendInterpolation(strong: String) {
      runs.append(StyledRun(strong, .strong))
    }
  }
}

extension StyledText {
  /// Without the one blank that follows a full-width bracket, which brings its own room.
  var withoutBlanksAfterBrackets: StyledText {
    guard hasBlankAfterBracket else { return self }
    var text = StyledText()
    var last: Character = " "
    for run in runs {
      var kept = ""
      for character in run.text {
        if !(last == "）" && character == " ") { kept.append(character) }
        last = character
      }
      text.runs.append(StyledRun(kept, run.style))
    }
    return text
  }

  /// Whether a blank follows a full-width bracket, in its run or as the next one begins.
  ///
  /// Nearly never: so the bytes are asked, before characters are taken apart.
  private var hasBlankAfterBracket: Bool {
    let bracketAndBlank: UInt32 = 0xEFBC_8920
    var last: UInt32 = 0
    for run in runs {
      var text = run.text
      let isFound = text.withUTF8 { bytes in
        for byte in bytes {
          last = last << 8 | UInt32(byte)
          if last == bracketAndBlank { return true }
        }
        return false
      }
      if isFound { return true }
    }
    return false
  }
}
