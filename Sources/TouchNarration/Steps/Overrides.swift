import TouchCore

extension Narrator {
  /// The override of `hitTest` in the words of the scene language.
  func ownHitTest(_ view: View) -> StyledText {
    let word: String
    switch view.hitTestOverride {
    case .returnsNil: word = "nil"
    case .returnsSelf: word = "self"
    case .returns(let other): word = name(other)
    case .callsSuper: word = "super"
    case .passesThrough: word = "passthrough"
    case nil: return ""
    }
    return "\(code: "return \(word)")"
  }

  /// The override of `pointInside`, said and in the words of the scene language.
  func ownPointInside(_ view: View) -> StyledText {
    switch view.pointInsideOverride {
    case .expands(let distance):
      say(
        en: """
          It overrides \(code: "pointInside") (\(code: "expand \(short(distance))")): points up \
          to \(number: short(distance)) outside its bounds count as inside.
          """,
        zh: """
          它重写了 \(code: "pointInside")（\(code: "expand \(short(distance))")）：\
          \(code: "bounds") 之外 \(number: short(distance)) 以内的点也算在内。
          """)
    case .holes(let holes):
      say(
        en: """
          It overrides \(code: "pointInside") (\
          \(code: "holes \(holes.map(\.short).joined(separator: " "))")): points in a hole do not \
          count as inside.
          """,
        zh: """
          它重写了 \(code: "pointInside")（\
          \(code: "holes \(holes.map(\.short).joined(separator: " "))")）：洞里的点不算在内。
          """)
    case .includes(let other):
      say(
        en: """
          It overrides \(code: "pointInside") (\(code: "include \(name(other))")): points inside \
          \(name: name(other)) count as well.
          """,
        zh: """
          它重写了 \(code: "pointInside")（\(code: "include \(name(other))")）：\
          在 \(name: name(other)) 之内的点也算在内。
          """)
    case .always, nil: ""
    }
  }
}
