import SceneLanguage
import TouchCore
import TouchInquiry

//  isUserInteractionEnabled   userInteractionEnabled   interactive      noninteractive
//  └──────────────────── one member ────────────────────────────┘       └─ opposite ─┘

/// What the tables of the scene language say of objects, as members.
enum PropertyMembers {
  /// Of views and windows.
  static let ofViews = Property.allCases.filter { $0.entry.isMain }.map { property in
    let entry = property.entry
    let plain = View(
      "", entry.owners.flatMap { ViewKind.allCases.first(where: $0.include) } ?? .view)
    return Member(
      property.spellings, shape: property.valueShape,
      usual: entry.isTold ? nil : property.value(of: plain),
      row: Member.Row(
        words: entry.shape?.words ?? [:], changes: entry.changes,
        isKept: entry.own?.mayStandAlone != true, isAct: entry.own?.isAct == true),
      write: property == .windowScene ? Member.assigning(property.rawValue) : nil
    ) { value, here in
      guard case .responder(.view(let id)) = value,
        entry.owners?.include(here.scene[id].kind) ?? true
      else { return .nothing }
      return property.value(of: id, in: here.scene)
    }
  }

  static let ofRecognizers = RecognizerProperty.allCases.filter { $0.entry.isMain }.compactMap {
    property -> Member? in
    let entry = property.entry
    guard let shape = entry.shape else { return nil }
    return Member(
      property.spellings, shape: shape.valueShape,
      usual: entry.isTold ? nil : shape.value(of: Recognizer("", entry.kinds[0])),
      row: Member.Row(words: shape.words, changes: entry.changes)
    ) { value, here in
      guard case .recognizer(let id) = value, entry.kinds.contains(here.scene[id].kind) else {
        return .nothing
      }
      return shape.value(of: here.scene[id])
    }
  }

  /// Of view controllers.
  static let ofControllers = ControllerProperty.allCases.map { property in
    let entry = property.entry
    return Member(
      Spellings(property.rawValue, uiKit: entry.uiKit), shape: property.valueShape,
      usual: entry.shape?.value(of: SaidOfController()),
      row: Member.Row(
        words: entry.shape?.words ?? [:], isChangeable: property.mayChange, changes: entry.changes)
    ) { value, here in
      guard case .responder(.controller(let id)) = value,
        property.fits(here.scene[id])
      else { return .nothing }
      return property.value(of: id, in: here.scene)
    }
  }

  /// What subclasses and delegates answer with yes or no; nothing where they do not.
  static let answersOfViews = Override.allCases.compactMap { override -> Member? in
    guard let field = override.entry.ofViews else { return nil }
    let mayDepend = override == .gestureRecognizerShouldBegin
    return answer(override) { value, here in
      guard case .responder(.view(let id)) = value else { return nil }
      // What is asked of a search bar its field answers.
      return field.get(here.scene[id]) ?? field.get(here.scene[here.scene.text(of: id)])
    } depends: { value, here in
      guard mayDepend, case .responder(.view(let id)) = value else { return false }
      return here.scene[id].beginRefusal != nil
    }
  }

  /// The same of recognizers.
  static let answersOfRecognizers = Override.allCases.compactMap { override -> Member? in
    guard let field = override.entry.ofDelegates else { return nil }
    return answer(override) { value, here in
      guard case .recognizer(let id) = value else { return nil }
      return field.get(here.scene[id].answers)
    } depends: { value, here in
      guard case .recognizer(let id) = value else { return false }
      return here.scene[id].answers != DelegateAnswers()
    }
  }

  /// What stands behind the words of subclasses and delegates, as a scene has it; several lines of
  /// a word with a semicolon between them.
  static let overrides = Override.allCases.map { override in
    Member(
      Spellings(override.rawValue), shape: .word, usual: nil,
      row: Member.Row(isKept: false, isOffered: false, isAct: true)
    ) { said(override, of: $0, $1) }
  }

  /// What the lines of a word say below an object.
  private static func said(_ override: Override, of value: Value, _ here: Vantage) -> Value {
    let object: SceneObject
    switch value {
    case .responder(let responder): object = .responder(responder)
    case .recognizer(let id): object = .recognizer(id)
    default: return .nothing
    }
    let lines = here.scene.words(of: override, below: object)
    return lines.isEmpty ? .nothing : .word(lines.joined(separator: "; "))
  }

  /// Yes or no, or what the answer depends on: `if horizontal`.
  ///
  /// - Parameter depends: Whether it may depend on something: to write that, the whole scene is named.
  private static func answer(
    _ override: Override, _ read: @escaping @Sendable (Value, Vantage) -> Bool?,
    depends: @escaping @Sendable (Value, Vantage) -> Bool
  ) -> Member {
    Member(Spellings(override.rawValue), shape: .truth, usual: nil, row: Member.Row()) {
      if let answer = read($0, $1) { return .truth(answer) }
      return depends($0, $1) ? said(override, of: $0, $1) : .nothing
    }
  }
}

extension PropertyEntry {
  /// Whether it is a property of its own, and does not only undo one.
  fileprivate var isMain: Bool { !places.isEmpty && (subject == nil || shape?.turns == nil) }
}

extension RecognizerProperty.Entry {
  fileprivate var isMain: Bool { subject == nil }
}
