import Testing
import TouchNarration

@Suite("The language of the surroundings") struct LanguageTests {
  private func language(_ variables: [String: String], _ preferred: [String] = []) -> Language {
    Language(variables: { variables[$0] }, preferred: preferred)
  }

  @Test("The first variable that is set decides, whatever the system prefers")
  func variables() {
    #expect(language(["LANG": "zh_CN.UTF-8"], ["en-GB"]) == .simplifiedChinese)
    #expect(language(["LC_ALL": "C", "LANG": "zh_CN.UTF-8"]) == .english)
    #expect(language(["LC_ALL": "", "LC_MESSAGES": "zh_CN", "LANG": "C"]) == .simplifiedChinese)
    #expect(language(["LANG": "fr_FR.UTF-8"], ["zh-Hans-CN"]) == .english)
  }

  @Test("Where none is set, the first of the system's list that is spoken here")
  func preferred() {
    #expect(language([:], ["zh-Hans-CN", "en-CN"]) == .simplifiedChinese)
    #expect(language(["LANG": ""], ["fr-FR", "zh-Hans-FR", "en-FR"]) == .simplifiedChinese)
    #expect(language([:], ["en-GB", "zh-Hans-GB"]) == .english)
    #expect(language([:], ["fr-FR"]) == .english)
    #expect(language([:]) == .english)
  }
}
