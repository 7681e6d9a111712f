import Foundation
import TerminalSupport
import TestSupport
import Testing

/// What `why` says of what a storyboard has beside plain views: items of bars, recognizers, the rest.
@Suite("touchtrace why, of bar items and named objects", .ownThread) struct WhyBarItemTests {
  private func why(
    _ who: String, items: String = "", view: String = "", objects: String = "",
    controller: String = "", navigation: String = "", isAround: Bool = true,
    language: String = "en"
  ) throws -> Run {
    let bar = """
      <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0" y="44" width="390" \
      height="44"/></navigationBar>
      """
    let file = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="n"><device id="retina6_12"/>
      <scenes><scene sceneID="s"><objects><navigationController id="n" \(navigation)>\(bar)
      <connections><segue destination="\(isAround ? "c" : "elsewhere")" kind="relationship"/></connections></navigationController>
      </objects></scene><scene sceneID="t"><objects><viewController id="c" \(controller)>
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/>\(view)</view>
      <navigationItem key="navigationItem" title="Cart" id="i">\(items)</navigationItem>
      </viewController>\(objects)</objects></scene></scenes></document>
      """
    let folder = try TemporaryDirectory()
    try folder.write(file, to: "a.storyboard")
    return try touchtrace(["why", who, "\(folder.path)/a.storyboard", "--lang", language])
  }

  private func item(_ attributes: String, _ connection: String = "") -> String {
    """
    <barButtonItem key="rightBarButtonItem" id="x1-Yz-3" \(attributes)><connections>\(connection)\
    </connections></barButtonItem>
    """
  }

  private let save = "<action selector=\"save:\" destination=\"c\"/>"

  @Test(
    "An item is asked about by its id, its words and its action, and its place is an estimate",
    arguments: [
      ("x1-Yz-3", "_UIButtonBarButton x1-Yz-3 (done) gets it"),
      ("Done", "_UIButtonBarButton x1-Yz-3 (done) gets it"),
      ("save:", "_UIButtonBarButton x1-Yz-3 (done) did send save: to its target"),
    ])
  func asked(who: String, answer: String) throws {
    let run = try why(who, items: item("systemItem=\"done\"", save))
    #expect(run.status == 0 && run.output.hasPrefix(answer), "\(run)")
    #expect(run.output.contains("LIKELY: where "), "\(run)")
    #expect(run.output.contains(" is estimated: UIKit "), "\(run)")
  }

  @Test func `A disabled item is hit and sends nothing`() throws {
    let run = try why("save:", items: item("title=\"Save\" enabled=\"NO\"", save))
    #expect(run.status == 1, "\(run)")
    #expect(run.output.contains("was not sent: its isEnabled is off"), "\(run)")
    #expect(run.output.contains("whatif save.isEnabled = yes"), "\(run)")
  }

  @Test func `An item of a hidden bar is not hit, and code may show the bar`() throws {
    let run = try why(
      "Save", items: item("title=\"Save\"", save), navigation: "navigationBarHidden=\"YES\"")
    #expect(run.status == 1 && run.output.contains("hidden"), "\(run)")
    #expect(run.output.contains("LIKELY: "), "\(run)")
  }

  @Test func `An item without an action says so, as a button does, if no outlet leads to it`()
    throws
  {
    for controller in ["", "customClass=\"Cart\""] {
      let plain = try why("Save", items: item("title=\"Save\""), controller: controller)
      #expect(plain.output.contains("But it has no action, segue or menu"), "\(plain)")
    }
    let tagged = try why("Save", items: item("title=\"Save\" tag=\"3\""))
    #expect(!tagged.output.contains("But it has no action"), "\(tagged)")
  }

  @Test(
    "A recognizer is asked about by its id, its outlet and its action",
    arguments: [
      ("t1-Ab-9", "UITapGestureRecognizer t1-Ab-9 (zoomTap) did recognize"),
      ("zoomTap", "UITapGestureRecognizer t1-Ab-9 (zoomTap) did recognize"),
      ("tapped:", "UITapGestureRecognizer t1-Ab-9 (zoomTap) did send tapped: to its target"),
    ])
  func recognizer(who: String, answer: String) throws {
    let view = """
      <connections><outletCollection property="gestureRecognizers" destination="t1-Ab-9"/>\
      <outlet property="zoomTap" destination="t1-Ab-9"/></connections>
      """
    let tap = """
      <tapGestureRecognizer id="t1-Ab-9"><connections><action selector="tapped:" destination="c"/>\
      </connections></tapGestureRecognizer>
      """
    let run = try why(who, view: view, objects: tap)
    #expect(run.status == 0 && run.output.contains(answer), "\(run)")
  }

  @Test(
    "A recognizer is asked about with the gesture that it waits for",
    arguments: [
      ("swipeGestureRecognizer direction=\"up\"", "a swipe in"),
      ("pongPressGestureRecognizer minimumPressDuration=\"0.7\"", "a press of 800 ms in"),
      ("panGestureRecognizer minimumNumberOfTouches=\"1\"", "a drag in"),
      ("tapGestureRecognizer", "a tap in"),
    ])
  func gesture(tag: String, words: String) throws {
    let view = """
      <connections><outletCollection property="gestureRecognizers" destination="g1"/></connections>
      """
    let run = try why("g1", view: view, objects: "<\(tag) id=\"g1\"/>")
    #expect(run.errors.contains("using \(words) the middle of g1"), "\(run)")
    #expect(run.status == 0 && run.output.contains(" did "), "\(run)")
  }

  @Test func `An object that is on no screen is named with its place and the reason`() throws {
    let tab = "<barButtonItem title=\"Compose\" id=\"q\"/>"
    let run = try why("Compose", objects: tab)
    #expect(run.status == 3 && run.output.isEmpty, "\(run)")
    #expect(
      run.errors.hasSuffix(
        "Compose is a <barButtonItem>: no bar in the file shows it, so it has no place to touch\n"),
      "\(run)")
    #expect(run.errors.contains("a.storyboard:7:18: Compose"), "\(run)")
    let chinese = try why("i", language: "zh-Hans")
    #expect(chinese.errors.contains("i 是 <navigationItem>：它描述 c，不是视图"), "\(chinese)")
    #expect(try why("nobody").errors.contains("nothing is called nobody"))
  }

  @Test func `A bar that the file does not have is the first doubt`() throws {
    let items = item("title=\"Save\"", save)
    let run = try why("Save", items: items, isAround: false)
    #expect(run.status == 0, "\(run)")
    #expect(run.output.contains("LIKELY: the file has no bar here, only items for one"), "\(run)")
  }

  @Test func `A controller is asked about by its id`() throws {
    let run = try why("c")
    #expect(run.status != 3 && run.errors.contains("using a tap in the middle of c"), "\(run)")
  }
}
