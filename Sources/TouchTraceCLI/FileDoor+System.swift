import LineEditing
import TouchDebugger

extension FileDoor {
  /// The files of this system.
  static let system = FileDoor(
    read: { path, author in
      do throws(FileProblem) {
        return .success(try author == .person ? readText(path) : readFoundText(path))
      } catch {
        return .failure(Trouble(error.phrase))
      }
    },
    write: { text, path, force in
      trouble { () throws(FileProblem) in try writeText(text, to: path, force: force) }
    },
    append: { lines, path, author in
      trouble { () throws(FileProblem) in
        try appendLines(lines, to: path, as: author == .person ? .named : .made)
      }
    },
    place: { path in StandardStreams.isOutput(path) ? path : Enclosure.here.place(of: path) },
    isFree: { path in
      // A rehearsal writes nothing.
      Rehearsal.current != nil || StandardStreams.isOutput(path)
        || !LineFile(path, .made).isTaken
    })

  private static func trouble(_ work: () throws(FileProblem) -> Void) -> Trouble? {
    do throws(FileProblem) {
      try work()
      return nil
    } catch {
      return Trouble(error.phrase)
    }
  }
}
