import Foundation
import TerminalSupport
import TestSupport
import Testing

@Suite("The moving picture in the README", .ownThread) struct PictureTests {
  private func picture() throws -> String {
    let folder = try TemporaryDirectory()
    let run = try touchtrace(["verify", deadButtonPage, "--picture", folder.path + "/why.svg"])
    #expect(run.errors.isEmpty)
    return try folder.contents(of: "why.svg")
  }

  @Test("is the session about the dead button, which RECORD_GOLDENS=1 draws again")
  func current() throws {
    let picture = try picture()
    let file = packageRoot.appending(path: "lessons/why.svg")
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try picture.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(picture == (try String(contentsOf: file, encoding: .utf8)))
    let readme = try String(contentsOf: packageRoot.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains("](lessons/why.svg)"))
  }

  @Test func `shows the dump, the question, an edit and the repaired screen, without scripts`()
    throws
  {
    let picture = try picture()
    for words in [
      "UIButton: 0x106813710", ") why-not UIButton<", ") 1<", "PROVED",
      ") goto end ;; export fixed.svg<",
      "the hit view of touch",
    ] {
      #expect(picture.contains(words), "\(words)")
    }
    #expect(!picture.contains("<script") && !picture.contains("href"))
    // Of two parts of a screen each; only the last screen is seen without animation.
    let screens = picture.ranges(of: "<g class=\"a t").count
    #expect(screens == 5)
    #expect(picture.ranges(of: "visibility=\"hidden\"").count == 2 * (screens - 1))
    #expect(picture.ranges(of: "@keyframes").count == 2 * screens)
    #expect(picture.utf8.count < 60_000)
  }

  @Test func `Without a session no picture is drawn, and an existing file stays`() throws {
    let folder = try TemporaryDirectory()
    try folder.write("# Nothing\n", to: "a.md")
    try folder.write("before", to: "a.svg")
    let none = try touchtrace([
      "verify", folder.path + "/a.md", "--picture", folder.path + "/b.svg",
    ])
    #expect(none.status == 3 && !FileManager.default.fileExists(atPath: folder.path + "/b.svg"))
    let kept = try touchtrace(["verify", deadButtonPage, "--picture", folder.path + "/a.svg"])
    #expect(kept.status != 0 && kept.errors.contains("--force"))
    #expect(try folder.contents(of: "a.svg") == "before")
  }
}
