/// What did not happen, and the edit that people made first.
extension Report {
  private static let tap = "0 down A at 60,130\n80 up A"

  static let firsts = [
    // 2.13, 1.6
    Report(
      "a panel in the window of a library", "why-not ok",
      """
      window 390x844
        vc home
          view root
      window effects 390x844 level=alert class=EffectWindow
        ~hitTest return nil
        view panel 20,100 350x200
          button ok 20,10 150x44
      """, tap, says: "1  whatif panel.superview = root\n"),
    // 2.3, 2.13
    Report(
      "an overlay that is off, over a map", "why-not zoom",
      """
      window 390x844
        view root 0,0 390x844
          scroll map 0,0 390x844 contentSize=2000x2000
          view overlay 0,0 390x844 noninteractive
            button zoom 40,110 50x50
      """, tap,
      says: "1  whatif overlay.isUserInteractionEnabled = yes and overlay.hitTest = passthrough\n",
      "whatif overlay.isUserInteractionEnabled = yes\n     but a tap on map no longer reaches it"),
    // 2.5: rows and scrolling of a list that is switched off are lost.
    Report(
      "a button behind the header of a list", "why-not follow",
      """
      window 390x844
        view root 0,0 390x844
          view over 0,0 390x375
            button follow 50,110 200x50
          table list 0,0 390x844 contentSize=390x2000
            cell song 0,375 390x44
            view head 0,0 390x375
      """, tap,
      says: "1  whatif bring over to front\n",
      "whatif list.isUserInteractionEnabled = no\n     but a tap on"),
    // 13, 16.56: its drag is what it is for.
    Report(
      "a drag on an image", "why-not photo",
      """
      window 820x1180
        view root 0,0 820x1180
          image photo 20,100 200x200 drag
      """, "0 down A at 60,130\n900 move A by 30,0\n950 move A by 80,0\n1100 up A",
      says: "1  whatif photo.isUserInteractionEnabled = yes\n"),
    // 2.12
    Report(
      "a ring behind a round control", "why-not outer",
      """
      window 390x844
        view root 0,0 390x844
          control outer 20,80 300x300 class=RoundSlider
          control inner 60,120 220x220 class=RoundSlider
      """, "0 down A at 66,126\n80 up A", says: "1  whatif inner.pointInside = circle\n"),
    // 18.1, 18.2
    Report(
      "a scroll view in a control", "why-not tabs",
      """
      window 390x844
        view root 0,0 390x844
          control tabs 0,100 390x60 class=Tabs
            ~touchesBegan log
            ~touchesEnded log
            scroll inner 0,0 390x60 contentSize=390x60
      """, tap, says: "inner keeps it, as every scroll view does",
      "1  whatif inner.isScrollEnabled = no\n"),
    // 8.2: its own drags go on.
    Report(
      "a control that refuses every recognizer", "why-not page",
      """
      window 390x844
        scroll page 0,0 390x844 contentSize=390x2000
          control range 20,100 350x60 class=Range
            ~gestureRecognizerShouldBegin return no
      """, "0 down A at 60,130\n40 move A by 0,-12\n80 move A by 0,-60\n200 up A",
      says: "1  whatif range.gestureRecognizerShouldBegin = no if kind=pan horizontal\n"),
    // 19.28
    Report(
      "a sheet whose list is scrolled", "why-not card dismissed",
      """
      window 390x844
        vc home
          view homeView
          presented vc card by=home style=pageSheet
            view cardView
              scroll list 0,44 390x700 contentSize=390x2000 contentOffset=0,200
      """,
      """
      0 down A at 200,400
      40 move A by 0,12
      100 move A by 0,150
      160 move A by 0,250
      200 up A
      """,
      says: "list is 200 pt from its top: it leaves a pull to the sheet only if the drag starts",
      "1  whatif list.contentOffset = 0,0\n"),
    // 21.19, 21.20
    Report(
      "a button in a panel that moves", "why-not ok",
      """
      window 390x844
        view root 0,0 390x844
          view panel 0,400 390x400 animating=allowUserInteraction seen=0,100,390x400
            button ok 20,10 150x44
      """, tap, says: "panel is seen at 0,100 390x400 while it moves",
      "1  whatif panel.animating = animator\n"),
    // 1.11: no frame is grown to where the finger came down.
    Report(
      "an item that a finger slides onto", "why-not pick",
      """
      window 390x844
        vc home
          ~handles pick
          view root
            button open 20,110 100x44
            button item 20,170 100x44
              ~target touchUpInside home pick
      """, "0 down A at 60,130\n400 move A by 0,60\n600 up A",
      says: "The finger came down on open and moved onto item later", "1  whatif move touch 1 to"),
    // 2.2: what holds nothing to be touched is switched off.
    Report(
      "a tap of a header that a stack covers", "why-not open",
      """
      window 390x844
        view root 0,0 390x844
          view header 0,100 390x100
            @tap open
          view stack 0,100 390x100
            label title 20,10 200x40
      """, tap, says: "1  whatif stack.isUserInteractionEnabled = no\n"),
    // 7.14: nobody makes a button as large as its way to the finger.
    Report(
      "a finger that is far from a button", "why-not next",
      """
      window 390x844
        view root 0,0 390x844
          view box 20,100 350x400 noninteractive
            button next 100,200 150x44
      """, tap, says: "Without that: next was asked and returned nil", "none is enough"),
  ]
}
