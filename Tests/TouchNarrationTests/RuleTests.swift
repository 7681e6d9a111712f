import Testing
import TouchCore
import TouchNarration

@Suite("The catalogue of rules") struct RuleTests {
  @Test func isSortedAndWithoutDoubles() {
    let numbers = Rule.catalogue.map(\.number)
    #expect(numbers == numbers.sorted())
    #expect(Set(numbers).count == numbers.count)
    #expect(Rule.named(RuleNumber(2, 5))?.confidence == .observed)
    #expect(Rule.named(RuleNumber(13, 1)) != nil)
    #expect(Rule.named(RuleNumber(99, 1)) == nil)
  }

  @Test func everyRuleOfTheSectionsIsFollowedOrOmittedWithAReason() {
    let known = Rule.catalogue.map(\.number) + Rule.omitted.map(\.0)
    #expect(Set(known).count == known.count)
    for (section, count) in [(1, 15), (2, 26), (3, 21), (5, 16), (6, 5)] {
      let items = known.filter { $0.section == section }.map(\.item).sorted()
      #expect(items == Array(1...count), "section \(section)")
    }
  }

  @Test func everySentenceIsOneInEachLanguage() {
    for rule in Rule.catalogue {
      #expect(rule.sentence.english.plain.hasSuffix(".") || rule.number.section == 13)
      #expect(rule.sentence.chinese.plain.hasSuffix("。"), "\(rule.number)")
      #expect(isChinese(rule.sentence.chinese), "\(rule.number)")
      #expect(isEnglish(rule.sentence.english), "\(rule.number)")
      #expect(!rule.source.isEmpty)
    }
    for (number, reason) in Rule.omitted {
      #expect(isChinese(reason.chinese) && isEnglish(reason.english), "\(number)")
    }
  }

  @Test func everySettingIsDescribed() {
    for setting in Setting.allCases {
      #expect(isChinese(setting.summary.chinese) && isEnglish(setting.summary.english))
      #expect(!setting.source.isEmpty)
      #expect(Rule.named(setting.rule) != nil)
    }
    #expect(Setting.tapInterval.confidence == .reported)
    #expect(Setting.alphaAsFloat32.confidence == .inferred)
  }
}
