import TestSupport
import Testing
import TouchCore
import TouchInquiry

/// Two fingers that zoom a scroll view (20.5 to 20.9).
@Suite("Zooming")
struct ZoomTests {
  private func text(
    _ words: String = "zoom=1,4", delegate: String = "~viewForZooming photo", header: String = "",
    content: String = "button go 100,100 100x100", _ more: String = ""
  ) -> String {
    """
    \(header)window 400x800
      scroll photos 0,0 400x800 contentSize=400x800 \(words)
        \(delegate)
        view photo 0,0 400x800
          ~touchesBegan log
          ~touchesCancelled log
          \(content)
    """ + more
  }

  private func zoomed(
    _ script: String, _ words: String = "zoom=1,4", delegate: String = "~viewForZooming photo",
    header: String = ""
  ) -> Trace {
    delivered(script, in: text(words, delegate: delegate, header: header))
  }

  /// The fingers 100 points apart around (200,400), then 200: the middle stays.
  private static let twice =
    "0 down A at 150,400 & down B at 250,400\n20 move A by -50,0 & move B by 50,0"

  private func scales(_ trace: Trace) -> [String] {
    trace.indices.compactMap { index in
      guard case .scroll(let step) = trace[index], let scale = step.scale else { return nil }
      return "\(trace.milliseconds(at: index)) \(step.call) \(scale) \(step.offset.short)"
    }
  }

  @Test("20.7: the distance of the fingers is the scale, and what lies between them stays there")
  func scale() {
    #expect(
      scales(zoomed(Self.twice + "\n40 up A,B")) == [
        "20 willBeginZooming 1.0 (0,0)", "20 didZoom 2.0 (200,400)",
        "40 didEndZooming 2.0 (200,400)",
      ])
    // Around another place the offset is another.
    let corner = "0 down A at 50,100 & down B at 150,100\n20 move A by -50,0 & move B by 50,0"
    #expect(scales(zoomed(corner)).last == "20 didZoom 2.0 (100,100)")
  }

  @Test("20.7: fingers that go along while they part move the content, too")
  func together() {
    let trace = zoomed(
      Self.twice + "\n40 move A by 0,-100 & move B by 0,-100\n60 move A by 0,-10 & move B by 0,-10")
    #expect(scales(trace).last == "60 didZoom 2.0 (200,510)")
    // 20.7: the pan goes on beside the pinch, and neither excludes the other.
    #expect(trace.log("photos.pan prevents photos.pinch", "photos.pinch prevents photos.pan") == [])
    #expect(trace.log("photos.pan began").count == 1 && trace.log("photos.pinch began").count == 1)
  }

  @Test("20.5: there is a pinch only while the maximum is above the minimum and a view is named")
  func possible() {
    func pinches(_ words: String, _ delegate: String = "~viewForZooming photo") -> Bool {
      !zoomed(Self.twice, words, delegate: delegate).log("photos.pinch").isEmpty
    }
    #expect(pinches("zoom=1,4") && pinches("zoom=0.5,1"))
    #expect(!pinches("zoom=1,1") && !pinches("") && !pinches("zoom=2,1"))
    #expect(!pinches("zoom=1,4", ""))
    // A pinch of the app's own is another one, and has the second name.
    let own = scene(text("zoom=1,4", delegate: "@pinch\n    ~viewForZooming photo"))
    #expect(
      own.allRecognizerNames.filter { $0.contains("pinch") } == ["photos.pinch", "photos.pinch2"])
    #expect(
      own.recognizer(named: "photos.pinch").map { own[$0].className }
        == "UIScrollViewPinchGestureRecognizer")
  }

  @Test("20.6, 2.22: new touches are hit-tested through the scaled view")
  func hitTesting() {
    func hit(_ x: Int, _ y: Int) -> String? {
      let trace = zoomed(Self.twice + "\n40 up A,B\n1000 down C at \(x),\(y)\n1060 up C")
      return trace.outcomes.last?.hit.map { trace.scene.name(of: $0) }
    }
    // The button at 100,100 100x100 lies at 200,200 200x200 of the content, which is at (200,400).
    #expect(hit(10, 10) == "photo" && hit(390, 790) == "photo")
    let top =
      "0 down A at 50,100 & down B at 150,100\n20 move A by -50,0 & move B by 50,0\n40 up A,B"
    let trace = zoomed(top + "\n1000 down C at 290,290\n1060 up C")
    #expect(trace.outcomes.last?.hit.map { trace.scene.name(of: $0) } == "go")
    let beside = zoomed("1000 down C at 290,290\n1060 up C")
    #expect(beside.outcomes.last?.hit.map { beside.scene.name(of: $0) } == "photo")
  }

  @Test("20.8, 9.27: the content's touches are cancelled when the zoom begins")
  func content() {
    let late = zoomed(
      "0 down A at 150,400 & down B at 250,400\n200 wait\n300 move A by -50,0 & move B by 50,0\n400 up A,B"
    )
    #expect(
      late.log("touchesBegan photo", "touchesCancelled photo") == [
        "150 touchesBegan photo 1", "300 touchesCancelled photo 1",
      ])
    // Where they were still delayed, it never hears of them.
    #expect(zoomed(Self.twice + "\n40 up A,B").log("touchesBegan photo").isEmpty)
    // Without a pinch two fingers that part leave it its touch: the content cannot scroll.
    let without = zoomed(
      "0 down A at 150,400 & down B at 250,400\n300 move A by -50,0 & move B by 50,0\n400 up A,B",
      "")
    #expect(without.log("touchesCancelled").isEmpty)
  }

  @Test("20.8: it ends when one finger lifts, and the other one scrolls on from there")
  func oneFingerLeft() {
    let trace = zoomed(Self.twice + "\n40 up A\n60 move B by 0,-30\n80 move B by 0,-30\n400 up B")
    #expect(scales(trace).last == "40 didEndZooming 2.0 (200,400)")
    #expect(
      trace.log("photos didScroll").contains { $0.hasPrefix("80 photos didScroll (200,450)") })
    // A finger that comes back zooms again.
    let again = zoomed(
      Self.twice
        + "\n40 up A\n100 down C at 100,400\n120 move C by 50,0\n140 move C by 25,0\n200 up B,C")
    #expect(again.log("willBeginZooming").count == 2 && again.log("didEndZooming").count == 2)
  }

  @Test("20.9: beyond its limit it follows less, comes back, and only then the zoom is over")
  func bounce() {
    let trace = zoomed(Self.twice + "\n40 up A,B", "zoom=1,1.5")
    let told = scales(trace).map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
    #expect(
      told == [
        "20 willBeginZooming 1.0", "20 didZoom 1.732", "40 zoomBounces 1.732", "340 didZoom 1.5",
        "340 didEndZooming 1.5",
      ])
    let small = zoomed(
      "0 down A at 100,400 & down B at 300,400\n20 move A by 50,0 & move B by -50,0\n40 up A,B")
    #expect(
      scales(small).map { String($0.split(separator: " ")[2]) } == [
        "1.0", "0.707", "0.707", "1.0", "1.0",
      ])
  }

  @Test("20.9: how much it follows is a setting: zoomBand")
  func band() {
    let trace = zoomed(Self.twice, "zoom=1,1.5", header: "model zoomBand 1\n")
    #expect(scales(trace).last?.contains("didZoom 2.0") == true)
  }

  @Test("20.9: with bouncesZoom off it stops at its limit, and ends at once")
  func noBounce() {
    let trace = zoomed(Self.twice + "\n40 up A,B", "zoom=1,1.5 bouncesZoom=no")
    #expect(
      scales(trace).map { $0.split(separator: " ").prefix(3).joined(separator: " ") } == [
        "20 willBeginZooming 1.0", "20 didZoom 1.5", "40 didEndZooming 1.5",
      ])
  }

  @Test("20.9: fingers that come back while it bounces zoom it again")
  func caught() {
    let trace = zoomed(
      Self.twice + "\n40 up A,B\n100 down C at 150,400 & down D at 250,400\n"
        + "120 move C by -20,0 & move D by 20,0\n200 up C,D", "zoom=1,1.5")
    #expect(trace.log("willBeginZooming").count == 2 && trace.log("didEndZooming").count == 1)
  }

  @Test("20.6, 20.7: its scale is written, and code may set it: the middle stays")
  func byCode() throws {
    let written = scene(text("zoom=1,4 zoomScale=2"))
    let photo = try #require(written.view(named: "photo"))
    #expect(written[photo].transform == AffineTransform(2, 0, 0, 2, 200, 400))
    let trace = zoomed("0 set photos zoomScale=2\n10 down A at 390,790\n70 up A")
    #expect(scales(trace) == ["0 didZoom 2.0 (200,400)"])
    // Beyond its limits it does not go, and without a view it stays as it is.
    #expect(scales(zoomed("0 set photos zoomScale=9")).last?.contains("didZoom 4.0") == true)
    let none = zoomed("0 set photos zoomScale=2\n10 wait", delegate: "")
    let photos = try #require(none.scene.view(named: "photos"))
    #expect(none.scene(at: none.endIndex - 1)[photos].scrolling?.zooming.scale == 1)
  }

  @Test("20.7: its flags say that it zooms, and that it bounces")
  func flags() throws {
    let trace = zoomed(Self.twice + "\n40 up A,B", "zoom=1,1.5")
    let photos = try #require(trace.scene.view(named: "photos"))
    func flags(_ call: ScrollCall) throws -> [Bool] {
      let step = try #require(
        trace.indices.first { index in
          guard case .scroll(let step) = trace[index] else { return false }
          return step.call == call
        })
      let flags = trace.scrollFlags(of: photos, at: step)
      return [flags.isZooming, flags.isZoomBouncing]
    }
    #expect(try flags(.didZoom) == [true, false])
    #expect(try flags(.zoomBounces) == [false, true])
    #expect(try flags(.didEndZooming) == [false, false])
  }

  @Test("20.8: while it zooms, a new touch in the content goes nowhere")
  func newTouch() {
    func told(_ words: String) -> [String] {
      zoomed(Self.twice + "\n40 down C at 110,110\n200 up C\n400 up A,B", words)
        .log("discard 3", "go touch", "touchesBegan go")
    }
    #expect(told("zoom=1,4 delaysContentTouches=no").first == "40 discard 3 zooming")
    #expect(told("delaysContentTouches=no").first == "40 touchesBegan go 3")
  }

  @Test("20.8, 11.7: a control in the content loses its touch, too")
  func control() {
    let trace = delivered(
      "0 down A at 150,150\n200 down B at 250,150\n300 move A by -50,0 & move B by 50,0\n400 up A,B",
      in: text())
    #expect(trace.log("touchCancel") == ["300 go touchCancel"])
  }
}
