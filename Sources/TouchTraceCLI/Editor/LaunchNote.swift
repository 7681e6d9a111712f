import DebugAdapter

//   timelines/8f0c…/login.timeline     what an editor shows of a session
//                   login.launch       program /home/a/login.scene
//                                      touch tap

/// What was launched, noted beside the files that a session shows: when an editor launches one of
/// them, the session begins again.
enum LaunchNote {
  /// Notes it; without the note a session goes on all the same.
  static func write(_ options: LaunchOptions, beside shown: String) {
    guard let path = path(beside: shown) else { return }
    let pairs: [(LaunchKey, String?)] =
      [
        (.program, options.program), (.scene, options.scene), (.touch, options.touch),
        (.tap, options.tap),
      ] + options.changes.map { (.whatIf, $0) }
    let lines = pairs.compactMap { key, value in value.map { "\(key.rawValue) \($0)\n" } }
    try? ShownFile.write(lines.joined(), to: path)
  }

  /// The launch that a shown file belongs to, in the language of another one; nil for other files.
  static func read(_ shown: String, for options: LaunchOptions) -> LaunchOptions? {
    guard let path = path(beside: shown), let text = try? readFoundText(path) else { return nil }
    let pairs = text.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1) }
    let all = { (key: LaunchKey) in
      pairs.filter { $0.count == 2 && $0[0] == key.rawValue }.map { String($0[1]) }
    }
    return all(.program).first.map {
      LaunchOptions(
        program: $0, scene: all(.scene).first, touch: all(.touch).first, tap: all(.tap).first,
        changes: all(.whatIf), folder: options.folder, language: options.language)
    }
  }

  private static func path(beside shown: String) -> String? {
    let ending = [".timeline", ".uikit"].first { shown.hasSuffix($0) }
    return ending.map { shown.dropLast($0.count) + ".launch" }
  }
}
