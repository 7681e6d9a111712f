import TouchCore

//  window 390x844           scene
//    vc root
//  touch #tap               ─────────
//  0 down A at 200,420      script "tap"
//  80 up A

/// What a `.scene` file holds: a scene, then touches in it.
public struct SceneFile: Sendable {
  /// The scene.
  public var scene: Scene
  /// What the fingers do, under the names of the file, in its order.
  public var touches: [(id: String, script: TouchScript)]

  /// Makes the contents of a file.
  public init(scene: Scene, touches: [(id: String, script: TouchScript)] = []) {
    self.scene = scene
    self.touches = touches
  }
}

/// Reads a `.scene` file: a scene, then after each line `touch #id` what the fingers do.
public func readSceneFile(_ source: SourceLines) -> Parsed<SceneFile> {
  let heads = Reader(source, .head)
  let sections = heads.sections()
  let scene = SceneReader(source.lines(source.places.lowerBound..<sections.endOfScene))
  scene.run()
  var file = SceneFile(scene: scene.scene)
  var diagnostics = heads.diagnostics + scene.reader.diagnostics
  for section in sections.touches where !Interruption.isWanted {
    var reader = TouchReader(source.lines(section.places), scene.scene)
    if let script = reader.run() { file.touches.append((section.id, script)) }
    // Below a wrong head there is often nothing, as in touch tap at 200,300.
    if section.id.isEmpty, !reader.hasLines { continue }
    diagnostics += reader.reader.diagnostics
  }
  return Parsed(file, diagnostics)
}

/// The parts of a file, by the places of their lines.
struct Sections {
  var endOfScene: Int
  var touches: [(id: String, places: Range<Int>)] = []
}

extension Reader {
  func sections() -> Sections {
    let heads = source.places.filter(beginsTouch)
    var sections = Sections(endOfScene: heads.first ?? source.places.upperBound)
    let ends = heads.dropFirst() + [source.places.upperBound]
    var seen: Set<String> = []
    for (head, end) in zip(heads, ends) {
      let id = self.id(in: head, &seen)
      sections.touches.append((id, head + 1..<end))
    }
    return sections
  }

  /// Whether a line begins with the word `touch`.
  private func beginsTouch(_ place: Int) -> Bool {
    let line = source.bytes[source.range(of: place)]
    guard line.starts(with: "touch".utf8) else { return false }
    let rest = line.dropFirst(5)
    return rest.isEmpty || rest.first == Ascii.space || rest.starts(with: "//".utf8)
  }

  private func id(in place: Int, _ seen: inout Set<String>) -> String {
    var line = Line()
    guard cut(place, into: &line), line.words.count > 1 else {
      let range = source.range(of: place)
      if !line.isCut {
        say(
          .missing(form: "touch #id"), at: behind(Word(line: place, range: range)))
      }
      return ""
    }
    let word = line.words[1]
    let id = text(word.from(word.range.lowerBound + 1))
    if line.words.count > 2 { say(.unexpected(text(line.words[2])), at: line.words[2]) }
    guard firstByte(word) == UInt8(ascii: "#"), isFinger(id) else {
      say(.badID(text(word)), at: word)
      return ""
    }
    guard seen.insert(id).inserted else {
      say(.idTaken(id), at: word)
      return ""
    }
    return id
  }
}
