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

  @Test(arguments: [FileKind.probe, .sentry, .appium, .detox])
  func `No damage loses a view in silence, or ends badly`(kind: FileKind) {
    let texts = [
      FileKind.probe: Self.probe, .sentry: Self.sentry, .appium: Self.appium, .detox: Self.detox,
    ]
    let fixture = Array((texts[kind] ?? "").utf8)
    let other = Array((kind == .probe ? Self.sentry : Self.probe).utf8)
    var mutation = Mutation(seed: 38)
    var read = 0
    for _ in 0..<(isSlowRun ? 20_000 : 1_000) {
      guard let screen = Self.read(mutation.damaged(fixture, mixing: other), kind) else { continue }
      read += 1
      #expect(screen.keepsCount)
      #expect(screen.viewCount > 0)
    }
    #expect(read > 50)
  }

  private static func read(_ bytes: [UInt8], _ kind: FileKind) -> ForeignHierarchy? {
    switch kind {
    case .probe: try? ProbeReader(bytes).read()
    case .sentry: try? SentryReader(bytes).read()
    case .appium: try? AppiumReader(bytes).read()
    case .detox: try? DetoxReader(bytes).read()
    case .scene, .lesson, .viewDescription, .interfaceBuilder, .accessibility, .json: nil
    }
  }
}
