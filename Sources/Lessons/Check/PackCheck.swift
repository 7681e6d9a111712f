import SceneLanguage
import TouchCore

//  systems.md   | 000-01 | …        no lesson treats it
//  index.md     3. [title](…)       no such lesson; a lesson that stands nowhere
//  path.md      3. [title](…)       no such lesson

/// Checks a pack of lessons as a whole: that its index and its table of systems are complete.
///
/// - Parameters:
///   - library: The lessons.
///   - folder: Their folder, as the person named it.
/// - Returns: Warnings; a pack may be unfinished.
public func checkPack(_ library: LessonLibrary, folder: String) -> [Diagnostic] {
  let coverage = LessonCoverage(library)
  let index = LessonIndex(library.texts["index.md"] ?? "").lessons
  let missing = coverage.missingSystems.map { system in
    library.warning(folder, "systems.md", at: "| \(system.id) ", "no lesson covers \(system.id)")
  }
  let ways = coverage.missingPaths.map { path in
    library.warning(folder, "index.md", at: "", "no lesson shows the path '\(path.rawValue)'")
  }
  let dead = ["index.md", "path.md"].flatMap { file in
    LessonIndex(library.texts[file] ?? "").lessons.filter { !library.lessons.contains($0) }.map {
      library.warning(folder, file, at: "(\($0)/", "there is no lesson '\($0)'")
    }
  }
  let lost = library.lessons.filter { !index.contains($0) }.map { id in
    library.warning(folder, "\(id)/lesson.md", at: "", "this lesson is not in the index")
  }
  return missing + ways + dead + lost
}

extension LessonLibrary {
  /// A warning at the first line of a file that holds a text.
  fileprivate func warning(
    _ folder: String, _ file: String, at text: String, _ message: String
  ) -> Diagnostic {
    let lines = (texts[file] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let place = text.isEmpty ? nil : lines.firstIndex { $0.has(text) }
    return Diagnostic(
      .warning, file: "\(folder)/\(file)", line: (place ?? 0) + 1, column: 1,
      message: message, sourceLine: place.map { String(lines[$0]) } ?? "")
  }
}
