import Foundation
import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import SceneLanguage
@testable import TouchDebugger

/// What a scene can say, `print` can print, `watch` can watch, `if` can compare, `whatif` can say,
/// completion offers and help tells: for every row of the tables of words.
@Suite("Laws of properties") struct PropertyLawTests {
  private static let all =
    SaidProperty.ofViews + SaidProperty.ofRecognizers + SaidProperty.ofControllers

  /// Holds a door to the law, for every word.
  private func hold(
    _ location: SourceLocation = #_sourceLocation, _ fault: (SaidProperty) -> String?
  ) {
    for said in Self.all {
      let fault = fault(said)
      #expect(fault == nil, "\(said.table).\(said.word)", sourceLocation: location)
    }
  }

  @Test func `a scene is read and written back the same`() {
    hold() { said in
      guard said.changes == nil else { return nil }
      let lines = writeScene(scene(said.text)).joined(separator: "\n")
      let saysSomething = said.text == said.plain || scene(said.plain) != scene(said.text)
      return saysSomething && scene(lines) == scene(said.text) ? nil : lines
    }
  }

  @Test func `print gives the value, in the scene's spelling and in UIKit's`() {
    hold() { said in
      var debugger = said.debugger()
      return said.spellings.lazy.compactMap { name, isOpposite in
        let shown = debugger.shown("print \(said.object).\(name)")
        // Where a part has the name, too, the property stands behind it.
        let value = shown.contains("\n") ? shown.components(separatedBy: ": ").last : shown
        return [said.printed(isOpposite), said.menuAnswer].contains(value) ? nil : shown
      }.first
    }
  }

  @Test func `watch and display take it`() {
    hold() { said in
      var debugger = said.debugger()
      return said.spellings.flatMap { [("watch", $0.name), ("display", $0.name)] }
        .lazy.map { debugger.perform("\($0) \(said.object).\($1)") }
        .first { $0.status != .ok }?.plain
    }
  }

  @Test func `a condition compares it, and is true`() {
    hold() { said in
      var debugger = said.debugger()
      let condition = "\(said.object).\(said.word)\(said.comparison)"
      let reply = debugger.perform("break home if \(condition)")
      guard reply.status == .ok else { return reply.plain }
      let shown = debugger.shown("print \(condition)")
      return shown == "yes" ? nil : "\(condition) \(shown)"
    }
  }

  @Test func `what if changes it as a scene says it, or gives a reason`() {
    hold() { said in
      said.spellings.lazy.compactMap { name, isOpposite in
        let (world, reply) = said.changed(by: name, isOpposite)
        guard reply.status == .ok else {
          return reply.plain.contains("no property") || reply.plain.contains("unknown property")
            || reply.plain.contains("lines only") ? reply.plain : nil
        }
        let lines = writeScene(world.scene)
        guard said.changes == nil, lines != writeScene(scene(said.text)) else { return nil }
        return lines.joined(separator: "\n")
      }.first
    }
  }

  @Test func `completion offers it, for reading and, where it can change, for changing`() {
    hold() { said in
      let debugger = said.debugger()
      return said.spellings.lazy.compactMap { name, isOpposite in
        let changes = said.changed(by: name, isOpposite).1.status == .ok
        return (["print"] + (changes ? ["whatif"] : [])).first { command in
          !debugger.looks.completions(for: "\(command) \(said.object).\(name)").candidates.contains(
            name)
        }.map { "\($0) \(name)" }
      }.first
    }
  }

  @Test func `help tells what it means`() {
    hold() { said in
      var debugger = said.debugger()
      return (said.spellings.map(\.name)).lazy.map { debugger.shown("help language \($0)") }
        .first { !$0.contains(said.word) || !$0.contains("  ") }
    }
  }
}

extension SaidProperty {
  /// The word and UIKit's spellings; a method is no property.
  var spellings: [(name: String, isOpposite: Bool)] {
    [(word, false)]
      + uiKit.map { ($0.spelling, $0.isOpposite) }.filter { !$0.0.contains("(") }
  }

  /// What changing the plain scene under a spelling comes to.
  func changed(by name: String, _ isOpposite: Bool) -> (Debugger, Reply) {
    let plain = TestSupport.scene(plain)
    var debugger = TouchDebuggerTests.debugger(plain, TouchScript.none)
    let value = isOpposite ? printed(true) : typed
    let reply = debugger.perform("whatif \(object).\(name) = \(value)")
    return (debugger, reply)
  }

  /// What UIKit's question about a menu answers, where ours says which menu it is.
  var menuAnswer: String? { word == "menu" ? "yes" : nil }

  /// A debugger at the end of a record in whose scene the word stands, or where a program said it.
  func debugger() -> Debugger {
    var scene = TestSupport.scene(text)
    var script = TouchScript.none
    if let changes {
      let line = "set \(object) \(changes)"
      if !applySet(SourceLines(file: "set", text: line), to: &scene).isEmpty {
        script = touches("0 down a at 50,50\n10 \(line)", in: scene)
      }
    }
    var debugger = TouchDebuggerTests.debugger(scene, script)
    let change = debugger.trace.indices.last { debugger.trace.moment(of: $0).event == 1 }
    _ = debugger.perform(change.map { "goto \($0 + 1)" } ?? "goto end")
    return debugger
  }
}
