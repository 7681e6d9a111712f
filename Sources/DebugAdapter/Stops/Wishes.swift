import TouchDebugger
import TouchNarration

/// Reads what clients set.
enum Wishes {
  /// What a request sets; nil where it sets nothing.
  static func read(
    _ command: SessionCommand, _ arguments: Arguments, _ client: Client
  ) throws(Refusal) -> (group: BreakpointBook.Group, wishes: [Wish])? {
    switch command {
    case .setBreakpoints: return try lines(arguments, client)
    case .setFunctionBreakpoints:
      return (
        .functions,
        arguments.list("breakpoints").map {
          Wish($0.text("name").map { .function($0) } ?? .nothing, $0)
        }
      )
    case .setDataBreakpoints:
      return (
        .data,
        arguments.list("breakpoints").map {
          Wish($0.text("dataId").map { .data($0) } ?? .nothing, $0)
        }
      )
    case .setExceptionBreakpoints: return (.mishaps, mishaps(arguments))
    case .dataBreakpointInfo, .breakpointLocations, .locations, .threads, .stackTrace, .scopes,
      .variables,
      .setVariable, .setExpression, .evaluate, .completions, .exceptionInfo, .source,
      .loadedSources, .next, .stepIn, .stepOut, .continue, .pause, .stepBack, .reverseContinue,
      .restartFrame, .goto, .gotoTargets, .stepInTargets:
      return nil
    }
  }

  private static func lines(
    _ arguments: Arguments, _ client: Client
  ) throws(Refusal) -> (BreakpointBook.Group, [Wish]) {
    guard let source = SourceName(arguments.object("source")) else {
      throw Refusal(AdapterWords.whichSource)
    }
    // Old clients send the lines alone.
    let wanted = arguments.list("breakpoints")
    let old = (arguments.json["lines"]?.elements ?? []).map { Arguments(["line": $0]) }
    let wishes = (wanted.isEmpty ? old : wanted).map { wish in
      Wish(client.line(wish.whole("line")).map { .line(source, $0) } ?? .nothing, wish)
    }
    return (.source(source), wishes)
  }

  /// The filters, those with options too.
  private static func mishaps(_ arguments: Arguments) -> [Wish] {
    arguments.texts("filters").map { Wish(.mishap($0), Arguments(.null)) }
      + arguments.list("filterOptions").map {
        Wish($0.text("filterId").map { .mishap($0) } ?? .nothing, $0)
      }
  }
}
