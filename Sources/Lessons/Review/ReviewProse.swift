import TouchCore

//  ## 4. Modify                          heading: above it, another matter
//  Change at most two lines so that …    above
//  ```try #t1 …                          the question
//  <details> … ```solution for=t1 …      its box

/// What a lesson says about a question, in one language.
struct ReviewProse {
  private struct Box {
    let lines: [String]
    let firstLine: Int
    let solutions: [Fence]
  }

  /// The Markdown above the question that belongs to it.
  let above: [String]
  private let boxes: [Box]

  /// Finds it; nil where the lesson does not have the question, or not its solutions.
  init?(_ item: ReviewItem, in lesson: Lesson) {
    let document = lesson.document
    let blocks = document.blocks
    guard let place = blocks.firstIndex(where: { $0.content.isFence(like: item.fence) }) else {
      return nil
    }
    above = Self.above(place, document)
    boxes = blocks.indices[place...].compactMap { index in
      let solutions = blocks[index].fences.filter { $0.solves(item.fence) }
      guard !solutions.isEmpty else { return nil }
      return Box(
        lines: document.lines(ofBlock: index), firstLine: blocks[index].line, solutions: solutions)
    }
    guard boxes.flatMap({ $0.solutions }).map({ $0.body }) == item.solutions else { return nil }
  }

  /// The prose back to a heading, a box or another question; a scene or touch between the words
  /// and their question is passed over.
  private static func above(_ place: Int, _ document: LessonDocument) -> [String] {
    var lines: [String] = []
    var isSaid = false
    for index in document.blocks.indices[..<place].reversed() {
      switch document.blocks[index].content {
      case .paragraph, .quote, .code: isSaid = true
      // The letters of a quiz do not say what is asked.
      case .list: break
      case .fence(let fence):
        guard !isSaid, fence.kind == .scene || fence.kind == .touch else { return lines }
        continue
      case .heading, .rule, .details: return lines
      }
      lines = document.lines(ofBlock: index) + lines
    }
    return lines
  }

  /// The boxes with other solutions in them, for the try with an id.
  func boxes(_ solutions: [[String]], for id: String) -> [String] {
    var lines: [String] = []
    var bodies = solutions[...]
    for box in boxes {
      var next = box.firstLine
      for solution in box.solutions {
        lines += box.lines[(next - box.firstLine)..<(solution.line - box.firstLine)]
        let header = box.lines[solution.line - box.firstLine]
        lines.append("\(header.prefix { "`~ ".contains($0) })solution for=\(id)")
        lines += bodies.popFirst() ?? solution.body
        next = solution.bodyLine + solution.body.count
      }
      lines += box.lines[(next - box.firstLine)...]
    }
    return lines
  }

  /// Whether it stays true where the views are called otherwise, and left is right if mirrored.
  func staysTrue(without names: Set<String>, mirrored: Bool) -> Bool {
    let remarks = boxes(boxes.flatMap { $0.solutions }.map { _ in [] }, for: "")
    let text = (above + remarks.filter { !$0.has("solution for=") }).joined(separator: "\n")
    if mirrored {
      let sided = ["left", "right", "左", "右"]
      guard !text.contains(where: { $0.isASCII && $0.isNumber }),
        !sided.contains(where: { text.lowercased().has($0) })
      else { return false }
    }
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.flatMap {
      $0.nameParts
    }
    return !names.contains { name in
      name[...].nameParts.contains { part in
        words.contains { part.count > 2 ? $0.hasPrefix(part) : $0 == part }
      }
    }
  }
}

extension Substring {
  /// The whole of it and its words, `redview` and `red`, without what every view is called.
  fileprivate var nameParts: [String] {
    var parts: [String] = []
    var word = ""
    for character in self {
      if character.isUppercase || character.isNumber, !word.isEmpty {
        parts.append(word)
        word = ""
      }
      word += character.lowercased()
    }
    parts.append(word)
    return [lowercased()]
      + (parts.count > 1 ? parts.filter { !SceneMirror.kinds.contains($0) } : [])
  }
}

extension LessonBlock.Content {
  fileprivate func isFence(like other: Fence) -> Bool {
    guard case .fence(let fence) = self else { return false }
    return fence.kind == other.kind && fence.id == other.id && fence.body == other.body
  }
}

extension LessonDocument {
  /// The lines from the beginning of a block to that of the next one.
  fileprivate func lines(ofBlock index: Int) -> [String] {
    let start = blocks[index].line - 1
    let end = index + 1 < blocks.count ? blocks[index + 1].line - 1 : lines.count
    return Array(lines[start..<max(start, end)])
  }
}
