import SceneLanguage
import TouchCore
import TouchInquiry
import TouchNarration

//  ask thirdView            reject outside          return self
//  deliver root began       recognize double        hold ended         stop    drop

/// A hop that somebody performs who is the window.
enum DriveMove: Hashable, Sendable {
  /// A view's `hitTest` is called.
  case ask(String)
  /// The view asked last refuses.
  case reject(AskVerdict)
  /// A view answers: a view's name, or nil.
  case answer(String?)
  /// A responder or a recognizer gets a message.
  case deliver(String, ResponderMethod)
  /// Whoever has the message keeps it.
  case stop
  /// The message falls off the end of the chain.
  case drop
  /// A recognizer recognizes, or begins.
  case recognize(String)
  /// A recognizer fails.
  case fail(String)
  /// A message waits.
  case hold(ResponderMethod)
  /// A control sends an event.
  case fire(String)

  /// The word it begins with.
  enum Word: String, CaseIterable, HasSentenceForm {
    case ask, reject, `return`, deliver, stop, drop, recognize, fail, hold, fire
  }

  var word: Word {
    switch self {
    case .ask: .ask
    case .reject: .reject
    case .answer: .return
    case .deliver: .deliver
    case .stop: .stop
    case .drop: .drop
    case .recognize: .recognize
    case .fail: .fail
    case .hold: .hold
    case .fire: .fire
    }
  }
}

extension DriveMove.Word {
  var form: SentenceForm { SentenceForm(rawValue, parameters) }

  private var parameters: [QuestionParameter] {
    switch self {
    case .ask: [.plain("view", AnswerShape(.view))]
    case .reject: [.plain("why", AnswerShape(.word, or: AskVerdict.refusals.map { $0.word }))]
    case .return: [.plain("view", AnswerShape(.view, or: ["self", "nil"]))]
    case .deliver:
      [
        .plain("to", AnswerShape(.receiver)),
        .plain("what", AnswerShape(.word, or: Self.methods.map { $0.0 })),
      ]
    case .stop, .drop: []
    case .recognize, .fail: [.plain("recognizer", AnswerShape(.recognizer))]
    case .hold: [.plain("what", AnswerShape(.word, or: Self.methods.map { $0.0 }))]
    case .fire: [.plain("event", AnswerShape(.event))]
    }
  }

  /// The messages by the words that stand for them.
  static let methods = ResponderMethod.touches.map { ($0.word, $0) }

  /// What it does, in a line.
  var meaning: Phrase {
    switch self {
    case .ask: Phrase(en: "call the view's hitTest", zh: "调用视图的 hitTest")
    case .reject:
      Phrase(en: "the view just asked refuses, for this reason", zh: "刚被询问的视图因此拒绝")
    case .return:
      Phrase(
        en: "the view returns; the view that asked returns the same automatically",
        zh: "视图作答；问它的视图会自动把得到的视图往上交")
    case .deliver: Phrase(en: "a responder or recognizer gets the message", zh: "把消息交给响应者或识别器")
    case .stop: Phrase(en: "the responder that has the message keeps it", zh: "消息停在收到它的响应者那里")
    case .drop: Phrase(en: "the message falls off the end of the chain", zh: "消息掉出响应者链末端")
    case .recognize: Phrase(en: "the recognizer recognizes or begins", zh: "手势识别器识别或开始")
    case .fail: Phrase(en: "the recognizer fails", zh: "手势识别器失败")
    case .hold: Phrase(en: "a message of the touch is delayed", zh: "扣留触摸的一条消息")
    case .fire: Phrase(en: "the control sends an event", zh: "控件发出一个事件")
    }
  }
}

extension DriveMove {
  /// Reads a hop.
  ///
  /// - Throws: What is wrong, with its place in the words.
  static func parse(_ words: String, in scene: Scene) throws(QueryProblem) -> DriveMove {
    let (word, sentence) = try QuestionSentence.parse(words, as: .hop, among: Word.allCases)
    try sentence.check(in: scene)
    let method = Word.methods.first { $0.0 == sentence["what"] }?.1 ?? .began
    switch word {
    case .ask: return .ask(sentence["view"])
    case .reject:
      return .reject(AskVerdict.refusals.first { $0.word == sentence["why"] } ?? .outside)
    case .return: return .answer(sentence["view"] == "nil" ? nil : sentence["view"])
    case .deliver: return .deliver(sentence["to"], method)
    case .stop: return .stop
    case .drop: return .drop
    case .recognize: return .recognize(sentence["recognizer"])
    case .fail: return .fail(sentence["recognizer"])
    case .hold: return .hold(method)
    case .fire: return .fire(sentence["event"])
    }
  }

  /// The hop as it is typed; a view that answers itself says `self`.
  func text(by view: String? = nil) -> String {
    switch self {
    case .ask(let name): "ask \(name)"
    case .reject(let verdict): "reject \(verdict.word)"
    case .answer(let name): "return \(name == nil ? "nil" : name == view ? "self" : name ?? "")"
    case .deliver(let name, let method): "deliver \(name) \(method.word)"
    case .stop: "stop"
    case .drop: "drop"
    case .recognize(let name): "recognize \(name)"
    case .fail(let name): "fail \(name)"
    case .hold(let method): "hold \(method.word)"
    case .fire(let event): "fire \(event)"
    }
  }
}
