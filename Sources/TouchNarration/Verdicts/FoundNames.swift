import TouchCore

//   view2 lies in front of it        ─▶   UIView 0x7f8a03 (view2) lies in front of it
//   a name that was made up               what a person finds in the app again
//
//   │ view2 │                              a picture or a row has no room for that:
//   └───────┘                              view2: UIView 0x7f8a03                       below it

/// The names of what was read from an app, with what it is found by: class and address, or the
/// identifier that the app or Interface Builder gave it.
///
/// All front-ends call views as it says; what a person types is the short name all the same.
public struct FoundNames {
  private let scene: Scene

  /// The names of a scene.
  public init(_ scene: Scene) { self.scene = scene }

  /// Lines in which each such name is explained where it stands first.
  public func telling(_ lines: [StyledText]) -> [StyledText] {
    var told: Set<String> = []
    return telling(lines, after: &told)
  }

  /// A line in which each such name is explained where it stands first.
  public func telling(_ line: StyledText) -> StyledText {
    var told: Set<String> = []
    return telling(line, after: &told)
  }

  /// Both wordings of a line in which each such name is explained where it stands first.
  public func telling(_ phrase: Phrase) -> Phrase {
    Phrase(en: telling(phrase.english), zh: telling(phrase.chinese))
  }

  /// The next lines of a text.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - told: The names that the text has explained so far.
  public func telling(_ lines: [StyledText], after told: inout Set<String>) -> [StyledText] {
    var next: [StyledText] = []
    for line in lines {
      guard !Interruption.isWanted else { return next + lines[next.count...] }
      next.append(telling(line, after: &told))
    }
    return next
  }

  /// The next line of a text.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - told: The names that the text has explained so far.
  public func telling(_ line: StyledText, after told: inout Set<String>) -> StyledText {
    guard line.runs.contains(where: { found($0) != nil }) else { return line }
    var runs: [StyledRun] = []
    for run in line.runs {
      guard let found = found(run) else {
        runs.append(run)
        continue
      }
      // A line that was told before has its names explained already.
      let isExplained = runs.count > 1 && runs[runs.count - 2].text == found
      guard told.insert(run.text).inserted, !isExplained else {
        runs.append(run)
        continue
      }
      runs += [StyledRun(found, run.style), StyledRun(" ("), run, StyledRun(")")]
    }
    return StyledText(runs)
  }

  /// A view by what it is found by, its name behind it; its name alone if a person wrote it.
  public func name(of view: ViewID) -> String {
    let name = scene.name(of: view)
    return found(view).map { "\($0) (\(name))" } ?? name
  }

  /// More views than these are not listed below a picture.
  private static let mostListed = 20

  /// What the views are found by whose names stand in a picture or in rows, each once, in the order
  /// of the names: `view2: UIView 0x7f8a03`.
  public func list(of lines: [StyledText]) -> [StyledText] {
    var (listed, list): (Set<ViewID>, [StyledText]) = ([], [])
    for run in lines.flatMap({ $0.runs }) where run.style != .plain {
      let words = run.text.split { !$0.isLetter && !$0.isNumber && !"_-.".contains($0) }
      for word in words {
        guard let view = scene.view(named: String(word)), let found = found(view),
          listed.insert(view).inserted
        else { continue }
        list.append("\(name: String(word)): " + StyledText(found, .dim))
      }
    }
    return list.count > Self.mostListed ? list.prefix(Self.mostListed) + ["…"] : list
  }

  private func found(_ run: StyledRun) -> String? {
    // The hit view stands in the colour of a yes.
    guard run.style == .name || run.style == .good else { return nil }
    return scene.view(named: run.text).flatMap { found($0) } ?? foundRecognizer(run.text)
  }

  private func foundRecognizer(_ name: String) -> String? {
    scene.recognizer(named: name).flatMap { id in
      scene.writtenID(of: .recognizer(id)).map { "\(scene[id].kind.className) \($0)" }
    }
  }

  private func found(_ id: ViewID) -> String? {
    let view = scene[id]
    if let address = view.debuggedAddress { return found(view, at: address) }
    guard let identifier = view.origins.identifier else {
      return view.origins.address.map { found(view, at: $0) }
    }
    return identifier == scene.name(of: id) ? nil : "\(view.className) \(identifier)"
  }

  private func found(_ view: View, at address: UInt64) -> String {
    "\(view.className) \(Origins.spelled(address))"
  }
}
