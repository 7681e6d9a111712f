import SceneLanguage
import TouchCore
import TouchDebugger

//   login.scene              a file of the person's            path
//   hit-test.uikit …         the rules of UIKit, annotated     path, or sourceReference 1 …
//   login.timeline           the record, a line a step         path, or sourceReference 100 …

/// The sources a client can open.
struct Shelf: Sendable {
  /// One of them.
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
  /// The lines of the program that declare something, by what they declare.
  private var declarations: [SceneObject: Int] = [:]
  private let label: String
  private var timelinePath: String?
  /// The branch whose record the timeline tells.
  private var branch = 0
  private var probes: [[StepProbe?]]?

  init(_ opened: Opened, _ debugger: Debugger) {
    programPath = FilePath.plain(opened.path)
    // In a file a breakpoint can be set by every client, and before a session, too.
    listingPaths = Listing.all.map { listing in
      opened.writeListing?(listing.file, listing.text).map { FilePath.plain($0) }
    }
    label = debugger.sceneLabel
    readLines(of: debugger)
  }

  private mutating func readLines(of debugger: Debugger) {
    // A record's own lines are in no file.
    subjects = debugger.isReplaying ? [:] : debugger.lines?.subjects ?? [:]
    declarations = [:]
    for (line, subjects) in subjects {
      for case .object(let object) in subjects { declarations[object] = line }
    }
  }

  /// Takes over the record that stands there now.
  mutating func showRecord(of debugger: Debugger, _ opened: Opened) {
    branch = debugger.branch.number
    probes = nil
    if debugger.branch.label == "reload" { readLines(of: debugger) }
    timelinePath = opened.writeTimeline?(Timeline.lines(of: debugger)).map { FilePath.plain($0) }
  }

  /// The line of the program that is an event of a record; nil where the program has no such event.
  ///
  /// - Parameter place: Its place in the record's script, which a change may have made another one.
  func line(ofEvent place: Int, in trace: Trace) -> Int? {
    guard trace.script.events.indices.contains(place),
      let line = trace.script.events[place].place?.line, subjects[line] != nil
    else { return nil }
    return line
  }

  /// The line of the program that declares a thing.
  func line(of thing: Exhibit) -> Int? {
    if let responder = thing.responder { return declarations[.responder(responder)] }
    return thing.recognizer.flatMap { declarations[.recognizer($0)] }
  }

  /// The source a client means.
  func book(_ name: SourceName) -> Book? {
    switch name {
    case .reference(let number):
      if Listing.all.indices.contains(number - 1) { return .listing(number - 1) }
      return number == Self.firstTimeline + branch ? .timeline : nil
    case .path(let path):
      if FilePath.agree(path, programPath) { return .program }
      if let timelinePath, FilePath.agree(path, timelinePath) { return .timeline }
      let listing = listingPaths.firstIndex { $0.map { FilePath.agree(path, $0) } ?? false }
      if let listing { return .listing(listing) }
      return Listing.all.firstIndex { $0.file == path }.map { .listing($0) }
        ?? (path == timelineName ? .timeline : nil)
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
    let probes = probes ?? Listing.probes(in: debugger)
    self.probes = probes
    for (book, listing) in Listing.all.enumerated() {
      for (place, line) in listing.lines.enumerated() where line.place != nil {
        guard probes[book][place]?.holds(at: step) == true else { continue }
        return (.listing(book), (isOpen ? listing.waiting(at: place) : place) + 1)
      }
    }
    return nil
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
