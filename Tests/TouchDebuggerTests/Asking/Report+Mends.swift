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

  static let mends = [
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
