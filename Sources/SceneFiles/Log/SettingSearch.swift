import TouchCore

//   model.contextMenuDelay   500 ─▶ parts by 140 ms ─▶ 640 fits ─▶ 607 fits … 606 does not
//                                                              └─▶ 674 fits … 675 does not
//                            606 < … < 675: 607 to 674

/// Values of a setting with which the record equals a log.
public struct SettingFit: Hashable, Sendable {
  /// The setting.
  public let setting: Setting
  /// The least and the greatest value that were found to fit.
  ///
  /// On is 1, off is 0.
  public let values: ClosedRange<Double>

  /// Makes one.
  public init(setting: Setting, values: ClosedRange<Double>) {
    self.setting = setting
    self.values = values
  }
}

/// Searches the settings for values that make a record equal a log, one setting at a time.
public struct SettingSearch {
  private let trial: SettingTrial
  private let base: SettingTrial.Outcome
  private let spans: [Double]

  /// Prepares the search for a record that differs from a log.
  public init(_ log: MessageLog, _ trace: Trace) {
    trial = SettingTrial(log, trace)
    base = trial.unchanged
    spans = trial.spans
  }

  /// The settings that explain the log alone, those that decided near the difference first.
  public func fits() -> [SettingFit] {
    guard let parting = base.comparison.parting else { return [] }
    let step = parting.expected?.step ?? base.comparison.lastStep ?? 0
    let (near, lengths) = base.trace.measured(around: step)
    let others = Setting.allCases.filter { !near.contains($0) }
    var fits: [SettingFit] = []
    for setting in near + others where !Interruption.isWanted {
      if let fit = fit(setting, lengths[setting] ?? [], isNear: near.contains(setting)) {
        fits.append(fit)
      }
    }
    return fits
  }

  private func fit(_ setting: Setting, _ lengths: [Double], isNear: Bool) -> SettingFit? {
    guard setting.unit != .onOff else {
      let other = 1 - trial.value(of: setting)
      return trial.outcome(setting, other).fits
        ? SettingFit(setting: setting, values: other...other) : nil
    }
    guard isNear || matters(setting) else { return nil }
    var candidates = SettingCandidates(setting, now: trial.value(of: setting))
    if setting.unit == .milliseconds { candidates.add(spans) }
    candidates.add(lengths)
    candidates.add(after: base.comparison.parting?.delay, trial.value(of: setting))
    var best = base.comparison
    while let value = candidates.next() {
      let outcome = trial.outcome(setting, value)
      if outcome.fits { return widened(setting, value, candidates.tried) }
      let lengths = outcome.trace.measured(around: 0).lengths[setting] ?? []
      guard outcome.comparison.isNearer(than: best) else {
        candidates.add(lengths, isUrgent: false)
        continue
      }
      // What is measured once more lines agree says where to go on.
      candidates.add(lengths, isUrgent: outcome.comparison.matched > best.matched)
      best = outcome.comparison
      candidates.add(after: best.parting?.delay, value)
    }
    return nil
  }

  /// Whether a number changes anything that is logged.
  private func matters(_ setting: Setting) -> Bool {
    setting.values(besides: trial.value(of: setting)).contains { value in
      trial.outcome(setting, value).entries.map { $0.line } != base.entries.map { $0.line }
    }
  }

  /// All values around one that fit, as far as they can be told apart.
  private func widened(
    _ setting: Setting, _ value: Double, _ tried: [Double]
  ) -> SettingFit {
    // Every value that was tried before did not fit, and neither does the one of the record.
    let failed = tried.filter { $0 != value } + [trial.value(of: setting)]
    let below = failed.filter { $0 < value }.max()
    let above = failed.filter { $0 > value }.min()
    let least = end(setting, value, towards: setting.range.lowerBound, failed: below)
    let greatest = end(setting, value, towards: setting.range.upperBound, failed: above)
    return SettingFit(setting: setting, values: least...greatest)
  }

  private func end(
    _ setting: Setting, _ value: Double, towards bound: Double, failed: Double?
  ) -> Double {
    var (good, bad) = (value, failed ?? bound)
    if failed == nil, trial.outcome(setting, bound).fits { return bound }
    while abs(good - bad) > setting.step, !Interruption.isWanted {
      let middle = setting.stepped((good + bad) / 2)
      guard min(good, bad) < middle, middle < max(good, bad) else { break }
      if trial.outcome(setting, middle).fits { good = middle } else { bad = middle }
    }
    return good
  }
}

extension Setting {
  /// Values to try besides one: the other switch, or half, double and the bounds of a number.
  public func values(besides now: Double) -> [Double] {
    let values =
      unit == .onOff ? [1 - now] : [now / 2, now * 2, range.lowerBound, range.upperBound]
    return values.filter { range.contains($0) && $0 != now }
  }
}

extension LogComparison {
  /// Whether more lines agree than in another one, or as many and the next one is less late.
  fileprivate func isNearer(than other: LogComparison) -> Bool {
    guard matched == other.matched else { return matched > other.matched }
    guard let delay = parting?.delay else { return false }
    return other.parting?.delay.map { abs(delay) < abs($0) } ?? true
  }
}
