import Foundation
import TerminalSupport
import TestSupport
import Testing

/// What people ask most, each with the scene a newcomer would write: the first answer names the
/// cause, the first edit is the one to commit.
@Suite("Everyday questions") struct EverydayTests {
  struct Question: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let subject: String
    /// What the answer's first line holds.
    let cause: String
    /// The first edit; nil where none is wanted.
    let edit: String?
    let scene: String
  }

  @Test(arguments: questions) func `gets the answer of somebody who knows UIKit`(
    question: Question
  ) throws {
    let folder = try TemporaryDirectory()
    try folder.write(question.scene, to: "my.scene")
    #expect(question.scene.split(separator: "\n").count <= 12)
    let answer = try touchtrace(["why", question.subject, folder.path + "/my.scene"])
    let lines = answer.output.split(separator: "\n")
    #expect(lines.first?.contains(question.cause) == true, "\(answer)")
    let first = lines.first { $0.hasPrefix("  1  ") }.map { String($0.dropFirst(5)) }
    #expect(first == question.edit, "\(answer)")
  }

  @Test func `a scene without a touch is asked of a tap in the middle`() throws {
    let folder = try TemporaryDirectory()
    try folder.write("window 390x800\n  button buy 100,300 100x44\n", to: "my.scene")
    let path = folder.path + "/my.scene"
    let answer = try touchtrace(["why", "buy", path])
    #expect(answer.status == 0)
    #expect(
      answer.errors
        == "touchtrace: \(path) has no touch; using a tap in the middle of buy (--tap 150,322)\n"
    )
    #expect(try touchtrace(["run", path]).status == 3)
    #expect(try touchtrace(["why", "nobody", path]).status == 3)
  }

  /// 22.25: the idiom of many overlay windows.
  private static let passThrough = """
    window main 390x800
      vc home
        view root 0,0 390x800
          button buy 100,300 100x44
    window overlay 390x800 level=1
      ~hitTest return nil if toast
      vc toasts
        hosting toast 0,0 390x800
          content banner 20,60 350x60
    """

  private static let questions = [
    Question(
      testDescription: "a tap recognizer keeps a row from being selected", subject: "first",
      cause: "hideKeyboard recognized while list still delayed the touch",
      edit: "whatif hideKeyboard.cancelsTouchesInView = no",
      scene: """
        window 390x800
          vc main
            view root 0,0 390x800
              @tap hideKeyboard
              table list 0,100 390x600
                cell first 0,0 390x44
        """),
    Question(
      testDescription: "a button lies under a navigation bar", subject: "next",
      cause: "nav.bar lies in front of root", edit: "whatif nav.isNavigationBarHidden = yes",
      scene: """
        window 390x800
          navigation nav
            vc main
              view root 0,0 390x800
                button next 20,0 100x40
        """),
    Question(
      testDescription: "a toast's window swallows everything", subject: "buy",
      cause: "the window toast lies in front of its window main",
      edit: "whatif toast.isUserInteractionEnabled = no",
      scene: """
        window main 390x800
          vc home
            view root 0,0 390x800
              button buy 100,300 100x44
        window toast 390x800 level=1
          vc toasts
            view toastRoot 0,0 390x800
              label hello 20,700 350x50
        """),
    Question(
      testDescription: "an overlay in SwiftUI swallows every touch of the app below",
      subject: "buy",
      cause: "the window overlay lies in front of its window main",
      edit: "whatif overlay.pointInside = only banner",
      scene: """
        window main 390x800
          vc home
            view root 0,0 390x800
              button buy 100,300 100x44
        window overlay 390x800 level=1
          vc toasts
            hosting toast 0,0 390x800
              content banner 20,60 350x60
        """),
    Question(
      testDescription: "nil for the root view loses what SwiftUI draws, on iOS 26",
      subject: "banner",
      cause: "so the hosting view toast is always hit instead of banner. overlay's own hitTest",
      edit: "whatif overlay.overridesHitTest = no and overlay.pointInside = only banner",
      scene: passThrough),
    Question(
      testDescription: "nil for the root view loses what SwiftUI draws, on iOS 18",
      subject: "banner",
      cause: "banner was found in the first pass, but iOS 18 asks the window again",
      edit: "whatif overlay.overridesHitTest = no and overlay.pointInside = only banner",
      scene: "model iOS 18\n" + passThrough),
    Question(
      testDescription: "a double tap makes a button late", subject: "buy",
      cause: "It receives the lift 350 ms late (#31): single delayed it",
      edit: "whatif single.delaysTouchesEnded = no and double.delaysTouchesEnded = no",
      scene: """
        window 390x800
          vc main
            view root 0,0 390x800
              @tap double taps=2
              @tap single requires=double
              button buy 100,300 100x44
        """),
    Question(
      testDescription: "a button's menu opens with a long press", subject: "open",
      cause: "its menu opened and took over touch A", edit: nil,
      scene: """
        window 390x800
          vc main
            view root 0,0 390x800
              button more 100,300 100x44 menu=press
                ~target touchUpInside open
        touch #hold
        0 down A at 150,320
        700 up A
        """),
    Question(
      testDescription: "an inner scroll view keeps the drag from the outer one",
      subject: "outer.pan", cause: "inner.pan recognized and prevents it",
      edit: "whatif inner.pan.requiresToFail = outer.pan",
      scene: """
        window 390x800
          view root 0,0 390x800
            scroll outer 0,0 390x800 contentSize=390x2000
              scroll inner 0,100 390x300 contentSize=390x900
        touch #drag
        0 down A at 200,200
        16 move A by 0,-8
        32 move A by 0,-12
        48 move A by 0,-40
        380 up A
        """),
    Question(
      testDescription: "a drag across a row, with a pan on the row, in a table that scrolls",
      subject: "list.pan", cause: "swipe recognized and prevents it",
      edit: "whatif swipe.shouldBegin = if horizontal",
      scene: """
        window 390x800
          table list 0,0 390x800 contentSize=390x2000
            cell first 0,0 390x44
              @pan swipe
        touch #drag
        0 down A at 100,20
        16 move A by 0,12
        32 move A by 0,20
        80 up A
        """),
    Question(
      testDescription: "a button was added to a cell instead of its content view", subject: "buy",
      cause: "first.content lies in front of it", edit: "whatif buy.superview = first.content",
      scene: """
        window 390x800
          vc main
            view root
              table list 0,100 390x600
                cell first 0,0 390x88
                  button buy 300,20 80x44
        """),
    Question(
      testDescription: "a view controller never hears touchesBegan behind a table",
      subject: "main", cause: "list keeps it, as every scroll view does", edit: nil,
      scene: """
        window 390x800
          vc main
            view root
              table list 0,100 390x600
                cell first 0,0 390x88
        """),
    Question(
      testDescription: "a sheet's list will not scroll up", subject: "list.pan",
      cause: "card.sheetPan recognized and prevents it",
      edit: "whatif card.prefersScrollingExpandsWhenScrolledToEdge = no",
      scene: """
        window 390x800
          vc home
            view page
          presented vc card by=home detents=medium|large detent=medium
            view body 0,400 390x400
              scroll list 0,0 390x400 contentSize=390x1500
        touch #up
          0 down A at 100,600
          20 move A by 0,-20
          40 move A by 0,-20
          60 up A
        """),
    Question(
      testDescription: "a slider keeps a swipe back that begins off the edge",
      subject: "nav.edgePop", cause: "the touch started away from its edge",
      edit: "whatif move touch 1 to 13,120",
      scene: """
        model iOS 18
        window 390x800
          navigation nav
            vc first
            vc second
              view two
                slider volume 0,100 390x40
        touch #back
          0 down A at 40,120
          20 move A by 30,0
          40 move A by 60,0
          80 up A
        """),
    Question(
      testDescription: "a field is not robbed by a tap in the background", subject: "name",
      cause: "name gets it", edit: nil,
      scene: """
        window 390x800
          vc main
            view root
              @tap hideKeyboard
              field name 20,100 200x40
        """),
  ]
}
