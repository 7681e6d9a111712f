import TouchDebugger

extension FileDoor {
  /// The files of this machine.
  static let system = FileDoor(
    read: { path in
      do throws(FileProblem) {
        return .success(try readText(path))
      } catch {
        return .failure(Trouble(error))
      }
    },
    write: { text, path, force in
      do throws(FileProblem) {
        try writeText(text, to: path, force: force)
        return nil
      } catch {
        return Trouble(error)
      }
    },
    append: { lines, path in
      do throws(FileProblem) {
        try appendLines(lines, to: path)
        return nil
      } catch {
        return Trouble(error)
      }
    })
}

extension FileDoor.Trouble {
  /// The problem without the word that the prompt's own complaints do not have either.
  fileprivate init(_ problem: FileProblem) {
    self.init(problem.message.replacing(": error: ", with: ": ", maxReplacements: 1))
  }
}
