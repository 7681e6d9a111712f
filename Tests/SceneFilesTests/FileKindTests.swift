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
      (
        "paste",
        String(repeating: "I print the views.\n", count: 1_000)
          + "<UIView: 0x7f9; frame = (0 0; 1 1); layer = <CALayer: 0x60>>",
        .viewDescription
      ),
      ("fixture", "<UIView; frame = (0 0; 1 1); layer = <CALayer>>", .viewDescription),
      ("short", "(lldb) pviews -s\n<UIWindow>\n   | <UIView>", .viewDescription),
      ("controllers", "<A 0x1>, state: appeared, view: <UIView 0x2>", .viewDescription),
      ("pvc", "<A: 0x1; view = <UIView; 0x2>; frame = (0, 0; 1, 1)>", .viewDescription),
      ("log", "[main] <UIView: 0x7f9; frame = (0 0; 1 1)>", .viewDescription),
      ("ui.txt", "Element subtree:\n →Application, 0x6, pid: 1, label: 'A'", .accessibility),
      ("answer.json", "{ \"value\": \"Element subtree:\\n →Window, 0x6\" }", .accessibility),
      ("flat.txt", "Button, {{20.0, 60.0}, {120.0, 44.0}}, label: 'Buy'", .accessibility),
      ("probe.json", "{ \"text\": \"<UIView: 0x1; frame = (0 0; 1 1)>\" }", .json),
      ("lesson", "```scene\nwindow 1x1\n```\n<UIView: 0x1; frame = (0 0; 1 1)>", .lesson),
      ("p.json", "{\n  \"schema\" : \"touchtrace-probe/1\"", .probe),
      (
        "p.json",
        "{\"a\":\"" + String(repeating: "x", count: 9000) + "\",\"schema\":\"touchtrace-probe/1\"}",
        .probe
      ),
      ("log.txt", "10:00 Shop[1] {\"schema\": \"touchtrace-probe/1\"", .probe),
      ("log.txt", "Attachment:\n{\"rendering_system\":\"UIKIT\"", .sentry),
      (
        "errors.txt", "(lldb) po [[UIWindow keyWindow] recursiveDescription]\n nil",
        .viewDescription
      ),
      ("v.json", "{\"rendering_system\":\"UIKIT\",\"windows\":[]}", .sentry),
      ("s.xml", "<?xml version=\"1.0\"?>\n<AppiumAUT>", .appium),
      ("s.xml", "\u{FEFF}<XCUIElementTypeApplication name=\"; frame = (\">", .appium),
      ("d.xml", "<?xml version=\"1.0\"?>\n<ViewHierarchy>\n <UIWindow", .detox),
      ("a.json", "[{\"rendering_system\":1}]", .json),
      ("bomb", "<?xml version=\"1.0\"?>\n<!DOCTYPE d [<!ENTITY a \"a\">]><d/>", .interfaceBuilder),
      ("bomb", "\n<!DOCTYPE d [<!ENTITY a \"a\">]><d/>", .interfaceBuilder),
      ("list.plist", "<?xml version=\"1.0\"?>\n<plist/>", .interfaceBuilder),
      ("Login.XIB", "<document/>", .interfaceBuilder), ("Main.storyboard", "", .interfaceBuilder),
      ("own.scene", "window 390x844\n  label a 0,0 100x20 text=\"x; frame = (y\"", .scene),
      ("-", "// shop\nmodel iOS 17\nwindow shop 390x844\n  label a text=\"x; frame = (y\"", .scene),
      ("-", "window 0x1: <UIWindow: 0x1; frame = (0 0; 1 1)>", .viewDescription),
      ("-", "window\n<UIWindow: 0x1; frame = (0 0; 1 1)>", .viewDescription),
      ("-", "<UIWindow: 0x1; frame = (0 0; 1 1)>\n | <ViewHierarchyView: 0x2>", .viewDescription),
      ("-", "<ViewHierarchyWindow: 0x1; frame = (0 0; 1 1)>", .viewDescription),
      ("-", "<ViewHierarchy; frame = (0 0; 1 1)>", .viewDescription),
      ("-", "<InterfaceBuilderView: 0x1; frame = (0 0; 1 1)>", .viewDescription),
      ("d.xml", "<!-- from Detox --> <ViewHierarchy>", .detox),
      ("README.md", "# How\n\n    <UIView: 0x1; frame = (0 0; 1 1)>", .viewDescription),
      ("lesson.md", "# How\n<UIView: 0x1; frame = (0 0; 1 1)>\n```scene\nwindow 1x1\n```", .lesson),
      ("notes.md", "# Nothing here", .lesson), ("t.jsonl", "{\"rec\":\"head\"}", .json),
      ("empty", "", .scene),
    ])
  func kinds(name: String, text: String, kind: FileKind) {
    #expect(FileKind(name: name, text: text) == kind)
  }
}
