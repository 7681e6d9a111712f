extension BlockReader {
  /// Reads a code block: a machine fence or ordinary code.
  mutating func code(_ node: CMarkNode, at place: BlockPlace) -> LessonBlock.Content {
    let lines = codeLines(node.literal)
    // Four spaces make code without a fence.
    let isIndented = place.isAtMargin && node.startColumn > 4
    guard !isIndented, let opening = FenceOpening(source[node.startLine]) else {
      return .code(info: "", lines: lines)
    }
    let header = FenceHeader(opening.info, column: opening.infoColumn)
    // No machine fence holds a line that opens another: this one went on past its end.
    let swallowsAnother = header.kind != nil && lines.contains(where: FenceOpening.opensNamedFence)
    let isClosed = opening.isClosed(by: source[node.endLine], of: node)
    if place.isAtMargin, swallowsAnother || !isClosed {
      problems.report(
        .unclosedFence(closing: opening.marks), line: node.startLine, column: opening.column)
    }
    guard let kind = header.kind else {
      reportSpelling(of: header, line: node.startLine, column: opening.infoColumn)
      return .code(info: node.fenceInfo, lines: lines)
    }
    if !place.isAtMargin || opening.column > 1 {
      problems.report(.misplacedFence(kind), line: node.startLine, column: opening.column)
    }
    let fence = Fence(
      kind: kind, id: header.id, attributes: header.attributes, body: lines,
      line: node.startLine, isInsideDetails: place.isInsideDetails)
    check(fence, header, readsBody: !swallowsAnother)
    return .fence(fence)
  }

  private func codeLines(_ literal: String) -> [String] {
    var lines = literal.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private mutating func reportSpelling(of header: FenceHeader, line: Int, column: Int) {
    guard let kind = FenceKind.near(header.word) else { return }
    problems.report(.misspeltKind(header.word, kind), line: line, column: column)
  }

  private mutating func check(_ fence: Fence, _ header: FenceHeader, readsBody: Bool) {
    for (fault, column) in header.faults {
      problems.report(fault, line: fence.line, column: column)
    }
    if let id = fence.id {
      if let first = linesOfIDs[id] {
        problems.report(
          .repeatedID(id, firstLine: first), line: fence.line, column: header.idColumn)
      } else {
        linesOfIDs[id] = fence.line
      }
    }
    guard readsBody else { return }
    for (offset, text) in fence.body.enumerated() {
      let line = fence.bodyLine + offset
      let column = source.column(of: text[...], in: line)
      for (fault, column) in MachineText(text, column: column).faults {
        problems.report(fault, line: line, column: column)
      }
    }
  }
}

/// The opening line of a fence, cut at its backticks or tildes.
private struct FenceOpening {
  /// The backticks or tildes.
  let marks: String
  /// The character at which they begin, from 1.
  let column: Int
  /// What follows them, without the spaces before it.
  let info: Substring
  /// The character at which that begins, from 1.
  let infoColumn: Int

  init?(_ line: Substring) {
    let start = line.drop { $0 != "`" && $0 != "~" }
    // Only the marks of containers stand before a fence.
    guard let mark = start.first, line[..<start.startIndex].allSatisfy({ $0.isContainerMark })
    else {
      return nil
    }
    let rest = start.drop { $0 == mark }
    guard start.count - rest.count >= 3 else { return nil }
    marks = String(repeating: mark, count: start.count - rest.count)
    column = line.count - start.count + 1
    info = rest.drop(while: { $0.isWhitespace }).trimmingEnd
    infoColumn = line.count - rest.drop(while: { $0.isWhitespace }).count + 1
  }

  /// Whether a line opens a fence that says what it is.
  static func opensNamedFence(_ line: String) -> Bool {
    FenceOpening(line[...])?.info.isEmpty == false
  }

  /// Whether a line, the last of the code block, is its closing fence.
  func isClosed(by line: Substring, of node: CMarkNode) -> Bool {
    guard node.endLine > node.startLine else { return false }
    let start = line.drop { $0 == " " }
    let rest = start.drop { $0 == marks.first }
    return line.count - start.count < 4 && start.count - rest.count >= marks.count
      && rest.allSatisfy { $0.isWhitespace }
  }
}

extension Character {
  /// Whether the character can belong to the mark of a list or quote, or is white space.
  fileprivate var isContainerMark: Bool {
    isWhitespace || (isASCII && isNumber) || ">-*+.)".contains(self)
  }
}
