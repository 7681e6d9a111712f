import TouchCore

extension Member {
  /// What concerns windows, the app, and what delegates and subclasses answer.
  static let answers = [
    Member(["level"], shape: .number) { value, here in
      guard case .responder(.view(let id)) = value, let window = here.scene.window(of: id) else {
        return .nothing
      }
      return .number(window.level)
    } write: { object, value, scene in
      guard case .responder(.view(let id)) = object, scene.window(of: id) != nil,
        case .number(let level) = value, level.isFinite
      else { return false }
      scene.changeWindow(id, level: level)
      return true
    },
    Member(["ignoringInteractionEvents"], shape: .number) { value, here in
      guard value == .responder(.application) else { return .nothing }
      return .number(Double(here.scene.application.ignoringInteractionEvents))
    } write: { object, value, scene in
      guard object == .responder(.application), case .number(let number) = value,
        let count = Int(exactly: number), count >= 0
      else { return false }
      scene.application.ignoringInteractionEvents = count
      return true
    },
    Member(["gestureRecognizerShouldBegin"], shape: .truth) { value, here in
      guard case .responder(.view(let id)) = value,
        let answer = here.scene[id].gestureRecognizerShouldBegin
      else { return .nothing }
      return .truth(answer)
    } write: { object, value, scene in
      guard case .responder(.view(let id)) = object, case .truth(let answer) = value else {
        return false
      }
      scene[id].gestureRecognizerShouldBegin = answer
      return true
    },
    scrolling("isScrollEnabled", \.isScrollEnabled),
    scrolling("delaysContentTouches", \.delaysContentTouches),
    scrolling("canCancelContentTouches", \.canCancelContentTouches),
  ]

  private static func scrolling(
    _ name: String, _ property: WritableKeyPath<Scrolling, Bool> & Sendable
  ) -> Member {
    Member([name], shape: .truth) { value, here in
      guard case .responder(.view(let id)) = value, let scrolling = here.scene[id].scrolling else {
        return .nothing
      }
      return .truth(scrolling[keyPath: property])
    } write: { object, value, scene in
      guard case .responder(.view(let id)) = object, case .truth(let isOn) = value,
        scene[id].scrolling != nil
      else { return false }
      scene[id].scrolling?[keyPath: property] = isOn
      return true
    }
  }

  /// What a recognizer's delegate answers; nothing where it does not implement the question.
  static let answersOfDelegates = [
    delegate("shouldReceive", \.shouldReceive), delegate("shouldBegin", \.shouldBegin),
  ]

  private static func delegate(
    _ name: String, _ answer: WritableKeyPath<DelegateAnswers, Bool?> & Sendable
  ) -> Member {
    Member([name], shape: .truth) { value, here in
      guard case .recognizer(let id) = value,
        let isYes = here.scene[id].answers[keyPath: answer]
      else { return .nothing }
      return .truth(isYes)
    } write: { object, value, scene in
      guard case .recognizer(let id) = object, case .truth(let isYes) = value else { return false }
      scene[id].answers[keyPath: answer] = isYes
      return true
    }
  }
}
