import SceneLanguage
import TouchCore
import TouchDebugger
import TouchNarration

//   login.scene              a file of the person's            path
//   hit-test.uikit …         the rules of UIKit, annotated     path, or sourceReference 1 …
//   login.timeline           the record, a line a step         path, or sourceReference 100 …

/// The sources a client can open.
struct Shelf: Sendable {
  enum Book: Hashable, Sendable {
    case program
    /// One of the listings, by its place.
    case listing(Int)
    case timeline
  }

  private static let firstTimeline = 100

  let programPath: String
  /// The files of the listings; nil where one was not written.
  private let listingPaths: [String?]
  /// What the lines of the program speak of; nothing where it has none.
  private(set) var subjects: [Int: [LineSubject]] = [:]
  /// Whether the program has lines of the touch: a dump of an app has not.
  private(set) var writesTouch = false
  private let label: String
  private let findFile: Opened.FindFile?
  private var timelinePath: String?
  /// The branch whose record the timeline tells.
  private var branch = 0
  /// The newest branch that has had a timeline.
  private var newestBranch = 0
  private var probed: [Listing.ProbedLine]?

  init(_ opened: Opened, _ debugger: Debugger) {
    programPath = FilePath.plain(opened.path)
    findFile = opened.findFile
    // In a file a breakpoint can be set by every client, and before a session, too.
    listingPaths = Listing.all.map { listing in
      opened.writeListing?(listing.file, listing.text(debugger.language)).map { FilePath.plain($0) }
    }
    label = debugger.sceneLabel
    readLines(of: debugger)
  }

  private mutating func readLines(of debugger: Debugger) {
    // A record's own lines are in no file.
    subjects = debugger.isReplaying ? [:] : debugger.lines?.subjects ?? [:]
    writesTouch = subjects.contains { line, all in all.contains(.event(line: line)) }
  }

  /// Takes over the record that stands there now.
  ///
  /// - Parameter hint: What is said first of it.
  mutating func showRecord(of debugger: Debugger, _ opened: Opened, hint: String?) {
    branch = debugger.branch.number
    newestBranch = max(newestBranch, branch)
    probed = nil
    readLines(of: debugger)
    timelinePath = opened.writeTimeline?(
      Timeline.lines(of: debugger, hint, beside: opened.picture(of: debugger)?.path)
    ).map { FilePath.plain($0) }
  }

  /// The line of the program that is an event of a record; nil where the program has no such event.
  ///
  /// - Parameter place: Its place in the record's script, which a change may have made another one.
  func line(ofEvent place: Int, in trace: Trace) -> Int? {
    guard trace.script.events.indices.contains(place),
      let line = trace.script.events[place].place?.line,
      // A tap that no file says has lines of its own.
      subjects[line]?.contains(.event(line: line)) == true
    else { return nil }
    return line
  }

  /// Where the program declares a thing.
  func place(of thing: Exhibit, in scene: Scene) -> SourcePlace? {
    guard !subjects.isEmpty else { return nil }
    return (thing.responder.map { .responder($0) } ?? thing.recognizer.map { .recognizer($0) })
      .flatMap { scene.place(of: $0) }
  }

  /// The source a client means; nil if it is not one of the session.
  func book(_ name: SourceName) -> Book? {
    switch name {
    case .reference(let number):
      if Listing.all.indices.contains(number - 1) { return .listing(number - 1) }
      return number == Self.firstTimeline + branch ? .timeline : nil
    case .path(let path):
      if let book = book(at: path, { $0 }) { return book }
      // Links are followed only for paths that are not known as they are written.
      if path.hasPrefix("/"), let findFile, let book = book(at: path, findFile) { return book }
      return Listing.all.firstIndex { $0.file == path }.map { .listing($0) }
        ?? (path == timelineName ? .timeline : nil)
    }
  }

  private func book(at path: String, _ file: (String) -> String) -> Book? {
    let path = file(path)
    if FilePath.agree(path, file(programPath)) { return .program }
    if let timelinePath, FilePath.agree(path, file(timelinePath)) { return .timeline }
    return listingPaths.firstIndex { $0.map { Self.isListing(path, file($0)) } ?? false }
      .map { .listing($0) }
  }

  /// Whether a path is a listing's, in this language or another: `rules/en/hit-test.uikit`, whose lines
  /// are the same in `rules/zh-Hans`.
  private static func isListing(_ path: String, _ known: String) -> Bool {
    var parts = known.split(separator: "/", omittingEmptySubsequences: false)
    let place = parts.count - 2
    guard place >= 0, Language(String(parts[place])) != nil else {
      return FilePath.agree(path, known)
    }
    return Language.allCases.contains { language in
      parts[place] = Substring(language.rawValue)
      return FilePath.agree(path, parts.joined(separator: "/"))
    }
  }

  /// Whether a client sets the breakpoints of one source under both names.
  func isSame(_ one: BreakpointBook.Group, _ other: BreakpointBook.Group) -> Bool {
    guard case .source(let name) = one, case .source(let otherName) = other,
      let book = book(name)
    else { return one == other }
    return book == self.book(otherName)
  }

  /// The source a client means.
  func knownBook(_ name: SourceName?) throws(Refusal) -> Book {
    guard let name else { throw Refusal(AdapterWords.whichSource) }
    if let book = book(name) { return book }
    throw Refusal(isTimeline(name) ? AdapterWords.otherRecord : AdapterWords.unknownSource)
  }

  /// Whether a name is one that a timeline has, of this record or another.
  func isTimeline(_ name: SourceName) -> Bool {
    switch name {
    case .reference(let number):
      (Self.firstTimeline...Self.firstTimeline + newestBranch).contains(number)
    case .path(let path): path.hasSuffix(".timeline")
    }
  }

  /// Whether a file is called as those are that a session shows beside the program.
  static func shows(_ file: String) -> Bool {
    file.hasSuffix(".timeline") || Listing.all.contains { $0.file == file }
  }

  private var timelineName: String { label + (branch > 0 ? " b\(branch)" : "") + ".timeline" }

  /// A source as clients are told of it.
  func json(_ book: Book, _ client: Client) -> WireValue {
    switch book {
    case .program:
      return [
        "name": .text(FilePath.name(of: programPath)), "path": client.shown(path: programPath),
      ]
    case .listing(let place):
      let body: WireValue = ["name": .text(Listing.all[place].file), "origin": "model of UIKit"]
      if let path = listingPaths[place] { return body.with("path", client.shown(path: path)) }
      return body.with("sourceReference", .whole(place + 1))
    case .timeline:
      if let timelinePath {
        return [
          "name": .text(FilePath.name(of: timelinePath)), "path": client.shown(path: timelinePath),
        ]
      }
      return [
        "name": .text(timelineName), "sourceReference": .whole(Self.firstTimeline + branch),
        "origin": "recorded",
      ]
    }
  }

  /// The line of the listings at which a step is decided.
  ///
  /// - Parameter isOpen: Whether it is a call that waits for one it made.
  mutating func line(
    ofStep step: Int, isOpen: Bool, _ debugger: Debugger
  ) -> (book: Book, line: Int)? {
    let probed = probed ?? Listing.probedLines(in: debugger)
    self.probed = probed
    return probed.first { $0.probe.holds(at: step) }
      .map { (.listing($0.listing), isOpen ? $0.waiting : $0.line) }
  }
}

/// A source as a client names it.
enum SourceName: Hashable, Sendable {
  case path(String)
  case reference(Int)

  /// Nil where a client names none.
  init?(_ source: Arguments) {
    if let reference = source.whole("sourceReference"), reference > 0 {
      self = .reference(reference)
    } else if let path = source.text("path") ?? source.text("name"), !path.isEmpty {
      self = .path(FilePath.plain(path))
    } else {
      return nil
    }
  }
}
