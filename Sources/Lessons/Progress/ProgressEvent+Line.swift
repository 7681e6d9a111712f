import JSON

//  {"at":1790000000,"event":"answered","lesson":"02-hit-test/03-first-to-fifth","question":"p1",…}

extension ProgressEvent {
  /// The event as a line of `progress.jsonl`, without the newline.
  public var line: String {
    JSONWriter.line { json in
      json.field("at", seconds)
      json.field("event", word)
      json.field("lesson", lesson)
      switch kind {
      case .opened, .finished, .reset: break
      case .predicting(let setting): json.field("when", setting.rawValue)
      case .explained(let terms): json.field("terms", terms.joined(separator: ","))
      case .reached(let stop, let count):
        json.field("stop", stop)
        json.field("of", count)
      case .answered(let answer):
        json.field("question", answer.question)
        json.field("given", answer.given)
        json.field("confidence", answer.confidence.rawValue)
        json.field("result", answer.result.rawValue)
        if let misconception = answer.misconception { json.field("misconception", misconception) }
        if let item = answer.item { json.field("item", item) }
      }
    }
  }

  /// Reads a line; nil where it is damaged or tells of something unknown.
  public init?(line: Substring) {
    guard let json = try? JSONValue(Array(line.utf8)) else { return nil }
    self.init(json)
  }

  init?(_ json: JSONValue) {
    guard let lesson = json["lesson"]?.text, let word = json["event"]?.text,
      let kind = Kind(word, json)
    else { return nil }
    self.init(kind, lesson: lesson, at: Self.time(json["at"]?.whole ?? 0))
  }

  /// A time as it may be counted on with: reviews are due some days later.
  ///
  /// - Parameter seconds: Whatever a file says.
  public static func time(_ seconds: Int) -> Int { min(max(seconds, 0), latest) }

  /// A time some tens of thousands of years from now.
  private static let latest = Int(clamping: Int64(1) << 40)

  /// Whether an object tells of an event that only a later version knows, or only says when.
  static func isForeign(_ json: JSONValue) -> Bool {
    guard let word = json["event"]?.text else { return json["at"]?.whole != nil }
    return !words.contains(word)
  }

  private static let words: Set = [
    "opened", "stop", "answered", "finished", "reset", "predict", "terms",
  ]

  private var word: String {
    switch kind {
    case .opened: "opened"
    case .reached: "stop"
    case .answered: "answered"
    case .finished: "finished"
    case .reset: "reset"
    case .predicting: "predict"
    case .explained: "terms"
    }
  }
}

extension ProgressEvent.Kind {
  fileprivate init?(_ word: String, _ json: JSONValue) {
    switch word {
    case "opened": self = .opened
    case "finished": self = .finished
    case "reset": self = .reset
    case "predict":
      guard let setting = json["when"]?.text.flatMap(PredictSetting.init(rawValue:)) else {
        return nil
      }
      self = .predicting(setting)
    case "terms":
      guard let terms = json["terms"]?.text else { return nil }
      self = .explained(terms: terms.split(separator: ",").map(String.init))
    case "stop":
      guard let stop = json["stop"]?.whole, stop > 0 else { return nil }
      self = .reached(stop: stop, of: max(json["of"]?.whole ?? stop, stop))
    case "answered":
      guard let question = json["question"]?.text,
        let result = json["result"]?.text.flatMap(AnswerResult.init(rawValue:))
      else { return nil }
      self = .answered(
        GivenAnswer(
          question: question, given: json["given"]?.text ?? "",
          confidence: json["confidence"]?.text.flatMap(Confidence.init(rawValue:)) ?? .thinks,
          result: result, misconception: json["misconception"]?.text,
          item: json["item"]?.text))
    default: return nil
    }
  }
}
