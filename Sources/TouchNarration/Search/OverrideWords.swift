import TouchCore

/// What a view overrides of the search, in the words of the scene language.
struct OverrideWords: Telling {
  let viewpoint: Viewpoint
  let view: View

  /// The override of `hitTest` in the words of the scene language.
  var hitTest: StyledText {
    guard let override = view.hitTestOverride else { return "" }
    let words = override.words(naming: { name($0) }, spelled: { $0 })
    return "\(code: "return \(words)")"
  }

  /// The override of `pointInside` in the words of the scene language.
  var pointInside: StyledText {
    let words: String
    switch view.pointInsideOverride {
    case .always(let answer): words = "return \(answer ? "yes" : "no")"
    case .expands(let distance): words = "expand \(short(distance))"
    case .holes(let holes): words = "holes \(holes.map { $0.short }.joined(separator: " "))"
    case .includes(let other): words = "include \(name(other))"
    case .excludes(let others): words = "exclude \(others.map(name).joined(separator: " "))"
    case .only(let others): words = "only \(others.map(name).joined(separator: " "))"
    case .shape(let shape): words = self.words(of: shape)
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
    case .excludes(let others):
      say(
        en: """
          It overrides \(code: "pointInside") (\(pointInside)): points inside \
          \(name: others.map(name).joined(separator: ", ")) do not count.
          """,
        zh: """
          它重写了 \(code: "pointInside")（\(pointInside)）：\
          在 \(name: others.map(name).joined(separator: "、")) 之内的点不算在内。
          """)
    case .only(let others):
      say(
        en: """
          It overrides \(code: "pointInside") (\(pointInside)): only points inside \
          \(name: others.map(name).joined(separator: ", ")) count.
          """,
        zh: """
          它重写了 \(code: "pointInside")（\(pointInside)）：\
          只有在 \(name: others.map(name).joined(separator: "、")) 之内的点才算在内。
          """)
    case .shape(.circle):
      say(
        en: """
          It overrides \(code: "pointInside") (\(pointInside)): only points in the circle that \
          fills its bounds count as inside.
          """,
        zh: """
          它重写了 \(code: "pointInside")（\(pointInside)）：只有填满 \(code: "bounds") 的圆里的点算在内。
          """)
    case .shape(.rounded(let radius)):
      say(
        en: """
          It overrides \(code: "pointInside") (\(pointInside)): what a corner of radius \
          \(number: short(radius)) cuts off does not count as inside.
          """,
        zh: """
          它重写了 \(code: "pointInside")（\(pointInside)）：被半径 \(number: short(radius)) 的圆角切掉的部分不算在内。
          """)
    case .shape(.path):
      say(
        en: """
          It overrides \(code: "pointInside") (\(pointInside)): only points within that outline \
          count as inside.
          """,
        zh: """
          它重写了 \(code: "pointInside")（\(pointInside)）：只有轮廓里的点算在内。
          """)
    case .always, nil: ""
    }
  }

  /// A shape in the words of the scene language.
  private func words(of shape: InsideShape) -> String {
    switch shape {
    case .circle: "circle"
    case .rounded(let radius): "rounded \(short(radius))"
    case .path(let points):
      "path "
        + points.map { "\(short($0.x)),\(short($0.y))" }
        .joined(separator: " ")
    }
  }
}

extension Telling {
  func overrides(of view: View) -> OverrideWords {
    OverrideWords(viewpoint: viewpoint, view: view)
  }
}
