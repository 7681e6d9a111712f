extension StatedCause {
  private static let wheel = """
    app idiom=pad
    window 834x1194
      vc canvas
        ~handles moved
        view board
          @pan move
            ~target canvas moved
    """

  private static let hover = """
    window 390x844
      vc chart
        view root
          view plot 20,200 350x300
            @hover tip
          view note 20,560 350x100
    """

  static let gestures = [
    Self(
      "22.4: a pan that leaves wheels out", "move", "its allowedScrollTypesMask leaves wheels out",
      "move.scrollTypes = discrete", wheel, "0 wheel at 300,400 by 0,-60"),
    Self(
      "22.4: nor is its action sent", "moved", "its allowedScrollTypesMask leaves wheels out",
      "move.scrollTypes = discrete", wheel, "0 wheel at 300,400 by 0,-60"),
    Self(
      "22.4: a pan that takes wheels and no trackpads", "move",
      "its allowedScrollTypesMask leaves trackpads out", "move.scrollTypes = all",
      wheel.replacing("@pan move", with: "@pan move scrollTypes=discrete"),
      "0 wheel at 300,400 by 0,-60 continuous"),
    Self(
      "22.9: a hover on a phone", "tip", "tip follows a pointer, and a phone has none", nil,
      "app idiom=phone\n" + hover, "0 hover at 195,350"),
    Self(
      "22.9: a pointer beside the view", "tip", "but the pointer came over note", nil, hover,
      "0 hover at 195,600"),
    Self(
      "9.12, 22.9: a hover that is disabled", "tip", "its isEnabled is off",
      "tip.isEnabled = yes", hover.replacing("@hover tip", with: "@hover tip disabled"),
      "0 hover at 195,350"),
    Self(
      "9.1: the second finger comes down beside the view", "pinch",
      "At the same time touch B went to canvas, which is not in sticker",
      "sticker.frame = 150,350 151x151",
      """
      window 390x844
        vc editor
          view canvas multitouch
            view sticker 150,350 90x90 multitouch
              @pinch pinch
      """,
      """
      0 down A in sticker 45,45
      20 down B at 300,500
      80 move A by -10,-10 & move B by 20,20
      140 move A by -10,-10 & move B by 20,20
      220 up A,B
      """),
    Self(
      "10.32: an edge pan with two edges recognizes nothing", "edge",
      "it has 2 edges, and with more than one it recognizes nothing", "edge.edges = left",
      """
      window 390x844
        vc page
          view root
            @edgePan edge edges=left|right
      """,
      """
      0 down A at 2,400
      30 move A by 20,0
      60 move A by 40,0
      160 up A
      """),
    Self(
      "17.15: links of a text that can be edited", "note.links", "isEditable of note is on",
      "note.isEditable = no",
      """
      window 390x844
        view root 0,0 390x844
          textView note 20,100 350x200 link=10,10,200,24
      """, "0 down A at 80,120\n80 up A"),
    Self(
      "18.44: a swipe whose row is taken away", "swipe", "row was taken out at 120 ms",
      "skip event 3",
      """
      window 390x844
        table list 0,0 390x844 contentSize=390x2000
          cell row 0,100 390x60
            @pan swipe
      """,
      """
      0 down A at 300,130
      40 move A by -15,0
      120 set row removed
      240 up A
      """),
    Self(
      "18.2: a scroll view keeps touches from the controller", "form",
      "page keeps it, as every scroll view does", "page.isScrollEnabled = no",
      """
      window 390x844
        vc form
          ~touchesBegan log
          view root
            scroll page 0,0 390x844 contentSize=390x1600
      """),
  ]

  private static func presented(_ style: String, _ menu: String) -> String {
    """
    window 390x844
      vc home
        view homeView
          button plus 60,100 60x60
      presented vc menu by=home style=\(style)
        view menuView \(menu)
    """
  }

  static let presentations = [
    Self(
      "19.16: nothing passes a presentation", "plus",
      "home presents menu (overFullScreen), and nothing passes a presentation",
      "menu.dismissed = yes", presented("overFullScreen", "0,0 390x844")),
    Self(
      "19.12: nor does it help to bring the view below to the front", "plus",
      "home presents menu (pageSheet)", "menu.largestUndimmedDetentIdentifier = large",
      presented("pageSheet", "0,300 390x544")),
    Self(
      "19.22: a tap beside a sheet dismisses it", "menu dismissed",
      "The tap beside it did that: menu.dimmingTap recognized", "menu.isModalInPresentation = yes",
      presented("pageSheet", "0,300 390x544")),
    Self(
      "19.28: a pull at the top of its list does, too", "menu dismissed",
      "list was at its top, so it left the pull to the sheet", "menu.isModalInPresentation = yes",
      presented("pageSheet", "0,50 390x794\n      table list 0,0 390x794 contentSize=390x2000"),
      """
      0 down A at 200,200
      30 move A by 0,60
      60 move A by 0,140
      90 move A by 0,200
      120 up A
      """),
    Self(
      "20.16: a scroll view at its end hands the drag over", "outer",
      "inner is at its end that way", "inner.transfersHorizontalScrollingToParent = no",
      """
      window 390x844
        scroll outer 0,0 390x844 contentSize=1170x844
          scroll inner 0,300 390x200 contentSize=780x200 contentOffset=390,0
      """,
      """
      0 down A at 300,400
      30 move A by -15,0
      60 move A by -60,0
      200 up A
      """),
  ]
}
