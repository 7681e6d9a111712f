import SceneLanguage
import TouchCore
import TouchInquiry

/// What can be read off gesture recognizers.
enum RecognizerMembers {
  /// UIKit's properties of gesture recognizers; `state` and `touches` are as they are at the step.
  static let ofRecognizers = state + switches + requirements + relations + answers

  private static let state = [
    Member("name", shape: .word) { value, here in .word(value.text(in: here.scene)) },
    recognizer("class", shape: .word) { .word($0.className) },
    Member("state", shape: .word, readsRecord: true) { value, here in
      guard case .recognizer(let id) = value else { return .nothing }
      return .word("\(here.state(of: id))")
    },
    Member("touches", shape: .list, readsRecord: true) { value, here in
      guard case .recognizer(let id) = value, let index = here.index else { return .nothing }
      return .list(here.trace.followed(by: id, at: index).map { .touch($0) })
    },
    Member("waitsFor", shape: .recognizer, readsRecord: true) { value, here in
      guard case .recognizer(let id) = value, let index = here.index,
        let other = here.trace.waiting(after: index)[id]
      else { return .nothing }
      return .recognizer(other)
    },
    recognizer("view", shape: .responder) { .responder($0.view) },
  ]

  private static let switches = [
    recognizerTruth("isEnabled", at: \.isEnabled),
    recognizer("isAttached", shape: .truth) { .truth($0.isAttached) },
    recognizerTruth("cancelsTouchesInView", at: \.cancelsTouchesInView),
    recognizerTruth("delaysTouchesBegan", at: \.delaysTouchesBegan),
    recognizerTruth("delaysTouchesEnded", at: \.delaysTouchesEnded),
    recognizer("allowedTouchTypes", "types", shape: .word) { .word($0.allowedTouchTypes.words) },
    recognizerTruth("requiresExclusiveTouchType", at: \.requiresExclusiveTouchType),
  ]

  private static let requirements = [
    whole("numberOfTapsRequired", of: [.tap, .longPress], at: \.numberOfTapsRequired),
    whole(
      "numberOfTouchesRequired", of: [.tap, .longPress, .swipe], at: \.numberOfTouchesRequired),
    number("minimumPressDuration", of: [.longPress], at: \.minimumPressDuration),
    number("allowableMovement", of: [.longPress], at: \.allowableMovement),
    whole("minimumNumberOfTouches", of: [.pan, .scrollPan], at: \.minimumNumberOfTouches),
    whole("maximumNumberOfTouches", of: [.pan, .scrollPan], at: \.maximumNumberOfTouches),
    recognizer("direction", shape: .word) { recognizer in
      recognizer.kind == .swipe ? .word(recognizer.direction.words) : .nothing
    },
    recognizer("edges", shape: .word) { recognizer in
      recognizer.kind == .edgePan ? .word(recognizer.edges.words) : .nothing
    },
    recognizer("recognizesAt", shape: .word) { recognizer in
      recognizer.kind == .custom ? .word(recognizer.recognizesAt.rawValue) : .nothing
    },
    limit("failsAfter", at: \.failsAfter), limit("failsBeyond", at: \.failsBeyond),
  ]

  private static let relations = [
    recognizer("requiresToFail", "requires", shape: .list) {
      .list($0.requiresToFail.map { .recognizer($0) })
    } write: { recognizer, value in
      guard case .list(let all) = value else { return false }
      let others = all.compactMap(\.recognizer)
      guard others.count == all.count else { return false }
      recognizer.requiresToFail = others
      return true
    },
    Member("targets", shape: .list) { value, here in
      guard case .recognizer(let id) = value else { return .nothing }
      return .list(here.scene[id].targets.map { .word($0.spelling(in: here.scene)) })
    },
  ]

  /// What its delegate or subclass answers; nothing where the question is not implemented.
  private static let answers = [
    answer("shouldReceive", \.shouldReceive) { $0.receiveTest = nil },
    answer("shouldBegin", \.shouldBegin) { $0.beginTest = nil },
    recognizer("simultaneous", shape: .list) { recognizer in
      switch recognizer.answers.simultaneous {
      case .nobody: .nothing
      case .all: .list([.word("all")])
      case .some(let others): .list(others.map { .recognizer($0) })
      }
    },
    recognizer("requireFailureOf", shape: .list) { .recognizers($0.answers.requireFailureOf) },
    recognizer("requiredToFailBy", shape: .list) { .recognizers($0.answers.requiredToFailBy) },
    answer("canPrevent", \.canPrevent), answer("canBePrevented", \.canBePrevented),
  ]
}

extension Value {
  /// The recognizer it is, if it is one.
  fileprivate var recognizer: RecognizerID? {
    guard case .recognizer(let id) = self else { return nil }
    return id
  }

  fileprivate static func recognizers(_ ids: [RecognizerID]) -> Value {
    ids.isEmpty ? .nothing : .list(ids.map { .recognizer($0) })
  }
}

/// Members made of the properties of recognizers.
extension RecognizerMembers {
  private static func recognizer(
    _ names: String..., shape: Shape, read: @escaping @Sendable (Recognizer) -> Value,
    write: (@Sendable (inout Recognizer, Value) -> Bool)? = nil
  ) -> Member {
    var assign: Member.Write?
    if let write {
      assign = { object, value, scene in
        guard case .recognizer(let id) = object else { return false }
        return write(&scene[id], value)
      }
    }
    return Member(
      names, shape: shape,
      read: { value, here in
        guard case .recognizer(let id) = value else { return .nothing }
        return read(here.scene[id])
      }, write: assign)
  }

  private static func recognizerTruth(_ name: String, at key: Member.Key<Recognizer, Bool>)
    -> Member
  {
    recognizer(name, shape: .truth) {
      .truth($0[keyPath: key])
    } write: { recognizer, value in
      guard case .truth(let isOn) = value else { return false }
      recognizer[keyPath: key] = isOn
      return true
    }
  }

  /// An answer can also be taken away, with nil.
  private static func answer(
    _ name: String, _ key: Member.Key<DelegateAnswers, Bool?>,
    insteadOf: @escaping @Sendable (inout DelegateAnswers) -> Void = { _ in }
  ) -> Member {
    recognizer(name, shape: .truth) {
      .truth(orNothing: $0.answers[keyPath: key])
    } write: { recognizer, value in
      switch value {
      case .truth(let isYes): recognizer.answers[keyPath: key] = isYes
      case .nothing: recognizer.answers[keyPath: key] = nil
      default: return false
      }
      insteadOf(&recognizer.answers)
      return true
    }
  }

  /// What a custom one fails beyond; nothing where it does not.
  private static func limit(_ name: String, at key: Member.Key<Recognizer, Double?>) -> Member {
    recognizer(name, shape: .number) { recognizer in
      recognizer[keyPath: key].map { .number($0) } ?? .nothing
    } write: { recognizer, value in
      guard recognizer.kind == .custom, case .number(let number) = value, number.isFinite,
        number >= 0
      else { return false }
      recognizer[keyPath: key] = number
      return true
    }
  }

  private static func number(
    _ name: String, of kinds: Set<RecognizerKind>, at key: Member.Key<Recognizer, Double>
  ) -> Member {
    recognizer(name, shape: .number) { recognizer in
      kinds.contains(recognizer.kind) ? .number(recognizer[keyPath: key]) : .nothing
    } write: { recognizer, value in
      guard kinds.contains(recognizer.kind), case .number(let number) = value, number.isFinite,
        number >= 0
      else { return false }
      recognizer[keyPath: key] = number
      return true
    }
  }

  private static func whole(
    _ name: String, of kinds: Set<RecognizerKind>, at key: Member.Key<Recognizer, Int>
  ) -> Member {
    recognizer(name, shape: .number) { recognizer in
      kinds.contains(recognizer.kind) ? .number(Double(recognizer[keyPath: key])) : .nothing
    } write: { recognizer, value in
      guard kinds.contains(recognizer.kind), case .number(let number) = value,
        let count = Int(exactly: number), count >= 0
      else { return false }
      recognizer[keyPath: key] = count
      return true
    }
  }
}
