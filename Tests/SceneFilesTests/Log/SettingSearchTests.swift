import SceneFiles
import TestSupport
import Testing
import TouchCore

/// A log that was made under another value of a setting leads back to that setting.
@Suite("Which setting explains a log") struct SettingSearchTests {
  /// A log under a value, the record without it, and what explains the difference.
  private struct Planted {
    let value: Double
    let fits: [SettingFit]
  }

  private func plant(
    _ setting: Setting, _ value: Double, _ scene: Scene, _ script: TouchScript
  ) -> Planted? {
    var other = scene
    other.settings[setting] = value
    let text = RecordLog(record(script, in: other)).text
    let trace = record(script, in: scene)
    guard let log = try? MessageLog(text, of: scene),
      LogComparison(log, with: trace).parting != nil
    else { return nil }
    return Planted(value: value, fits: SettingSearch(log, trace).fits())
  }

  private func values(of setting: Setting) -> [Double] {
    let now = setting.defaultValue
    let values: [Double] =
      switch setting.unit {
      case .onOff: [1 - now]
      case .version: [17, 15]
      case .share: [now / 2, (now + 1) / 2, 0.9]
      default: [now * 2, now / 2, now * 4, 30]
      }
    return values.filter { setting.range.contains($0) && $0 != now }
  }

  @Test func `A setting that matters to what is logged is found again, with its value`() throws {
    let pairs = LessonTouches.all.filter { $0.scene.settings.changed.isEmpty }
    let step = isSlowRun ? 1 : 8
    var found: Set<Setting> = []
    for (place, pair) in pairs.enumerated() where place.isMultiple(of: step) {
      for setting in settings(decidingIn: pair.trace) where isSlowRun || !found.contains(setting) {
        for value in values(of: setting) {
          guard let planted = plant(setting, value, pair.scene, pair.script) else { continue }
          let fit = planted.fits.first { $0.setting == setting }
          #expect(
            fit?.values.contains(value) == true,
            "\(setting) = \(value) in \(pair.name): \(planted.fits)")
          found.insert(setting)
          break
        }
      }
    }
    #expect(found.count >= (isSlowRun ? 25 : 12), "\(found.count): \(found)")
  }

  @Test func `So is one that decided in a random touch`() throws {
    var count = 0
    for seed in 0..<UInt64(300) where isSlowRun || count < 2 {
      var generator = SeededGenerator(seed: seed)
      let scene = gestureScene(using: &generator)
      let script = gestureScript(for: scene, using: &generator)
      let deciding = settings(decidingIn: record(script, in: scene))
      for setting in deciding.shuffled(using: &generator).prefix(4) {
        let all = values(of: setting)
        let value = all[Int.random(in: all.indices, using: &generator)]
        guard let planted = plant(setting, value, scene, script) else { continue }
        let fit = planted.fits.first { $0.setting == setting }
        #expect(fit != nil, "\(setting) = \(value), seed \(seed): \(planted.fits)")
        count += 1
      }
    }
    #expect(count >= (isSlowRun ? 20 : 2))
  }

  /// The numbers that were held against something, and every switch.
  private func settings(decidingIn trace: Trace) -> [Setting] {
    let named = Set(trace.indices.flatMap { trace.evidence(at: $0).compactMap(\.setting) })
    return Setting.allCases.filter { $0.unit == .onOff || named.contains($0) }
  }

  private static let press = TestSupport.scene(
    """
    window 390x844
      button options 20,100 200x44 menu=press
        ~target touchUpInside open
    """)

  @Test func `18.30 What is printed are the least and the greatest value that fit`() throws {
    let script = touches("0 down A at 100,120\n900 up A", in: Self.press)
    let planted = try #require(plant(.contextMenuDelay, 640, Self.press, script))
    #expect(planted.fits.first == SettingFit(setting: .contextMenuDelay, values: 606...674))
    #expect(planted.fits.count == 1)
  }

  @Test func `A log that no setting explains is explained by none`() throws {
    let script = touches("0 down A at 100,120\n90 up A", in: Self.press)
    let trace = record(script, in: Self.press)
    let text = RecordLog(trace).text + "95 touchesCancelled 1 options\n"
    let log = try MessageLog(text, of: Self.press)
    #expect(SettingSearch(log, trace).fits() == [])
    #expect(
      SettingSearch(try MessageLog(RecordLog(trace).text, of: Self.press), trace).fits() == [])
  }
}
