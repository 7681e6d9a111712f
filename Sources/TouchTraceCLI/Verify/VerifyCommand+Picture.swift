import TouchNarration
import Transcripts

//  $ touchtrace debug screen.txt     the title of each screen; a file of the document comes first
//  (tap #0/22) why-not buy           a screen: what was typed, and the answer

extension VerifyCommand {
  /// Draws the sessions of a document, and the files they name, as a moving picture.
  func draw(_ document: SessionDocument, in folder: Enclosure, to path: String) throws(FileProblem)
  {
    var picture = MovingPicture()
    for session in document.sessions where session.command == nil {
      let body = document.body(of: session)
      guard let rerun = try? SessionRerun(body, files: document.files, in: folder, isColoured: true)
      else { continue }
      let words = body.first.map { $0.split(separator: " ").map(String.init) } ?? []
      for word in words {
        guard let file = document.files[word] else { continue }
        picture.add(title: word, typed: nil, lines: Self.lines(of: file))
      }
      for turn in rerun.turns where turn.count > 1 {
        let title = turn.first == body.first ? "" : body.first ?? ""
        picture.add(title: title, typed: turn.first, lines: Array(turn.dropFirst()))
      }
    }
    try writeText(picture.text, to: path, force: invocation.has(.force))
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}
