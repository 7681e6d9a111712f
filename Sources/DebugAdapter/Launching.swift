import TouchDebugger
import TouchNarration

//   launch ─▶ LaunchOptions ─▶ Loader ─▶ Opened ─▶ a session
//                              opens files: whoever runs the adapter hands it in

/// What a client wants opened.
public struct LaunchOptions: Hashable, Sendable {
  /// The file: a lesson, a scene, a dump of an app, a record.
  public let program: String
  /// Which scene of the file; nil for the first.
  public let scene: String?
  /// Which touch of the file; nil for the first.
  public let touch: String?
  /// A tap that no file says: `x,y`, or the name of a view.
  public let tap: String?
  /// What is changed before the first step; each record has a timeline of its own.
  public let changes: [String]
  /// The folder that relative paths begin in; nil for the adapter's own.
  public let folder: String?
  /// The language in which to say what is wrong; nil for the loader's own.
  public let language: Language?

  /// Makes them.
  public init(
    program: String, scene: String? = nil, touch: String? = nil, tap: String? = nil,
    changes: [String] = [], folder: String? = nil, language: Language? = nil
  ) {
    self.program = program
    self.scene = scene
    self.touch = touch
    self.tap = tap
    self.changes = changes
    self.folder = folder
    self.language = language
  }
}

/// A file that was opened.
public struct Opened: Sendable {
  /// What the program around the debugger does for a reply: it writes files, for example.
  ///
  /// - Returns: The lines that are shown in the end, and whether something failed.
  public typealias CarryOut =
    @Sendable (_ reply: Reply, _ debugger: Debugger) -> (lines: [String], hasFailed: Bool)
  /// Writes a listing of UIKit's rules where an editor can open it.
  ///
  /// - Returns: The path; nil where it was not written.
  public typealias WriteListing = @Sendable (_ name: String, _ text: String) -> String?
  /// Writes the timeline where an editor can open it.
  ///
  /// - Returns: The path; nil where it was not written.
  public typealias WriteTimeline = @Sendable (_ lines: [String]) -> String?

  /// Follows links: the one path that leads to a file without them; a path that leads nowhere stays.
  public typealias FindFile = @Sendable (_ path: String) -> String

  /// The picture of where a session stands, in a file that editors show.
  public struct Picture: Sendable {
    let path: String
    /// Draws it as it is now, where an editor sees that it changed.
    let draw: @Sendable (_ debugger: Debugger) -> Void

    /// Names it.
    public init(path: String, draw: @escaping @Sendable (_ debugger: Debugger) -> Void) {
      (self.path, self.draw) = (path, draw)
    }
  }

  let debugger: Debugger
  let path: String
  let remarks: [String]
  let changes: [String]?
  let carryOut: CarryOut?
  let writeListing: WriteListing?
  let writeTimeline: WriteTimeline?
  let picture: Picture?
  let findFile: FindFile?

  /// Makes it.
  ///
  /// - Parameters:
  ///   - debugger: A session over the file that nobody has moved in.
  ///   - path: Where the file is, as editors name it: the whole path.
  ///   - remarks: What is to be said of the file, a line each, as other commands do on standard
  ///     error.
  ///   - changes: What is changed before the first step, if the file itself says so; nil for what the
  ///     client wants changed.
  ///   - carryOut: Does what replies leave to the program around the debugger; nil where nothing
  ///     of that is possible.
  ///   - writeListing: Writes a listing into a file; without it clients fetch it.
  ///   - writeTimeline: Writes the timeline into a file; without it clients fetch it.
  ///   - picture: The picture that is drawn at each stop; nil for none.
  ///   - findFile: Follows links; without it a file has one path only.
  public init(
    debugger: Debugger, path: String, remarks: [String] = [], changes: [String]? = nil,
    carryOut: CarryOut? = nil, writeListing: WriteListing? = nil,
    writeTimeline: WriteTimeline? = nil,
    picture: Picture? = nil, findFile: FindFile? = nil
  ) {
    self.debugger = debugger
    self.path = path
    self.remarks = remarks
    self.changes = changes
    self.carryOut = carryOut
    self.writeListing = writeListing
    self.writeTimeline = writeTimeline
    self.picture = picture
    self.findFile = findFile
  }
}

/// Why a file cannot be opened.
public struct LoadFailure: Error, Hashable, Sendable {
  /// What is said of it, a line each.
  public let lines: [String]
  /// Which key of the launch is wrong; nil if none is to blame alone.
  public let key: LaunchKey?

  /// Makes it.
  public init(lines: [String], key: LaunchKey? = nil) {
    (self.lines, self.key) = (lines, key)
  }
}

/// Opens files for the adapter, which itself touches none.
public typealias Loader = @Sendable (LaunchOptions) -> Result<Opened, LoadFailure>
