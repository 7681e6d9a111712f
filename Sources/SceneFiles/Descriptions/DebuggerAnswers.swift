import TouchCore
import TouchNarration

//  (lldb) expr -l objc -- (bool)[0x7f8 isEnabled]     asked: isEnabled, of 0x7f8
//  (bool) $0 = false                                  answered: it is disabled, and no longer unknown
//
//  Trees and recognizers are read as such; this reads what is no view.

/// What a debugger answered to questions that answers about a dump ask.
struct DebuggerAnswers {
  private var all: [Answered] = []
  private var isListening = false

  private struct Answered {
    let question: LLDBQuestion
    let address: UInt64
    var lines: [String] = []
  }

  var isEmpty: Bool { all.isEmpty }

  /// The levels of the app's windows, the backmost window first; nil if nobody asked for them.
  var levels: [Double]? {
    let answer = all.last { $0.question == .levels && !$0.lines.isEmpty }
    return answer?.lines.compactMap { ForeignNumber.finite($0.filter { $0 != "," && $0 != " " }) }
  }

  /// Looks whether a line asks something, or answers what was asked last.
  mutating func note(_ line: String, isView: Bool = false) {
    if isView { return isListening = false }
    if let asked = DebuggerCommand(line).expression { return ask(asked) }
    guard isListening, !line.isEmpty else { return }
    all[all.count - 1].lines.append(line)
  }

  private mutating func ask(_ expression: String) {
    let address = expression.places(of: "0x").first.flatMap { place in
      Origins.address("0x" + expression[place.upperBound...].prefix { $0.isHexDigit })
    }
    let asked = DebuggerCommand.bare(expression)
    let question = LLDBQuestion.allCases.first {
      DebuggerCommand($0.line(of: address ?? 0)).expression.map(DebuggerCommand.bare) == asked
    }
    isListening = question != nil
    if let question { all.append(Answered(question: question, address: address ?? 0)) }
  }

  /// Gives what was answered to the views it is of.
  func join(to tree: inout ViewTree, _ places: [UInt64: [Int]]) {
    for answer in all where !answer.lines.isEmpty {
      for place in places[answer.address] ?? [] {
        tree.change(at: place) { answer.question.settle(answer.lines, in: &$0) }
      }
    }
  }
}

extension LLDBQuestion {
  /// Gives a view what a debugger answered about it.
  fileprivate func settle(_ lines: [String], in view: inout ForeignView) {
    let first = lines[0]
    switch self {
    case .isEnabled: view.isEnabled = Self.truth(first) ?? view.isEnabled
    case .isEditable: view.isEditable = Self.truth(first) ?? view.isEditable
    case .takesTouches:
      guard let answer = Self.truth(first) else { return }
      view.isUserInteractionEnabled = answer
      view.unknown.remove(.interaction)
    case .alpha:
      guard let alpha = ForeignNumber.finite(Self.value(first)) else { return }
      view.isHidden = alpha < 0
      if alpha >= 0 { view.alpha = alpha }
      view.unknown.remove(.visibility)
    case .frame:
      guard let rect = Self.rect(lines) else { return }
      view.frame = rect
      if view.transform == nil {
        view.bounds = Rect(origin: view.contentOffset ?? .zero, size: rect.size)
      }
      view.unknown.subtract([.frame, .place])
    case .bounds:
      guard let rect = Self.rect(lines) else { return }
      (view.bounds, view.contentOffset) = (rect, rect.origin)
      view.unknown.subtract([.transform, .boundsOrigin])
    case .overrides:
      guard let answer = Self.truth(first) else { return }
      (view.overridesHitTest, view.overridesPointInside) = (answer, answer)
      view.unknown.remove(.overrides)
    case .pointerEvents:
      switch Self.value(first) {
      case "0": view.hitTest = nil
      case "1": view.hitTest = .returnsNil
      case "2": view.hitTest = .passesThrough
      default: return
      }
      (view.overridesHitTest, view.overridesPointInside) = (false, false)
    case .superclass: view.superclasses = [Self.value(first)]
    case .actions:
      // What is no array, a nil or an error, tells nothing.
      guard first.hasPrefix("<"), first.hasSuffix("(") else { return }
      view.actions = lines.map { $0.filter { !"(),; \"".contains($0) } }
        .filter { $0.hasSuffix(":") || $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
        .filter { !$0.isEmpty }.map { ForeignAction($0) }
    case .window: view.isInNoWindow = first == "nil" || first == "<nil>"
    case .recognizers, .tree, .levels, .windows, .description: break
    }
  }

  /// What stands behind the type and the name of a result: `(BOOL) $0 = YES`.
  private static func value(_ line: String) -> String {
    let named = line.places(of: " = ").first.map { line[$0.upperBound...] }
    let typed = line.places(of: ") ").first.map { line[$0.upperBound...] }
    return String(named ?? typed ?? line[...])
  }

  private static func truth(_ line: String) -> Bool? { ForeignNumber.flag(value(line)) }

  /// The four numbers of `NSRect: {{20, 60}, {120, 44}}`, or of `(CGRect) $0 = (origin = (x = 20, …`,
  /// which older debuggers break into lines; nil if one is none.
  private static func rect(_ lines: [String]) -> Rect? {
    let words = lines.prefix(12).flatMap { $0.split { " ,(){}=".contains($0) } }
    let numbers = words.compactMap { ForeignNumber.finite(String($0)) }
    guard numbers.count >= 4, !words.contains(where: { ["nan", "inf"].contains($0) }) else {
      return nil
    }
    return Rect(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}
