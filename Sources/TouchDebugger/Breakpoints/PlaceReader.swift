import SceneLanguage
import TouchCore
import TouchNarration

/// Reads a place to stop at.
struct PlaceReader {
  let trace: Trace
  /// What the lines of the file speak of; nil where nobody wrote lines.
  let lines: LineIndex?

  private var scene: Scene { trace.scene }

  /// Reads one place; a name that nobody has is a place too, for whoever may come to have it.
  func read(_ text: Substring) throws(Complaint) -> BreakpointLocation {
    if let step = try step(text) { return step }
    if text.hasPrefix("t="), let time = text.dropFirst(2).milliseconds { return .time(time) }
    if let somebody = known(text) { return somebody }
    guard text.first != "/", let colon = text.firstIndex(of: ":") else { return try name(text) }
    let rest = text[text.index(after: colon)...]
    guard !rest.isEmpty else { throw Complaint(StopWords.breakWhere, at: rest.startIndex) }
    return try prefixed(by: text[..<colon], rest)
  }

  private func step(_ text: Substring) throws(Complaint) -> BreakpointLocation? {
    guard let number = text.stepNumber else {
      guard text.hasPrefix("#") else { return nil }
      throw Complaint(PlaceWords.noIdentifiers(String(text.dropFirst())), at: text.startIndex)
    }
    return try step(number, at: text.startIndex)
  }

  /// A step of the record.
  func step(
    _ number: Int, at place: String.Index? = nil
  ) throws(Complaint) -> BreakpointLocation {
    guard (1...max(trace.count, 1)).contains(number) else {
      throw Complaint(Words.noStep(number, of: trace.count), at: place)
    }
    return .step(number)
  }

  /// Somebody's whole name, which may hold dots and colons of its own, or the kinds of a step.
  private func known(_ text: Substring) -> BreakpointLocation? {
    let word = String(text)
    if scene.named(word) != nil { return .responders(.exact(word), .any) }
    if scene.recognizer(named: word) != nil { return .gesture(.exact(word), nil) }
    if StepKind.names.contains(word) { return .kinds(.exact(word)) }
    guard let dot = text.firstIndex(of: "."), text.contains("*"),
      StepKind.names.contains(where: { $0.hasPrefix(text[...dot]) }),
      NamePattern.glob(word).pick(StepKind.names, named: { $0 }).first != nil
    else { return nil }
    return .kinds(.glob(word))
  }

  private func prefixed(
    by prefix: Substring, _ rest: Substring
  ) throws(Complaint) -> BreakpointLocation {
    if let aspect = BreakpointLocation.Aspect(prefix) {
      return try responders(NamePattern(rest), aspect, at: rest)
    }
    switch WhereForm(prefix: prefix) {
    case .className: return try classes(rest)
    case .gesture: return try gesture(rest)
    case .action: return .action(try NamePattern(rest))
    case .rule: return try RuleWord(rest).location()
    case .line: return try line(rest)
    case .name, .glob, .aspect, .step, .time, .kind, nil:
      if scene.nameOfFile == String(prefix.lastPart) { return try line(rest) }
      if prefix.contains(where: { "./".contains($0) }), Int(rest) != nil {
        let file = scene.nameOfFile ?? "line"
        throw Complaint(PlaceWords.otherFile("\(file):\(rest)"), at: prefix.startIndex)
      }
      let known =
        WhereForm.allCases.flatMap { $0.prefixes }
        + BreakpointLocation.Aspect.named.map { $0.word }
      let near = nearest(String(prefix), among: known)
      throw Complaint(PlaceWords.noForm(String(prefix), nearest: near), at: prefix.startIndex)
    }
  }

  private func classes(_ text: Substring) throws(Complaint) -> BreakpointLocation {
    let (name, aspect) = text.cutAtLastDot
    // A class of a module holds a dot of its own.
    guard !scene.classNames.contains(String(text)), let aspect,
      let known = BreakpointLocation.Aspect(aspect)
    else { return .classes(try NamePattern(text), .any) }
    return .classes(try NamePattern(name), known)
  }

  private func gesture(_ text: Substring) throws(Complaint) -> BreakpointLocation {
    let whole = try NamePattern(text)
    let (name, state) = text.cutAtLastDot
    guard scene.recognizers(whole).isEmpty, let state else { return .gesture(whole, nil) }
    if let state = GestureState(spelling: state) {
      return .gesture(try NamePattern(name), state)
    }
    guard scene.recognizers(try NamePattern(name)).isEmpty else { throw noState(state) }
    return .gesture(whole, nil)
  }

  private func noState(_ word: Substring) -> Complaint {
    let known = GestureState.allCases.map { $0.word }
    return Complaint(
      PlaceWords.noState(String(word), known: known, nearest: nearest(String(word), among: known)),
      at: word.startIndex)
  }

  private func line(_ text: Substring) throws(Complaint) -> BreakpointLocation {
    guard let number = Int(text), number > 0 else {
      throw Complaint(PlaceWords.notALine(String(text)), at: text.startIndex)
    }
    return try line(number, at: text.startIndex)
  }

  /// What a line of the file speaks of.
  func line(
    _ number: Int, at place: String.Index? = nil
  ) throws(Complaint) -> BreakpointLocation {
    guard let lines else { throw Complaint(PlaceWords.noLines, at: place) }
    let file = scene.nameOfFile ?? "line"
    guard let subjects = lines.subjects[number] else {
      let near = lines.subjects.keys.min { (abs($0 - number), $0) < (abs($1 - number), $1) }
      let nearest = near.map { "\(file):\($0)" }
      throw Complaint(PlaceWords.nothingOnLine(number, nearest: nearest), at: place)
    }
    return .line(file: file, number, subjects)
  }
}

extension PlaceReader {
  /// A name or glob, and behind the last dot what of it is meant.
  private func name(_ text: Substring) throws(Complaint) -> BreakpointLocation {
    let (name, tail) = text.cutAtLastDot
    guard let tail else { return try whole(text) }
    let pattern = try NamePattern(name)
    let recognizers = scene.recognizers(pattern)
    if let aspect = tail == "*" ? .any : BreakpointLocation.Aspect(tail) {
      if scene.responders(pattern).isEmpty, !recognizers.isEmpty { throw noState(tail) }
      return try responders(pattern, aspect, at: name)
    }
    if let state = GestureState(spelling: tail), !recognizers.isEmpty {
      return .gesture(pattern, state)
    }
    if !scene.responders(pattern).isEmpty { throw noAspect(tail) }
    if !recognizers.isEmpty { throw noState(tail) }
    return try whole(text)
  }

  private func whole(_ text: Substring) throws(Complaint) -> BreakpointLocation {
    let pattern = try NamePattern(text)
    if pattern.name == nil, scene.responders(pattern).isEmpty, !scene.recognizers(pattern).isEmpty {
      return .gesture(pattern, nil)
    }
    return try responders(pattern, .any, at: text)
  }

  private func responders(
    _ pattern: NamePattern, _ aspect: BreakpointLocation.Aspect, at text: Substring
  ) throws(Complaint) -> BreakpointLocation {
    guard let name = pattern.name, scene.named(name) == nil else {
      return .responders(pattern, aspect)
    }
    if scene.classNames.contains(name) { return .classes(pattern, aspect) }
    // As in lldb, a method alone: everybody's.
    if aspect == .any, let method = BreakpointLocation.Aspect(text) {
      return .responders(.glob("*"), method)
    }
    // Nobody is called so yet; but not everything can be a name.
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || "_-.".contains($0) }) else {
      throw Complaint(PlaceWords.notAName(name), at: text.startIndex)
    }
    return .responders(pattern, aspect)
  }

  private func noAspect(_ word: Substring) -> Complaint {
    let known = BreakpointLocation.Aspect.named.map { $0.word }
    return Complaint(
      StopWords.noAspect(
        String(word), known: Array(known.prefix(4)),
        nearest: nearest(String(word), among: known)), at: word.startIndex)
  }
}

extension Scene {
  /// UIKit's classes, and those of the scene's own.
  var classNames: [String] {
    let kinds =
      ViewKind.allCases.flatMap { $0.classes } + RecognizerKind.allCases.flatMap { $0.classes }
    return Set(kinds + views.map { $0.className }).sorted()
  }
}

extension Substring {
  /// What stands before the last dot, and behind it.
  fileprivate var cutAtLastDot: (head: Substring, tail: Substring?) {
    guard let dot = lastIndex(of: "."), dot > startIndex else { return (self, nil) }
    return (self[..<dot], self[index(after: dot)...])
  }
}

extension Scene {
  /// What the file is called that the scene was read from, as a breakpoint on one of its lines names
  /// it; nil if there is no file, or its name would be two words.
  fileprivate var nameOfFile: String? {
    guard let name = writtenPlaces?.file[...].lastPart, !name.isEmpty,
      !name.contains(where: { $0.isWhitespace || "\"':".contains($0) })
    else { return nil }
    return String(name)
  }
}

extension Substring {
  /// What stands behind the last slash of a path.
  fileprivate var lastPart: Substring {
    lastIndex(of: "/").map { self[index(after: $0)...] } ?? self
  }
}
