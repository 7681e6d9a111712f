import SceneLanguage
import TouchCore

/// Where a breakpoint stops, as it was meant: by names, so that it binds again in another record.
public indirect enum BreakpointLocation: Hashable, Sendable {
  /// At one step, counted from 1.
  case step(Int)
  /// At the first step at a time of the virtual clock, in milliseconds, or after it.
  case time(Int)
  /// At every step of some kinds, such as `hit.ask` or `gr.*`.
  case kinds(NamePattern)
  /// Wherever a responder is entered or asked, in the sense of an aspect.
  case responders(NamePattern, Aspect)
  /// The same for the views of a class.
  case classes(NamePattern, Aspect)
  /// Wherever a recognizer changes its state, or comes to one.
  case gesture(NamePattern, GestureState?)
  /// Wherever an action is sent.
  case action(NamePattern)
  /// At every step that a rule decides.
  case rule(RuleNumber)
  /// At every step that a rule of a section decides.
  case section(Int)
  /// Wherever a view says this of itself.
  case verdict(AskVerdict)
  /// What a line of the file speaks of; the file is called as a breakpoint spells it.
  case line(file: String, Int, [LineSubject])

  /// What of a responder is meant.
  public enum Aspect: Hashable, Sendable {
    /// Once for every call that enters it.
    case any
    /// Each call of its `hitTest`.
    case hitTest
    /// Each call of its `point(inside:with:)`.
    case pointInside
    /// Each touches message that reaches it.
    case touches
    /// Each message it sends on to its `next`.
    case next
    /// Each message of one method that reaches it.
    case message(ResponderMethod)

    /// What can stand behind a dot, the four everyday ones first.
    static let named: [(word: String, aspect: Aspect)] =
      [
        ("hitTest", .hitTest), ("pointInside", .pointInside), ("touches", .touches),
        ("next", .next),
      ] + ResponderMethod.allCases.map { ($0.name, .message($0)) }

    init?(_ spelling: Substring) {
      let word = spelling == "point(inside:)" ? "pointInside" : spelling
      guard let found = Self.named.first(where: { $0.word == word }) else { return nil }
      self = found.aspect
    }

    /// `.touches`; nothing where everything is meant.
    var suffix: String {
      Self.named.first { $0.aspect == self }.map { ".\($0.word)" } ?? ""
    }
  }

  /// Whether it means an object that a message reaches, and not the one that sends it on.
  var isOfReceiver: Bool {
    switch self {
    case .responders(_, let aspect), .classes(_, let aspect): aspect != .next
    case .line: true
    case .step, .time, .kinds, .gesture, .action, .rule, .section, .verdict: false
    }
  }

  /// The spelling in commands, which means the same when it is read.
  var spelling: String {
    switch self {
    case .step(let number): "#\(number)"
    case .time(let time): "t=\(time)"
    case .kinds(let pattern): pattern.spelling
    case .responders(let pattern, let aspect): pattern.spelling + aspect.suffix
    case .classes(let pattern, let aspect): "class:\(pattern.spelling)\(aspect.suffix)"
    case .gesture(let pattern, let state):
      "gesture:\(pattern.spelling)" + (state.map { ".\($0.word)" } ?? "")
    case .action(let pattern): "action:\(pattern.spelling)"
    case .rule(let number): "rule:\(number)"
    case .section(let section): "rule:\(section).*"
    case .verdict(let verdict): "rule:\(verdict.word)"
    case .line(let file, let line, _): "\(file):\(line)"
    }
  }
}

extension GestureState {
  /// Reads a state's name; UIKit has two for `ended`.
  init?(spelling: Substring) {
    let word = spelling == "recognized" ? "ended" : spelling
    guard let state = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = state
  }
}
