import SceneFiles
import TestSupport
import Testing

private typealias File = InterfaceBuilderFile

@Suite("Damaged Interface Builder files")
struct InterfaceBuilderFuzzTests {
  @Test func `No damage loses a view in silence, or ends badly`() {
    let fixture = Array(Self.fixture.utf8)
    let other = Array(File.storyboard(File.controller("<label text=\"&#x41;\"/>")).utf8)
    var mutation = Mutation(seed: 16)
    var read = 0
    for _ in 0..<(isSlowRun ? 40_000 : 800) {
      let bytes = mutation.damaged(fixture, mixing: other)
      guard let screens = try? InterfaceBuilderReader(bytes).read() else { continue }
      read += 1
      #expect(!screens.isEmpty)
      for screen in screens {
        #expect(screen.keepsCount)
        #expect(screen.viewCount > 0)
      }
    }
    #expect(read > (isSlowRun ? 100 : 30))
  }

  private static let fixture = File.storyboard(
    File.controller(
      """
      <button id="b" hidden="NO" fixedFrame="YES"><rect key="frame" x="1" y="2" width="3" height="4"/>
      <state key="normal" title="A &amp; B"/><connections>
      <action selector="go:" destination="vc" eventType="touchUpInside"/>
      <outletCollection property="gestureRecognizers" destination="t"/></connections></button>
      <tableView><prototypes><tableViewCell><tableViewCellContentView key="contentView"><subviews>
      <label userInteractionEnabled="NO"><string key="text">x<![CDATA[<y>]]></string></label>
      </subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
      <containerView id="c"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <connections><segue destination="d" kind="embed"/></connections></containerView>
      <view><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" \
      keyPath="layer.zPosition"><real key="value" value="1"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes><variation key="default"><mask key="subviews">
      <exclude reference="b"/></mask></variation></view>
      """) + "<tapGestureRecognizer id=\"t\" numberOfTapsRequired=\"2\"/>",
    File.controller(File.view("slider", "value=\"0.5\""), id: "d"),
    "<viewControllerPlaceholder id=\"p\" storyboardName=\"Other\"/>")
}
