/// What is asked about a row, or happens to it (16).
public enum RowCall: UInt8, Hashable, Sendable, CaseIterable {
  /// Whether the table or collection selects anything now; told where it does not (16.13).
  case allowsSelection
  /// Its delegate is asked (16.11, 16.20, 16.21, 16.23).
  case shouldHighlight, willSelect, shouldSelect, shouldDeselect
  /// It is highlighted, or no more (16.12).
  case highlight
  /// It is selected, or no more (16.15, 16.16).
  case select

  /// The word of the record.
  public var word: String {
    switch self {
    case .allowsSelection: "allowsSelection"
    case .shouldHighlight: "shouldHighlight"
    case .willSelect: "willSelect"
    case .shouldSelect: "shouldSelect"
    case .shouldDeselect: "shouldDeselect"
    case .highlight: "highlight"
    case .select: "select"
    }
  }

  /// UIKit's name of the delegate's method, or of the property.
  public func name(ofTable isTable: Bool) -> String {
    switch self {
    case .allowsSelection, .highlight, .select: word
    case .shouldHighlight: isTable ? "shouldHighlightRowAt" : "shouldHighlightItemAt"
    case .willSelect: "willSelectRowAt"
    case .shouldSelect: "shouldSelectItemAt"
    case .shouldDeselect: "shouldDeselectItemAt"
    }
  }

  /// Whether it is a question.
  public var isQuestion: Bool {
    switch self {
    case .allowsSelection, .shouldHighlight, .willSelect, .shouldSelect, .shouldDeselect: true
    case .highlight, .select: false
    }
  }
}

/// What happened to a row.
public struct RowStep: Hashable, Sendable {
  /// The row of a table, or the item of a collection.
  public let row: ViewID
  /// What was asked, or happened.
  public let call: RowCall
  /// The touch it comes from.
  public let touch: Int
  /// Whether the answer is yes; whether it is highlighted or selected now.
  public let isOn: Bool
  /// The row that is selected instead (16.23).
  public let instead: ViewID?

  /// Makes a step.
  public init(_ row: ViewID, _ call: RowCall, _ isOn: Bool, touch: Int, instead: ViewID? = nil) {
    self.row = row
    self.call = call
    self.touch = touch
    self.isOn = isOn
    self.instead = instead
  }

  var kind: StepKind {
    switch call {
    case .allowsSelection, .shouldHighlight, .willSelect, .shouldSelect, .shouldDeselect: .rowAsk
    case .highlight: .rowHighlight
    case .select: .rowSelect
    }
  }

  /// The rule of a step that a record tells none of.
  var ownRule: RuleNumber {
    switch call {
    case .allowsSelection: RuleNumber(16, 13)
    case .shouldHighlight: RuleNumber(16, 11)
    case .willSelect: RuleNumber(16, 23)
    case .shouldSelect: RuleNumber(16, 20)
    case .shouldDeselect: RuleNumber(16, 21)
    case .highlight: RuleNumber(16, 12)
    case .select: RuleNumber(16, 15)
    }
  }
}

extension StepRecord {
  init(_ step: RowStep, moment: UInt32) {
    self.init(
      .row, detail: step.call.rawValue | (step.isOn ? 128 : 0), touch: step.touch,
      subject: step.row.index, object: step.instead.packed, moment: moment)
  }

  var rowStep: RowStep {
    RowStep(
      ViewID(raw: subject), RowCall(rawValue: detail & 127) ?? .select, detail & 128 != 0,
      touch: Int(touch), instead: ViewID?(packed: object))
  }
}
