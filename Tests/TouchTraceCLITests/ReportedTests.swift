import Foundation
import TerminalSupport
import TestSupport
import Testing

/// A touch that went wrong in somebody's app, with what the comment at the top of its file says.
struct ReportedCase: CustomTestStringConvertible, Sendable {
  /// The beginning of the file's name.
  let file: String
  /// What is asked behind `why-not`.
  let question: String
  /// What the answer says of the cause.
  let cause: String
  let grade: GalleryCause.Grade
  /// The first edit, or the first that stops it; nil if nothing in the app would help.
  let edit: String?

  var testDescription: String { "\(file) \(question)" }

  init(
    _ file: String, _ question: String, _ cause: String, _ grade: GalleryCause.Grade,
    _ edit: String? = nil
  ) {
    (self.file, self.question, self.cause) = (file, question, cause)
    (self.grade, self.edit) = (grade, edit)
  }

  static let all = [
    Self(
      "01", "menu", "anywhere recognized before touchesBegan was delivered", .proved,
      "anywhere.delaysTouchesBegan = no"),
    // Its bar's parts are private classes, which may answer hitTest as they like.
    Self(
      "03", "first", "had already returned _UISearchBarScopeContainerView 0x10c", .likely),
    Self("04", "pushOne", "the navigation hangs", .proved, "nav.edgePop.shouldBegin = no"),
    Self(
      "06", "nav.contentPop", "it needed code.pan to fail, which recognized", .likely,
      "nav.contentPop.requireFailureOf = none and code.pan.requiresToFail = nav.contentPop"),
    Self("08", "row", "note keeps the touch", .likely, "note.isUserInteractionEnabled = no"),
    Self("10", "power", "did change its value", .likely),
    Self(
      "12", "first", "shouldHighlightItemAt returned false", .proved, "grid.shouldHighlight = yes"),
    Self(
      "14", "hue", "picker.sheetPan recognized", .likely,
      "hue.gestureRecognizerShouldBegin = no if kind=pan horizontal"),
    Self("16", "draw", "list.pan recognized and prevents it", .likely),
    Self(
      "18", "dismiss", "dismiss does not cancel it", .proved, "dismiss.cancelsTouchesInView = yes"),
    Self(
      "20", "single", "single does not wait for it to fail", .proved,
      "single.requiresToFail = double"),
    Self("22", "ok", "delaying delayed it", .unknown, "delaying.delaysTouchesBegan = no"),
    Self(
      "24", "editButton", "were pressed at the same time", .proved,
      "editButton.isExclusiveTouch = yes and trashButton.isExclusiveTouch = yes"),
    Self(
      "26", "annotationView", "had already returned UIButton 0x7", .likely,
      "calloutView.frame = 90,300 220x80"),
    Self("28", "segments", "hide recognized", .likely, "hide.cancelsTouchesInView = no"),
    Self("30", "send", "outside its bounds 0,0 390x0", .proved, "view2.frame = 0,0 390x144"),
    Self("32", "middle", "although bar is hidden", .proved, "bar.overridesHitTest = no"),
    Self(
      "34", "suggestion", "through toolbar, which returned nil", .likely,
      "toolbar.pointInside = include strip"),
    Self("36", "back", "That is the transition of detail", .likely),
    Self("38", "gear", "outside its bounds 0,0 22x22", .proved, "gear.frame = 350,11 34x22"),
    Self(
      "40", "row", "dimming lies in front of rows", .proved,
      "dimming.isUserInteractionEnabled = no"),
    Self(
      "42", "closeButton", "zoom is asked although it lies behind it", .unknown,
      "zoom.isUserInteractionEnabled = no"),
    Self("44", "list", "ripple recognized and prevents it", .unknown, "ripple.canPrevent = no"),
    Self(
      "46", "play", "although its isUserInteractionEnabled is off", .proved,
      "ring.overridesHitTest = no"),
    Self(
      "48", "buy", "UITransitionView 0x7 (transitionView2) lies in front", .proved,
      "transitionView2.isHidden = yes"),
    Self(
      "50", "fixed", "lift recognized and took the touch before the lift", .proved,
      "lift.shouldReceive = unless inside fixed"),
    Self(
      "52", "stars", "review.sheetPan recognized", .likely,
      "stars.gestureRecognizerShouldBegin = no if kind=pan horizontal"),
    Self(
      "54", "pad touch B", "isMultipleTouchEnabled of pad is off", .proved,
      "pad.isMultipleTouchEnabled = yes"),
    Self(
      "56", "navigationItemButtonView", "UIView 0x7 (view) lies in front of it", .likely,
      "`view`.isUserInteractionEnabled = no"),
    Self(
      "58", "row", "row overrides touchesEnded without calling super", .proved,
      "row.touchesEnded = log super"),
    Self("60", "photo", "shouldSelectItemAt returned false", .proved, "grid.shouldSelect = yes"),
  ]
}

@Suite("What people reported is answered by its cause, its grade and its fix", .ownThread)
struct ReportedTests {
  private static let folder = "Tests/TouchTraceCLITests/Reported/"

  private static let files: [String] = {
    let path = packageRoot.appending(path: folder).path
    return (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? []
  }()

  /// The answers to a question, after some lines at the prompt.
  private func answers(
    _ reported: ReportedCase, after lines: [String] = []
  ) throws -> [[String: Any]] {
    let file = try #require(Self.files.first { $0.hasPrefix(reported.file) })
    // A dump has no touch: the tap is where why puts it.
    let path = Self.folder + file
    var words = ["debug", path, "--batch", "--json"]
    if file.hasSuffix(".txt") { words += ["--tap", try tap(on: reported.question, path)] }
    words += (lines + ["why-not " + reported.question]).flatMap { ["-ex", $0] }
    let last = try #require(try touchtrace(words).output.split(separator: "\n").last)
    let reply = try JSONSerialization.jsonObject(with: Data(last.utf8)) as? [String: Any]
    return try #require(reply?["answers"] as? [[String: Any]])
  }

  private func tap(on view: String, _ path: String) throws -> String {
    let errors = try touchtrace(["why", view, path]).errors
    let tap = try #require(errors.split(separator: "--tap ").last)
    return String(tap.prefix { $0 != ")" })
  }

  private func edits(_ answer: [String: Any]) -> [String] {
    let all = ["edits", "stops"].flatMap { answer[$0] as? [[String: Any]] ?? [] }
    let commands = all.compactMap { $0["command"] as? String }
    return commands.map { String($0.dropFirst("whatif ".count)) }
  }

  private func reason(_ answer: [String: Any]) -> String {
    (answer["reason"] as? [String] ?? []).joined(separator: " ")
  }

  @Test func `each file is asked about once`() {
    #expect(Self.files.map { String($0.prefix(2)) } == ReportedCase.all.map(\.file))
    #expect(Self.files.count == 31)
  }

  @Test(arguments: ReportedCase.all) func `names cause, grade and fix`(
    reported: ReportedCase
  ) throws {
    let answer = try #require(try answers(reported).last)
    #expect(reason(answer).contains(reported.cause), "\(reason(answer))")
    #expect(answer["grade"] as? String == reported.grade.rawValue, "\(answer)")
    #expect(edits(answer).first == reported.edit, "\(edits(answer))")
  }

  @Test(arguments: ReportedCase.all.filter { $0.edit != nil })
  func `with the fix it works, and nothing is wrong any more`(reported: ReportedCase) throws {
    let edit = try #require(reported.edit)
    let isWrong = try #require(try answers(reported).last)["happened"] as? Bool == false
    let answer = try #require(try answers(reported, after: ["whatif " + edit]).last)
    #expect(!reason(answer).contains(reported.cause), "\(reason(answer))")
    // What is stopped does not happen any more.
    guard isWrong else { return }
    #expect(answer["happened"] as? Bool == true, "\(reason(answer))")
    // What would stop it is offered all the same: each scroll view delays its controls.
    #expect((answer["edits"] as? [Any] ?? []).isEmpty, "\(edits(answer))")
  }
}
