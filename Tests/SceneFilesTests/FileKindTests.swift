import SceneFiles
import Testing

@Suite("What a file is")
struct FileKindTests {
  @Test(
    "The kind is told from the beginning",
    arguments: [
      ("a.scene", "window 390x844\n  view a 0,0 1x1", FileKind.scene),
      ("a.txt", "\u{FEFF}// five views\nwindow 390x844", .scene),
      ("lesson.md", "---\ntitle: x\n---", .lesson),
      ("notes", "# Views\n\n```scene #main\nwindow 1x1\n```", .lesson),
      (
        "dump.txt",
        "<UIWindow: 0x7f9; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x60>>\n   | <UIView: 0x7fa>",
        .viewDescription
      ),
      (
        "Main.storyboard",
        "<?xml version=\"1.0\"?>\n<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\">",
        .interfaceBuilder
      ),
      ("p.json", "{\n  \"schema\" : \"touchtrace-probe/1\"", .probe),
      (
        "p.json",
        "{\"a\":\"" + String(repeating: "x", count: 9000) + "\",\"schema\":\"touchtrace-probe/1\"}",
        .probe
      ),
      ("v.json", "{\"rendering_system\":\"UIKIT\",\"windows\":[]}", .sentry),
      ("s.xml", "<?xml version=\"1.0\"?>\n<AppiumAUT>", .appium),
      ("s.xml", "\u{FEFF}<XCUIElementTypeApplication name=\"; frame = (\">", .appium),
      ("d.xml", "<?xml version=\"1.0\"?>\n<ViewHierarchy>\n <UIWindow", .detox),
      ("a.json", "[{\"rendering_system\":1}]", .json),
      ("t.jsonl", "{\"rec\":\"head\"}", .json), ("empty", "", .scene),
    ])
  func kinds(name: String, text: String, kind: FileKind) {
    #expect(FileKind(name: name, text: text) == kind)
  }
}
