import TouchDebugger
import TouchNarration

/// What the adapter can do, as clients are told at the very start.
enum Capabilities {
  private static let supported = [
    "ConfigurationDoneRequest", "FunctionBreakpoints", "ConditionalBreakpoints",
    "HitConditionalBreakpoints", "LogPoints", "DataBreakpoints", "EvaluateForHovers", "StepBack",
    "SetVariable", "SetExpression", "RestartFrame", "GotoTargetsRequest", "StepInTargetsRequest",
    "CompletionsRequest", "ExceptionInfoRequest", "ExceptionFilterOptions",
    "DelayedStackTraceLoading", "LoadedSourcesRequest", "BreakpointLocationsRequest",
    "RestartRequest", "TerminateRequest", "SteppingGranularity", "ClipboardContext",
    "CancelRequest", "ANSIStyling", "SingleThreadExecutionRequests",
  ]

  static func body(_ language: Language) -> WireValue {
    .object(
      supported.map { WireValue.Pair(key: "supports\($0)", value: true) } + [
        WireValue.Pair(key: "completionTriggerCharacters", value: [" ", ".", ":"]),
        WireValue.Pair(
          key: "exceptionBreakpointFilters",
          value: .array(Mishap.allCases.map { filter($0, language) })),
      ])
  }

  private static func filter(_ mishap: Mishap, _ language: Language) -> WireValue {
    [
      "filter": .text(mishap.rawValue), "label": .text(AdapterWords.label(mishap)[language].plain),
      "description": .text(mishap.told(in: language)),
      // Before anything is changed no lesson fails its own expectations.
      "default": .flag(mishap == .unexpected),
      "supportsCondition": true,
      "conditionDescription": .text(AdapterWords.conditionOfMishap[language].plain),
    ]
  }
}
