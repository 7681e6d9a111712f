import SceneLanguage
import TestSupport
import Testing
import TouchCore

@Suite("Scene files")
struct SceneFileTests {
  private func read(_ text: String) -> Parsed<SceneFile> {
    readSceneFile(SourceLines(file: "f", text: text))
  }

  private func problems(_ text: String) -> [String] {
    read(text).diagnostics.map(\.shortHeadline)
  }

  @Test("A file holds a scene, then touches under their names")
  func file() throws {
    let file = try #require(
      read(
        """
        window 390x844
          view pad 1,1 9x9

        touch #tap   // once
        0 down A in pad 1,1
        80 up A

        touch #hold
        0 down A at 2,2
        """
      ).value)
    #expect(file.scene.views.count == 2)
    #expect(file.touches.map(\.id) == ["tap", "hold"])
    #expect(file.touches.map(\.script.events.count) == [2, 1])
  }

  @Test("A file without touches is a scene")
  func noTouches() throws {
    let file = try #require(read("window").value)
    #expect(file.touches.isEmpty)
  }

  @Test("Errors keep their lines and come in the order of the file")
  func errors() {
    let text = """
      window
        veiw pad
      touch #tap
      0 down A in pda 1,1
      touch tap
      0 down A at 1,1
      touch #tap
      0 down A at 1,1
      touch
      0 up A
      touch #last
      """
    let head = "a touch is a line 'touch #name', then one line for each event; write 'touch #tap'"
    #expect(
      problems(text) == [
        "2:3: error: unknown kind 'veiw'; did you mean 'view'?",
        "4:13: error: unknown view 'pda'; did you mean 'pad'?",
        "5:7: error: \(head)",
        "7:7: error: the id '#tap' is taken",
        "9:6: error: \(head)",
        "10:6: error: the finger 'A' is not down",
        "11:1: error: there is no event; write a 'down', or another event",
      ])
    #expect(read(text).value == nil)
  }
}
