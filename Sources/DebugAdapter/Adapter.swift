import TouchDebugger
import TouchNarration

//   bytes ─▶ MessageFrames ─▶ Request ─▶ Lobby: before something is opened    ─┐
//                                        Stage: the session, once it is        ├─▶ Outbox ─▶ bytes
//                                        └ Debugger: the same as at the prompt ─┘
//
//   One request goes in, one answer comes out, and behind it what happened: `stopped`, `output` …

/// A Debug Adapter over one session: bytes in, bytes out; it opens no file.
public struct Adapter: Sendable {
  /// Whether the conversation is over, so that whoever runs it can leave.
  public internal(set) var isFinished = false
  /// How the process should end.
  public internal(set) var exitCode: Int32 = 0

  let load: Loader
  let outbox: Outbox
  /// Nil if nothing can be sent while a request is carried out.
  let progress: Progress?
  var client = Client()
  /// The session; nil until something is opened.
  var stage: Stage?
  /// Those beside it, where several touches were named.
  var sides = SideSessions()
  /// What was launched, and is answered once the client has set its breakpoints.
  var pendingLaunch: Request?
  /// Whether the client has said that its breakpoints are set.
  var isConfigured = false
  /// Breakpoints that were set before there was anything to stop.
  var early = BreakpointBook()
  /// Whether the client was told that it is over: some ask for it again and again otherwise.
  var hasTerminated = false
  /// The language of the command that runs the adapter, and whether it replaces the client's.
  let spoken: (language: Language, isKept: Bool)?
  private var frames = MessageFrames()

  /// Begins a conversation.
  ///
  /// - Parameters:
  ///   - keepsLog: Whether `takeLog` is asked now and then; without that, messages are not kept.
  ///   - spoken: The language of the command that runs the adapter, and whether it replaces the client's;
  ///     nil for the client's.
  ///   - write: Sends bytes to the client while a request is carried out; without it clients are not
  ///     told that one takes long.
  ///   - load: Opens what the client launches.
  public init(
    keepsLog: Bool = false, spoken: (language: Language, isKept: Bool)? = nil,
    write: (@Sendable ([UInt8]) -> Void)? = nil, load: @escaping Loader
  ) {
    self.load = load
    self.spoken = spoken
    outbox = Outbox(keepsLog: keepsLog, write: write ?? { _ in })
    progress = write == nil ? nil : Progress(outbox)
  }

  /// Takes bytes of the client, however they are cut.
  ///
  /// - Returns: The bytes for the client.
  public mutating func receive(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    guard !isFinished else { return [] }
    frames.append(bytes)
    do throws(MessageFrames.Fault) {
      while !isFinished, let body = try frames.next() { handle(message: body) }
    } catch {
      // Nobody can say where the next message begins.
      giveUp(because: AdapterWords.unreadable(error))
    }
    return outbox.take()
  }

  /// The client has gone away.
  ///
  /// - Returns: The bytes for the client, should it still read.
  public mutating func end() -> [UInt8] {
    guard !isFinished else { return [] }
    abandonLaunch()
    isFinished = true
    return outbox.take()
  }

  /// The messages of both directions since it was asked last.
  public mutating func takeLog() -> [LogEntry] { outbox.takeLog() }

  var language: Language {
    stage?.debugger.language ?? client.language ?? spoken?.language ?? .english
  }

  private mutating func handle(message body: [UInt8]) {
    outbox.note(received: body)
    guard let message = WireValue(message: body) else {
      outbox.send(Event.output(AdapterWords.notJSON[language].plain, category: "stderr"))
      return
    }
    guard let request = Request(message) else { return }
    progress?.begin(request.number)
    answer(request)
    progress?.end()
    flush()
  }

  /// Sends what happened while a request was carried out, and that it is over where it is.
  private mutating func flush() {
    sendEvents()
    while let side = stage?.leaving {
      stage?.leaving = nil
      turn(to: side)
      sendEvents()
    }
    if let code = stage?.ending {
      stage?.ending = nil
      exitCode = code
      guard !hasTerminated else { return }
      outbox.send(Event("exited", ["exitCode": .whole(Int(code))]))
      terminate()
    }
  }

  private mutating func sendEvents() {
    for event in stage?.events ?? [] { outbox.send(event) }
    stage?.events = []
  }

  mutating func terminate() {
    guard !hasTerminated else { return }
    hasTerminated = true
    stage?.isOver = true
    outbox.send(Event("terminated"))
  }

  private mutating func giveUp(because reason: Phrase) {
    outbox.send(Event.output(reason[language].plain, category: "stderr"))
    abandonLaunch()
    terminate()
    exitCode = 2
    isFinished = true
  }

  /// Answers a launch that will never begin.
  mutating func abandonLaunch() {
    guard let request = pendingLaunch else { return }
    pendingLaunch = nil
    outbox.refuse(request, because: AdapterWords.launchEnded[language].plain)
  }
}
