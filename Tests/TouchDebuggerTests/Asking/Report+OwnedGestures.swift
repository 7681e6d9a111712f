/// What people committed about recognizers; each scene is from a public report.
extension Report {
  static let ofGestures = [
    Report(
      "10.16: a pan with one finger leaves two to the swipe", "why-not servers",
      """
      window 390x844
        vc root
          ~handles showServers
          ~handles openDrawer
          view page
            @pan drawer
              ~target root openDrawer
            @swipe servers touches=2 direction=right
              ~target root showServers
      """,
      """
      0 down A,B at 100,300 100,400
      30 move A,B at 120,300 120,400
      60 move A,B at 160,300 160,400
      90 move A,B at 220,300 220,400
      120 up A,B
      """,
      says: "1  whatif drawer.maximumNumberOfTouches = 1",
      "in Swift: drawer.maximumNumberOfTouches = 1",
      "with one touch alone, drawer recognizes 90 ms later"),
    Report(
      "9.35: two taps that delay a button are both named, and leave it out", "why-not play",
      """
      window 390x844
        vc player
          ~handles togglePlay
          ~handles skipForward
          ~handles toggleControls
          view controls
            @tap skip taps=2 delaysTouchesBegan=yes
              ~target player skipForward
            @tap toggle delaysTouchesBegan=yes requires=skip
              ~target player toggleControls
            button play 160,390 70x70
              ~target touchUpInside player togglePlay
      """,
      """
      0 down A in play 35,35
      80 up A
      1000 wait
      """,
      says: "toggle delayed it (delaysTouchesBegan)",
      "skip delayed it too (delaysTouchesBegan), and toggle waits for skip to fail",
      "1  whatif toggle.shouldReceive = unless inside play and skip.shouldReceive = unless inside play",
      "skip.delaysTouchesEnded = no"),
    Report(
      "9.23: a requirement of a delegate is given up", "why-not pull",
      """
      window 390x844
        vc sheet
          ~handles dragPanel
          view panel 0,300 390x544
            @pan pull
              ~requireFailureOf kind=pan
              ~target sheet dragPanel
            table rows 0,40 390x504 contentSize=390x504 scrollEnabled=no swipeActions=trailing
              cell row 0,0 390x60
      """,
      """
      0 down A in row 200,30
      30 move A by 0,-12
      60 move A by 0,-30
      90 move A by 0,-40
      160 up A
      """,
      says: "nothing follows the finger",
      "1  whatif pull.requireFailureOf = none"),
    Report(
      "18.44: a modal that is dismissed under the finger", "why-not pull",
      """
      window 390x844
        vc home
          view homeView
        presented vc modal by=home style=fullScreen
          ~handles handlePull
          view modalView
            @pan pull
              ~target modal handlePull
      """,
      """
      0 down A at 200,200
      40 move A at 200,220
      60 set modal dismissed
      80 move A at 200,260
      120 move A at 200,320
      200 up A
      """,
      says: "modal was dismissed at 60 ms",
      "interactive transition",
      "What would let it go on:",
      "1  whatif skip event 3"),
    Report(
      "9.10: an action is sent for each state", "why-not showMenu",
      """
      window 390x844
        vc chat
          ~handles showMenu
          view row 0,100 390x60
            @longPress hold
              ~target chat showMenu
      """,
      """
      0 down A at 100,130
      700 move A at 108,130
      900 up A
      """,
      says: "once for each state: at 500 ms (Began), 700 ms (Changed), 900 ms (Ended)"),
    Report(
      "3.18: a stop that leaves a recognizer dead says so", "why-not openB",
      """
      window 390x844
        vc home
          ~handles openA
          ~handles openB
          view page
            view cardA 20,100 160x160 exclusive
              @tap tapA
                ~target home openA
            view cardB 210,100 160x160 exclusive
              @tap tapB
                ~target home openB
      """,
      """
      0 down A in cardA 80,80
      10 down B in cardB 80,80
      80 up A,B
      """,
      says: "isExclusiveTouch does not hold for recognizers",
      "with its touch alone, tapB no longer recognizes"),
    Report(
      "9.12: a recognizer that the program switched off on the way", "why-not open touch B",
      """
      window 390x844
        vc shop
          ~handles open
          view page
            @tap card
              ~target shop open
      """,
      """
      0 down A at 100,300
      80 up A
      90 set card disabled
      1000 down B at 100,300
      1080 up B
      """,
      says: "1  whatif skip event 3",
      "whatif card.isEnabled = yes from event 4"),
    Report(
      "9.1: a tap for what lies around a panel belongs on the view around it", "why-not close",
      """
      window 390x844
        vc popup
          ~handles dismissPopup
          view dim
            view border 45,250 300x300
              @tap close
                ~target popup dismissPopup
              button ok 100,240 100x44
      """, "0 down A at 200,120\n80 up A",
      says: "1  whatif close.view = dim",
      "in Swift: dim.addGestureRecognizer(close)"),
    Report(
      "20.5: a delegate without viewForZooming", "why-not photo.pinch",
      """
      window 390x844
        vc viewer
          scroll photo 0,0 390x844 contentSize=390x844 zoom=0.5,4
            image picture 0,0 390x844
      """,
      """
      0 down A,B at 150,400 240,400
      40 move A,B at 140,400 250,400
      80 move A,B at 110,400 280,400
      120 move A,B at 80,400 310,400
      200 up A,B
      """,
      says: "photo's delegate does not implement viewForZooming",
      "1  whatif photo.viewForZooming = picture"),
  ]
}
