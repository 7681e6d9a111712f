import TouchDebugger

extension Source {
  /// A door to read the file of an invocation again; nil where it can be read only once.
  func door(_ invocation: Invocation, _ console: Console) -> SourceDoor? {
    let path = invocation.operands[0]
    guard versionOfFile(path) != nil else { return nil }
    return SourceDoor(name: path, version: { versionOfFile(path) }) {
      guard let source = try? Source.open(invocation, console) else { return nil }
      return SourceDoor.Opened(
        scene: source.scene, script: source.script, expectations: source.expectations)
    }
  }
}
