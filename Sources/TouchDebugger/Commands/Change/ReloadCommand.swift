import SceneLanguage
import TouchCore
import TouchNarration

/// Reads the file again.
struct ReloadCommand: ChangesSession {
  var session: Session

  /// Reads the file again: a branch of the scene as it was opened, so that undo goes back to that.
  mutating func reload() throws(Complaint) -> Reply {
    guard var door = session.source else { throw Complaint(ReloadWords.nothingToReload) }
    let version = door.version()
    let found = door.read()
    // The session says that Ctrl-C ended it.
    guard !Interruption.isWanted else { return Reply() }
    guard let opened = found else { throw Complaint(ReloadWords.cannotReload(door.name)) }
    let isChanged = version != door.known
    (door.known, door.told) = (version, version)
    session.source = door
    session.expectations = opened.expectations
    let after = record(opened.script, in: opened.scene, rules: worlds.all[0].trace.rules)
    guard !Interruption.isWanted else { return Reply() }
    let stood = cursor
    let before = trace
    if after.isSame(as: trace), LineIndex(after.scene, after.script) == session.lines {
      return reply(
        isChanged ? ReloadWords.reloadedSame(door.name) : ReloadWords.unchanged(door.name))
    }
    guard !Interruption.isWanted else { return Reply() }
    session.branch(Verb.reload.rawValue, after)
    session.cursor = min(stood, after.count)
    let difference = OutcomeDifference(before: before, after: after)
    return Reply(
      lines: [
        say(ReloadWords.reloaded(door.name, steps: after.count)), difference.line(in: language),
      ]
        + stopLines(), moved: true)
  }

  /// Says once that the file is another one by now.
  mutating func remarkOnFile() -> [StyledText] {
    guard let door = session.source, let version = door.version(), version != door.known,
      version != door.told
    else { return [] }
    session.source?.told = version
    return [say(ReloadWords.hasChanged(door.name))]
  }
}

extension Trace {
  /// Whether the same touches go to the same scene.
  fileprivate func isSame(as other: Trace) -> Bool {
    scene == other.scene && script == other.script && rules == other.rules
  }
}
