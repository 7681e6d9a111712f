//  base            translation            synced
//  # Title         # 标题                  # 标题
//  scene #main     scene #main (older)    scene #main          copied
//  ## 1 Ask        ## 1 提问               ## 1 提问
//  predict #p1                            predict #p1          added, and marked
//  ## 2 Look                              ## 2 Look            copied, and marked

/// A translation with the fences of its base, and marks where something is still to be translated.
///
/// - Parameters:
///   - translation: The text of the translation; nil where there is none yet.
///   - base: The text of the lesson.
///   - isUpToDate: Whether somebody says that the prose fits the base as it is now.
public func syncedTranslation(
  _ translation: String?, of base: String, isUpToDate: Bool = false
) -> String {
  let base = LessonDocument(markdown: base)
  guard let translation else { return Syncing.begin(base) }
  var syncing = Syncing(base: base, translation: LessonDocument(markdown: translation))
  syncing.copyFences()
  syncing.addFences()
  syncing.addSections()
  if isUpToDate { syncing.stamp() }
  return syncing.lines.joined(separator: "\n")
}

private struct Syncing {
  let base: LessonDocument
  private(set) var translation: LessonDocument

  var lines: [String] { translation.lines }

  init(base: LessonDocument, translation: LessonDocument) {
    self.base = base
    self.translation = translation
  }

  /// A translation that is all to be written.
  static func begin(_ base: LessonDocument) -> String {
    let id = base.frontMatter?["lesson"]?.value ?? ""
    let title = base.frontMatter?["title"]?.value ?? ""
    let front = [
      "---", "lesson: \(id)", "title: \(title)",
      "translates: lesson.md \(base.proseFingerprint)", "---", "",
    ]
    let body = base.lines.dropFirst((base.titleHeading ?? 1) - 1)
    return (front + ["\(Untranslated.mark) -->", ""] + body).joined(separator: "\n")
  }

  /// Gives every fence the lines of the one it translates.
  mutating func copyFences() {
    var lines = translation.lines
    for fence in translation.fences.reversed() {
      guard let wanted = base.fences.first(where: { $0.isSame(as: fence, in: base, translation) })
      else { continue }
      lines.replaceSubrange(translation.range(of: fence), with: base.lines[base.range(of: wanted)])
    }
    reread(lines)
  }

  /// Adds what a section has lost, at its end.
  mutating func addFences() {
    let sections = translation.sections
    for (place, section) in base.sections.enumerated().reversed() where place < sections.count {
      let missing = base.fences(inSection: place).filter { fence in
        fence.id != nil && !translation.fences.contains { $0.id == fence.id }
      }
      guard !missing.isEmpty, section.level == sections[place].level else { continue }
      let end = place + 1 < sections.count ? sections[place + 1].line - 1 : translation.lines.count
      let added = missing.flatMap { fence in
        ["\(Untranslated.mark) #\(fence.id ?? "") -->", ""] + base.lines[base.range(of: fence)] + [
          ""
        ]
      }
      var lines = translation.lines
      lines.insert(contentsOf: added, at: end)
      reread(lines)
    }
  }

  /// Adds the sections behind the last one that is translated.
  mutating func addSections() {
    let count = translation.sections.count
    guard base.sections.indices.contains(count) else { return }
    let start = base.sections[count].line - 1
    var lines = translation.lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    reread(lines + ["", "\(Untranslated.mark) -->", ""] + base.lines[start...])
  }

  /// Notes which prose was translated.
  mutating func stamp() {
    guard let entry = translation.frontMatter?["translates"] else { return }
    var lines = translation.lines
    lines[entry.line - 1] = "translates: lesson.md \(base.proseFingerprint)"
    reread(lines)
  }

  private mutating func reread(_ lines: [String]) {
    translation = LessonDocument(markdown: lines.joined(separator: "\n"))
  }
}

extension Fence {
  /// Whether it stands for another one: by id, or without ids by kind and turn.
  fileprivate func isSame(
    as other: Fence, in base: LessonDocument, _ translation: LessonDocument
  ) -> Bool {
    guard id == nil, other.id == nil else { return id == other.id }
    return kind == other.kind && base.turn(of: self) == translation.turn(of: other)
  }
}

extension LessonDocument {
  /// The place of a fence among those of its kind without an id.
  fileprivate func turn(of fence: Fence) -> Int? {
    fences.filter { $0.id == nil && $0.kind == fence.kind }.firstIndex { $0.line == fence.line }
  }

  /// The places of a fence's lines, from the opening to the closing one.
  fileprivate func range(of fence: Fence) -> Range<Int> {
    fence.line - 1..<min(fence.bodyLine + fence.body.count, lines.count)
  }

  /// The fences between a heading and the next one.
  fileprivate func fences(inSection place: Int) -> [Fence] {
    let end = place + 1 < sections.count ? sections[place + 1].line : lines.count + 1
    return fences.filter { (sections[place].line..<end).contains($0.line) }
  }
}
