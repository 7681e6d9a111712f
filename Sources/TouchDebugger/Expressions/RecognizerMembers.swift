import SceneLanguage
import TouchCore
import TouchInquiry

/// What can be read off gesture recognizers.
enum RecognizerMembers {
  /// The rows of the tables of the scene language, and what no line of it says.
  static let ofRecognizers =
    (state + relations + PropertyMembers.ofRecognizers + PropertyMembers.answersOfRecognizers
    + PropertyMembers.overrides).ordered(by: order)

  /// In which order people are told them.
  private static let order = """
    name class state activeTouches waitsFor view isEnabled attached cancelsTouchesInView \
    delaysTouchesBegan delaysTouchesEnded allowedTouchTypes requiresExclusiveTouchType \
    numberOfTapsRequired numberOfTouchesRequired minimumPressDuration allowableMovement \
    minimumNumberOfTouches maximumNumberOfTouches buttonMaskRequired allowedScrollTypesMask direction edges recognizesAt failsAfter \
    failsBeyond fails requiresToFail targets shouldReceive shouldBegin cancelsItself failsItself simultaneous \
    requireFailureOf requiredToFailBy canPrevent canBePrevented
    """

  /// `state` and what it follows are as they are at the step.
  private static let state = [
    Member("name", shape: .word) { value, here in .word(value.text(in: here.scene)) },
    recognizer("class", shape: .word) { .word($0.className) },
    Member("state", shape: .word, readsRecord: true) { value, here in
      guard case .recognizer(let id) = value else { return .nothing }
      return .word(here.state(of: id).word)
    },
    Member("activeTouches", shape: .list, readsRecord: true) { value, here in
      guard case .recognizer(let id) = value, let index = here.index else { return .nothing }
      return .list(here.trace.followed(by: id, at: index).map { .touch($0) })
    },
    Member("waitsFor", shape: .recognizer, readsRecord: true) { value, here in
      guard case .recognizer(let id) = value, let index = here.index,
        let other = here.trace.waiting(after: index)[id]
      else { return .nothing }
      return .recognizer(other)
    },
    recognizer("view", shape: .responder, write: Member.assigning("view")) { .responder($0.view) },
    // 20.37: a scroll view's pan may sit elsewhere.
    recognizer("on", shape: .responder, row: Member.Row(isKept: false, isAct: true)) {
      $0.kind == .scrollPan ? .responder($0.view) : .nothing
    },
  ]

  private static let relations = [
    recognizer(
      "requiresToFail", "requires", shape: .list, usual: .list([]),
      write: Member.assigning("requiresToFail")
    ) {
      .list($0.requiresToFail.map { .recognizer($0) })
    },
    Member("targets", shape: .list, usual: .list([])) { value, here in
      guard case .recognizer(let id) = value else { return .nothing }
      return .list(here.scene[id].targets.map { .word($0.spelling(in: here.scene)) })
    },
    recognizer("simultaneous", shape: .list) { recognizer in
      switch recognizer.answers.simultaneous {
      case .nobody: .nothing
      case .all: .list([.word("all")])
      case .some(let others): .list(others.map { .recognizer($0) })
      }
    },
    recognizer("requireFailureOf", shape: .list) { .recognizers($0.answers.requireFailureOf) },
    recognizer("requiredToFailBy", shape: .list) { .recognizers($0.answers.requiredToFailBy) },
  ]

  private static func recognizer(
    _ names: String..., shape: Shape, usual: Value? = nil, row: Member.Row? = nil,
    write: Member.Write? = nil,
    read: @escaping @Sendable (Recognizer) -> Value
  ) -> Member {
    var member = Member(
      names, shape: shape, usual: usual,
      read: { value, here in
        guard case .recognizer(let id) = value else { return .nothing }
        return read(here.scene[id])
      }, write: write)
    member.row = row
    return member
  }
}

extension Value {
  fileprivate static func recognizers(_ ids: [RecognizerID]) -> Value {
    ids.isEmpty ? .nothing : .list(ids.map { .recognizer($0) })
  }
}
