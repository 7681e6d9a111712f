import JSON

//  {"do": "open", "session": 1, "name": …, "text": …}     ─▶ PageRoom ─▶ {"problems": […], "player": …}
//  {"do": "perform", "session": 1, "line": "why-not buy"} ─▶          ─▶ {"lines": […], "step": 7, …}

/// The room behind the page: it keeps sessions by number and answers requests in JSON.
///
/// What the page says of touches is all said here; its script only draws it.
public struct PageRoom {
  private var sessions: [Int: PageSession] = [:]

  /// Makes a room without sessions.
  public init() {}

  /// Answers one request; what cannot be understood is answered with an object that has `error`.
  ///
  /// - Parameter request: JSON, in UTF-8.
  /// - Returns: JSON, in UTF-8.
  public mutating func answer(_ request: [UInt8]) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    if let fault = write(answerTo: request, &json) { json.field("error", fault) }
    json.endObject()
    return json.bytes
  }

  private mutating func write(answerTo request: [UInt8], _ json: inout JSONWriter) -> String? {
    guard let value = try? JSONValue(request) else { return "this is not JSON" }
    guard let name = value["do"]?.text, let deed = PageDeed(rawValue: name) else {
      return "unknown request; expected "
        + PageDeed.allCases.map { $0.rawValue }.joined(separator: ", ")
    }
    guard let number = value["session"]?.whole else { return "missing \"session\"" }
    if deed == .close {
      sessions[number] = nil
      return nil
    }
    var session = sessions[number] ?? PageSession()
    defer { sessions[number] = session }
    return session.carryOut(deed, value, &json)
  }
}

/// What the page asks for.
enum PageDeed: String, CaseIterable {
  /// Reads a text and records its touch.
  case open
  /// Carries out a line of the prompt.
  case perform
  /// Says why a step is as it is, and what is seen then.
  case step
  /// Lists the questions of those who predict.
  case questions
  /// Answers the question that a person would ask who saw the record.
  case verdict
  /// Says what could stand at the end of a line of the prompt.
  case complete
  /// Says what could stand at the end of a line of the text.
  case words
  /// Lists the properties of a view.
  case properties
  /// Writes another value of a property into the text, or all that was tried.
  case change
  /// Writes what fingers did into the text.
  case touch
  /// Says who would be hit at a place of the screen.
  case hover
  /// Lists the lessons.
  case lessons
  /// Opens a lesson or carries out a line in it.
  case learn
  /// Takes a changed text as the try that a lesson asks for.
  case attempt
  /// Ends a session.
  case close
}
