import Foundation
import TestSupport
import Testing
import Transcripts

@testable import TouchTraceCLI

@Suite("The picture in the README", .ownThread) struct PictureTests {
  @Test("It is what the program draws of the first lesson's eighth step") func current() throws {
    let name = "lessons/02-hit-test/03-first-to-fifth/step-8.svg"
    let readme = try String(contentsOf: packageRoot.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains("](\(name))"))
    let run = try touchtrace(["run", firstToFifth, "--format", "svg", "--step", "8"])
    let file = packageRoot.appending(path: name)
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try run.output.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(run.output == (try String(contentsOf: file, encoding: .utf8)))
  }
}
