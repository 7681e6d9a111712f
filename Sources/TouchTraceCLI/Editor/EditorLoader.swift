#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import DebugAdapter
import TouchDebugger
import TouchNarration

/// Opens what an editor launches, as `debug` and `replay` open what a command line names.
struct EditorLoader: Sendable {
  let console: Console
  /// Where relative paths begin that come with no folder of their own.
  private let start: String
  private let drawsInASCII: Bool
  /// Whether the client wants a long search to stop.
  private let interrupted: @Sendable () -> Bool

  init(console: Console, drawsInASCII: Bool, interrupted: @escaping @Sendable () -> Bool) {
    self.console = console
    self.drawsInASCII = drawsInASCII
    self.interrupted = interrupted
    start = resolvedPath(".")
  }

  /// Opens it; what the readers say of it comes along, for an editor shows nobody's standard error.
  func open(_ options: LaunchOptions) -> Result<Opened, LoadFailure> {
    let said = Complaints()
    let teller = console.telling(said, in: options.language)
    let folder = options.folder.map { absolute($0, in: start) } ?? start
    // What is typed at the console names files from there, too.
    guard chdir(folder) == 0 else {
      teller.complain(FileProblem.unreadable(path: folder, reason: systemReason()).message)
      return .failure(LoadFailure(lines: said.lines, key: options.folder == nil ? nil : .cwd))
    }
    var options = options
    do {
      var path = absolute(options.program, in: folder)
      let noted = LaunchNote.read(path, for: options)
      (path, options) = noted.map { ($0.program, $0) } ?? (path, options)
      let opened = try open(path, options, teller)
      guard let (debugger, exporter) = opened else { return .failure(said.failure(path)) }
      return .success(prepared(debugger, exporter, path, options, said.lines))
    } catch let problem as FileProblem {
      teller.complain(problem.message)
    } catch let problem as Invocation.Problem {
      teller.complain(problem.words)
    } catch {
      teller.complain("\(error)")
    }
    return .failure(said.failure(options.program))
  }

  private func absolute(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") ? path : plainPath(folder + "/" + path)
  }

  private func open(
    _ path: String, _ options: LaunchOptions, _ teller: Console
  ) throws -> (Debugger, Exporter)? {
    guard !path.hasSuffix(".jsonl") else { return try openRecord(path, teller) }
    let tap = options.tap.map { Invocation.isPoint($0) ? "--tap" : "--view" } ?? "--tap"
    let words = [("--scene", options.scene), ("--touch", options.touch), (tap, options.tap)]
      .flatMap { name, value in value.map { [name, $0] } ?? [] }
    var invocation = try Invocation(["debug"] + words + ["--", path])
    invocation.isLaunch = true
    // Standard input is the client's, and a pipe may never end.
    let text = try readFoundText(path)
    guard let source = Source.open(text, of: path, invocation, teller) else { return nil }
    // Whoever reads the file again later is told on standard error, where it goes on.
    return (source.debugger(invocation, console), source.exporter)
  }

  private func openRecord(
    _ path: String, _ teller: Console
  ) throws(FileProblem) -> (Debugger, Exporter)? {
    guard versionOfFile(path) != nil else {
      throw exists(path)
        ? .noFile(path: path) : .unreadable(path: path, reason: words(of: ENOENT))
    }
    guard let record = try OpenedRecord(path, teller) else { return nil }
    teller.complain(record.verdict)
    return (record.debugger, record.exporter)
  }

  private func prepared(
    _ debugger: Debugger, _ exporter: Exporter, _ path: String, _ options: LaunchOptions,
    _ remarks: [String]
  ) -> Opened {
    var debugger = debugger
    debugger.interrupted = interrupted
    debugger.drawsInASCII = drawsInASCII
    // The ids of lessons are paths.
    let name = FileName.withoutEnding(exporter.lesson ?? path)
    let choice = [options.scene, options.touch, options.tap].map { $0 ?? "" } + options.changes
    let language = options.language ?? debugger.language
    let timeline = TimelineFile(named: name, of: [path, language.rawValue] + choice)
    let launch = LaunchOptions(
      program: path, scene: options.scene, touch: options.touch, tap: options.tap,
      changes: options.changes)
    let noted: @Sendable (String?) -> String? = { shown in
      if let shown { LaunchNote.write(launch, beside: shown) }
      return shown
    }
    return Opened(
      debugger: debugger, path: path, remarks: remarks, changes: options.changes,
      carryOut: { reply, debugger in exporter.editorAnswer(to: reply, of: debugger) },
      writeListing: { name, text in noted(ListingFile.write(name, text, language)) },
      writeTimeline: { lines in noted(timeline?.write(lines)) }, picture: timeline?.picture,
      findFile: { resolvedPath($0) })
  }
}

extension Exporter {
  /// What an editor's console shows of a reply, once its files are written.
  fileprivate func editorAnswer(
    to reply: Reply, of debugger: Debugger
  ) -> (lines: [String], hasFailed: Bool) {
    var answer = answer(reply, of: debugger)
    let language = debugger.language
    if answer.transcript != nil {
      answer.hasFailed = true
      answer.lines.append(Self.noTranscript[language])
    }
    return (answer.lines.map(\.plain), answer.hasFailed)
  }

  private static let noTranscript = Phrase(
    en: "only a session at a prompt writes a transcript; export writes the record",
    zh: "只有提示符下的会话才能写会话记录；export 写出触摸的记录")
}
