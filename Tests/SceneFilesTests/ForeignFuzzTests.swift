import SceneFiles
import TestSupport
import Testing

@Suite("Damaged files of other tools")
struct ForeignFuzzTests {
  private static let probe = """
    {"schema": "touchtrace-probe/1", "windows": [{"class": "UIWindow", "frame": [0, 0, 390, 844],
    "recognizers": [{"class": "UITapGestureRecognizer", "numberOfTapsRequired": 2}], "alpha": 1,
    "subviews": [{"class": "Shop.Buy", "superclasses": ["UIButton"], "text": "a\\u00e9\\n",
    "transform": [1, 0, 0, 1, 0, 0], "actions": [{"action": "buy:"}], "subviews": []}, null]}]}
    """
  private static let sentry = """
    {"rendering_system":"UIKIT","windows":[{"type":"UIWindow","x":0,"y":0,"width":390,"height":844,
    "alpha":1,"visible":true,"children":[{"type":"UIView","children":[
    {"type":"SentryTruncatedViewHierarchy"}]}]}]}
    """
  private static let appium = """
    <AppiumAUT><XCUIElementTypeApplication><XCUIElementTypeWindow x="0" y="0" width="9" height="9">
    <XCUIElementTypeButton name="a" label="&lt;b&#62;" enabled="true" visible="true" x="1" y="2" \
    width="3" height="4"/></XCUIElementTypeWindow></XCUIElementTypeApplication></AppiumAUT>
    """
  private static let detox = """
    <ViewHierarchy>
     <UIWindow class="UIWindow" height="844" visibility="visible" width="390">
      <Host<Text> alpha="1.0" class="Host<Text>" label="a "b" & c" x="1" y="2" width="3" height="4" />
     </UIWindow>
    </ViewHierarchy>
    """

  private typealias Reader = @Sendable ([UInt8]) throws -> ForeignHierarchy

  private static let readers: [(fixture: String, read: Reader)] = [
    (probe, { try ProbeReader($0).read() }), (sentry, { try SentryReader($0).read() }),
    (appium, { try AppiumReader($0).read() }), (detox, { try DetoxReader($0).read() }),
  ]

  @Test(arguments: 0..<4)
  func `No damage loses a view in silence, or ends badly`(number: Int) {
    let (fixture, reader) = Self.readers[number]
    let other = Array(Self.readers[(number + 1) % 4].fixture.utf8)
    var mutation = Mutation(seed: 38)
    var read = 0
    for _ in 0..<(isSlowRun ? 20_000 : 1_000) {
      let bytes = mutation.damaged(Array(fixture.utf8), mixing: other)
      guard let screen = try? reader(bytes) else { continue }
      read += 1
      #expect(screen.keepsCount)
      #expect(screen.viewCount > 0)
    }
    #expect(read > 50)
  }
}
