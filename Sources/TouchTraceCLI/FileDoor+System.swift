import LineEditing
import TouchDebugger

extension FileDoor {
  /// The files of this system.
  static let system = FileDoor(
    read: { path in
      do throws(FileProblem) {
        return .success(try readText(path))
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
    reaches: { path in StandardStreams.isOutput(path) || Enclosure.here.holds(path) },
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
