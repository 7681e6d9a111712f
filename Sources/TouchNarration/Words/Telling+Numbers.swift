import TouchCore

extension Telling {
  /// A distance, rounded to a tenth of a point.
  func points(_ distance: Double) -> StyledText {
    say(en: "\(number: tenths(distance) + " pt")", zh: "\(number: tenths(distance)) 点")
  }

  /// A number with one digit after the point at most.
  func tenths(_ number: Double) -> String { short((number * 10).rounded() / 10) }

  /// A point with one digit after each of its points at most.
  func tenths(_ point: Point) -> String {
    Point((point.x * 10).rounded() / 10, (point.y * 10).rounded() / 10).short
  }

  /// A time of the virtual clock.
  func time(_ milliseconds: Int) -> StyledText {
    say(en: "\(number: "\(milliseconds) ms")", zh: "\(number: "\(milliseconds)") 毫秒")
  }

  /// A setting as a person would type it, `model.tapInterval`.
  func setting(_ setting: Setting) -> StyledText { "\(code: "model." + setting.rawValue)" }

  /// The value of a setting that is a time.
  func time(_ setting: Setting) -> StyledText {
    time(Int(saturating: scene.settings[setting].rounded()))
  }

  /// The step a person would type, `#8`.
  func place(_ index: Int) -> StyledText { "\(dim: "#\(index + 1)")" }

  /// The step that proves it, behind what is said: ` (#8)`.
  func proof(of steps: [Int]) -> StyledText {
    steps.last.map { say(en: " (\(place($0)))", zh: "（\(place($0))）") } ?? ""
  }
}
