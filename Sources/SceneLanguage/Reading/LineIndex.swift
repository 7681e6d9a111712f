import TouchCore

//  3  view card 20,80 350x200      line 3 ─▶ card
//  4    @tap single                line 4 ─▶ single
//  9  0 down a at 200,420          line 9 ─▶ the event that is written there

/// What a line speaks of.
public enum LineSubject: Hashable, Sendable {
  /// It declares an object.
  case object(SceneObject)
  /// It is the event that was written on a line, wherever it has got to since.
  case event(line: Int)
}

/// Which line of a file speaks of what, so that a line can stand for it.
public struct LineIndex: Hashable, Sendable {
  /// What stands on each line, by the number the line has in its file.
  public private(set) var subjects: [Int: [LineSubject]] = [:]

  /// The lines from which a scene and what the fingers do were read; nil where no line speaks of
  /// them.
  public init?(_ scene: Scene, _ script: TouchScript) {
    for (object, line) in scene.writtenPlaces?.all ?? [] where !Interruption.isWanted {
      note(.object(object), at: line)
    }
    let file = scene.writtenPlaces?.file
    for event in script.events {
      guard let place = event.place, place.file == file else { continue }
      note(.event(line: place.line), at: place.line)
    }
    if subjects.isEmpty { return nil }
  }

  private mutating func note(_ subject: LineSubject, at line: Int) {
    subjects[line, default: []].append(subject)
  }
}
