import TouchCore
import TouchNarration

/// A place to stop at, a value to watch or a kind of mishap to catch, under a condition perhaps.
public struct Breakpoint: Sendable {
  /// What it waits for.
  public enum Trigger: Hashable, Sendable {
    /// A place.
    case place(BreakpointLocation)
    /// Something that goes otherwise than hoped.
    case mishaps([Mishap])
    /// A value that becomes another.
    case value(WatchedValue)
  }

  /// A condition and how it was typed.
  struct Condition: Hashable, Sendable {
    let text: String
    let expression: Expression
  }

  /// What people call it where it stops.
  struct Label: Hashable, Sendable {
    let verb: Verb
    let number: Int
  }

  /// What people call it; never given twice.
  public let number: Int
  /// What it waits for.
  public internal(set) var subject: Trigger
  /// Whether it goes away after its first stop.
  public let isTemporary: Bool
  /// Whether it stops, or logs, at all.
  public internal(set) var isEnabled = true
  /// How often it has stopped.
  public internal(set) var hits = 0
  /// What it does wherever it is reached.
  var clauses: Clauses
  /// Where the lines of a log point go; nil for what stops.
  let log: LogTarget?
  /// Who set it, whose rights its commands and its log have.
  let author: LineAuthor
  /// Where it stops in the record that it was bound to last.
  var binding: Binding?

  init(
    number: Int, subject: Trigger, clauses: Clauses, isTemporary: Bool = false,
    log: LogTarget? = nil, author: LineAuthor = .person
  ) {
    self.number = number
    self.subject = subject
    self.clauses = clauses
    self.isTemporary = isTemporary
    self.log = log
    self.author = author
  }

  /// Whether a run ends at it: a log point writes, and a disabled one does nothing.
  public var stopsRuns: Bool { isEnabled && log == nil }

  /// Its condition as it was typed.
  public var condition: String? { clauses.condition?.text }

  /// What people call it.
  var label: Label { Label(verb: verb, number: number) }

  /// The command that makes it.
  var verb: Verb {
    switch subject {
    case .place: log != nil ? .log : isTemporary ? .tbreak : .break
    case .mishaps: .catch
    case .value: .watch
    }
  }

  /// Where or for what it stops, without what else is said of it.
  var place: String {
    switch subject {
    case .place(let location): location.spelling
    case .mishaps(let mishaps): mishaps.map { $0.rawValue }.joined(separator: " ")
    case .value(let value): value.source
    }
  }
}
