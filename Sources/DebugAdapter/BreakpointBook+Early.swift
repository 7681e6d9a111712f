import TouchDebugger
import TouchNarration

extension BreakpointBook {
  /// Answers a request before anything was opened: what can be stopped is not known yet.
  mutating func answer(
    _ command: SessionCommand, _ arguments: Arguments, _ client: Client
  ) throws(Refusal) -> WireValue {
    let language = client.language ?? .english
    if command == .threads {
      return ["threads": [Threads.main(AdapterWords.mainRunLoop[language].plain)]]
    }
    guard let (group, wishes) = try Wishes.read(command, arguments, client) else {
      throw Refusal(AdapterWords.nothingLaunched)
    }
    let places = replace(group, by: wishes).places
    return [
      "breakpoints": .array(
        places.map { place in
          [
            "id": .whole(self[place].id), "verified": false,
            "message": .text(AdapterWords.boundAtLaunch[language].plain),
          ]
        })
    ]
  }
}
