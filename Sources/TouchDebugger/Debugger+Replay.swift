import TouchNarration

extension Debugger {
  /// What is said after a command where it plays somebody's scene again, or goes to a step of which
  /// the record says something else.
  ///
  /// - Parameters:
  ///   - verb: The command.
  ///   - hasMoved: Whether it went elsewhere.
  ///   - before: How many worlds there were before it.
  func replayRemarks(
    on verb: Verb, hasMoved: Bool, worldsBefore before: Int
  ) -> [StyledText] {
    guard let replay = session.replay else { return [] }
    if worlds.all.count > before {
      return [say(ReplayWords.playedAgain(replay.tool))] + doubt(replay)
    }
    guard isReplaying else { return [] }
    let recorded = hasMoved ? replay.texts[cursor].map { [say(ReplayWords.recorded($0))] } : nil
    return (recorded ?? []) + (verb.playsAgain ? doubt(replay) : [])
  }

  private func doubt(_ replay: Replay) -> [StyledText] { replay.doubt.map { [say($0)] } ?? [] }
}

extension Verb {
  /// Whether its answer is this version's, by its rules or by playing the scene again.
  fileprivate var playsAgain: Bool {
    [.why, .whyNot, .compare, .hitmap].contains(self)
  }
}

/// What is said of records that somebody else made.
private enum ReplayWords {
  static func recorded(_ text: String) -> Phrase {
    Phrase(en: "the record says: \(strong: text)", zh: "记录里是：\(strong: text)")
  }

  static func playedAgain(_ tool: String) -> Phrase {
    Phrase(
      en:
        "\(dim: "touchtrace \(tool) replayed the scene in the record's head; undo returns to the record")",
      zh: "\(dim: "touchtrace \(tool) 重新运行了记录 head 中的场景；undo 回到记录")")
  }
}
