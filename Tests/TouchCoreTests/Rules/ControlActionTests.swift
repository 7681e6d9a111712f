import TestSupport
import Testing
import TouchCore

@Suite("Control events and their actions (facts §7)")
struct ControlActionTests {
  private func control(_ targets: String..., around: String = "") -> String {
    "window 100x100\n  view back 0,0 100x100\(around)\n    control c 0,0 100x100"
      + targets.map { "\n      ~target \($0)" }.joined()
  }

  @Test("7.1: the events have UIKit's bits")
  func bits() {
    let bits: [(ControlEvents, Int)] = [
      (.touchDown, 0), (.touchDownRepeat, 1), (.touchDragInside, 2), (.touchDragOutside, 3),
      (.touchDragEnter, 4), (.touchDragExit, 5), (.touchUpInside, 6), (.touchUpOutside, 7),
      (.touchCancel, 8), (.valueChanged, 12), (.primaryActionTriggered, 13),
      (.menuActionTriggered, 14), (.editingDidBegin, 16), (.editingChanged, 17),
      (.editingDidEnd, 18), (.editingDidEndOnExit, 19),
    ]
    for (event, bit) in bits { #expect(event.rawValue == 1 << bit, "\(event.name)") }
    #expect(ControlEvents.allTouchEvents.rawValue == 0xFFF)
    #expect(ControlEvents.named.count == bits.count + 1)
  }

  @Test("7.1: allTouchEvents hears of every touch event, and of nothing else")
  func allTouchEvents() {
    let trace = delivered(
      """
      0 down A at 50,50
      10 move A at 50,300
      20 move A at 50,50
      30 up A
      40 down B at 50,50
      50 cancel B
      """,
      in: "model switchSendsTouchDown on\n"
        + control("allTouchEvents fire").replacing("control c", with: "switch c"))
    let events = trace.log("c touch", "c value")
    #expect(
      events == [
        "0 c touchDown", "10 c touchDragExit", "10 c touchDragOutside", "20 c touchDragEnter",
        "20 c touchDragInside", "30 c touchUpInside", "30 c valueChanged", "40 c touchDown",
        "40 c touchDownRepeat", "50 c touchCancel",
      ])
    #expect(trace.log("send fire").count == events.count - 1)
  }

  @Test(
    "18.35: a new value is the primary action of a control as well",
    arguments: ["switch c 0,0 51x31", "segmented c 0,0 90x31 segments=2", "stepper c 0,0 94x32"])
  func primaryAction(line: String) {
    let text = control("primaryActionTriggered fire").replacing("control c 0,0 100x100", with: line)
    let trace = delivered(tap(at: 80, 15), in: text)
    let plain = delivered(tap(at: 30, 15), in: text)
    #expect(trace.log("send fire").count + plain.log("send fire").count > 0)
    #expect(trace.log("send fire").count == trace.log("c value").count)
  }

  @Test("7.16: the same target and action again merges the events, in the first one's place")
  func merging() {
    let text = control("touchDown fire", "touchDown other", "touchUpInside fire")
    let scene = TestSupport.scene(text)
    let targets = scene.view(named: "c").map { scene[$0].control.targets }
    #expect(
      targets == [
        ActionTarget([.touchDown, .touchUpInside], action: "fire"),
        ActionTarget(.touchDown, action: "other"),
      ])
    #expect(
      delivered(tap(at: 50, 50), in: text).log("send") == [
        "0 send fire object", "0 send other object", "60 send fire object",
      ])
  }

  @Test("7.16: another target with the same action is a registration of its own")
  func otherTarget() {
    #expect(
      delivered(
        tap(at: 50, 50),
        in: control("touchDown fire", "touchDown back fire", around: "\n    ~handles fire")
      ).log("send") == ["0 send fire object", "0 send fire back"])
  }

  @Test("7.18: a nil target climbs the chain until somebody implements the action")
  func nilTarget() {
    expectSteps(
      delivered(
        tap(at: 50, 50), in: control("touchUpInside nil fire", around: "\n    ~handles fire")
      ).log("asked", "send"),
      """
      60 asked c no
      60 asked back yes
      60 send fire back
      """)
    expectSteps(
      delivered(tap(at: 50, 50), in: control("touchUpInside nil fire")).log("asked", "send"),
      """
      60 asked c no
      60 asked back no
      60 asked window no
      60 asked app no
      60 send fire nobody
      """)
  }

  @Test("7.19: actions go out in the order they were registered, whatever their events' order")
  func registrationOrder() {
    #expect(
      delivered(
        tap(at: 50, 50),
        in: control("touchUpInside late", "touchDown|touchUpInside both", "touchDown early")
      ).log("c touch", "send") == [
        "0 c touchDown", "0 send both object", "0 send early object",
        "60 c touchUpInside", "60 send late object", "60 send both object",
      ])
  }

  @Test("7.21: recognizers around a control see its touches; those of a plain one act (8.6)")
  func recognizersSeeIt() {
    let trace = delivered(
      tap(at: 50, 50), in: control(around: "\n    @custom watch"))
    let received = trace.compactMap { step -> String? in
      guard case .recognizer(.receive(let id, let method, _)) = step else { return nil }
      return "\(trace.scene.name(of: id)) \(method.name)"
    }
    #expect(received == ["watch touchesBegan", "watch touchesEnded"])
    #expect(trace.log("c touch") == ["0 c touchDown", "60 c touchUpInside"])
  }
}
