import TouchDebugger
import TouchNarration

extension Adapter {
  /// Answers a request, once.
  mutating func answer(_ request: Request) {
    if let command = ConversationCommand(rawValue: request.command) {
      converse(command, request)
    } else if let command = SessionCommand(rawValue: request.command) {
      inSession(command, request)
    } else {
      refuse(request, AdapterWords.noRequest(request.command))
    }
  }

  private mutating func converse(_ command: ConversationCommand, _ request: Request) {
    switch command {
    case .initialize:
      if let format = request.arguments.text("pathFormat"), !["path", "uri"].contains(format) {
        return refuse(request, AdapterWords.unknownPathFormat(format))
      }
      client = Client(request.arguments, spoken)
      stage?.client = client
      outbox.answer(request, with: Capabilities.body(language))
    case .launch: launch(request)
    case .attach: refuse(request, AdapterWords.nothingToAttachTo)
    case .configurationDone: configurationDone(request)
    case .disconnect:
      abandonLaunch()
      outbox.answer(request, with: [:])
      isFinished = true
    case .terminate:
      abandonLaunch()
      outbox.answer(request, with: [:])
      terminate()
    case .restart: restart(request)
    // Whatever it is about was answered before this could be read.
    case .cancel: outbox.answer(request, with: [:])
    }
  }

  private mutating func inSession(_ command: SessionCommand, _ request: Request) {
    do throws(Refusal) {
      // Taken out and put back: nobody else holds it meanwhile, so that nothing is copied.
      guard var stage = stage.take() else {
        outbox.answer(request, with: try early.answer(command, request.arguments, client))
        return
      }
      defer { self.stage = stage }
      outbox.answer(request, with: try stage.answer(command, request.arguments))
    } catch {
      refuse(request, error.phrase)
    }
  }

  mutating func refuse(_ request: Request, _ reason: Phrase, isShown: Bool = false) {
    // The protocol has a word of its own for what the client ended itself.
    let word = progress?.isStopped == true ? "cancelled" : nil
    // A launch that is refused says itself in which language.
    let said = stage == nil ? request.arguments.text("language").flatMap { Language($0) } : nil
    let language = said ?? language
    outbox.refuse(request, because: reason[language].plain, inAWord: word, isShown: isShown)
  }
}
