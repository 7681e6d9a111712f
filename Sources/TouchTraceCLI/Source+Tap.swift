import SceneFiles
import SceneLanguage
import TouchCore
import TouchDebugger
import TouchInquiry
import TouchNarration

/// Touches that no file says.
extension Source {
  /// A tap at a point, for `--tap x,y`.
  static func tapped(
    _ tap: String, _ scene: Scene, _ lessonID: String?, _ console: Console
  ) -> Source? {
    touched("0 down A at \(tap)\n80 up A", scene, lessonID, console)
  }

  private static func touched(
    _ lines: String, _ scene: Scene, _ lessonID: String?, _ console: Console
  ) -> Source? {
    let parsed = readTouches(SourceLines(file: "--tap", text: lines), in: scene)
    for diagnostic in parsed.diagnostics { console.complain(diagnostic) }
    return parsed.value.map {
      Source(scene: scene, script: $0, touchID: "tap", lessonID: lessonID)
    }
  }

  /// Whom a command asks about.
  static func subject(of invocation: Invocation) -> String? {
    if let shrunk = invocation[.shrink] { return shrunk }
    guard invocation.subcommand == .why, let whom = invocation.operands.first else { return nil }
    let more = invocation.operands.dropFirst().dropLast()
    return more.isEmpty || more == ["all"] ? whom : nil
  }

  /// What `why` asks where a file has no touch: a tap on the view it asks about, or the gesture of the
  /// recognizer, which is said; nil where a touch is written, or no view is named.
  static func supposed(
    in file: SceneFile, _ path: String, _ invocation: Invocation, _ console: Console
  ) -> Source? {
    guard file.touches.isEmpty, invocation[.touch] == nil, let name = subject(of: invocation),
      let view = file.scene.view(touchedFor: name)
    else { return nil }
    // 29: a view without a frame has no point to tap.
    guard file.scene.placeless(around: view) == nil else { return untouched(file.scene) }
    let areas = HitAreas(file.scene, around: view)
    let reach = areas.reach(ofTapTarget: view)
    // Whoever asks about an action has named nobody that can be touched.
    let whom = file.scene.sends(name) ? file.scene.name(of: view) : name
    let place = areas.place(forTapOn: reach)
    let gesture = SupposedGesture(for: file.scene.recognizer(askedAbout: name))
    var source: Source?
    switch place {
    case .middle(let point), .hit(let point), .lost(let point):
      // What is in no window has no part of the screen to tap.
      if file.scene.window(containing: view) != nil {
        console.complain(supposing(gesture, place, at: point, on: whom, path))
      }
      source = touched(gesture.lines(at: point), file.scene, nil, console)
    case .away:
      source = untouched(file.scene)
      source?.isAway = true
    }
    source?.reach = reach
    return source
  }

  private static func untouched(_ scene: Scene) -> Source {
    Source(scene: scene, script: .none, touchID: "none", lessonID: nil)
  }

  /// That no touch is written, and which one is asked about.
  private static func supposing(
    _ gesture: SupposedGesture, _ place: TapPlace, at point: Point, on whom: String, _ path: String
  ) -> Phrase {
    let shown = "\(gesture.isTap ? "--tap " : "")\(short(point.x)),\(short(point.y))"
    let place =
      switch place {
      case .middle:
        Phrase(en: " in the middle of \(whom) (\(shown))", zh: "：\(whom) 的中间（\(shown)）")
      case .hit, .away:
        Phrase(
          en: " on the part of \(whom) that is on the screen (\(shown))",
          zh: "：\(whom) 在屏幕上的部分（\(shown)）")
      case .lost:
        Phrase(
          en: " at a point of \(whom) that does not hit it (\(shown))",
          zh: "：\(whom) 上点不中它的地方（\(shown)）")
      }
    return Phrase(en: "\(path) has no touch; using ", zh: "\(path) 中没有触摸；这里改用")
      + gesture.name + place
  }
}

extension Scene {
  /// Whether a name is an action's, and nobody's besides.
  fileprivate func sends(_ name: String) -> Bool {
    responder(called: self.name(meantBy: name)) == nil && recognizer(named: name) == nil
      && actionNames.contains(name)
  }

  /// The recognizer that a name means, or that is the first to send an action of that name.
  fileprivate func recognizer(askedAbout name: String) -> Recognizer? {
    if let id = recognizer(named: self.name(meantBy: name)) { return self[id] }
    guard sends(name), case .recognizer(let id)? = registrations(of: name).first?.sender else {
      return nil
    }
    return self[id]
  }

  /// The view to touch for whoever has a name: itself, a recognizer's or a controller's, or for an
  /// action that of the first who sends it.
  func view(touchedFor name: String) -> ViewID? {
    if let recognizer = recognizer(named: self.name(meantBy: name)) {
      return self[recognizer].view
    }
    if sends(name) { return Goal.sends(name, nil).view(in: self) }
    switch responder(called: self.name(meantBy: name)) {
    case .view(let view)?: return view
    case .controller(let id)?: return self[id].view
    case .windowScene?, .application?, .delegate?, nil: return nil
    }
  }
}
