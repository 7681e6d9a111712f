import Testing
import TouchCore

@testable import SceneFiles

@Suite("Bars of containers") struct ContainerBarsTests {
  private func screen(device: String, bar: String) throws -> Scene {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="around">
      <device id="\(device)" orientation="portrait"/>
      <scenes><scene sceneID="s1"><objects>\(bar)</objects></scene>
      <scene sceneID="s2"><objects><viewController id="vc"><view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/></view></viewController></objects></scene></scenes>
      </document>
      """
    return try #require(try importScreens(text, .interfaceBuilder).first).screen.scene
  }

  private func tabs(_ y: Int) -> String {
    """
    <tabBarController id="around"><tabBar key="tabBar" id="bar"><rect key="frame" x="0" y="\(y)" width="393" height="49"/></tabBar>
    <connections><segue destination="vc" kind="relationship" relationship="viewControllers" id="r"/></connections></tabBarController>
    """
  }

  private func bar(_ scene: Scene) throws -> View {
    scene[try #require(scene.viewIDs.first { scene[$0].origins.identifier == "bar" })]
  }

  @Test("19.58: a tab bar lies at the bottom, with the home indicator where there is one")
  func tabBar() throws {
    for y in [0, 400, 803] {
      #expect(
        try bar(screen(device: "retina6_12", bar: tabs(y))).frame == Rect(0, 769, 393, 83))
      #expect(
        try bar(screen(device: "retina4_7", bar: tabs(y))).frame == Rect(0, 803, 393, 49))
      // One with a home button: 34 pt are known of iPhones alone.
      #expect(
        try bar(screen(device: "ipad10_5", bar: tabs(y))).frame == Rect(0, 803, 393, 49))
    }
  }

  @Test("19.58: a navigation bar keeps the place below the status bar, 44 pt high at least")
  func navigationBar() throws {
    let navigation = """
      <navigationController id="around"><navigationBar key="navigationBar" id="bar"><rect key="frame" x="0" y="59" width="393" height="0"/></navigationBar>
      <connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
      """
    #expect(
      try bar(screen(device: "retina6_12", bar: navigation)).frame == Rect(0, 59, 393, 44))
  }
}
