/// What happened and should not have.
extension Report {
  static let shortTap = "0 down A at 100,130\n80 up A"

  static func joined(_ swipe: String) -> String {
    """
    window 390x844
      vc home
        ~handles open
        table list 0,0 390x844 contentSize=390x2000
          cell row 0,300 390x60
            @pan swipe
              \(swipe)
              ~target home open
    """
  }

  static let diagonal = """
    0 down A in row 200,30
    40 move A by 1,-12
    80 move A by -4,-40
    120 move A by -30,-40
    240 up A
    """

  private static let setting = """
    window 390x844
      vc settings
        ~handles push
        ~handles mute
        view root
          switch toggle 60,110 51x31
            ~target valueChanged settings push
            ~target touchUpInside settings mute
    """

  private static func inRow(_ lines: String) -> String {
    """
    window 390x844
      table list 0,0 390x844 contentSize=390x2000
        cell row 0,100 390x60
          content body
    """ + lines.split(separator: "\n").map { "\n        " + $0 }.joined()
  }

  private static let pushing = """
    window 390x844
      vc home
        ~handles close
        view root
          view background 0,0 390x844
            @tap dismiss
              ~target home close
          view card 0,100 390x400 interactive=no
            button next 20,20 100x44
    """

  private static let bar = """
    window 390x844
      vc chat
        ~touchesBegan endEditing root
        view root
          view bar 0,500 390x60
            textView note 60,10 260x40 editable=yes firstResponder
    """

  static let stops = [
    // 9.1, 18.8
    Report(
      "a popup whose dimmed view closes it", "why-not close",
      """
      window 390x844
        vc home
          ~handles close
          view dim 0,0 390x844
            @tap closeTap
              ~target home close
            view popup 45,100 300x300
              label text 20,20 260x40
      """, shortTap, says: "The touch is in popup, which lies in dim, the view of closeTap",
      "1  whatif closeTap.shouldReceive = unless inside popup"),
    // 9.15, 9.19
    Report(
      "a tap that was added twice", "why-not play",
      """
      window 390x844
        vc list
          ~handles play
          view sound 20,100 350x60
            @tap tap1
              ~target list play
              ~simultaneous all
            @tap tap2
              ~target list play
              ~simultaneous all
      """, shortTap, says: "sound has 2 equal recognizers with the same action (tap1, tap2)",
      "whatif tap1.simultaneous = none and tap2.simultaneous = none"),
    // 19.34
    Report(
      "a bar's item beside a popover", "why-not openSort",
      """
      app idiom=pad
      window 820x1180
        navigation nav
          vc list
            ~handles openSort
            view root
          bar top 0,100 820x50
            barItem filterItem 700,3 50x44
            barItem sortItem 80,3 50x44
              ~target touchUpInside list openSort
        presented vc filter by=list style=popover source=filterItem
          view filterView 500,190 300x400
      """, "0 down A in sortItem 25,22\n80 up A",
      says: "filter is a popover anchored to filterItem", "1  whatif sortItem.isEnabled = no"),
    // 7.14
    Report(
      "a button that is tapped twice", "why-not open",
      """
      window 390x844
        vc home
          ~handles open
          view root
            button tile 20,100 350x60
              ~target touchUpInside home open
      """, "0 down A at 60,130\n60 up A\n140 down B at 60,130\n200 up B",
      says: "It was sent 2 times", "1  whatif tile.isEnabled = no from event 3"),
    // 9.1, 9.14
    Report(
      "two rows that two fingers drag", "why-not firstPan",
      """
      window 390x844
        view first 0,100 390x80 interactive
          @pan firstPan
        view second 0,180 390x80 interactive
          @pan secondPan
      """,
      """
      0 down A at 200,140
      0 down B at 200,220
      50 move A by 14,0 & move B by 14,0
      100 move A by 40,1 & move B by 40,1
      200 up A,B
      """, says: "secondPan recognized at the same time with another finger",
      "1  whatif secondPan.shouldBegin = no"),
    // 16.55
    Report(
      "a row's pan beside that of two fingers", "why-not cellPan",
      """
      window 390x844
        table list 0,0 390x844 contentSize=390x2000 multiSelectPan=yes
          cell row 0,100 390x120
            @pan cellPan
              ~shouldBegin if horizontal
              ~simultaneous list.multiSelectPan
      """,
      """
      0 down A,B at 250,150 280,150
      40 move A,B by -8,1
      80 move A,B by -25,2
      120 move A,B by -60,2
      200 up A,B
      """, says: "1  whatif cellPan.requireFailureOf = list.multiSelectPan"),
    // 2.2
    Report(
      "a tap behind a card that is switched off", "why-not close", pushing,
      "0 down A at 300,300\n80 up A",
      says: "card is seen in front and takes no touches",
      "1  whatif card.isUserInteractionEnabled = yes"),
    // 17.27
    Report(
      "a keyboard that a tap on its bar hides", "why-not note", bar,
      "0 down A at 30,530\n80 up A",
      says: "The touch reached chat, whose touchesBegan ends editing",
      "1  whatif bar.touchesBegan = log", "2  whatif chat.touchesBegan = super"),
    // 6.3, 7.5
    Report(
      "a row under a text that hears too", "why-not row",
      inRow(
        """
        label title 20,10 300x40 interactive
          ~touchesEnded log super
        """), "0 down A in title 100,20\n300 up A",
      says: "The finger is on title, whose touchesEnded calls super",
      "1  whatif title.touchesEnded = log"),
    Report(
      "a row under a control that does not track", "why-not row",
      inRow(
        """
        control range 20,10 300x40
          ~beginTracking return no
        """), "0 down A in range 100,20\n80 up A",
      says: "The finger is on range, whose beginTracking returned false",
      "1  whatif range.beginTracking = yes"),
    // 9.15: what a delegate lets both do is not stopped by stopping the other one.
    Report(
      "a pan beside a list's", "why-not swipe", joined("~simultaneous all"), diagonal,
      says: "If it should not act as well:", "1  whatif swipe.shouldBegin = if horizontal",
      "2  whatif swipe.requiresToFail = list.pan"),
    Report(
      "its action", "why-not open", joined("~simultaneous all"), diagonal,
      says: "1  whatif swipe.shouldBegin = if horizontal"),
    // 7.19
    Report(
      "an action of a switch for a lift", "why-not mute", setting, shortTap,
      says: "toggle also sent push, which is for valueChanged", "whatif toggle.target = none mute"),
    // 16.49: no app holds the pan of a list's actions.
    Report(
      "a pan beside the actions of a row", "why-not panel",
      """
      window 390x844
        view root 0,0 390x844
          @pan panel
            ~simultaneous all
          table list 0,0 390x844 contentSize=390x1500 swipeActions=trailing
            cell row 0,300 390x60
      """, "0 down A in row 300,30\n30 move A by -12,0\n60 move A by -40,1\n200 up A",
      says: "1  whatif panel.shouldBegin = if vertical"),
    // 9.15
    Report(
      "two scroll views", "why-not outer",
      """
      window 390x844
        scroll outer 0,0 390x844 contentSize=390x1200
          @scrollPan
            ~simultaneous inner.pan
          table inner 0,300 390x900 contentSize=390x3000
            cell row 0,0 390x60
      """, "0 down A in row 200,30\n30 move A by 0,-12\n60 move A by 0,-60\n200 up A",
      says: "If it should not act as well:", "1  whatif outer.pan.simultaneous = none"),
    // 9.27, 11.3
    Report(
      "a scroll view that takes the touch of a drawing", "why-not page", drawing,
      draw, says: "1  whatif page.pan.minimumNumberOfTouches = 2",
      "2  whatif page.isScrollEnabled = no", "The touch came down on canvas"),
    // 8.6
    Report(
      "a tap that an app's own control does not keep off", "why-not closeIt",
      """
      window 390x844
        vc home
          ~handles closeIt
          view root
            @tap background
              ~target home closeIt
            control rounded 45,100 300x60 class=RoundedButton
      """, shortTap, says: "rounded, a control of the app's own, which keeps no taps off",
      "1  whatif background.shouldReceive = unless inside rounded"),
    // 9.1
    Report(
      "a window's tap in what is presented", "why-not closeIt",
      """
      window 390x844
        @tap behind cancelsTouchesInView=no
          ~target form closeIt
        vc home
          view homeView
          presented vc form style=formSheet
            ~handles closeIt
            view formView 20,100 350x400
      """, "0 down A at 150,240\n80 up A", says: "formView, which lies in window",
      "1  whatif behind.shouldReceive = unless inside formView"),
    // 19.41
    Report(
      "a swipe that pops", "why-not nav popped",
      """
      window 390x844
        navigation nav
          vc list
            view listView
          vc player
            view playerView
      """,
      "0 down A at 140,600\n40 move A by 12,0\n80 move A by 80,0\n120 move A by 120,0\n200 up A",
      says: "The swipe did that: nav.contentPop recognized",
      "1  whatif nav.contentPop.isEnabled = no"),
    // 8.11
    Report(
      "a stepper that is held", "why-not counted",
      """
      window 390x844
        vc home
          ~handles counted
          view root
            stepper count 50,110 94x32 value=1 maximum=20
              ~target valueChanged home counted
      """, "0 down A in count 70,16\n1200 up A", says: "; its autorepeat is on.",
      "1  whatif count.autorepeat = no"),
    // 16.35
    Report(
      "two rows at once", "why-not second",
      """
      window 390x844
        table list 0,0 390x844 contentSize=390x2000
          cell first 0,100 390x60
          cell second 0,160 390x60
      """, "0 down A at 100,130\n200 down B at 200,190\n290 up A\n410 up B",
      says: "What would let only one of them act:"),
  ]

  static let draw = "0 down A at 200,400\n30 move A by 0,-15\n60 move A by 0,-30\n200 up A"

  static let drawing = """
    window 390x844
      vc draw
        scroll page 0,0 390x844 contentSize=390x2000
          view canvas 0,0 390x2000
            ~touchesBegan log
            ~touchesMoved log
            ~touchesEnded log
            ~touchesCancelled log
    """
}
