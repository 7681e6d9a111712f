import TouchCore
import TouchInquiry
import TouchNarration

/// What a breakpoint will do, told when it is set: the record is known to the end.
struct Forecast {
  let breakpoint: Breakpoint
  let binding: Breakpoint.Binding
  let trace: Trace
  /// The touch a reason is given for.
  let touch: Int
  /// Where the person stands.
  let cursor: Int

  /// How many steps are named before the rest is only counted.
  private static let longestList = 6

  var phrase: Phrase {
    guard breakpoint.isEnabled else { return StopWords.isDisabled(binding.stops.count) }
    let stops = binding.stops
    guard let last = stops.last else { return reasonForNothing }
    if breakpoint.isTemporary, let next = stops.first(where: { $0 > cursor }) {
      return StopWords.willStopOnce(next)
    }
    let list = Listed(stops.prefix(Self.longestList).map { "#\($0)" })
    let more = stops.count - Self.longestList
    if breakpoint.log != nil { return StopWords.willLog(list, more: more) }
    if stops == [cursor] { return StopWords.stopsHere(cursor) }
    if last <= cursor { return StopWords.isBehind(list, more: more) }
    return StopWords.willStop(list, more: more)
  }

  private var reasonForNothing: Phrase {
    let isRefused = !binding.refused.isEmpty
    guard binding.reached.isEmpty, !isRefused else {
      let reason =
        isRefused
        ? StopWords.conditionIsFalse(at: binding.refused) : ForecastWords.allPass(binding.reached)
      return StopWords.willNeverStop(because: reason, logs: breakpoint.log != nil)
    }
    let why = ForecastReason(trace: trace, touch: touch)
    switch breakpoint.subject {
    case .place(let location):
      if let pending = why.pending(location) { return pending }
      return StopWords.willNeverStop(
        because: why.reason(location), logs: breakpoint.log != nil)
    case .mishaps(let mishaps):
      let meanings = mishaps.map { $0.meaning }
      return StopWords.willNeverStop(because: ForecastWords.nothingOfTheKind(meanings), logs: false)
    case .value(let watched):
      let value = watched.expression.value(at: Vantage(trace: trace, index: nil))
      return StopWords.willNeverStop(
        because: ForecastWords.neverAnother(watched.source, value.text(in: trace.scene)),
        logs: false)
    }
  }
}
