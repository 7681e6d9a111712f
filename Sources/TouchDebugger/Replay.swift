import SceneLanguage
import TouchCore
import TouchNarration

//   the file's steps ─▶ world 0          step why list …     read what somebody else recorded
//                          └ set, whatif ─▶ world 1          played again here, from the file's head

/// What is known of a record that somebody else made.
public struct Replay: Sendable {
  /// The version that plays its scene again.
  public let tool: String
  /// What is said of this version's own answers; nil where it would have recorded the same.
  public let doubt: Phrase?

  /// Makes it.
  public init(tool: String, doubt: Phrase?) {
    self.tool = tool
    self.doubt = doubt
  }
}

extension Debugger {
  /// Steps through a record as it is, and stands before its first step.
  public init(
    replaying trace: Trace, as replay: Replay, language: Language, sceneLabel: String
  ) {
    self.init(trace, language: language, sceneLabel: sceneLabel)
    self.replay = replay
    lines = { RecordLines(trace).map }
  }

  /// Whether the steps here are those that somebody else recorded.
  public var isReplaying: Bool { replay != nil && worlds.here.number == 0 }

  /// What is said after a command where it plays somebody's scene again.
  ///
  /// - Parameters:
  ///   - verb: The command.
  ///   - before: How many worlds there were before it.
  func replayRemarks(on verb: Verb, worldsBefore before: Int) -> [StyledText] {
    guard let replay else { return [] }
    if worlds.all.count > before {
      return [say(ReplayWords.playedAgain(replay.tool))] + doubt(replay)
    }
    return verb.playsAgain && isReplaying ? doubt(replay) : []
  }

  private func doubt(_ replay: Replay) -> [StyledText] { replay.doubt.map { [say($0)] } ?? [] }

  /// What others left at the step where one stands.
  var notesHere: [StyledText] {
    guard isReplaying else { return [] }
    return notes.filter { $0.step == cursor }.map { "\(strong: "✎") " + $0.told(in: language) }
  }
}

extension Verb {
  /// Whether its answer is this version's, by its rules or by playing the scene again.
  fileprivate var playsAgain: Bool {
    switch self {
    case .why, .whyNot, .compare, .hitmap: true
    case .step, .next, .finish, .continue, .rstep, .rnext, .rfinish, .rcontinue, .goto, .back,
      .forward, .run, .when, .break, .tbreak, .watch, .catch, .log, .condition, .ignore, .commands,
      .enable, .disable, .delete, .save, .bt, .frame, .up, .down, .list, .print, .display,
      .undisplay, .info, .tree, .views, .chain, .recognizers, .map, .rules, .whatif, .undo,
      .branches, .reload, .set, .show, .search, .mark, .note, .export, .transcript, .help, .history,
      .define, .source, .quit:
      false
    }
  }
}

/// What is said of records that somebody else made.
private enum ReplayWords {
  static func playedAgain(_ tool: String) -> Phrase {
    Phrase(
      en:
        "\(dim: "touchtrace \(tool) played the scene of the record's head again; undo goes back to the record")",
      zh: "\(dim: "touchtrace \(tool) 重新运行了记录 head 中的场景；undo 回到记录")")
  }
}
