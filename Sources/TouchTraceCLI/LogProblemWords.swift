import SceneFiles
import TouchNarration

extension MessageLog.Problem {
  /// What is wrong, and what to write instead, with its place.
  func phrase(file: String, scene: String) -> Phrase {
    let place = "\(file):\(line):\(column): error: "
    let words = fault.phrase(scene: scene)
    return Phrase(en: "\(place)\(words.english)", zh: "\(place)\(words.chinese)")
  }
}

extension MessageLog.Fault {
  fileprivate func phrase(scene: String) -> Phrase {
    switch self {
    case .empty:
      Phrase(
        en: """
          no line of a log, such as '0 touchesBegan 1 card'; the code that 'touchtrace convert \
          \(scene) --format swift' writes prints them
          """,
        zh: """
          没有日志行，例如“0 touchesBegan 1 card”；“touchtrace convert \(scene) --format swift”\
          写出的代码会打印它们
          """)
    case .otherScene:
      Phrase(
        en: "no line is about an object of \(scene); name the file that the code was made of",
        zh: "没有一行提到 \(scene) 里的对象；请给出当时导出代码的那个文件")
    case .time(let word):
      Phrase(
        en: "'\(shown(word))' is not a time; write whole milliseconds, such as 213",
        zh: "“\(shown(word))”不是时间；请写整数毫秒，例如 213")
    case .short:
      Phrase(
        en: "the line ends too early; write milliseconds, message, touches or -, and whose it is",
        zh: "这一行太短；请写毫秒、消息、触摸（或 -）、谁的消息")
    case .message(let word, let near):
      Phrase(
        en: "unknown message '\(shown(word))'"
          + (near.map { "; did you mean '\($0)'?" }
            ?? "; write a message such as touchesBegan, or an action of the scene"),
        zh: "没有消息“\(shown(word))”"
          + (near.map { "；你是不是想写“\($0)”？" } ?? "；请写 touchesBegan 这样的消息，或场景里的动作"))
    case .touches(let word):
      Phrase(
        en: "'\(shown(word))' is not a list of touches; write numbers such as 1,2, or -",
        zh: "“\(shown(word))”不是触摸的列表；请写编号，例如 1,2，或者写 -")
    case .answer(let word):
      Phrase(
        en: "'\(shown(word))' is out of place; an answer is written -> true",
        zh: "“\(shown(word))”的位置不对；返回值的写法是 -> true")
    case .secondRun:
      Phrase(
        en: "the time goes back, so a second run begins here; put each run into a separate file",
        zh: "时间变小了，这里开始第二次运行；请把每次运行各存一个文件")
    }
  }

  /// So much of a word that the line stays one.
  private func shown(_ word: String) -> String { String(word.prefix(60)) }
}
