import TestSupport
import Testing
import TouchNarration

@testable import TouchCore

/// Steps that no scene has to produce: every kind with every reason, question and state.
@Suite("Every kind of step, whatever its reason") struct EveryKindTests {
  /// A record of fingers and other events, in which steps are put at any instant.
  private static let base: Trace = {
    var scene = scene(
      """
      window 390x844 key
        vc root
          scroll list 0,0 390x844 contentSize=390x2000
            view card 0,0 390x400
              @tap
              @longPress
              @pan
              @swipe
              @pinch
              @rotation
              @edgePan edges=left
              @custom
              button ok 0,0 100x50
              slider bar 0,60 100x50
              field name 0,120 100x50
      """)
    for view in scene.viewIDs where scene[view].kind.isControl {
      for action in ["save", "count"] {
        scene[view].control.add(ActionTarget(.touchDown, target: .firstToHandle, action: action))
      }
    }
    let script = touches(
      """
      0 down A at 9,9
      20 move A by 30,40
      40 down B at 50,9
      60 up A
      800 up B
      """, in: scene)
    return record(script, in: scene)
  }()

  private static func trace(of records: [StepRecord]) -> Trace {
    Trace(
      scene: base.scene, script: base.script, rules: base.rules, records: records,
      moments: base.moments, outcomes: base.outcomes, changes: base.changes,
      collections: base.collections, touchSets: base.touchSets,
      firstFocus: base.firstFocus)
  }

  /// One instant for each event, and one of a timer.
  private static var moments: [UInt32] { base.moments.indices.map { UInt32($0) } }

  private func check(_ records: [StepRecord], sourceLocation: SourceLocation = #_sourceLocation) {
    let trace = Self.trace(of: records)
    let english = Narrator(trace, .english)
    let chinese = Narrator(trace, .simplifiedChinese)
    for index in trace.indices {
      let (told, translated) = (english.explain(index), chinese.explain(index))
      let short = told.short.plain
      #expect(short.count <= 110, "\(short)", sourceLocation: sourceLocation)
      #expect(!told.long.isEmpty, "\(short)", sourceLocation: sourceLocation)
      #expect(told.long.count == translated.long.count, "\(short)", sourceLocation: sourceLocation)
      #expect(Rule.named(told.rule) != nil, "\(told.rule)", sourceLocation: sourceLocation)
      for text in [told.short] + told.long {
        #expect(isEnglish(text), "\(text.plain)", sourceLocation: sourceLocation)
        #expect(isTidy(text.plain), "\(text.plain)", sourceLocation: sourceLocation)
      }
      for text in [translated.short] + translated.long {
        #expect(isChinese(text), "\(text.plain)", sourceLocation: sourceLocation)
        #expect(isTidy(text.plain), "\(text.plain)", sourceLocation: sourceLocation)
      }
      for text in told.long + translated.long {
        #expect([".", "。", ")", "）"].contains { text.plain.hasSuffix($0) }, "\(text.plain)")
      }
    }
  }

  private func isTidy(_ text: String) -> Bool {
    !text.contains("  ") && !text.contains(" ,") && !text.contains(" 。") && !text.contains("..")
      && !text.hasPrefix(" ") && !text.hasSuffix(" ")
  }

  @Test("Every cause of every recognizer has words in both languages")
  func causes() {
    let states: [(GestureState, GestureState)] = [
      (.possible, .possible), (.possible, .began), (.possible, .ended), (.possible, .failed),
      (.began, .changed), (.changed, .ended), (.began, .cancelled), (.failed, .possible),
    ]
    for moment in Self.moments.sampled(3) {
      var records: [StepRecord] = []
      for id in Self.base.scene.recognizerIDs {
        for cause in GestureCause.allCases {
          for (from, to) in states {
            records.append(
              StepRecord(
                RecognizerStep.state(
                  id, from: from, to: to, cause: cause, by: RecognizerID(0), value: Point(2.04, 1)),
                moment: moment))
          }
        }
      }
      check(records)
    }
  }

  @Test("Every question has words, answered either way")
  func questions() throws {
    let ok = try #require(Self.base.scene.view(named: "ok"))
    var records: [StepRecord] = []
    for question in GestureQuestion.allCases {
      for (answer, other) in [(true, RecognizerID(1)), (false, nil)] {
        records.append(
          StepRecord(
            RecognizerStep.ask(
              question, of: RecognizerID(0), about: other, view: ok, answer: answer),
            moment: 0))
      }
    }
    for id in Self.base.scene.recognizerIDs {
      for state in GestureState.allCases {
        records.append(StepRecord(RecognizerStep.action(id, state), moment: 0))
      }
      records.append(StepRecord(RecognizerStep.prevent(id, by: RecognizerID(0)), moment: 0))
      records.append(StepRecord(.timer, subject: id.index, moment: 0))
      for method in ResponderMethod.touches {
        records.append(StepRecord(RecognizerStep.receive(id, method, touch: 1), moment: 0))
      }
    }
    check(records)
  }

  @Test("Every reason of the gate has words")
  func gate() {
    for moment in Self.moments.sampled(3) {
      for reason in GateReason.allCases {
        var records: [StepRecord] = []
        for by in [nil] + Self.base.scene.recognizerIDs.map(Optional.some) {
          for method in ResponderMethod.touches {
            records.append(
              StepRecord(GateStep.hold(touch: 1, method, by: by, reason), moment: moment))
            records.append(
              StepRecord(GateStep.flush(touch: 1, method, by: by, reason), moment: moment))
            records.append(
              StepRecord(GateStep.discard(touch: 1, method, by: by, reason), moment: moment))
          }
          records.append(StepRecord(GateStep.cancel(touch: 1, by: by, reason), moment: moment))
        }
        check(records)
      }
    }
  }

  @Test("Every call and event of a control, and every way of an action")
  func controls() {
    var records: [StepRecord] = []
    for view in Self.base.scene.viewIDs where Self.base.scene[view].kind.isControl {
      for answer in [true, false] {
        for call in TrackingCall.allCases {
          records.append(
            StepRecord(ControlStep.track(view, call, touch: 1, answer: answer), moment: 0))
        }
        records.append(StepRecord(ControlStep.highlight(view, answer), moment: 0))
        records.append(
          StepRecord(
            ActionStep.ask(.view(view), registration: 0, from: .control(view), answer: answer),
            moment: 0))
        for target in [nil, Responder.application] {
          records.append(
            StepRecord(
              ActionStep.send(registration: 1, from: .control(view), to: target, handled: answer),
              moment: 0))
        }
      }
      for event in ControlEvents.named.map(\.event) + [[.touchDragExit, .touchDragOutside]] {
        records.append(StepRecord(ControlStep.event(view, event), moment: 0))
      }
    }
    check(records)
  }

  @Test("Every message of a scroll view and every change of focus")
  func scrollingAndFocus() throws {
    let list = try #require(Self.base.scene.view(named: "list"))
    let name = try #require(Self.base.scene.responder(named: "name"))
    var records: [StepRecord] = []
    for call in ScrollCall.allCases {
      for (y, slows) in [(-20.0, true), (40.25, false)] {
        records.append(
          StepRecord(
            ScrollStep(view: list, call: call, offset: Point(0, y), willDecelerate: slows),
            moment: 0))
      }
    }
    for cause in FocusCause.allCases {
      records.append(
        StepRecord(FocusStep(from: .view(list), to: name, cause: cause), moment: 0))
    }
    records.append(StepRecord(.timer, detail: 1, subject: list.index, moment: 0))
    check(records)
  }

  @Test("Names are shown as names, whatever they contain")
  func names() {
    let trace = GestureTests.told("@tap t", "0 down A at 9,9\n60 up A")
    for index in trace.indices {
      let short = Narrator(trace, .english).explain(index).short
      let runs = short.runs.filter { $0.text == "card" || $0.text == "t" }
      // A hit view is shown as a yes, which is a name as well.
      #expect(runs.allSatisfy { $0.style == .name || $0.style == .good }, "\(short.plain)")
    }
  }
}
