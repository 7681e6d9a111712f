import Foundation
import TestSupport
import Testing
import TouchCore
import TouchInquiry
import TouchNarration

@testable import SceneFiles
@testable import TouchDebugger

//  planted and random scenes ──why not?──▶ edits ──in Swift──▶ one file of functions for a compiler

/// Writes what edits are in Swift for `.ci/uikit`, which type-checks it; does nothing otherwise.
@Suite struct EditCodeTests {
  @Test func `edits are written as code where somebody wants them`() throws {
    guard let file = ProcessInfo.processInfo.environment["TOUCHTRACE_EDIT_CODE"] else { return }
    var code: Set<String> = []
    for plant in Plant.all {
      for seed in UInt64(0)..<2 {
        let trace = try #require(Plant.record([plant], in: plant.workshop, seed: seed))
        code.formUnion(functions(plant.subject(in: trace.scene), trace))
      }
    }
    for seed in UInt64(0)..<300 {
      var generator = SeededGenerator(seed: seed)
      let scene = randomScene(using: &generator)
      let script = randomScript(for: scene, using: &generator)
      let trace = record(script, in: scene)
      for view in scene.viewIDs { code.formUnion(functions(.view(view), trace)) }
    }
    let numbered = code.sorted().enumerated().map { place, body in
      body.replacing("func edit(", with: "func edit\(place)(")
    }
    try ("import UIKit\n\n" + numbered.joined(separator: "\n")).write(
      toFile: file, atomically: false, encoding: .utf8)
  }

  /// A function for each edit that an answer offers.
  private func functions(_ subject: Subject, _ trace: Trace) -> [String] {
    Inquiry(trace, rivals: []).verdicts(on: subject).flatMap { verdict in
      let remedies = (verdict.repair?.enough ?? []) + verdict.stops
      return remedies.flatMap(\.edits).compactMap { $0.swiftChange(trace.scene)?.proof }
        .map { function($0, trace.scene) }
    }
  }

  private func function(_ proof: SwiftChange.Proof, _ scene: Scene) -> String {
    switch proof {
    case .statement(let code):
      """
      @MainActor private func edit(\(parameters(of: code, scene))) {
        \(code)
      }

      """
    case .method(let method, let value):
      """
      @MainActor private func edit(\(parameters(of: value ?? "", scene))) {
        func returns(_ owner: \(method.isDelegates ? "any " : "")\(method.owner)) {
          \(check(method, value))
        }
      }

      """
    }
  }

  /// That there is such a method, and that it can return such a value.
  private func check(_ method: UIKitMethod, _ value: String?) -> String {
    guard let value else { return "_ = owner.\(method.name)" }
    guard method.name.hasSuffix(")") else {
      return "var value = owner.\(method.name); value = \(value); _ = value"
    }
    let known = [
      "velocity": "CGPoint", "gestureRecognizer": "UIGestureRecognizer", "touch": "UITouch",
      "indexPath": "IndexPath",
    ].sorted { $0.key < $1.key }.map { "_ \($0.key): \($0.value)" }
    return """
      func value<each Input, Output>(
            of _: (repeat each Input) -> Output, _ value: (\(known.joined(separator: ", "))) -> Output
          ) {}
          value(of: owner.\(method.name)) { gestureRecognizer, indexPath, touch, velocity in \(value) }
      """
  }

  /// What a line of code names, with the classes that UIKit gives it.
  private func parameters(of code: String, _ scene: Scene) -> String {
    let words = Set(code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    let views = scene.viewIDs.map { (scene.name(of: $0), ClassCode.base(of: scene[$0].kind)) }
    let recognizers = scene.recognizerIDs.map { id in
      (scene.name(of: id), scene[id].kind.className)
    }
    let controllers = scene.controllers.map { ($0.name, ControllerCode.base(of: $0)) }
    let windowScenes = scene.windowScenes.map { ($0.name, "UIWindowScene") }
    return (views + recognizers + controllers + windowScenes)
      .map { (word: $0.0.asSwiftName.filter { $0 != "`" }, type: $0.1) }
      .filter { words.contains($0.word) }
      .map { "_ `\($0.word)`: \($0.type)" }.joined(separator: ", ")
  }
}
