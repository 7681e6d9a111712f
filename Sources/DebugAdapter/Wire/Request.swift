/// Something a client asks for.
struct Request: Hashable, Sendable {
  /// What the client counts it by; some begin at 0.
  let number: Int
  /// The command as it was written.
  let command: String
  let arguments: Arguments

  /// Reads a message; nil where it is no request, such as an answer to something never asked.
  init?(_ message: WireValue) {
    guard message["type"]?.text ?? "request" == "request", let command = message["command"]?.text
    else { return nil }
    let sequence = message["seq"]
    // Some write it as a text.
    number = sequence?.whole ?? sequence?.text.flatMap { Int($0) } ?? 0
    self.command = command
    arguments = Arguments(message["arguments"] ?? .null)
  }
}

/// What a client asks with; what is missing, null or of another kind is not there.
struct Arguments: Hashable, Sendable {
  let json: WireValue

  init(_ json: WireValue) { self.json = json }

  func text(_ key: String) -> String? { json[key]?.text }
  func whole(_ key: String) -> Int? { json[key]?.whole }
  func flag(_ key: String) -> Bool? { json[key]?.flag }
  func list(_ key: String) -> [Arguments] { json[key]?.elements?.map { Arguments($0) } ?? [] }
  func object(_ key: String) -> Arguments { Arguments(json[key] ?? .null) }

  /// Texts in a list, or one text alone.
  func texts(_ key: String) -> [String] {
    guard let value = json[key] else { return [] }
    return value.text.map { [$0] } ?? value.elements?.compactMap(\.text) ?? []
  }
}
