import TouchCore

//  window 390x844                    kept
//    button buy 10,10 99x44 // here  ─▶  button buy 10,10 99x44 alpha=0.5 // here
//  touch #tap                        kept

/// The text of a `.scene` file whose scene became another one; its touches stay as they are.
///
/// Where each line of the scene is one of the text, only the lines that changed are written anew, and
/// keep their comments; otherwise the whole scene is.
///
/// - Parameters:
///   - scene: What the text says.
///   - changed: What it is to say.
///   - text: The file.
public func replacingScene(_ scene: Scene, by changed: Scene, in text: String) -> String {
  let source = SourceLines(file: "", text: text)
  let reader = Reader(source, .scene)
  let all = source.places.map { source.text(source.range(of: $0)) }
  let end = Reader(source, .head).sections().endOfScene
  let (old, new) = (writeScene(scene), writeScene(changed))
  if let edited = reader.replacing(old, by: new, in: all, upTo: end) {
    let written = edited.joined(separator: "\n")
    if readSceneFile(SourceLines(file: "", text: written)).value?.scene == changed {
      return written
    }
  }
  let rest = all[end...]
  return (new + (rest.isEmpty ? [""] : [""] + rest)).joined(separator: "\n")
}

extension Reader {
  /// The lines of a text with those that say something else replaced; nil where lines of the scene
  /// and of the text are not the same.
  fileprivate func replacing(
    _ old: [String], by new: [String], in all: [String], upTo end: Int
  ) -> [String]? {
    var all = all
    var said: [(place: Int, line: Line)] = []
    for place in source.places.prefix(end) {
      var line = Line()
      if cut(place, into: &line), !line.words.isEmpty { said.append((place, line)) }
    }
    guard said.count == old.count, old.count == new.count else { return nil }
    for (number, (place, line)) in said.enumerated() where old[number] != new[number] {
      guard let last = line.words.last else { continue }
      let comment = source.text(last.range.upperBound..<source.range(of: place).upperBound)
      let level = String(repeating: " ", count: line.indent)
      all[place] = level + new[number].drop { $0 == " " } + comment
    }
    return all
  }
}
