import Testing
import TouchCore
import TouchNarration

@Suite("The catalogue of rules") struct RuleTests {
  /// How many rules each section of the specification has; section 13 is one table.
  static let sections = [
    1: 15, 2: 26, 3: 21, 4: 6, 5: 16, 6: 5, 7: 21, 8: 12, 9: 38, 10: 33, 11: 20, 12: 13, 13: 1,
    16: 59, 17: 40, 18: 46, 19: 58, 20: 43, 21: 25,
  ]

  @Test func isSortedAndWithoutDoubles() {
    let numbers = Rule.catalogue.map(\.number)
    #expect(numbers == numbers.sorted())
    #expect(Set(numbers).count == numbers.count)
    #expect(Rule.named(RuleNumber(2, 5))?.confidence == .observed)
    #expect(Rule.named(RuleNumber(13, 1)) != nil)
    #expect(Rule.named(RuleNumber(99, 1)) == nil)
  }

  @Test("every rule is found by its number in the chapter of its section, and others are not")
  func named() {
    for rule in Rule.catalogue { #expect(Rule.named(rule.number) == rule) }
    for rule in Rule.omitted { #expect(Rule.named(rule.number) == nil) }
    #expect(Rule.named(RuleNumber(200, 1)) == nil)
  }

  @Test("Every rule of the specification is followed, states nothing, or is left out")
  func everyNumberIsInOneList() {
    let all = Self.sections.flatMap { section, count in
      (1...count).map { RuleNumber(section, $0) }
    }
    let known = Rule.catalogue.map(\.number) + Rule.omitted.map(\.number)
    #expect(Set(known).count == known.count)
    #expect(known.filter { Self.sections[$0.section] != nil }.sorted() == all.sorted())
    #expect(Rule.omitted.map(\.number) == Rule.omitted.map(\.number).sorted())
    #expect(Rule.omitted.count { $0.kind == .leftOut } <= 110)
  }

  @Test func everySentenceIsOneInEachLanguage() {
    for rule in Rule.catalogue {
      #expect(rule.sentence.english.plain.hasSuffix("."), "\(rule.number)")
      #expect(rule.sentence.chinese.plain.hasSuffix("。"), "\(rule.number)")
      #expect(isChinese(rule.sentence.chinese), "\(rule.number)")
      #expect(isEnglish(rule.sentence.english), "\(rule.number)")
      #expect(!rule.source.isEmpty)
    }
    for omission in Rule.omitted {
      #expect(
        isChinese(omission.reason.chinese) && isEnglish(omission.reason.english),
        "\(omission.number)")
      #expect(omission.reason.english.plain.hasSuffix("."), "\(omission.number)")
    }
  }

  @Test func everySettingIsDescribed() {
    for setting in Setting.allCases {
      #expect(
        isChinese(setting.summary.chinese) && isEnglish(setting.summary.english),
        "\(setting.rawValue)")
      #expect(setting.summary.english.plain.hasSuffix("."), "\(setting.rawValue)")
      #expect(!setting.source.isEmpty)
      #expect(Rule.named(setting.rule) != nil, "\(setting.rawValue)")
    }
    #expect(Setting.tapInterval.confidence == .reported)
    #expect(Setting.alphaAsFloat32.confidence == .inferred)
  }
}
