import TouchDebugger
import TouchNarration

//   launch             the file is opened, and breakpoints can be bound to its record
//   ◀ initialized
//   setBreakpoints …   in any order
//   configurationDone
//   ◀ both are answered, and then it stands at its first stop

extension Adapter {
  mutating func launch(_ request: Request) {
    guard stage == nil, pendingLaunch == nil else {
      return refuse(request, AdapterWords.launchedAlready)
    }
    do throws(Refusal) {
      enter(try open(request.arguments), early)
      early = BreakpointBook()
      outbox.send(Event("initialized"))
      pendingLaunch = request
      if isConfigured { begin() }
    } catch {
      refuse(request, error.phrase, isShown: true)
    }
  }

  mutating func configurationDone(_ request: Request) {
    isConfigured = true
    outbox.answer(request, with: [:])
    begin()
  }

  /// Answers the launch, and goes to the first stop.
  private mutating func begin() {
    guard let request = pendingLaunch else { return }
    pendingLaunch = nil
    outbox.answer(request, with: [:])
    stage?.begin()
  }

  mutating func restart(_ request: Request) {
    guard let old = stage else { return refuse(request, AdapterWords.nothingLaunched) }
    // Whoever was told that it is over may have gone.
    guard !hasTerminated else { return refuse(request, AdapterWords.isOver) }
    do throws(Refusal) {
      let changed = request.arguments.object("arguments")
      let new = try open(changed.text("program") == nil ? old.launch : changed)
      enter(new, old.book)
      outbox.answer(request, with: [:])
      guard pendingLaunch == nil else { return }
      stage?.leave(old.thread)
      stage?.begin()
    } catch {
      refuse(request, error.phrase, isShown: true)
    }
  }

  /// Opens what a client launches: a session over each record that is wanted.
  private func open(_ arguments: Arguments) throws(Refusal) -> [Stage] {
    try LaunchKey.check(arguments.json)
    let touches = arguments.texts("touches")
    guard touches.count <= SideSessions.most else {
      throw Refusal(AdapterWords.tooManyTouches(SideSessions.most))
    }
    let (touch, tap) = (arguments.text("touch"), arguments.tap)
    guard !touches.isEmpty else {
      guard touch == nil || tap == nil else { throw Refusal(AdapterWords.tapAndTouch) }
      return [try open(arguments, touch: touch)]
    }
    guard touch == nil, tap == nil else {
      throw Refusal(AdapterWords.recordAndTouches)
    }
    return try touches.map { touch throws(Refusal) in try open(arguments, touch: touch) }
  }

  private func open(_ arguments: Arguments, touch: String?) throws(Refusal) -> Stage {
    guard let program = arguments.text("program"), !program.isEmpty else {
      throw Refusal(AdapterWords.launchWhat)
    }
    let options = LaunchOptions(
      program: FilePath.plain(program), scene: arguments.text("scene"),
      touch: touch, tap: arguments.tap,
      changes: arguments.texts("whatIf"), folder: arguments.text("cwd"),
      language: arguments.text("language").flatMap { Language($0) } ?? client.language)
    switch load(options) {
    case .failure(let failure):
      // Where a session ended an editor still shows what it stood at, and launches that.
      let name = FilePath.name(of: options.program)
      if Shelf.shows(name) { throw Refusal(AdapterWords.launchesShown(name)) }
      throw Refusal(failure.lines.joined(separator: "\n"), of: failure.key)
    case .success(let opened):
      return try Stage(opened, launch: arguments, client: client, progress)
    }
  }
}

extension Arguments {
  /// Where to tap; nil if nothing is written: an editor that asks for it may be told nothing.
  fileprivate var tap: String? { text("tap").flatMap { $0.isBlank ? nil : $0 } }
}
