import TouchCore

/// Who tells something of a record: a narrator of one subject, or words that several share.
protocol Telling {
  var viewpoint: Viewpoint { get }
}

extension Telling {
  var language: Language { viewpoint.language }
  var trace: Trace {
    _read { yield viewpoint.trace }
  }
  /// The scene as it is at the step that is told.
  var scene: Scene {
    _read { yield viewpoint.scene }
  }

  /// Says something in the narrator's language.
  ///
  /// It is `Phrase` put off: both wordings must be written, and only one of them is made.
  func say(
    en english: @autoclosure () -> StyledText, zh chinese: @autoclosure () -> StyledText
  ) -> StyledText {
    switch language {
    case .english: english()
    case .simplifiedChinese: chinese().withoutBlanksAfterBrackets
    }
  }

  /// The step before, for who came first.
  func step(before index: Int) -> Step? { index > 0 ? trace[index - 1] : nil }

  /// The step after, for what follows.
  func step(after index: Int) -> Step? { index + 1 < trace.count ? trace[index + 1] : nil }

  /// What a step was held against under a name.
  func check(_ name: Check.Name, at index: Int) -> Check? {
    trace.evidence(at: index).first { $0.name == name }
  }

  /// The steps before in the same instant, the latest first.
  func steps(before index: Int) -> ReversedCollection<Slice<Trace>> {
    let start = trace.indices(ofMoment: trace.momentNumber(of: index)).lowerBound
    return trace[start..<index].reversed()
  }
}
