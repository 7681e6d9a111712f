import TouchCore
import TouchInquiry

extension Debugger {
  /// Delivers the touches again with something otherwise.
  ///
  /// - Parameters:
  ///   - edits: What is otherwise, in the words of `whatif`.
  ///   - isMore: Whether it comes on top of what is otherwise already.
  public mutating func propose(_ edits: String, isMore: Bool) -> Reply {
    propose(edits, isMore) { words, here, base throws(Complaint) in
      try EditReader.edits(in: words, trace: here.trace, index: here.index, of: base)
    }
  }

  /// Delivers the touches again with another value of something.
  ///
  /// - Parameters:
  ///   - value: The value, as an expression.
  ///   - target: What has it: `card.alpha`.
  public mutating func propose(_ value: String, for target: String, isMore: Bool) -> Reply {
    propose("\(target) = \(value)", isMore) { words, here, base throws(Complaint) in
      try EditReader.edits(
        giving: words.dropLast(value.count + " = ".count).trimmed,
        words.suffix(value.count).trimmed, trace: here.trace, index: here.index, of: base)
    }
  }

  private mutating func propose(
    _ text: String, _ isMore: Bool,
    reading read: (Substring, Session, Trace) throws(Complaint) -> [Edit]
  ) -> Reply {
    let label = isMore ? "and \(text)" : text
    return act(.whatif, label) { debugger throws(Complaint) in
      let words = try AppNames(session: debugger.session).named(argument: text)
      return try debugger[WhatIfCommand.self].propose(words, isMore: isMore) {
        here, base throws(Complaint) in
        try TouchDebugger.reading(words) { words throws(Complaint) in try read(words, here, base) }
      }
    }
  }

  /// Goes to the state before the last change.
  public mutating func undo() -> Reply {
    act(.undo) { it throws(Complaint) in try it[BranchCommands.self].undo() }
  }
}
