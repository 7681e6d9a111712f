/// Reads the front matter, if the file begins with one.
struct FrontMatterReader {
  let source: LessonSource
  /// What was read; nil where the file begins otherwise.
  private(set) var frontMatter: FrontMatter?
  /// The line the Markdown begins with.
  private(set) var nextLine = 1

  private var linesOfKeys: [Substring: Int] = [:]

  init(_ source: LessonSource, problems: inout ProblemList) {
    self.source = source
    guard Self.isRule(source[1]) else { return }
    var result = FrontMatter()
    nextLine = 2
    while nextLine <= source.lines.count {
      let line = source[nextLine]
      if Self.isRule(line) {
        nextLine += 1
        frontMatter = result
        return
      }
      // Without an end the Markdown must not be taken for front matter as well.
      if line.allSatisfy({ $0.isWhitespace }) || line.hasPrefix("#") || line.hasPrefix("```") {
        break
      }
      read(line, into: &result, problems: &problems)
      nextLine += 1
    }
    problems.report(.frontMatterNotClosed, line: nextLine, column: 1)
    nextLine = min(nextLine, source.lines.count)
    frontMatter = result
  }

  private static func isRule(_ line: Substring) -> Bool {
    line.hasPrefix("---") && line.dropFirst(3).allSatisfy { $0 == " " || $0 == "\t" }
  }

  private mutating func read(
    _ line: Substring, into result: inout FrontMatter, problems: inout ProblemList
  ) {
    let key = line.prefix { ($0.isASCII && $0.isLetter) || $0 == "-" }
    let rest = line.dropFirst(key.count)
    guard !key.isEmpty, let colon = rest.first, colon == ":" || colon == "：" else {
      return problems.report(.notKeyAndValue, line: nextLine, column: 1)
    }
    if let fault = fault(of: rest, key: key) {
      problems.report(fault, line: nextLine, column: key.count + 1)
    }
    if let first = linesOfKeys[key] {
      problems.report(.repeatedKey(String(key), firstLine: first), line: nextLine, column: 1)
    } else {
      linesOfKeys[key] = nextLine
    }
    let value = rest.dropFirst().drop(while: { $0.isWhitespace })
    result.entries.append(
      FrontMatter.Entry(
        key: String(key), value: String(value.trimmingEnd), line: nextLine,
        column: line.count - value.count + 1))
  }

  private func fault(of rest: Substring, key: Substring) -> MarkdownFault? {
    if rest.first == "：" {
      return .lookalike("：", ascii: ":", name: "full-width colon")
    }
    let hasSpace = rest.dropFirst().first?.isWhitespace ?? true
    return hasSpace ? nil : .noSpaceAfterColon(key: String(key))
  }
}

extension Substring {
  /// The text without the white space at its end.
  var trimmingEnd: Substring {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return self[...last]
  }
}
