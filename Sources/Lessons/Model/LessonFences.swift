import SceneLanguage
import TouchCore

//  scene #main ─┐
//  touch #tap ──┴▶ Stage ◀── on=, scene= ── predict, quiz, order, try, compare, expect, explain
//                                              ▲
//                                              └── for= ── solution

/// The fences of a lesson as values, and what is wrong with them.
public struct LessonFences: Sendable {
  /// The scenes by the ids of their fences; a fence without an id has the empty one.
  public let scenes: [String: Scene]
  /// What asks or claims something, in the order of the file; only what could be read.
  public let claims: [LessonClaim]
  /// What is wrong, in the order of the file.
  public let diagnostics: [Diagnostic]
  /// The scene and touch that count where nothing else is written; nil where there is none.
  public let stage: Stage?

  /// Reads fences.
  ///
  /// - Parameters:
  ///   - fences: The fences, in the order of the file.
  ///   - file: The file, as the person named it.
  ///   - lines: The lines of the file, shown under what is wrong.
  ///   - misconceptions: The ids that exist; nil accepts all.
  public init(
    _ fences: [Fence], file: String, lines: [String] = [], misconceptions: Set<String>? = nil
  ) {
    var reader = FenceReader(
      fences, notes: LessonNotes(file: file, lines: lines), misconceptions: misconceptions)
    reader.run()
    self.init(reader)
  }

  init(_ reader: FenceReader) {
    scenes = reader.scenes
    claims = reader.claims
    diagnostics = reader.notes.sorted
    stage = reader.defaultStage
  }

  /// What a fence asks or claims; nil where it could not be read, or is of another kind.
  public subscript(fence: Fence) -> LessonClaim? { claims.first { $0.fence.line == fence.line } }

  /// The claim of the fence with an id.
  public subscript(id: String) -> LessonClaim? { claims.first { $0.fence.id == id } }
}
