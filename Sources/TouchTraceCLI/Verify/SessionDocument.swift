//  ```scene file=shop.scene        a file that the sessions of the document may name
//  window 390x844
//  ```
//  ```touchtrace                   a session
//  $ touchtrace debug shop.scene
//  (tap #0/24) step
//  ```
//  <!-- limits: touchtrace help limits --format md -->
//  | | at most |                   what the command prints, as a part of the document
//  <!-- end of limits -->

/// The sessions in a Markdown document, and the files they are about.
package struct SessionDocument {
  /// A session: where its lines are among those of the document.
  struct Session {
    let lines: Range<Int>
    /// The command line whose output the lines are; nil if the lines begin with it.
    var command: String?
  }

  private(set) var lines: [String]
  private(set) var sessions: [Session] = []
  /// The files the document holds, by their path.
  private(set) var files: [String: String] = [:]

  /// Finds the fences of a document.
  package init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var open: (fence: Fence, line: Int)?
    var part: (part: GeneratedPart, line: Int)?
    for (place, line) in lines.enumerated() {
      if let (generated, first) = part {
        guard line == generated.end else { continue }
        sessions.append(Session(lines: first + 1..<place, command: generated.command))
        part = nil
      } else if let (fence, first) = open {
        guard fence.isClosed(by: line) else { continue }
        take(fence, first + 1..<place)
        open = nil
      } else if let fence = Fence(line) {
        open = (fence, place)
      } else {
        part = GeneratedPart(line).map { ($0, place) }
      }
    }
    // A session that was killed has no end; the last line end brings no line.
    if let (fence, first) = open {
      take(fence, first + 1..<max(first + 1, lines.last == "" ? lines.count - 1 : lines.count))
    }
  }

  private mutating func take(_ fence: Fence, _ body: Range<Int>) {
    if fence.words.first == "touchtrace" { sessions.append(Session(lines: body)) }
    if let name = fence.words.first(where: { $0.hasPrefix("file=") })?.dropFirst(5) {
      files[String(name)] = lines[body].map { $0 + "\n" }.joined()
    }
  }

  /// The lines of a session, of which the first is a command line.
  func body(of session: Session) -> ArraySlice<String> {
    guard let command = session.command else { return lines[session.lines] }
    return (lines[..<(session.lines.lowerBound - 1)] + ["$ " + command]).suffix(1)
  }

  /// Runs the sessions again, and answers the document as it would be now.
  ///
  /// - Parameter folder: Where the document lies.
  package func rerun(
    in folder: String
  ) throws(SessionRerun.Trouble) -> (text: String, count: Int) {
    var bodies: [[String]] = []
    var count = 0
    for session in sessions {
      let rerun = try SessionRerun(body(of: session), files: files, in: Enclosure(folder))
      bodies.append(rerun.lines)
      count += rerun.count
    }
    return (text(with: bodies), count)
  }

  /// The document with other lines for each session.
  private func text(with bodies: [[String]]) -> String {
    var lines = lines
    for (session, body) in zip(sessions, bodies).reversed() {
      let isPart = session.command != nil
      lines.replaceSubrange(session.lines, with: isPart ? [""] + body.dropFirst() + [""] : body)
    }
    return lines.joined(separator: "\n")
  }
}

/// The comment before a part of a document that is a command's output.
private struct GeneratedPart {
  let command: String
  /// The comment behind the part.
  let end: String

  init?(_ line: String) {
    let words = line.split(separator: " ")
    guard words.count > 4, words[0] == "<!--", words.last == "-->", words[1].last == ":",
      words[2] == "touchtrace"
    else { return nil }
    command = words[2...].dropLast().joined(separator: " ")
    end = "<!-- end of \(words[1].dropLast()) -->"
  }
}

/// The line that opens a block of code.
private struct Fence {
  private let mark: Character
  private let length: Int
  /// What stands behind the marks.
  let words: [Substring]

  init?(_ line: String) {
    let text = line.drop { $0 == " " }
    guard line.count - text.count < 4, let mark = text.first, mark == "`" || mark == "~" else {
      return nil
    }
    let length = text.prefix { $0 == mark }.count
    let info = text.dropFirst(length)
    guard length > 2, mark == "~" || !info.contains("`") else { return nil }
    (self.mark, self.length) = (mark, length)
    words = info.split(whereSeparator: \.isWhitespace)
  }

  func isClosed(by line: String) -> Bool {
    let text = line.drop { $0 == " " }
    let marks = text.prefix { $0 == mark }.count
    return line.count - text.count < 4 && marks >= length
      && text.dropFirst(marks).allSatisfy(\.isWhitespace)
  }
}
