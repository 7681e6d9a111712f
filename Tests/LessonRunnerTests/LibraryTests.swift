import Foundation
import Testing
import TouchNarration

@testable import Lessons

@Suite("The library")
struct LibraryTests {
  private let library = LessonLibrary.embedded

  @Test("lists the core path first, then the other lessons in the order of the index")
  func order() {
    #expect(Solved.library.lessons == Solved.lessons)
    let others = library.index(.english).lessons.filter { !library.core.contains($0) }
    #expect(library.lessons == library.core + others)
    #expect(library.core.count == 21 && library.core.first == Solved.first)
    for language in Language.allCases {
      let shelves = library.shelves(language).flatMap { $0.items.compactMap(\.lesson) }
      #expect(shelves == library.lessons)
    }
  }

  @Test("chooses lessons by track, and next the first that is not finished")
  func tracks() {
    let none = Progress()
    #expect(library.lessons(matching: "core", none) == library.core)
    let articles = library.lessons(matching: "articles", none)
    let everyday = library.lessons(matching: "everyday", none)
    #expect(Set(articles).isDisjoint(with: everyday))
    #expect(articles.count + everyday.count == library.lessons.count && !everyday.isEmpty)
    #expect(library.lessons(matching: "drills", none).contains("02-hit-test/09-picture"))
    var progress = Progress()
    #expect(library.next(progress) == library.core[0])
    var wrong = GivenAnswer(question: "p1", given: "a", result: .wrong)
    wrong.item = "x"
    progress.note(ProgressEvent(.answered(wrong), lesson: library.core[0], at: 1))
    progress.note(ProgressEvent(.finished, lesson: library.core[0], at: 2))
    #expect(progress.state(of: library.core[0]) == .read)
    #expect(library.next(progress) == library.core[1])
  }

  @Test func `goes on with the lesson touched last, unless it is of another library`() {
    var progress = Progress()
    progress.note(ProgressEvent(.reached(stop: 2, of: 9), lesson: library.core[3], at: 1))
    #expect(library.lessonToGoOn(progress) == library.core[3])
    progress.note(ProgressEvent(.reached(stop: 2, of: 9), lesson: "page", at: 2))
    #expect(library.lessonToGoOn(progress) == library.core[0])
  }

  @Test("has every lesson in both languages, with the title of its file", arguments: Solved.runs)
  func languages(id: String, language: Language) throws {
    let lesson = try #require(library.lesson(id, language))
    #expect(lesson.language == language)
    #expect(lesson.document.problems.isEmpty)
    #expect(library.title(of: id, language) == lesson.title)
  }

  @Test("unpacks each text as its file has it, and the whole front of a lesson without the rest")
  func packed() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.deletingLastPathComponent().appending(path: "lessons")
    for file in Embedded.files {
      let text = try String(contentsOf: folder.appending(path: file.path), encoding: .utf8)
      #expect(file.text == text, "\(file.path)")
    }
    for id in library.lessons {
      let front = try #require(library.texts.front(of: "\(id)/lesson.md"))
      #expect(front.split(separator: "\n").dropFirst().contains("---"), "\(id)")
      #expect(front.utf8.count <= LessonTexts.mostFront)
    }
  }

  @Test("falls back to English where nothing is translated, and says so")
  func fallback() throws {
    let english = library.lesson(Solved.first, .english)
    let text = try #require(english).document.lines.joined(separator: "\n")
    let library = LessonLibrary(files: [
      LessonLibrary.File(path: "02-hit-test/03-first-to-fifth/lesson.md", text: text)
    ])
    #expect(library.lesson(Solved.first, .simplifiedChinese)?.language == .english)
    let session = try Session(Solved.first, .simplifiedChinese, library: library)
    #expect(session.text.contains("没有译文") || session.text.contains("还没有译文"))
  }

  @Test("takes lessons that no index names, in the order of their folders")
  func withoutIndex() {
    let library = LessonLibrary(files: [
      LessonLibrary.File(path: "b/02-two/lesson.md", text: "---\ntitle: Two\n---\n\nText."),
      LessonLibrary.File(path: "a/01-one/lesson.md", text: "Text."),
      LessonLibrary.File(path: "a/01-one/notes.md", text: "Text."),
    ])
    #expect(library.lessons == ["a/01-one", "b/02-two"])
    #expect(library.title(of: "b/02-two", .english) == "Two")
    #expect(library.lesson("c", .english) == nil)
  }

  @Test("plays a lesson of prose alone, and an empty one")
  func proseAlone() throws {
    let library = LessonLibrary(files: [
      LessonLibrary.File(path: "a/01-one/lesson.md", text: "Text."),
      LessonLibrary.File(path: "a/02-two/lesson.md", text: ""),
    ])
    for id in library.lessons {
      var session = try Session(id, library: library)
      session.type("step", "map", "sandbox", "a", "answer", "lesson list", "")
      #expect(session.runner.player.isAtEnd)
    }
  }

  @Test("finds lessons by id, number, beginning, name and words of either title")
  func find() {
    for words in [
      "02-hit-test/03-first-to-fifth", "02/03", "2/3", "2.3", "02-hit-test/03", "first-to",
      "red dot", "红点", " 02/03 ",
    ] {
      #expect(library.find(words, .english) == .found(Solved.first), "\(words)")
    }
    #expect(Solved.library.find("02-hit", .english) == .several([Solved.first, Solved.second]))
    #expect(library.find("first-to-fith", .english) == .none(didYouMean: Solved.first))
    #expect(library.find("9/19", .english) == .none(didYouMean: nil))
    #expect(library.find("", .english) == .none(didYouMean: nil))
  }

  @Test("reads every misconception in both languages", arguments: Language.allCases)
  func misconceptions(language: Language) throws {
    let catalogue = library.misconceptions(language)
    #expect(catalogue.entries.map(\.id) == (1...43).map { $0 < 10 ? "M0\($0)" : "M\($0)" })
    for entry in catalogue.entries {
      #expect(!entry.title.isEmpty)
      #expect(!entry.refutation.isEmpty)
      #expect(!entry.refutation.plain.contains("**"))
    }
    let third = try #require(catalogue["M03"])
    let expected = language == .english ? "The newest child wins" : "后添加的子视图也会命中"
    #expect(third.title.plain.contains(expected))
  }

  @Test("knows the chapters, with the lessons still to come")
  func chapters() {
    let english = library.index(.english)
    let chinese = library.index(.simplifiedChinese)
    // The articles' eight, with their 51 lessons, and what lies beyond them.
    #expect(english.chapters.map(\.items.count) == [5, 10, 5, 7, 7, 8, 12, 4, 8])
    #expect(english.chapters.map(\.items.count) == chinese.chapters.map(\.items.count))
    #expect(english.lessons == chinese.lessons)
    #expect(english.chapters[0].items[0].title == "A finger and its UITouch")
    #expect(chinese.chapters[0].items[0].title == "一根手指和它的 UITouch")
  }
}
