import TouchCore

/// A log of a scene: what its view was told, and when a recognizer recognized.
public struct Log: Hashable, Sendable {
  /// The scene it is of, and the touches.
  public let stage: Stage
  /// The calls: began, moved, ended, cancelled, recognized.
  public let calls: [LogCall]
  let place: Place
}

/// Logs that somebody measured or documented; nobody can check them here.
public struct Evidence: Hashable, Sendable {
  /// A log and where it is from.
  public struct Row: Hashable, Sendable {
    /// Who says so.
    public let source: String
    /// What they say.
    public let log: Log
  }

  /// The rows, in their order.
  public let rows: [Row]
}

/// What the model says when a switch is on.
public struct Hypotheses: Hashable, Sendable {
  /// A switch and the logs that follow.
  public struct Row: Hashable, Sendable {
    /// The name by which the lesson speaks of it, such as H1.
    public let name: String
    /// The setting that is switched on; nil for the model as it is.
    public let setting: Setting?
    /// What follows, scene by scene.
    public let logs: [Log]
  }

  /// The rows, in their order.
  public let rows: [Row]
}

extension Hypotheses.Row {
  /// What the model says of the scene of a log.
  func calls(_ log: Log) -> [LogCall] { log.calls(with: [setting].compactMap(\.self)) }
}

extension Log {
  /// What the model says of the scene with some switches on.
  func calls(with settings: [Setting]) -> [LogCall] {
    var stage = stage
    for setting in settings { stage.scene.settings[setting] = 1 }
    return LogCall.calls(of: stage.trace())
  }
}
