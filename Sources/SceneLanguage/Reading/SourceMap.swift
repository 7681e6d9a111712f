import TouchCore

//  3  view card 20,80 350x200      line 3 ─▶ card
//  4    @tap single                line 4 ─▶ single
//  9  0 down a at 200,420          line 9 ─▶ the first event

/// Which line of a file speaks of what, so that a line can stand for it.
public struct SourceMap: Hashable, Sendable {
  /// What a line speaks of.
  public enum Subject: Hashable, Sendable {
    /// It declares a responder.
    case responder(Responder)
    /// It declares a recognizer.
    case recognizer(RecognizerID)
    /// It is an event: its place in the script.
    case event(Int)
  }

  /// What stands on each line, by the number the line has in its file.
  public private(set) var subjects: [Int: [Subject]] = [:]

  /// The lines of a scene, or of a whole `.scene` file with the touches of one id, and of touches
  /// that stand elsewhere; what cannot be read has no lines.
  ///
  /// - Parameters:
  ///   - scene: The lines of the scene, or of a `.scene` file.
  ///   - touch: The id of the touches in that file; nil where they stand elsewhere.
  ///   - touches: The lines of the touches; nil where they stand in the file of the scene.
  public init(scene: SourceLines, touch: String? = nil, touches: SourceLines? = nil) {
    let heads = Reader(scene)
    let sections = heads.sections()
    let reader = SceneReader(scene.lines(scene.places.lowerBound..<sections.endOfScene))
    reader.run()
    note(reader)
    let inFile = sections.touches.first { $0.id == touch }.map { scene.lines($0.places) }
    guard let lines = touches ?? inFile else { return }
    var script = TouchReader(lines, reader.scene)
    guard script.run() != nil else { return }
    for (place, line) in script.linesOfEvents.enumerated() {
      note(.event(place), at: lines.number(of: line))
    }
  }

  private mutating func note(_ reader: SceneReader) {
    let number = reader.reader.source.number
    for (place, line) in reader.linesOfViews.enumerated() {
      note(.responder(.view(ViewID(place))), at: number(Int(line)))
    }
    for (responder, line) in reader.linesOfOthers {
      note(.responder(responder), at: number(line))
    }
    for (recognizer, line) in reader.linesOfRecognizers {
      note(.recognizer(recognizer), at: number(line))
    }
  }

  private mutating func note(_ subject: Subject, at line: Int) {
    subjects[line, default: []].append(subject)
  }
}
