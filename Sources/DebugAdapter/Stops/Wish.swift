import TouchCore
import TouchDebugger

//   setBreakpoints login.scene:12 if point.x > 10      ─▶ Wish ─▶ .line(12), point.x > 10
//   setExceptionBreakpoints refused                    ─▶ Wish ─▶ .mishap(.refused)

/// A breakpoint as a client wants it, whether or not there is anything to stop yet.
struct Wish: Hashable, Sendable {
  /// What it waits for.
  enum Aim: Hashable, Sendable {
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

  let aim: Aim
  let clauses: StopClauses

  init(_ aim: Aim, _ arguments: Arguments) {
    self.aim = aim
    let text = { (key: String) in arguments.text(key).flatMap { $0.isBlank ? nil : $0 } }
    clauses = StopClauses(
      condition: text("condition"), hits: text("hitCondition").map { Self.hitRule($0) },
      // Saved breakpoints put a message between quotation marks; inside braces either kind quotes.
      message: text("logMessage").map { $0.withText("'", insteadOf: "\"") })
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
