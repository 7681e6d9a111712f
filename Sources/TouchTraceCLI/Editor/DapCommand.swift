#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import DebugAdapter
import LineEditing
import TouchNarration

//   editor ──▶ standard input, or a socket ──▶ Inbox ──▶ Adapter ──▶ EditorLoader ──▶ files
//          ◀── standard output, or the socket ◀───────────┴──▶ TrafficLog

/// `touchtrace dap`: the debugger inside an editor, by the Debug Adapter Protocol.
struct DapCommand {
  let invocation: Invocation
  let console: Console

  func run() throws(FileProblem) -> ExitCode {
    guard Rehearsal.current == nil else {
      console.complain(Self.notAgain)
      return .usage
    }
    guard !invocation.has(.installVSCode) else {
      return try VSCodeExtension(console: console).install()
    }
    // Who goes away is noticed where something is read or written, and is no reason to die.
    signal(SIGPIPE, SIG_IGN)
    return invocation.has(.listen) ? try overSocket() : try overStandardStreams()
  }

  private func overStandardStreams() throws(FileProblem) -> ExitCode {
    guard let streams = StandardStreams.setAside() else { return complain(errno) }
    return talk(from: streams.input, to: streams.output, try log)
  }

  /// Waits for one client; whoever comes after it finds nobody.
  private func overSocket() throws(FileProblem) -> ExitCode {
    let log = try log
    let server: EditorServer
    do throws(ListenAddress.Problem) {
      server = try EditorServer(at: try ListenAddress(invocation[.listen] ?? ""), console)
    } catch {
      console.complain(error.words)
      return error.exitCode
    }
    // The words of another debugger, for which editors look.
    console.put("DAP server listening at: \(server.address.text)\n")
    switch server.acceptOne() {
    case .failed(let reason): return complain(reason)
    case .done(let client):
      defer { client.descriptor.close() }
      return talk(from: client.descriptor, client.said, to: client.descriptor, log)
    }
  }

  /// The log that is asked for; it is begun before there is a client, so that one hears at once
  /// where it cannot be written.
  private var log: TrafficLog? {
    get throws(FileProblem) {
      guard let path = invocation[.log] else { return nil }
      return try TrafficLog(path)
    }
  }

  private func talk(
    from input: Descriptor, _ said: [UInt8] = [], to output: Descriptor, _ log: TrafficLog?
  ) -> ExitCode {
    let inbox = Inbox(input, after: said, answeredTo: output)
    let loader = EditorLoader(console: console, drawsInASCII: invocation.has(.ascii)) {
      inbox.hasHaste
    }
    let write = { @Sendable (bytes: [UInt8]) in _ = output.write(bytes) }
    let adapter = Adapter(
      keepsLog: log != nil, spoken: (console.language, invocation[.lang] != nil), write: write
    ) { loader.open($0) }
    var link = EditorLink(inbox: inbox, outlet: output, log: log, console: console)
    return link.run(adapter)
  }

  private static let notAgain = Phrase(
    en: "a session in a document cannot run 'dap'", zh: "文档里的会话不能运行“dap”")

  private func complain(_ reason: CInt) -> ExitCode {
    console.complain("touchtrace: error: \(words(of: reason))")
    return .commandFailed
  }
}
