import Testing
import TouchCore

@Suite("Settings") struct SettingsTests {
  @Test func `every setting has a value of its own, and begins with its default`() {
    var settings = Settings()
    #expect(Setting.allCases.allSatisfy { settings[$0] == $0.defaultValue })
    for (place, setting) in Setting.allCases.enumerated() {
      settings[setting] = Double(place) + 0.5
    }
    for (place, setting) in Setting.allCases.enumerated() {
      #expect(settings[setting] == Double(place) + 0.5, "\(setting)")
    }
    #expect(settings.changed == Setting.allCases)
  }
}
