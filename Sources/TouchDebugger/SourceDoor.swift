import SceneLanguage
import TouchCore
import TouchNarration

/// How the debugger reads again what a session was opened with: whoever runs it knows the file.
public struct SourceDoor: Sendable {
  /// What the file holds.
  public struct Opened: Sendable {
    let scene: Scene
    let script: TouchScript
    let lines: (@Sendable () -> SourceMap)?

    /// Makes what a file holds.
    public init(scene: Scene, script: TouchScript, lines: (@Sendable () -> SourceMap)?) {
      self.scene = scene
      self.script = script
      self.lines = lines
    }
  }

  /// What people call the file.
  let name: String
  /// A mark that is another one once the file has been written to; nil where there is no file.
  let version: @Sendable () -> String?
  /// Reads the file, and says elsewhere what is wrong with it; nil then.
  let read: @Sendable () -> Opened?
  /// The version that was read last.
  var known: String?
  /// The version that was said to be another one.
  var told: String?

  /// Makes a door to a file that has just been read.
  public init(
    name: String, version: @escaping @Sendable () -> String?,
    read: @escaping @Sendable () -> Opened?
  ) {
    self.name = name
    self.version = version
    self.read = read
    known = version()
  }
}

extension Debugger {
  /// Reads the file again: a branch of the scene as it was opened, so that undo goes back to that.
  mutating func reload() throws(Complaint) -> Reply {
    guard var door = source else { throw Complaint(ReloadWords.nothingToReload) }
    let version = door.version()
    guard let opened = door.read() else { throw Complaint(ReloadWords.cannotReload(door.name)) }
    let isChanged = version != door.known
    (door.known, door.told) = (version, version)
    source = door
    let after = record(opened.script, in: opened.scene, rules: worlds.all[0].trace.rules)
    let stood = cursor
    let before = trace
    guard !after.isSame(as: trace) else {
      return reply(
        isChanged ? ReloadWords.reloadedSame(door.name) : ReloadWords.unchanged(door.name))
    }
    lines = opened.lines
    branch("reload", after)
    cursor = min(stood, after.count)
    let difference = OutcomeDifference(before: before, after: after)
    return Reply(
      lines: [
        say(ReloadWords.reloaded(door.name, steps: after.count)), difference.line(in: language),
      ]
        + stopLines(), moved: true)
  }

  /// Says once that the file is another one by now.
  mutating func remarkOnFile() -> [StyledText] {
    guard let door = source, let version = door.version(), version != door.known,
      version != door.told
    else { return [] }
    source?.told = version
    return [say(ReloadWords.hasChanged(door.name))]
  }
}

extension Trace {
  /// Whether the same touches go to the same scene.
  fileprivate func isSame(as other: Trace) -> Bool {
    scene == other.scene && script == other.script && rules == other.rules
  }
}
