import TestSupport
import Testing

@testable import TouchDebugger

//  Each scene is from a public report; the first edit is what was committed there.

@Suite("What people commit comes first: presses, delegates, circles, several events")
struct CommittedKindTests {
  private static let reports = [
    Report(
      "22.19: a press beside a context menu is shorter than the menu's", "why-not reorder",
      """
      window 390x844
        table list 0,0 390x844 contentSize=390x2000 contextMenu
          @longPress reorder minimumPressDuration=0.6
          cell row 0,100 390x60
      """, "0 down A in row 100,30\n900 up A",
      says: "1  whatif reorder.minimumPressDuration = 0.2"),
    Report(
      "18.8: what fills the view that a delegate takes alone lets touches through",
      "why-not dismiss",
      """
      window 390x844
        view root 0,0 390x844
          @tap dismiss
            ~shouldReceive if view root
          stack column 0,0 390x844
            view card 45,300 300x200
      """, "0 down A at 195,100\n80 up A",
      says: "takes touches of root alone, and touch.view is column",
      "1  whatif column.hitTest = passthrough"),
    Report(
      "18.8: what holds nothing there takes no touches", "why-not dismiss",
      """
      window 390x844
        view root 0,0 390x844
          @tap dismiss
            ~shouldReceive if view root
          view shade 0,0 390x844
      """, "0 down A at 195,100\n80 up A",
      says: "1  whatif shade.isUserInteractionEnabled = no"),
    Report(
      "9.1: a tap that was added to views alike is on the last", "why-not open",
      """
      window 390x844
        view root 0,0 390x844
          view first 20,100 100x100
          view third 260,100 100x100
            @tap open
      """, "0 down A in first 50,50\n80 up A",
      says: "1  whatif open.view = first", "in Swift: first.addGestureRecognizer(open)"),
    Report(
      "10.1: a tap of two fingers stays one", "why-not reset",
      """
      window 390x844
        view root 0,0 390x844
          view card 95,300 200x200
            @tap reset touches=2
      """, "0 down A at 150,400\n20 down B at 340,400\n100 up A,B",
      says: "1  whatif card.frame = 95,300 246x200\n",
      "2  whatif reset.numberOfTouchesRequired = 1"),
    Report(
      "19.33: a popover passes a list through, whose rows are reused", "why-not cell",
      """
      app idiom=pad
      window 1024x768
        vc home
          view root
            collection grid 0,64 1024x704 contentSize=1024x3000
              item cell 100,200 200x200
          presented vc filter style=popover
            view filterView 700,80 300x400
      """, "0 down A in cell 100,100\n80 up A",
      says: "1  whatif filter.passthroughViews = grid"),
    Report(
      "17.20: a text without links is not selected", "why-not bubbleTap",
      """
      window 390x844
        view bubble 20,100 300x120
          @tap bubbleTap
          textView message 10,10 280x100 editable=no scrollEnabled=no
      """, "0 down A in message 100,50\n80 up A",
      says: "1  whatif message.isSelectable = no"),
    Report(
      "20.13: a pan beside a list keeps its own axis", "why-not list",
      """
      window 390x844
        view root 0,0 390x844
          @pan drawer
          table list 0,0 390x844 contentSize=390x2000
      """, "0 down A at 200,600\n30 move A by 11,-4\n60 move A by 2,-40\n200 up A",
      says: "1  whatif drawer.requiresToFail = list.pan"),
    Report(
      "7.16: one tap sends what is registered for the press and the lift twice", "why-not add",
      """
      window 390x844
        vc shop
          ~handles add
          view root
            button plus 20,300 60x44
              ~target touchDown|touchUpInside shop add
      """, "0 down A in plus 30,20\n80 up A",
      says: "It is registered for touchDown|touchUpInside",
      "1  whatif plus.target = none add and plus.target = touchUpInside shop add",
      "in Swift: plus.addTarget(shop, action: #selector(add), for: .touchUpInside)"),
    Report(
      "7.16: what a press began ends by the system's cancel as well", "why-not stop",
      """
      window 390x844
        vc memo
          ~handles start
          ~handles stop
          view root
            button record 150,600 90x90
              ~target touchDown memo start
              ~target touchUpInside|touchUpOutside memo stop
      """, "0 down A in record 45,45\n900 cancel A",
      says: "in Swift: record.addTarget(memo, action: #selector(stop), for: .touchCancel)"),
    Report(
      "9.21: one of a circle does not wait", "why-not one",
      """
      window 390x844
        view root 0,0 390x844
          @tap one requires=two
          @tap two requires=one
      """, "0 down A at 200,400\n80 up A\n900 wait",
      says: "1  whatif one.requiresToFail = []"),
    Report(
      "16.52: the program closes the actions of a row", "why-not other",
      """
      window 390x844
        table list 0,0 390x844 contentSize=390x2000 swipeActions=trailing open
          cell row 0,100 390x60
          cell other 0,160 390x60
      """, "0 down A in other 100,30\n80 up A",
      says: "1  whatif list.open = no", "in Swift: list.setEditing(false, animated: true)"),
  ]

  @Test(arguments: reports) func `of a report the first edit is the committed one`(report: Report) {
    let scene = TestSupport.scene(report.scene)
    var session = debugger(scene, touches(report.touch, in: scene))
    let answer = session.perform(report.question).plain
    for words in report.says { #expect(answer.contains(words), "\(answer)") }
  }

  @Test("18.25: who waits for a class of the app's own waits as long as that likes")
  func waitsForClass() {
    let answer = shown(
      "why-not single",
      """
      window 390x844
        view root 0,0 390x844
          @tap single requires=stroke
          @custom stroke recognizesAt=never fails=no
      """, "0 down A at 200,400\n80 up A\n900 wait")
    #expect(answer.contains("UNKNOWN: what the class of stroke does is unknown"), "\(answer)")
  }

  @Test("7.16: a control that sends its own event and has its touch works")
  func sendsItself() {
    let answer = shown(
      "why-not fader",
      """
      window 390x844
        vc mixer
          ~handles changed
          view root
            control fader 170,100 50x300 class=Fader
              ~target valueChanged mixer changed
      """, "0 down A in fader 25,50\n60 move A by 0,40\n260 up A")
    #expect(answer.contains("fader gets it"), "\(answer)")
    #expect(!answer.contains("changed was not sent"), "\(answer)")
  }

  @Test("19.37: a bar whose class takes points above it takes none below by itself")
  func raisedItem() {
    let answer = shown(
      "why-not plus",
      """
      window 390x844
        tabs shell
          vc feed
            view feedView
          bar tabBar 0,761 390x83
            ~pointInside include plus
            button plus 165,-25 60x60
      """, "0 down A at 195,746\n80 up A")
    #expect(answer.contains("PROVED"), "\(answer)")
  }

  @Test("20.41: whether a view hears of the tap on the status bar changes no scroll view")
  func statusBar() {
    let answer = shown(
      "why-not list",
      """
      window 390x844
        view root 0,0 390x844
          table list 0,0 390x600 contentSize=390x3000 contentOffset=0,800
          textView note 0,600 390x244
      """, "0 tap statusBar")
    #expect(answer.contains("PROVED"), "\(answer)")
  }
}
