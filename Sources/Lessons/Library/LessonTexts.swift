import TouchNarration

/// The texts of a library by their path; one inside the binary is unpacked when it is first asked for.
struct LessonTexts: Sendable {
  /// The paths in the order of the files.
  let paths: [String]
  private let read: @Sendable (_ path: String, _ bytes: Int) -> String?
  private let texts = ReadOnce<String, String?>()
  private let fronts = ReadOnce<String, String?>()

  /// No front of a lesson inside the binary is longer, in bytes.
  static let mostFront = 512

  /// Those inside the binary.
  static let embedded: LessonTexts = {
    var files: [String: Embedded.File] = [:]
    for file in Embedded.files { files[file.path] = file }
    let named = files
    return LessonTexts(paths: Embedded.files.map { $0.path }) { named[$0]?.start($1) }
  }()

  /// Those of files; of two with the same path the first.
  init(_ files: [LessonLibrary.File]) {
    var texts: [String: String] = [:]
    for file in files { texts[file.path] = texts[file.path] ?? file.text }
    let named = texts
    self.init(paths: files.map { $0.path }) { path, _ in named[path] }
  }

  private init(paths: [String], read: @escaping @Sendable (String, Int) -> String?) {
    (self.paths, self.read) = (paths, read)
  }

  /// The text of a path; nil where there is no such file.
  subscript(path: String) -> String? { texts.value(path) { read(path, .max) } }

  /// What holds at least the front of a lesson's file: the first word of a session waits for the fronts of
  /// all lessons.
  func front(of path: String) -> String? { fronts.value(path) { read(path, Self.mostFront) } }
}
