import TestSupport
import Testing
import TouchCore
import TouchInquiry

/// A scroll view that is pulled beyond its top refreshes (20.43).
@Suite("Refresh controls")
struct RefreshTests {
  private func pulled(
    _ script: String, _ words: String = "", header: String = "", list: String = "table"
  ) -> Trace {
    delivered(
      script,
      in: """
        \(header)window 400x800
          vc home
            view root 0,0 400x800
              \(list) list 0,0 400x800 contentSize=400x2000
                refresh spinner 0,-60 400x60 \(words)
                  ~target valueChanged home reload
        """)
  }

  private func told(_ trace: Trace) -> [String] {
    trace.log("set refreshing", "valueChanged", "reload")
  }

  private static let once = [
    "40 set refreshing", "40 spinner valueChanged", "40 send reload home",
  ]
  /// 290 of the finger's points are 131 of the content's: beyond its top it follows less and less.
  private static let far = "0 down A at 200,300\n20 move A by 0,20\n40 move A by 0,280"

  @Test(
    "20.43: far enough beyond the top it refreshes once, while the finger is still down",
    arguments: ["scroll", "table", "collection"])
  func pull(list: String) {
    let trace = pulled(Self.far + "\n60 move A by 0,40\n300 up A", list: list)
    #expect(told(trace) == Self.once)
    // In its action it refreshes already, and it follows from the move.
    let sent = trace.indices.first { trace[$0].kindName == "action.send" }
    let spinner = trace.scene.view(named: "spinner")
    let isOn = sent.flatMap { step in
      spinner.map { trace.scene(at: step)[$0].control.isRefreshing }
    }
    #expect(isOn == true)
  }

  @Test("20.43: a pull that is too short sends nothing, and every move says how far it went")
  func tooShort() throws {
    let trace = pulled("0 down A at 200,300\n20 move A by 0,20\n40 move A by 0,180\n300 up A")
    #expect(told(trace).isEmpty)
    let moves = trace.indices.filter { trace[$0].kindName == "scroll.move" }
    let pulls = moves.compactMap { step in
      trace.evidence(at: step).first { $0.name == .pulled }?.number
    }
    #expect(pulls.count == 2 && pulls.allSatisfy { $0 > 0 && $0 < 120 })
  }

  @Test("20.43: the distance is a setting: refreshDistance")
  func distance() {
    let short = "0 down A at 200,300\n20 move A by 0,20\n40 move A by 0,180\n300 up A"
    #expect(told(pulled(short, header: "model refreshDistance 60\n")) == Self.once)
    #expect(told(pulled(Self.far, header: "model refreshDistance 200\n")).isEmpty)
  }

  @Test(
    "20.43: while it refreshes no pull sends anything; once code has ended it, the next one does")
  func refreshing() {
    let second = """

      300 up A
      1000 down B at 200,300
      1020 move B by 0,20
      1040 move B by 0,280
      1300 up B
      """
    #expect(told(pulled(Self.far, "refreshing=yes")).isEmpty)
    #expect(told(pulled(Self.far + second)) == Self.once)
    let ended = pulled(
      Self.far
        + second.replacing(
          "\n1000", with: "\n600 set spinner refreshing=no\n1000", maxReplacements: 1))
    #expect(told(ended).count == 7 && told(ended).last == "1040 send reload home")
  }

  @Test("20.43: one drag is one pull, also where code ends the refreshing during it")
  func onceADrag() {
    let trace = pulled(
      Self.far
        + "\n60 set spinner refreshing=no\n80 move A by 0,-200\n100 move A by 0,240\n300 up A")
    #expect(told(trace) == Self.once + ["60 set refreshing"])
  }

  @Test("20.43: what flies on beyond its top refreshes nothing, nor does code that scrolls there")
  func withoutFingers() {
    #expect(told(pulled("0 set list contentOffset=0,-300\n300 wait")).isEmpty)
    #expect(told(pulled("0 set list contentOffset=0,-300 animated\n900 wait")).isEmpty)
  }

  @Test("20.43: one that is no subview of the scroll view itself is not pulled with it")
  func elsewhere() {
    let trace = delivered(
      Self.far,
      in: """
        window 400x800
          scroll list 0,0 400x800 contentSize=400x2000
            view content 0,0 400x2000
              refresh spinner 0,-60 400x60
                ~target valueChanged nil reload
        """)
    #expect(told(trace).isEmpty)
  }

  @Test("20.43, 11.15: the pull is counted from the inset top")
  func inset() {
    let trace = delivered(
      Self.far,
      in: """
        window 400x800
          scroll list 0,0 400x800 contentSize=400x2000 contentInset=100,0,0,0 contentOffset=0,-100
            refresh spinner 0,-60 400x60
              ~target valueChanged nil reload
        """)
    #expect(trace.log("valueChanged") == ["40 spinner valueChanged"])
    let near = delivered(
      Self.far,
      in: """
        window 400x800
          scroll list 0,0 400x800 contentSize=400x2000 contentInset=100,0,0,0
            refresh spinner 0,-60 400x60
        """)
    #expect(near.log("valueChanged").isEmpty)
  }

  @Test("20.43, 7.1: a touch on the control itself changes no value")
  func touched() {
    let tapped = delivered(
      "0 down A at 200,30\n60 up A",
      in: """
        window 400x800
          scroll list 0,0 400x800 contentSize=400x2000 delaysContentTouches=no
            refresh spinner 0,0 400x60
              ~target valueChanged|touchUpInside reload
        """)
    #expect(
      tapped.log("spinner") == [
        "0 touchesBegan spinner 1", "0 spinner beginTracking", "0 spinner highlighted",
        "0 spinner touchDown", "60 touchesEnded spinner 1", "60 spinner endTracking",
        "60 spinner touchUpInside", "60 spinner plain",
      ])
  }

  @Test("20.43: why an action of a refresh control was not sent")
  func whyNot() throws {
    func reason(_ trace: Trace) throws -> WhyNoAction.Reason {
      try #require(trace.whyNot(action: "reload").first).reason
    }
    let short = pulled("0 down A at 200,300\n20 move A by 0,20\n40 move A by 0,180\n300 up A")
    guard case .notPulled(let distance?) = try reason(short) else {
      Issue.record("\(try reason(short))")
      return
    }
    #expect(distance > 80 && distance < 120)
    let up = pulled("0 down A at 200,300\n20 move A by 0,-20\n300 up A")
    #expect(try reason(up) == .notPulled(distance: nil))
    #expect(try reason(pulled(Self.far, "refreshing=yes")) == .refreshes)
    guard case .sent = try reason(pulled(Self.far)) else {
      Issue.record("it was sent")
      return
    }
  }
}
