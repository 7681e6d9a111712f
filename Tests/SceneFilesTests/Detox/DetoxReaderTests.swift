import SceneFiles
import Testing
import TouchCore

@Suite("Detox's XML of views")
struct DetoxReaderTests {
  private static let unknown: UnknownFacts = [
    .anyRecognizers, .interaction, .enabled, .actions, .boundsOrigin,
  ]

  private func read(_ text: String) throws(ImportRefusal) -> ForeignHierarchy {
    try DetoxReader(Array("<ViewHierarchy>\n\(text)</ViewHierarchy>".utf8)).read()
  }

  private func classes(_ text: String) throws -> [String] { try read(text).all.map(\.className) }

  @Test func `Views are read with their places in their superviews`() throws {
    let screen = try read(
      """
      <UIWindow alpha="1.0" class="UIWindow" focused="false" height="844" visibility="visible" width="390">
      <UILabel alpha="0.5" class="UILabel" height="20" id="total" label="Sum" tag="3" text="12" \
      visibility="invisible" width="100" x="20" y="-5" />
      </UIWindow>
      """)
    var label = ForeignView("UILabel", line: 3)
    label.identifier = "total"
    label.text = "12"
    label.tag = 3
    label.alpha = 0.5
    label.isHidden = true
    label.frame = Rect(20, -5, 100, 20)
    label.unknown = Self.unknown
    var window = ForeignView("UIWindow", line: 2)
    window.alpha = 1
    window.isHidden = false
    window.frame = Rect(0, 0, 390, 844)
    window.unknown = Self.unknown.union(.level)
    window.subviews = [label]
    #expect(screen.kind == .detox)
    #expect(!screen.framesAreOnScreen)
    #expect(screen.roots == [window])
    #expect(screen.remarks.isEmpty)
    #expect(screen.keepsCount)
  }

  @Test func `A class may be generic, in the element's name as well`() throws {
    let host = "_UIHostingView<ModifiedContent<Text, () -> Bool>>"
    #expect(
      try classes(
        "<\(host) class=\"\(host)\" width=\"1\" height=\"1\"><UIView width=\"1\"/></\(host)>")
        == [host, "UIView"])
  }

  @Test(
    "What Detox should have escaped is read all the same",
    arguments: [
      "Tap \"OK\" & wait", "a < b > c", "\"quoted\"", "5\" x 7\"", "&amp", "a=\"b", "\"\"\"\"",
      "x\ny", "100%",
    ])
  func labels(label: String) throws {
    let screen = try read(
      "<UILabel class=\"UILabel\" height=\"9\" label=\"\(label)\" width=\"9\" x=\"4\" />")
    #expect(screen.roots[0].text == label)
    #expect(screen.roots[0].frame == Rect(4, 0, 9, 9))
  }

  @Test func `A web view's page is no view`() throws {
    #expect(
      try classes(
        "<WKWebView class=\"WKWebView\">\n<![CDATA[<html><body class=\"x\"/></html>]]></WKWebView>")
        == ["WKWebView"])
  }

  @Test func `What is missing, or none, is unknown and said`() throws {
    let screen = try read("<UIView alpha=\"nan\" width=\"x\" height=\"2\"/>")
    #expect(screen.roots[0].unknown == Self.unknown.union([.level, .visibility, .frame]))
    #expect(
      screen.remarks.map(\.reason) == [
        .notANumber(property: "alpha", taken: "1"), .notANumber(property: "width", taken: "0"),
      ])
  }

  @Test func `Where Detox stops, there may be more`() throws {
    let text =
      String(repeating: "<UIView>", count: 200) + String(repeating: "</UIView>", count: 200)
    let views = try read(text).all
    #expect(views.map { $0.unknown.contains(.tree) }.firstIndex(of: true) == 199)
  }

  @Test func `Android's views are refused`() {
    #expect(throws: ImportRefusal.notIOS("Android")) {
      try read("<DecorView class=\"com.android.internal.policy.DecorView\"/>")
    }
    let android = """
      <?xml version='1.0' encoding='UTF_8' standalone='yes' ?><ViewHierarchy>
      <ViewStub class="android.view.ViewStub"/></ViewHierarchy>
      """
    #expect(throws: ImportRefusal.notIOS("Android")) {
      try DetoxReader(Array(android.utf8)).read()
    }
    #expect(throws: ImportRefusal.noViews) { try read("") }
  }
}
