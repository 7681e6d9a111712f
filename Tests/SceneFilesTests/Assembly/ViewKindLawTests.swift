import SceneLanguage
import TestSupport
import Testing
import TouchCore

@testable import SceneFiles

/// What is said of every row of the table of kinds in files that others write.
@Suite("Every kind of view")
struct ViewKindLawTests {
  /// A line of it, below what it has to stand in.
  private func text(_ kind: ViewKind, named word: String) -> String {
    let window = "window 390x844\n  "
    switch kind {
    case .window: return "\(word) it 390x844"
    case .content: return "\(window)table list 0,0 9x9\n    cell row 0,0 9x9\n      \(word) it"
    case .drawn: return "\(window)hosting host 0,0 9x9\n    \(word) it 1,2 3x4"
    default: return "\(window)\(word) it 1,2 3x4"
    }
  }

  @Test("is written in a scene, in our word and in UIKit's", arguments: ViewKind.allCases)
  func written(kind: ViewKind) throws {
    let read = scene(text(kind, named: kind.word))
    let view = read[try #require(read.view(named: "it"))]
    #expect(view.kind == kind && view.className == kind.className)
    #expect(scene(writeScene(read).joined(separator: "\n")) == read)
    if kind != .drawn { #expect(scene(text(kind, named: kind.className)) == read) }
  }

  /// The kind that a file's class is read as.
  private func read(_ known: KnownClass, _ kind: ViewKind) -> ViewKind {
    // What a file has inside of these is in the file.
    kind.traits.contains(.laidOut) ? .view : kind
  }

  @Test("is read from a line of a dump, by each of its classes", arguments: ViewKind.allCases)
  func dumped(kind: ViewKind) throws {
    for known in kind.knownClasses {
      let view = ForeignView(known.name, line: 1)
      #expect(ClassTable.kind(of: view) ?? .view == read(known, kind), "\(known.name)")
      #expect(!ClassTable.isStrange(view), "\(known.name)")
    }
  }

  @Test("is read from an element of Interface Builder", arguments: ViewKind.allCases)
  func tagged(kind: ViewKind) throws {
    for known in kind.knownClasses {
      for tag in known.tags {
        let element = InterfaceBuilderFile.view(tag, "id=\"a\"")
        let view = try #require(try InterfaceBuilderFile.subviews(element).first, "\(tag)")
        #expect(view.className == known.name && ViewTag.kind(of: tag) == kind)
        #expect(ClassTable.kind(of: view) ?? .view == read(known, kind), "\(tag)")
      }
    }
  }

  @Test("is read from an element of XCUITest", arguments: ViewKind.allCases)
  func elements(kind: ViewKind) {
    for known in kind.knownClasses {
      for name in known.elements {
        var view = ForeignView("XCUIElementType\(name)", line: 1)
        ElementType(name).describe(&view)
        #expect(ClassTable.kind(of: view) ?? .view == read(known, kind), "\(name)")
      }
    }
  }
}
