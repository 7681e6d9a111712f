import TouchCore
import TouchNarration

//  typed:   source stops.txt         names stops.txt
//  stops.txt:  log buy "x" into: a.log       below this folder: may be
//              log buy "x" into: ~/.bashrc   nobody typed that: refused, now and from what it defines

/// The lines that a person typed, which name the files that may be read and written: a
/// file of commands reaches no further by itself than the folder one is in.
struct NamedFiles: Sendable {
  private var lines: Set<String> = []

  /// Keeps a line; one of a single word names nothing.
  mutating func keep(_ line: String) {
    if line.contains(where: { $0.isWhitespace }) { lines.insert(line) }
  }

  /// Whether a line that was typed has the path in it, and not only the beginning of another.
  func contains(_ path: String) -> Bool {
    lines.contains { line in
      line.places(of: path).contains { found in
        [line[..<found.lowerBound].last, line[found.upperBound...].first].allSatisfy { letter in
          letter.map { $0.isWhitespace || "\";".contains($0) } ?? true
        }
      }
    }
  }
}

extension Debugger {
  /// Why a line of a file does not get to a path.
  package static func outOfReach(_ path: String) -> Phrase { SourceWords.outOfReach(path) }
}

extension Session {
  /// Refuses a file that nobody named and that lies elsewhere.
  func insistOnReach(_ path: String, at place: String.Index?) throws(Complaint) {
    guard let files, !files.reaches(path), !named.contains(path) else { return }
    throw Complaint(SourceWords.outOfReach(path), at: place)
  }
}
