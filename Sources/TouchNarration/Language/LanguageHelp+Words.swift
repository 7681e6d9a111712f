import SceneLanguage

extension LanguageHelp {
  static let sceneHead = Phrase(
    en: "A scene is a line for each object, two spaces deeper for what stands inside it:",
    zh: "场景里每个对象一行，放在里面的多缩进两个空格：")

  static let touchHead = Phrase(
    en: """
      A touch is a line for each moment, with the milliseconds in front. In a file it stands behind \
      the scene, below a line \(code: "touch #tap"):
      """,
    zh: "触摸里每个时刻一行，前面是毫秒数。在文件里它写在场景后面，上面一行是 \(code: "touch #tap")：")

  static let firstHead = Phrase(
    en: "\(strong: "The words that matter first")", zh: "\(strong: "最先要用到的词")")

  static func topicsHead(_ command: String) -> Phrase {
    Phrase(
      en: """
        \(strong: "All words, by topic"): \(code: "\(command) TOPIC"), \(code: "\(command) WORD") \
        or \(code: "\(command) all")
        """,
      zh: """
        \(strong: "所有的词，按主题")：\(code: "\(command) 主题")、\(code: "\(command) 词") \
        或 \(code: "\(command) all")
        """)
  }

  /// The example's scene and touch; a test reads them.
  static let exampleScene = """
    window 320x480
      vc home
        view page 0,0 320x480
          button buy 20,100 280x44
            ~target touchUpInside home buy
          view veil 0,80 320x100 alpha=0.5
          @tap hideKeyboard
    """
  static let exampleTouch = """
    0 down A at 160,120
    80 up A
    """

  static let example = lines(of: exampleScene)
  static let touch = lines(of: exampleTouch)

  private static func lines(of text: String) -> [StyledText] {
    text.split(separator: "\n").map { StyledText("  " + $0, .code) }
  }
}
