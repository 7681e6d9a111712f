import TouchNarration

/// What an object of a file is that is not asked about touches, and why, in words.
package struct FileObjectWords {
  private let object: FileObject
  private let name: String
  private let path: String

  /// Takes the object, what a person calls it, and the path of the file.
  package init(_ object: FileObject, called name: String, in path: String) {
    (self.object, self.name, self.path) = (object, name, path)
  }

  /// The object, its place, and why it is not asked, in a sentence.
  package var phrase: Phrase {
    let place = "\(path):\(object.line):\(object.column)"
    let article = object.tag.first.map { "aeiou".contains($0) } == true ? "an" : "a"
    return Phrase(
      en: "\(place): \(bad: name) is \(article) <\(object.tag)>: ",
      zh: "\(place)：\(bad: name) 是 <\(object.tag)>：") + reason
  }

  private var reason: Phrase {
    switch object.reason {
    case .calledByID(let id), .shownAs(let id):
      Phrase(en: "ask about \(code: id)", zh: "请用 \(code: id) 来问")
    case .notInstalled(nil):
      Phrase(
        en: "no size class installs it, so no screen has it", zh: "没有任何 size class 安装它，所以哪个屏幕上都没有")
    case .notInstalled(let places?):
      Phrase(
        en: "it is installed only where \(places), so the canvas's device does not have it",
        zh: "只有 \(places) 时才安装它，所以画布的设备上没有")
    case .unshown:
      Phrase(
        en: "nothing in the file shows it; only code can add it to a screen",
        zh: "文件里没有谁显示它；只有代码能把它放到屏幕上")
    case .withoutBar:
      Phrase(
        en: "no bar in the file shows it, so it has no place to touch",
        zh: "文件里没有哪条栏显示它，所以它没有可以触摸的位置")
    case .back:
      Phrase(
        en: "the bar shows it as the back button while the next controller is on screen",
        zh: "下一个控制器显示时，栏才把它显示成返回按钮")
    case .space:
      Phrase(en: "it keeps bar items apart and is not a view", zh: "它只把栏上的项隔开，不是视图")
    case .withoutView:
      Phrase(
        en: "no view on a screen has this recognizer, so it receives no touches",
        zh: "屏幕上没有视图带着这个识别器，所以它收不到触摸")
    case .controller(let view?):
      Phrase(
        en: "a controller; its view is touched: ask about \(code: view)",
        zh: "它是控制器；触摸的是它的视图：请用 \(code: view) 来问")
    case .controller(nil):
      Phrase(
        en: "a controller without a view in this file", zh: "它是控制器，这个文件里没有它的视图")
    case .elsewhere(let other):
      Phrase(
        en: "it stands for a controller in another file, \(other)",
        zh: "它代表另一个文件里的控制器：\(other)")
    case .connection(let sender):
      Phrase(
        en: "a connection is not touched; ask about \(code: sender), which has it",
        zh: "连接不会被触摸；请问带着它的 \(code: sender)")
    case .description(let holder?):
      Phrase(
        en: "it describes \(code: holder) and is not a view, so touches never reach it",
        zh: "它描述 \(code: holder)，不是视图，触摸不会到它那里")
    case .description(nil):
      Phrase(
        en: "it is not a view, so touches never reach it", zh: "它不是视图，触摸不会到它那里")
    }
  }
}
