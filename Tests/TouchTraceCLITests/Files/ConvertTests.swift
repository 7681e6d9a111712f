import Foundation
import TerminalSupport
import TestSupport
import Testing

@Suite("touchtrace convert", .ownThread) struct ConvertTests {
  private let shell: Shell
  private let scene = """
    model tapInterval 300
    window 100x100
      view a 0,0 50x50

    touch #one
    0 down A in a 5,5
    9 up A

    touch #two
    0 down A at 60,60
    9 move A by 1,1
    20 up A

    """

  init() throws { shell = try Shell() }

  @Test("A file written over itself keeps its settings and all its touches")
  func inPlace() throws {
    try shell.folder.write(scene, to: "F.scene")
    let run = try shell(#""$0" convert F.scene --output F.scene --force"#)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(try shell.folder.contents(of: "F.scene") == scene)
  }

  @Test("Only what is asked for by name is chosen")
  func chosen() throws {
    try shell.folder.write(scene, to: "F.scene")
    let two = try shell(#""$0" convert F.scene --touch two"#)
    #expect(two.output.contains("touch #two") && !two.output.contains("touch #one"))
    let none = try shell(#""$0" convert F.scene --touch twp"#)
    #expect(none.status == 3 && none.errors.contains("did you mean 'two'?"))
  }

  @Test("Every lesson comes whole: each of its scenes and touches runs the same, printed twice")
  func lessons() throws {
    let names = try FileManager.default.subpathsOfDirectory(atPath: packageRoot.path + "/lessons")
      .filter { $0.hasSuffix("/lesson.md") }.sorted()
    for name in isSlowRun ? names : Array(names.prefix(6)) {
      let lesson = packageRoot.path + "/lessons/" + name
      let once = try touchtrace(["convert", lesson])
      #expect(once.status == 0 && once.errors.isEmpty, "\(name): \(once.errors)")
      try shell.folder.write(once.output, to: "once.scene")
      let path = shell.folder.path + "/once.scene"
      #expect(try touchtrace(["convert", path]).output == once.output, "\(name)")
      let text = try String(contentsOfFile: lesson, encoding: .utf8)
      let touches = text.matches(of: /(?m)^```touch #(\w+)/).map { String($0.1) }
      #expect(once.output.matches(of: /(?m)^(```)?touch #/).count == touches.count, "\(name)")
      for touch in touches {
        let words = ["--touch", touch, "--format", "text"]
        let before = try touchtrace(["run", lesson] + words)
        let after = try touchtrace(["run", path] + words)
        #expect(before.output == after.output && before.status == after.status, "\(name) \(touch)")
      }
    }
  }

  @Test("A scene of a lesson comes with its own touches, and the others are named")
  func oneScene() throws {
    try shell.folder.write(
      """
      ```scene #a
      window 10x10
        view x 0,0 5x5
      ```
      ```scene #b
      window 10x10
        view y 0,0 5x5
      ```
      ```touch #onX
      0 down A in x 1,1
      9 up A
      ```
      ```touch #onY scene=b
      0 down A in y 1,1
      9 up A
      ```
      """, to: "two.md")
    let run = try shell(#""$0" convert two.md --scene b"#)
    #expect(run.status == 0 && run.output.contains("view y"))
    #expect(run.output.contains("touch #onY") && !run.output.contains("onX"))
    #expect(run.errors == "touchtrace: touch 'onX' belongs to another scene; left out\n")
    let both = try shell(#""$0" convert two.md"#)
    #expect(both.output.contains("```touch #onY scene=b\n0 down A in y 1,1\n9 up A\n```"))
  }

  @Test("A scene is not written over itself where its comments would be gone")
  func comments() throws {
    let commented = scene.replacing("0 down A at 60,60", with: "0 down A at 60,60  // beside it")
    try shell.folder.write(commented, to: "F.scene")
    let run = try shell(#""$0" convert F.scene --output F.scene --force"#)
    #expect(run.status == 3 && run.errors.contains("cannot overwrite its input"))
    #expect(try shell.folder.contents(of: "F.scene") == commented)
    let beside = try shell(#""$0" convert F.scene --output G.scene"#)
    #expect(beside.status == 0)
    #expect(try shell.folder.contents(of: "G.scene") == scene)
  }

  @Test("A lesson is not written over itself: its text would be gone")
  func prose() throws {
    let run = try shell(#"cp "$1" l.md; "$0" convert l.md --output l.md --force; cmp l.md "$1""#)
    #expect(run.status == 0)
    #expect(run.errors.contains("l.md: error: convert cannot overwrite its input"))
  }
}
