import TouchCore

/// Reads `set VIEW property…`, `set RECOGNIZER property…` and `set model.NAME VALUE` lines and
/// changes a scene as they say.
///
/// - Returns: What there is to say; where some of it is an error, the scene is as it was.
public func applySet(_ source: SourceLines, to scene: inout Scene) -> [Diagnostic] {
  var reader = SetReader(source, scene)
  reader.run()
  let parsed = Parsed(reader.scene, reader.reader.diagnostics)
  if let changed = parsed.value { scene = changed }
  return parsed.diagnostics
}

/// Changes a scene line by line.
private struct SetReader {
  let reader: Reader
  var scene: Scene

  init(_ source: SourceLines, _ scene: Scene) {
    reader = Reader(source)
    self.scene = scene
  }

  mutating func run() {
    var line = Line()
    for place in reader.source.places {
      guard reader.cut(place, into: &line), let head = line.words.first else { continue }
      guard line.indent == 0 else {
        reader.say(.indented, at: head)
        continue
      }
      read(line.words[...], head)
    }
  }

  private mutating func read(_ words: ArraySlice<Word>, _ head: Word) {
    guard reader.text(head) == "set" else {
      return reader.sayUnknown(.action, head, among: ["set"])
    }
    let prefix = "model."
    guard let target = words.dropFirst().first, reader.text(target).hasPrefix(prefix),
      scene.recognizer(named: reader.text(target)) == nil
    else {
      _ = ChangeReader(reader: reader).set(
        words.dropFirst(), behind: head, in: &scene, isWhileTouching: false)
      return
    }
    let rest = words.dropFirst(2)
    let name = target.from(target.range.lowerBound + prefix.utf8.count)
    guard let value = rest.first, rest.count == 1 else {
      if let word = rest.dropFirst().first {
        return reader.say(.unexpected(reader.text(word)), at: word)
      }
      return reader.say(.missing(form: "set model.NAME VALUE"), at: reader.behind(target))
    }
    guard let (setting, number) = reader.setting(name, value) else { return }
    scene.settle(setting, number)
  }
}
