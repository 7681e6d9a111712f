import TestSupport
import Testing
import TouchCore
import TouchInquiry
import TouchNarration

@Suite("Every question has an answer, whatever the scene") struct AnswerPropertyTests {
  /// Scenes made for gestures, and among them scenes of anything.
  private static let traces: [Trace] = (1...(isSlowRun ? 360 : 180)).map { seed in
    var generator = SeededGenerator(seed: UInt64(seed))
    guard seed.isMultiple(of: 3) else {
      let scene = gestureScene(using: &generator)
      return record(gestureScript(for: scene, using: &generator), in: scene)
    }
    let scene = randomScene(using: &generator)
    return record(randomScript(for: scene, using: &generator), in: scene)
  }

  /// Every touch, one that never was, and none in particular.
  private func touches(_ trace: Trace) -> [Int?] {
    trace.outcomes.map(\.touch) + [trace.outcomes.count + 1, nil]
  }

  private func areInOrder(_ steps: [Int], in trace: Trace) -> Bool {
    zip(steps, steps.dropFirst()).allSatisfy { $0 < $1 }
      && steps.allSatisfy(trace.indices.contains)
  }

  @Test func `a recognizer did it exactly where an attempt says so`() {
    for trace in Self.traces {
      let attempts = trace.attempts
      for id in trace.scene.recognizerIDs {
        for touch in touches(trace) {
          let why = trace.whyNot(id, touch: touch)
          let tried = attempts.filter { attempt in
            attempt.recognizer == id && (touch.map(attempt.touches.contains) ?? true)
          }
          // 22.4, 22.9: a wheel and a pointer make no touch, and so no attempt.
          let isTurned =
            touch == nil
            && trace.contains { step in
              guard case .recognizer(.state(id, _, .began, let cause, _, _)) = step else {
                return false
              }
              return cause == .wheel || cause == .pointer
            }
          #expect(why.hasRecognized == (tried.contains(where: \.hasRecognized) || isTurned))
          #expect(why.recognizer == id && (touch == nil || why.touch == touch))
          #expect(areInOrder(why.steps, in: trace))
          #expect(why.steps.isEmpty == (why.reason == .noTouch))
        }
      }
    }
  }

  @Test func `an action was sent exactly where a step says so`() {
    for trace in Self.traces {
      for action in trace.scene.actionNames {
        let answers = trace.whyNot(action: action)
        #expect(answers.count == trace.scene.registrations(of: action).count)
        for why in answers {
          let sent = trace.contains { step in
            guard case .action(.send(why.registration, why.sender, _, true)) = step else {
              return false
            }
            return true
          }
          #expect(why.wasSent == sent)
        }
      }
    }
  }

  @Test func `an action's steps are in order, and last stands what decides`() {
    for trace in Self.traces {
      for action in trace.scene.actionNames {
        for touch in touches(trace) {
          for why in trace.whyNot(action: action, touch: touch) {
            #expect(areInOrder(why.steps, in: trace))
            guard case .sent = why.reason, let last = why.steps.last else { continue }
            #expect(trace[last].kindName == "action.send")
          }
        }
      }
    }
  }

  @Test func `a view's steps are steps of the record`() {
    for trace in Self.traces {
      for view in trace.scene.viewIDs {
        for touch in touches(trace).compactMap(\.self) {
          #expect(areInOrder(trace.whyNot(view, touch: touch).steps, in: trace))
        }
      }
    }
  }

  @Test func `every answer is told in both languages, with its grade`() {
    for trace in Self.traces.prefix(isSlowRun ? 120 : 60) {
      let narrators = Language.allCases.map { Narrator(trace, $0) }
      for touch in touches(trace) {
        for id in trace.scene.recognizerIDs {
          let why = trace.whyNot(id, touch: touch)
          let basis = trace.basis(of: why)
          let told = narrators.map { $0.answer(why) + [$0.gradeLine(of: basis)] }
          expectWords(told[0], told[1], grade: narrators[0].grade(of: basis))
        }
        for action in trace.scene.actionNames {
          for why in trace.whyNot(action: action, touch: touch) {
            let basis = trace.basis(of: why)
            let told = narrators.map { $0.answer(why) + [$0.gradeLine(of: basis)] }
            expectWords(told[0], told[1], grade: narrators[0].grade(of: basis))
          }
        }
      }
    }
  }

  private func expectWords(_ english: [StyledText], _ chinese: [StyledText], grade: Grade) {
    #expect(english.count >= 2 && english.count == chinese.count)
    #expect(english.allSatisfy(isEnglish), "\(english.map(\.plain))")
    #expect(chinese.allSatisfy(isChinese), "\(chinese.map(\.plain))")
    for text in english.map(\.plain) {
      #expect(!text.contains("  ") && !text.contains(" ,") && !text.contains("()"), "\(text)")
      #expect(text.hasSuffix("."), "\(text)")
    }
    for text in chinese.map(\.plain) {
      #expect(!text.contains("  ") && !text.contains("（）") && !text.contains(" ，"), "\(text)")
      #expect(text.hasSuffix("。"), "\(text)")
    }
    #expect(english.last?.plain.hasPrefix("\(grade.rawValue): ") == true)
    #expect(chinese.last?.plain.hasPrefix("\(grade.rawValue)（") == true)
  }

  @Test func `a grade is what the weakest rule makes it`() {
    for trace in Self.traces.prefix(120) {
      let narrator = Narrator(trace, .english)
      let omitsSomething =
        !trace.omissions(weakening: .keeps).isEmpty
        || !trace.missingFacts(weakening: .keeps).isEmpty
      // Each step asks again what the whole record leaves out.
      for index in stride(from: trace.startIndex, to: trace.endIndex, by: isSlowRun ? 1 : 5) {
        let basis = trace.basis(of: [index], answering: .keeps, touch: nil)
        let (grade, weakest) = (narrator.grade(of: basis), narrator.weakest(of: basis))
        let rule = Rule.named(trace.rule(of: index))
        if grade != .unknown {
          #expect((grade == .likely) == (omitsSomething || !weakest.isEmpty))
        }
        if grade == .proved { #expect(rule?.confidence.isSure == true) }
        if rule?.confidence.isSure == false, grade != .unknown {
          #expect(weakest.contains(trace.rule(of: index)))
        }
      }
    }
  }
}
