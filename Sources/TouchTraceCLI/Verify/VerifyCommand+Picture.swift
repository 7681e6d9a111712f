import TouchNarration
import Transcripts

//  $ touchtrace debug screen.txt     the title of each screen; a file of the document comes first
//  (tap #0/22) why-not buy           a screen: what was typed, and the answer
//  (tap #0/22) export hit.svg        a screen: what was typed, and the picture

extension VerifyCommand {
  /// Draws the sessions of a document, and the files they name, as a moving picture.
  func draw(_ document: SessionDocument, in folder: Enclosure, to path: String) throws(FileProblem)
  {
    var picture = MovingPicture()
    for session in document.sessions where session.command == nil {
      let body = document.body(of: session)
      guard let rerun = try? SessionRerun(body, files: document.files, in: folder, isColoured: true)
      else { continue }
      let title = body.first ?? ""
      for word in Self.words(title) {
        guard let file = document.files[word] else { continue }
        let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
        picture.add(title: word, typed: nil, .lines(lines.dropLast().map(String.init)))
      }
      for turn in rerun.turns where turn.count > 1 {
        let drawing = Self.words(turn[0]).last.flatMap { rerun.files[$0] }
        picture.add(
          title: turn[0] == title ? "" : title, typed: turn[0],
          drawing.map { .drawing($0) } ?? .lines(Array(turn.dropFirst())))
      }
    }
    try writeText(picture.text, to: path, force: invocation.has(.force))
  }

  private static func words(_ line: String) -> [String] {
    line.split(separator: " ").map(String.init)
  }
}
