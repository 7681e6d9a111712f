import Foundation
import SceneLanguage
import Testing
import TouchNarration

@testable import Lessons
@testable import TouchDebugger

//  Type `gate`                        a word behind "type", "输入"       has to be in the table
//  (tap #7/31) gate                   a line behind a prompt            has to be in the table
//  $ touchtrace debug f -ex gate      a command given to the shell      has to be in the table
//  the word `gate` shows …            a word that is gone               unless the page has it as a name

/// Finds command words in a page that the tables do not list.
struct TaughtWords {
  /// The words that a page may teach: of the debugger's table, of lessons, of a drive.
  static let listed: Set<String> = Set(
    CommandTable.commands.flatMap(\.spellings) + LessonWord.allCases.map(\.rawValue)
      + DriveMove.Word.allCases.map(\.rawValue) + ["N", "P", "lessons", "tap", "touchtrace"])

  let page: String

  /// What the page teaches although no table lists it, each with its line.
  var faults: [String] {
    var faults: [String] = []
    var fence: Substring?
    var typing = false
    for (place, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      var words: [Substring] = []
      if line.hasPrefix("```") {
        fence = fence == nil ? line.dropFirst(3) : nil
      } else if let kind = fence {
        if kind.hasPrefix("touchtrace") { words = typed(in: line) }
      } else {
        words = taught(in: line, typing)
        typing = line.last == "e" && line.lowercased().hasSuffix("type") || line.hasSuffix("输入")
      }
      faults += words.map { "\(place + 1): \($0)" }
    }
    return faults
  }

  /// The words of a line of a session: behind its prompt, or behind `-ex`.
  private func typed(in line: Substring) -> [Substring] {
    if line.hasPrefix("$ ") {
      return line.ranges(of: "-ex ").flatMap { found -> [Substring] in
        let quoted = line[found.upperBound...]
        let quote = quoted.first ?? " "
        guard quote == "'" || quote == "\"" else { return unlisted(quoted.prefix { $0 != " " }) }
        return unlisted(quoted.dropFirst().prefix { $0 != quote })
      }
    }
    guard line.hasPrefix("("), let end = line.firstIndex(of: ")") else { return [] }
    // A lesson's prompt takes answers, too; only a record's position makes it the debugger's.
    return line[..<end].contains("#") ? unlisted(line[end...].dropFirst()) : []
  }

  /// The words of a line's code: all that is said to be typed, and any that is gone.
  private func taught(in line: Substring, _ wasTyping: Bool) -> [Substring] {
    let pieces = line.split(separator: "`", omittingEmptySubsequences: false)
    return pieces.indices.filter { !$0.isMultiple(of: 2) && $0 + 1 < pieces.count }
      .flatMap { place -> [Substring] in
        let code = pieces[place]
        let before = pieces[place - 1].lowercased().trimmingCharacters(in: .whitespaces)
        let isTyped =
          before.hasSuffix("type") || before.hasSuffix("输入") || before.isEmpty && wasTyping
        let words = unlisted(code)
        return isTyped ? words : words.filter { isGone($0) && !names.contains(String($0)) }
      }
  }

  private func unlisted(_ line: Substring) -> [Substring] {
    line.split(separator: ";").map { $0.drop { $0 == " " } }.compactMap { command in
      let word = command.prefix { $0 != " " }
      let isWord = word.first?.isLetter == true && word.allSatisfy { $0.isASCII }
      return isWord && !Self.listed.contains(String(word)) && !Self.isAnswer(word) ? word : nil
    }
  }

  /// Whether a word answers a question: a letter, perhaps sure or guessed.
  private static func isAnswer(_ word: Substring) -> Bool {
    word.count == 1 || word.count == 2 && "!?".contains(word.last ?? " ")
  }

  /// Whether it is a word the prompt had once, and is not one of the scene language: `set a back`.
  private func isGone(_ word: Substring) -> Bool {
    guard !SceneWords.changes.contains(where: { $0.word == word }) else { return false }
    return AnsweredWord.documents[1].entries.flatMap(AnsweredWord.words).contains(String(word))
  }

  /// The words of the page's scenes and touches: a view may be called as a word that is gone.
  private var names: Set<String> {
    var names: Set<String> = []
    var fence: Substring?
    for line in page.split(separator: "\n") {
      if line.hasPrefix("```") {
        fence = fence == nil ? line.dropFirst(3) : nil
      } else if let kind = fence, kind.hasPrefix("scene") || kind.hasPrefix("touch ") {
        for word in line.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
          names.insert(String(word))
        }
      }
    }
    return names
  }
}

@Suite("The words that are taught") struct TaughtWordsTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func pages() throws -> [String] {
    let lessons = try #require(
      FileManager.default.enumerator(atPath: root.path + "/lessons")?.allObjects as? [String])
    return ["README.md"] + lessons.filter { $0.hasSuffix(".md") }.map { "lessons/" + $0 }.sorted()
  }

  @Test func `the README and the lessons, in both languages, teach only words that are listed`()
    throws
  {
    for name in try Self.pages() {
      let page = try String(contentsOf: Self.root.appending(path: name), encoding: .utf8)
      #expect(TaughtWords(page: page).faults == [], "\(name)")
    }
  }

  @Test func `so do help, hints and everything else that the program says`() throws {
    let gone = AnsweredWord.documents[1].entries.flatMap(AnsweredWord.words)
      .filter { !$0.contains(" ") }
    // Words that are something else in these texts, too.
    let other: Set<String> = ["first", "last", "count", "save", "document", "views", "find"]
    var seen = 0
    for room in ["TouchDebugger", "Lessons", "TouchTraceCLI", "DebugAdapter", "TouchAudit"] {
      let folder = Self.root.path + "/Sources/" + room
      let files = try #require(
        FileManager.default.enumerator(atPath: folder)?.allObjects as? [String])
      for file in files where file.hasSuffix(".swift") {
        let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
        for found in text.ranges(of: "code: \"") {
          seen += 1
          let word = text[found.upperBound...].prefix { $0.isLetter || $0 == "-" }
          let next = text[word.endIndex...].first
          guard next == "\"" || next == " " else { continue }
          #expect(!gone.contains(String(word)) || other.contains(String(word)), "\(file): \(word)")
        }
      }
    }
    #expect(seen > 500)
    for command in CommandTable.commands {
      let said = [command.summary, command.details, command.lldb].compactMap(\.self)
      for phrase in said {
        for text in [phrase.english, phrase.chinese] {
          for run in text.runs where run.style == .code {
            let word = run.text.prefix { $0.isLetter || $0 == "-" }
            #expect(!gone.contains(String(word)), "help \(command.name): \(word)")
          }
        }
      }
      for example in command.examples {
        #expect(TaughtWords(page: "Type `\(example)`").faults == [], "\(example)")
      }
    }
  }

  @Test(arguments: [
    ("After your answer, type `gate`: it shows", ["1: gate"]),
    ("答完以后输入 `gate`，看看", ["1: gate"]), ("The word `gate` shows it.", ["1: gate"]),
    ("Type `step ;; gate`.", ["1: gate"]), ("then type\n`frobnicate 7` here", ["2: frobnicate"]),
    (
      "```touchtrace\n$ touchtrace debug a -ex gate -ex 'step ;; when'\n```",
      ["2: gate", "2: when"]
    ),
    ("```touchtrace\n(tap #7/31) history\nstep\n(tap #7/31) step\n```", ["2: history"]),
    ("Type `step`, `why-not card` or `help gates`.", []), ("Type `b!` or `2 6 5`.", []),
    ("```scene\nwindow 9x9\n  view back 0,0 9x9\n```\nThe view `back` lies below.", []),
    ("A finger passes `gate.hold`, and `UIView` waits.", []),
  ])
  func `a planted word is found, and a name is left alone`(page: String, faults: [String]) {
    #expect(TaughtWords(page: page).faults == faults)
  }
}
