/// What did not happen, and the fix that people published.
extension Report {
  private static let dialog = """
    window 390x844
      vc dialog
        ~handles close
        view container
          @tap dismiss
            ~target dialog close
          table list 45,100 300x400 contentSize=300x800
            cell row 0,0 300x50
    """

  private static let dragUp = """
    0 down A at 200,300
    30 move A by 0,-12
    60 move A by 0,-40
    200 up A
    """

  private static func sheet(asking list: String) -> String {
    """
    window 390x844
      view sheet 0,100 390x744
        @pan drag
          ~shouldBegin unless scrolled \(list)
          ~requiredToFailBy list.pan
        scroll list 0,40 390x704 contentSize=390x3000 contentOffset=0,300
          scroll carousel 0,400 390x200 contentSize=1200x200
    """
  }

  static let mends = [
    // 20.11
    Report(
      "a sheet that asks another scroll view", "why-not list", sheet(asking: "carousel"),
      "0 down A at 200,350\n40 move A by 0,12\n80 move A by 0,60\n200 up A",
      says: "1  whatif drag.shouldBegin = unless scrolled list"),
    // 7.16
    Report(
      "a recording that does not stop", "why-not stop",
      """
      window 390x844
        vc chat
          ~handles start
          ~handles stop
          view root
            button mic 20,110 50x50
              ~target touchDown chat start
              ~target touchUpInside chat stop
      """, "0 down A at 45,130\n400 move A by 200,0\n800 up A",
      says: "1  whatif mic.target = touchUpInside|touchUpOutside|touchCancel chat stop"),
    // 9.32
    Report(
      "a stick that hears the lift late", "why-not stick",
      """
      window 390x844
        view stick 20,110 140x140
          ~touchesBegan log
          ~touchesEnded log
          @tap center taps=2
      """, shortTap, says: "What would make it come sooner:",
      "1  whatif center.delaysTouchesEnded = no"),
    // 17.24
    Report(
      "a field that is edited on", "why-not name",
      """
      window 390x844
        table list 0,0 390x844 contentSize=390x1200
          cell first 0,300 390x60
            content
              field name 20,10 350x40 firstResponder
          cell second 0,100 390x60
      """, shortTap, says: "name is still being edited. The touch went to"),
    // 1.11
    Report(
      "a finger that slides onto a letter", "why-not b",
      """
      window 390x844
        view a 20,100 40x40 interactive
        view b 20,160 40x40 interactive
      """, "0 down A at 40,120\n100 move A by 0,50\n200 up A",
      says: "The finger came down on a and moved onto b later"),
    // 3.19
    Report(
      "a key that stays down", "why-not pad",
      """
      window 390x844
        view pad 20,110 140x140
          ~touchesBegan log
          ~touchesEnded log
      """, "0 down A at 60,140\n100 cancel A",
      says: "overrides touchesBegan and touchesEnded but not touchesCancelled"),
    // 9.20
    Report(
      "two taps of which none waits", "why-not double",
      """
      window 390x844
        view photo 20,110 140x140
          @tap single
          @tap double taps=2
      """, "0 down A at 60,140\n80 up A\n200 down B at 60,140\n280 up B",
      says: "a tap of fewer taps does not exclude one of more"),
    // 11.11
    Report(
      "a list to the side that is a little too high", "why-not page",
      """
      window 390x844
        scroll page 0,0 390x844 contentSize=390x2000
          collection shelf 0,200 390x200 contentSize=1200x210
            item book 10,10 120x180
      """, dragUp, says: "1  whatif shelf.contentSize = 1200x200"),
    // 9.18, 11.11: its own pan lies deeper, and would be first.
    Report(
      "a text that fits in a card that is dragged", "why-not text",
      """
      window 390x844
        view card 20,100 350x600
          @pan drag
          scroll text 10,100 330x400 contentSize=330x400
      """, dragUp, says: "1  whatif text.alwaysBounce = y"),
    // 22.31
    Report(
      "a drag gesture of SwiftUI", "why-not list",
      """
      model iOS 18
      window 390x844
        scroll list 0,0 390x844 contentSize=390x2000
          hosting host 0,0 390x2000
            content card 20,200 350x180 dragGesture
      """, dragUp, says: "1  whatif card.dragGesture = no"),
    // 2.1
    Report(
      "a window that was left over", "why-not buy",
      """
      window screen 390x844
        button buy 20,110 350x50
      window alerts 390x844 level=1
        view old 0,0 390x844 alpha=0
      """, shortTap, says: "1  whatif alerts.isHidden = yes"),
    // 18.10: a delegate that looks at the axis already looks at the side.
    Report(
      "a swipe for one side", "why-not list", joined("~shouldBegin if horizontal"),
      """
      0 down A in row 200,30
      40 move A by 12,-8
      80 move A by 4,-40
      120 move A by 2,-60
      240 up A
      """, says: "1  whatif swipe.shouldBegin = if left"),
    // 18.8: rows are reused.
    Report(
      "a dialog's tap on its table", "why-not row", dialog, shortTap,
      says: "whatif dismiss.shouldReceive = unless inside list"),
    // 11.3
    Report(
      "a drawing in a scroll view", "why-not canvas", drawing, draw,
      says: "1  whatif page.pan.minimumNumberOfTouches = 2"),
    // 3.19, 9.27
    Report(
      "a class without touchesCancelled", "why-not segment", segment, lateDrag,
      says: "segment overrides touchesBegan and touchesEnded but not touchesCancelled",
      "1  whatif page.canCancelContentTouches = no"),
    // 16.21
    Report(
      "a second tap on an item", "why-not photo",
      """
      window 390x844
        collection grid 0,0 390x844 contentSize=390x2000 multipleSelection=yes
          item photo 0,100 190x190 selected=yes
      """, shortTap, says: "several items may be", "the delegate receives didDeselectItemAt",
      "1  whatif grid.allowsMultipleSelection = no"),
    // 7.18
    Report(
      "an action that nobody on the way implements", "why-not save",
      """
      window 390x844
        vc home
          view root
            button saveButton 20,110 350x50
              ~target touchUpInside nil save
      window tools 390x100
        vc editor
          ~handles save
          view tool 0,0 390x100
      """, shortTap, says: "editor implements it but is not on the way",
      "1  whatif saveButton.target = touchUpInside editor save"),
    // 22.24
    Report(
      "what SwiftUI draws over the screen", "why-not buy",
      """
      model iOS 17
      window main 390x844
        view root 0,0 390x844
          button buy 20,600 350x50
      window popups 390x844 level=alert
        ~hitTest return nil if host
        hosting host 0,0 390x844
          content overlay 0,0 390x844
          content toast 20,60 350x60
      """, "0 down A at 100,625\n80 up A",
      says: "1  whatif overlay.isUserInteractionEnabled = no"),
    // 22.25, 22.26: without its hitTest a window takes every touch of the app.
    Report(
      "a window that lets touches through", "why-not toast",
      """
      window app1 390x844
        view root 0,0 390x844
      window toasts 390x844 level=alert
        ~hitTest return nil if host
        hosting host 0,0 390x844
          content toast 20,60 350x60
      """, "0 down A in toast 100,30\n80 up A",
      says: "1  whatif toasts.overridesHitTest = no and toasts.pointInside = only toast"),
    // 16.58
    Report(
      "a menu of a table", "why-not more",
      """
      window 390x844
        table list 0,0 390x844 contentSize=390x1500 contextMenu
          cell row 0,100 390x60
            content body
              button more 80,8 44x44
      """, "0 down A at 100,130\n650 up A", says: "1  whatif list.contextMenu = no"),
    // 18.30
    Report(
      "a menu that a press opens", "why-not opened",
      """
      window 390x844
        vc home
          ~handles opened
          view root
            button more 80,110 44x44 menu=press
              ~target menuActionTriggered home opened
      """, shortTap, says: "1  whatif more.menu = primary"),
    // 7.16
    Report(
      "a slider of the app's own", "why-not changed",
      """
      window 390x844
        vc home
          ~handles changed
          scroll page 0,0 390x844 contentSize=390x1600
            control thumb 20,300 350x44 class=SparkSlider
              ~target valueChanged home changed
      """, "0 down A in thumb 100,22\n30 move A by 3,12\n60 move A by 8,24\n200 up A",
      says: "The class of thumb sends valueChanged itself",
      "1  whatif page.delaysContentTouches = no\n"),
    // 2.4: a frame for this point alone would leave the rest of the list dead.
    Report(
      "a list that hangs out of two views", "why-not row",
      """
      window 390x844
        view root 0,0 390x844
          view header 0,50 390x44
            view menu 0,0 390x44
              ~pointInside include options
              table options 0,44 390x300 contentSize=390x600
                cell row 0,0 390x44
      """, "0 down A at 100,120\n80 up A", says: "whatif header.frame = 0,50 390x344"),
  ]

  static let segment = """
    window 390x844
      scroll page 0,0 390x844 contentSize=390x2000
        view segment 0,200 175x40
          ~touchesBegan log
          ~touchesEnded log
    """

  static let lateDrag = """
    0 down A in segment 80,20
    250 move A by 0,-6
    300 move A by 0,-30
    450 up A
    """
}
