import LineEditing
import SceneLanguage
import TouchCore
import TouchInquiry
import TouchNarration

extension Invocation {
  /// Whether the command line says where to tap.
  var saysTap: Bool { self[.tap] != nil || self[.view] != nil }
}

/// Where to tap, if the file has no touch.
extension Source {
  /// The tap that the command line names: `--tap x,y` or `--view NAME`.
  static func tapped(
    by invocation: Invocation, _ scene: Scene, _ lessonID: String?, _ console: Console
  ) -> Source? {
    if let name = invocation[.view] {
      return tapped(on: name, scene, lessonID, invocation, console)
    }
    return invocation[.tap].flatMap { tapped($0, scene, lessonID, console) }
  }

  /// A tap in the middle of a view, or where it can be seen if its middle cannot.
  private static func tapped(
    on name: String, _ scene: Scene, _ lessonID: String?, _ invocation: Invocation,
    _ console: Console
  ) -> Source? {
    guard let view = scene.view(touchedFor: name) else {
      let near = nearest(name, among: scene.viewIDs.map { scene.name(of: $0) })
      let names = scene.tappable.prefix(12).joined(separator: ", ")
      let key: StyledText = invocation.isLaunch ? "tap: " : ""
      return console.refuse(
        en: key + "no view is called '\(name)'; "
          + (near.map { "did you mean '\($0)'?" } ?? "write x,y, or a view: \(names)"),
        zh: key + "没有叫“\(name)”的视图；"
          + (near.map { "你是不是想写“\($0)”？" } ?? "请写 x,y 或者视图：\(names)"))
    }
    let areas = HitAreas(scene, around: view)
    switch areas.place(forTapOn: areas.reach(ofTapTarget: view)) {
    case .middle(let point), .hit(let point), .lost(let point):
      return tapped("\(point.x),\(point.y)", scene, lessonID, console)
    case .away:
      return console.refuse(
        en: "no tap hits \(name): it is hidden or not on the screen", zh: "点不中 \(name)：它被隐藏，或者不在屏幕上"
      )
    }
  }

  /// Asks which view is tapped; if no person is there to answer, names the options that say it.
  static func asked(
    _ scene: Scene, _ path: String, _ invocation: Invocation, _ console: Console
  ) -> Source? {
    let names = scene.tappable.prefix(12).joined(separator: ", ")
    guard !invocation.isLaunch else {
      return console.refuse(
        en: "\(path) has no touch; add \"tap\": \"x,y\", or \"tap\" with a view: \(names)",
        zh: "\(path) 中没有触摸；请加上 \"tap\": \"x,y\"，或者在 \"tap\" 里写视图：\(names)")
    }
    let isAsked = invocation.subcommand == .debug && invocation.isInteractive
    guard isAsked else {
      return console.refuse(
        en: "\(path) has no touch; say where to tap: --tap x,y or --view NAME",
        zh: "\(path) 中没有触摸；请说明点按的位置：--tap x,y 或 --view NAME")
    }
    let question = Phrase(
      en: "\(path) has no touch. Which view is tapped? (\(names); or x,y)",
      zh: "\(path) 中没有触摸。点按哪个视图？（\(names)；也可以写 x,y）")
    InterruptFlag.install()
    console.put(question[console.language].plain + "\n")
    while true {
      console.put("? ")
      guard let line = readPlainLine()?.split(separator: " ").first else { return nil }
      let tap =
        Invocation.isPoint(String(line))
        ? tapped(String(line), scene, nil, console)
        : tapped(on: String(line), scene, nil, invocation, console)
      if let tap { return tap }
    }
  }
}

extension Scene {
  /// The names of the views that a person would tap: controls, and views with recognizers.
  fileprivate var tappable: [String] {
    viewIDs.filter { self[$0].kind.isControl || !self[$0].recognizers.isEmpty }
      .map { name(of: $0) }
  }
}
