import SceneLanguage
import TouchCore
import TouchNarration

/// How the debugger reads again what a session was opened with: whoever runs it knows the file.
public struct SourceDoor: Sendable {
  /// What the file holds.
  public struct Opened: Sendable {
    let scene: Scene
    let script: TouchScript
    let expectations: Expectations?

    /// Makes what a file holds.
    public init(scene: Scene, script: TouchScript, expectations: Expectations? = nil) {
      self.scene = scene
      self.script = script
      self.expectations = expectations
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
