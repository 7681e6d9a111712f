import SceneLanguage
import TouchCore

//  help language            a scene, the words that matter first, the topics
//  help language views      a topic
//  help language alpha      a word, in our spelling or UIKit's
//  help language all        everything

/// What the words of scenes and touches mean, as the shell and the prompt print it.
public struct LanguageHelp {
  /// The language it is told in.
  public let language: Language
  /// How wide lines may be.
  public let width: Int
  /// How the help is asked for, such as `touchtrace help language`.
  public let command: String

  /// Makes the help of a place where one types.
  public init(_ language: Language, width: Int, command: String) {
    (self.language, self.width, self.command) = (language, width, command)
  }

  /// Everything the help can speak about: topics, words, settings.
  public static var everything: [String] {
    let words = SceneWords.all.flatMap { [$0.word] + $0.uiKitNames }
    return WordDocument.builtIn.topics.map { $0.name } + [whole] + words
      + Setting.allCases.map { $0.rawValue }
  }

  private static let whole = "all"

  /// A scene, the words that matter first, and the topics.
  public var overview: [StyledText] {
    let document = WordDocument.builtIn
    return wrapped(Self.sceneHead) + Self.example + wrapped(Self.touchHead) + Self.touch + [""]
      + wrapped(Self.firstHead) + document.first.flatMap(lines) + [""]
      + wrapped(Self.topicsHead(command)) + document.topics.flatMap(row)
  }

  /// What it says about a topic or a word; nil where nothing is called so.
  public func lines(about word: String) -> [StyledText]? {
    let topics = WordDocument.builtIn.topics
    if word == Self.whole { return topics.flatMap { page(of: $0) + [""] }.dropLast() }
    if let topic = topics.first(where: { $0.name == word }) { return page(of: topic) }
    if let setting = Setting(rawValue: word) { return lines(of: setting) }
    let words = topics.flatMap { $0.words }
    let isCalled = words.contains { $0.isCalled(word) }
    let found = words.filter {
      $0.isCalled(word) || (isCalled ? $0.takes(word) : $0.mentions(word))
    }
    return found.isEmpty ? nil : found.flatMap(lines)
  }

  private func page(of topic: WordDocument.Topic) -> [StyledText] {
    let settings = topic.words.contains { $0.entry.word == "model" } ? Setting.allCases : []
    return wrapped(topic.title) + topic.words.flatMap(lines) + settings.flatMap(lines)
  }

  /// A form and its meaning: side by side where there is room; below them, how UIKit spells it.
  private func lines(_ word: WordDocument.Word) -> [StyledText] {
    let names = word.entry.uiKitNames.joined(separator: ", ")
    let also = Phrase(en: "also \(code: names)", zh: "也写作 \(code: names)")
    return pair(word.entry.form, word.meaning[language])
      + (names.isEmpty ? [] : also[language].wrapped(to: width, firstIndent: 6, indent: 6))
  }

  private func lines(of setting: Setting) -> [StyledText] {
    let form = SceneWords.settings.first { $0.word == setting.rawValue }?.form ?? ""
    return pair(form, setting.summary[language])
  }

  private func row(_ topic: WordDocument.Topic) -> [StyledText] {
    let name = topic.name + String(repeating: " ", count: max(1, 13 - topic.name.count))
    return ("  \(code: name)" + StyledText(topic.title[language].plain, .plain))
      .wrapped(to: width, firstIndent: 0, indent: 15)
  }

  private func pair(_ form: String, _ meaning: StyledText) -> [StyledText] {
    let column = 36
    if displayWidth(form) < column - 2, displayWidth(meaning.plain) <= width - column {
      let gap = String(repeating: " ", count: column - 2 - displayWidth(form))
      return ["  \(code: form)\(gap)" + meaning]
    }
    return ("  \(code: form)" as StyledText).wrapped(to: width, firstIndent: 0, indent: 6)
      + meaning.wrapped(to: width, firstIndent: 6, indent: 6)
  }

  private func wrapped(_ phrase: Phrase) -> [StyledText] { phrase[language].wrapped(to: width) }
}

extension WordDocument.Word {
  /// `alpha` and `.alpha`, `tap` and `@tap`, `isHidden`.
  fileprivate func isCalled(_ word: String) -> Bool {
    let bare = word.drop { "~@.".contains($0) }
    return entry.word == word || entry.title == word || entry.uiKitNames.contains(word)
      || entry.title.drop { "~@.".contains($0) } == bare
  }

  /// `app … [edges=EDGES]` takes `edges`.
  fileprivate func takes(_ word: String) -> Bool {
    entry.form.split(separator: " ").contains { $0.hasPrefix("[" + word + "=") }
  }

  /// `<ms> tap statusBar` mentions `statusBar`.
  fileprivate func mentions(_ word: String) -> Bool {
    entry.form.split { " =|[],&".contains($0) }.contains { String($0) == word }
  }
}
