import TouchDebugger

//   setBreakpoints login.scene:12 if point.x > 10      ─▶ Wish ─▶ break lesson:12 if point.x > 10
//   setExceptionBreakpoints refused                    ─▶ Wish ─▶ catch refused

/// A breakpoint as a client wants it, whether or not there is anything to stop yet.
struct Wish: Hashable, Sendable {
  /// What it waits for.
  enum Target: Hashable, Sendable {
    /// A line of a source.
    case line(SourceName, Int)
    /// A place in the words of `break`.
    case function(String)
    /// A value, by an expression.
    case data(String)
    /// A kind of mishap, by its word.
    case mishap(String)
    /// Nothing: what the client said makes no sense.
    case nothing
  }

  let target: Target
  var condition: String?
  /// Which of the times count, as a client writes it.
  var hits: String?
  /// What is said in place of stopping.
  var message: String?

  init(_ target: Target, _ arguments: Arguments) {
    self.target = target
    condition = arguments.text("condition").flatMap { $0.isBlank ? nil : $0 }
    hits = arguments.text("hitCondition").flatMap { $0.isBlank ? nil : $0 }
    message = arguments.text("logMessage").flatMap { $0.isBlank ? nil : $0 }
  }

  /// The command that makes it at a place.
  ///
  /// - Parameter own: A condition that belongs to the place.
  func command(at place: String, own: String?) -> String {
    let conditions = [own, condition].compactMap { $0 }
    let joined =
      conditions.count == 2
      ? "(\(conditions[0])) && (\(conditions[1]))" : conditions.first
    var parts = [verb, place]
    if let joined { parts.append("if \(joined)") }
    if let hits { parts.append("hits \(Self.hitRule(hits))") }
    // A quotation mark would end the text; inside braces either kind quotes.
    if let message { parts.append("\"\(message.replacing("\"", with: "'"))\"") }
    return parts.joined(separator: " ")
  }

  private var verb: String {
    switch target {
    case .line, .function, .nothing: message == nil ? "break" : "log"
    case .data: "watch"
    case .mishap: "catch"
    }
  }

  /// Clients write `=3` too, and some a word of their own grammar, which is left as it is.
  private static func hitRule(_ text: String) -> String {
    let text = text.drop { $0.isWhitespace }
    return text.hasPrefix("=") && !text.hasPrefix("==") ? "=" + text : String(text)
  }
}

extension String {
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
