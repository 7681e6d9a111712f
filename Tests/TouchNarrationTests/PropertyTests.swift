import TestSupport
import Testing
import TouchCore
import TouchInquiry
import TouchNarration

@Suite("Whatever the scene") struct PropertyTests {
  private static let made: Result<[Trace], any Error> = Result {
    let rules = HitTestRules.models + HitTestRules.misconceptions
    return try (1...240).map { seed in
      var scene = try RandomScene(seed: UInt64(seed))
      let isUIKit = !seed.isMultiple(of: 4)
      return record(
        try scene.script(), in: scene.scene,
        rules: isUIKit ? .uikit : rules[seed / 4 % rules.count])
    }
  }

  /// In a quick run every third, beginning with one of the first.
  private func traces(from first: Int) throws -> [Trace] {
    try Self.made.get().sampled(3, from: first)
  }

  @Test func everyStepIsToldInItsLanguageWithARuleOfTheCatalogue() throws {
    let kinds = Set(try Self.made.get().flatMap { $0.map(\.kindName) })
    #expect(kinds.count > 22)
    for trace in try traces(from: 0) {
      let english = Narrator(trace, .english)
      let chinese = Narrator(trace, .simplifiedChinese)
      for index in trace.indices {
        let told = english.explain(index)
        let translated = chinese.explain(index)
        #expect(told.rule == trace.explainedRule(of: index) && Rule.named(told.rule) != nil)
        #expect(told.short.plain.count <= 90, "\(told.short.plain)")
        #expect(isEnglish(told.short) && told.long.allSatisfy(isEnglish))
        #expect(isChinese(translated.short), "\(translated.short.plain)")
        #expect(translated.long.allSatisfy(isChinese), "\(translated.long.map(\.plain))")
        #expect(told.long.count == translated.long.count)
      }
    }
  }

  @Test func sentencesAreWholeAndSpacedOnce() throws {
    for trace in try traces(from: 1) {
      for narrator in Language.allCases.map({ Narrator(trace, $0) }) {
        for index in trace.indices {
          for text in narrator.explain(index).long.map(\.plain) {
            #expect(!text.contains("  ") && !text.contains(" ,") && !text.contains(" 。"), "\(text)")
            #expect(!text.hasPrefix(" ") && !text.hasSuffix(" "), "\(text)")
            #expect(
              text.hasSuffix(".") || text.hasSuffix("。") || text.hasSuffix(")")
                || text.hasSuffix("）"))
          }
        }
      }
    }
  }

  @Test func tellingIsPure() throws {
    for trace in try traces(from: 2).prefix(isSlowRun ? 60 : 20) {
      let narrator = Narrator(trace, .english)
      let forwards = trace.indices.map(narrator.explain)
      let backwards = trace.indices.reversed().map(Narrator(trace, .english).explain)
      #expect(forwards == backwards.reversed())
    }
  }

  @Test func stepsWithTheSameKeyHaveTheSameLine() throws {
    var again = 0
    for trace in try traces(from: 2) {
      for narrator in Language.allCases.map({ Narrator(trace, $0) }) {
        var lines: [LineKey: StyledText] = [:]
        for index in trace.indices {
          guard let key = narrator.lineKey(index) else { continue }
          again += lines[key] == nil ? 0 : 1
          #expect(lines[key, default: narrator.line(index)] == narrator.line(index))
          lines[key] = narrator.line(index)
        }
      }
    }
    #expect(again > (isSlowRun ? 400 : 80))
  }

  @Test func everyViewHasAnAnswer() throws {
    for trace in try traces(from: 0) {
      for view in trace.scene.viewIDs {
        let whyNot = trace.whyNot(view, touch: 1)
        let english = Narrator(trace, .english).answer(whyNot, about: view, touch: 1)
        let chinese = Narrator(trace, .simplifiedChinese).answer(whyNot, about: view, touch: 1)
        #expect(english.allSatisfy(isEnglish))
        #expect(chinese.allSatisfy(isChinese), "\(chinese.map(\.plain))")
        #expect(english.count == chinese.count)
      }
      #expect(Narrator(trace, .simplifiedChinese).outcome().allSatisfy(isChinese))
    }
  }

  /// The superview's point is worked out from the view's own; the record says what it was.
  @Test func theConvertedPointIsTheOneTheSuperviewHad() throws {
    for trace in try traces(from: 1) where trace.rules == .uikit {
      let narrator = Narrator(trace, .english)
      var points: [ViewID: Point] = [:]
      for index in trace.indices {
        guard case .hitAsk(let view, _, let point, _) = trace[index] else { continue }
        points[view] = point
        let conversion = narrator.explain(index).long[1].plain
        guard let superview = trace.scene[view].superview, conversion.hasPrefix("In ") else {
          continue
        }
        let before = try #require(points[superview])
        #expect(conversion.contains("the point is \(before.short)"), "\(conversion)")
      }
    }
  }
}

extension Trace {
  /// The rule of a step; of a cancel that arrives, the one by which it was sent (3.19: by the system).
  fileprivate func explainedRule(of index: Int) -> RuleNumber {
    guard case .touchDeliver(_, .cancelled, _, _) = self[index] else { return rule(of: index) }
    for cause in causes(of: index).reversed() {
      if case .gate(.cancel) = self[cause] { return rule(of: cause) }
    }
    return RuleNumber(3, 19)
  }
}
