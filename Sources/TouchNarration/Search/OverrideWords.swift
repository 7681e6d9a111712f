import TouchCore

/// What a view overrides of the search, in the words of the scene language.
struct OverrideWords: Telling {
  let viewpoint: Viewpoint
  let view: View

  /// The override of `hitTest` in the words of the scene language.
  var hitTest: StyledText {
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

  /// The override of `pointInside` in the words of the scene language.
  var pointInside: StyledText {
    let words: String
    switch view.pointInsideOverride {
    case .always(let answer): words = "return \(answer ? "yes" : "no")"
    case .expands(let distance): words = "expand \(short(distance))"
    case .holes(let holes): words = "holes \(holes.map(\.short).joined(separator: " "))"
    case .includes(let other): words = "include \(name(other))"
    case nil: return ""
    }
    return "\(code: words)"
  }

  /// The override of `pointInside`, said and in the words of the scene language.
  var pointInsideSaid: StyledText {
    switch view.pointInsideOverride {
    case .expands(let distance):
      say(
        en: """
          It overrides \(code: "pointInside") (\(pointInside)): points up \
          to \(number: short(distance)) outside its bounds count as inside.
          """,
        zh: """
          它重写了 \(code: "pointInside")（\(pointInside)）：\
          \(code: "bounds") 之外 \(number: short(distance)) 以内的点也算在内。
          """)
    case .holes:
      say(
        en: """
          It overrides \(code: "pointInside") (\(pointInside)): points in a hole do \
          not count as inside.
          """,
        zh: """
          它重写了 \(code: "pointInside")（\(pointInside)）：洞里的点不算在内。
          """)
    case .includes(let other):
      say(
        en: """
          It overrides \(code: "pointInside") (\(pointInside)): points inside \
          \(name: name(other)) count as well.
          """,
        zh: """
          它重写了 \(code: "pointInside")（\(pointInside)）：\
          在 \(name: name(other)) 之内的点也算在内。
          """)
    case .always, nil: ""
    }
  }
}

extension Telling {
  func overrides(of view: View) -> OverrideWords {
    OverrideWords(viewpoint: viewpoint, view: view)
  }
}
