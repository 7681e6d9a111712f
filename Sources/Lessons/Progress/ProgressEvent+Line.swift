//  {"at":1790000000,"event":"answered","lesson":"02-hit-test/03-first-to-fifth","question":"p1",…}

extension ProgressEvent {
  /// The event as a line of `progress.jsonl`, without the newline.
  public var line: String {
    var json = JSONLine()
    json.add("at", seconds)
    json.add("event", word)
    json.add("lesson", lesson)
    switch kind {
    case .opened, .finished, .reset: break
    case .predicting(let setting): json.add("when", setting.rawValue)
    case .reached(let stop, let count):
      json.add("stop", stop)
      json.add("of", count)
    case .answered(let answer):
      json.add("question", answer.question)
      json.add("given", answer.given)
      json.add("confidence", answer.confidence.rawValue)
      json.add("result", answer.result.rawValue)
      json.add("misconception", answer.misconception)
      json.add("item", answer.item)
    }
    return json.written
  }

  /// Reads a line; nil where it is damaged or tells of something unknown.
  public init?(line: Substring) {
    guard let json = JSONLine(line) else { return nil }
    self.init(json)
  }

  init?(_ json: JSONLine) {
    guard let lesson = json.text("lesson"), let word = json.text("event"),
      let kind = Kind(word, json)
    else { return nil }
    self.init(kind, lesson: lesson, at: Self.time(json.number("at") ?? 0))
  }

  /// A time as it may be counted on with: reviews are due some days later.
  ///
  /// - Parameter seconds: Whatever a file says.
  public static func time(_ seconds: Int) -> Int { min(max(seconds, 0), latest) }

  /// A time some tens of thousands of years from now.
  private static let latest = 1 << 40

  /// Whether an object tells of an event that only a later version knows, or only says when.
  static func isForeign(_ json: JSONLine) -> Bool {
    guard let word = json.text("event") else { return json.number("at") != nil }
    return !words.contains(word)
  }

  private static let words: Set = ["opened", "stop", "answered", "finished", "reset", "predict"]

  private var word: String {
    switch kind {
    case .opened: "opened"
    case .reached: "stop"
    case .answered: "answered"
    case .finished: "finished"
    case .reset: "reset"
    case .predicting: "predict"
    }
  }
}

extension ProgressEvent.Kind {
  fileprivate init?(_ word: String, _ json: JSONLine) {
    switch word {
    case "opened": self = .opened
    case "finished": self = .finished
    case "reset": self = .reset
    case "predict":
      guard let setting = json.text("when").flatMap(PredictSetting.init(rawValue:)) else {
        return nil
      }
      self = .predicting(setting)
    case "stop":
      guard let stop = json.number("stop"), stop > 0 else { return nil }
      self = .reached(stop: stop, of: max(json.number("of") ?? stop, stop))
    case "answered":
      guard let question = json.text("question"),
        let result = json.text("result").flatMap(AnswerResult.init(rawValue:))
      else { return nil }
      self = .answered(
        GivenAnswer(
          question: question, given: json.text("given") ?? "",
          confidence: json.text("confidence").flatMap(Confidence.init(rawValue:)) ?? .thinks,
          result: result, misconception: json.text("misconception"),
          item: json.text("item")))
    default: return nil
    }
  }
}
