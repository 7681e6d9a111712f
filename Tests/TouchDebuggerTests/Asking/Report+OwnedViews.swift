/// What people committed about views, windows and controllers; each scene is from a public report.
extension Report {
  static let ofViews = [
    Report(
      "2.12: an own point(inside:) that leaves the content out", "why-not dismiss",
      """
      window 390x844
        vc home
          view homeView
            button behind 0,60 390x100
            view message 0,0 390x140 class=MessageView
              ~pointInside path 0,0 350,0 350,70 0,70
              view background 20,50 350x70
                button dismiss 270,13 70x44
      """, "0 down A in dismiss 35,22\n80 up A",
      says: "1  whatif message.pointInside = only background"),
    Report(
      "2.13: a window that takes answers back goes on with that", "why-not web",
      """
      window 390x844
        vc appVC
          view appRoot
            button row 20,300 350x60
      window overlay 390x844
        ~hitTest return nil unless class=RCTView
        vc overlayVC
          view overlayRoot class=RCTRootView
            view web 0,0 390x844 class=WKWebView
      """, "0 down A at 200,330\n80 up A",
      says: "1  whatif overlay.hitTest = nil if overlayRoot",
      "in Swift: overlay's class: override hitTest(_:with:) so that it is nil where super returns overlayRoot"
    ),
    Report(
      "19.36: an action sheet without a cancel action", "why-not menu",
      """
      window 390x844
        vc home
          view homeView
        presented vc menu by=home style=actionSheet
          view menuView 8,600 374x200
            button share 0,0 374x57
      """, "0 down A at 200,200\n80 up A",
      says: "menu stays: it has no cancel action",
      "1  whatif menu.cancel = yes",
      "in Swift: menu.addAction(UIAlertAction(title: \"Cancel\", style: .cancel))"),
    Report(
      "19.58: what is to cover a bar as well", "why-not hudScrim",
      """
      window 390x844
        navigation nav
          vc home
            ~handles saveAll
            view root
              view hudScrim 0,0 390x844
          bar top 0,47 390x44
            barItem save 330,0 50x44
              ~target touchUpInside home saveAll
      """, "0 down A in save 25,22\n80 up A",
      says: "put hudScrim into nav.view or into a window of its own",
      "1  whatif hudScrim.superview = nav.view"),
    Report(
      "19.58: a button of a bar that a cover does not cover", "why-not saveAll",
      """
      window 390x844
        navigation nav
          vc home
            ~handles saveAll
            view root
              view hudScrim 0,0 390x844
          bar top 0,47 390x44
            barItem save 330,0 50x44
              ~target touchUpInside home saveAll
      """, "0 down A in save 25,22\n80 up A",
      says: "hudScrim covers the screen, but it is in the content",
      "What would stop it:",
      "1  whatif hudScrim.superview = nav.view"),
    Report(
      "1.9: a window in no window scene", "why-not closeBanner",
      """
      windowScene main
        window mainWindow 390x844
          vc home
            view homeView
              button below 20,60 350x60
      window overlay 390x844
        vc overlayVC
          view overlayView
            button closeBanner 20,60 350x60
      """, "0 down A at 200,90\n80 up A",
      says: "1  whatif overlay.windowScene = main",
      "in Swift: overlay.windowScene = main"),
    Report(
      "21.19: icons that move and open", "why-not openItem",
      """
      window 390x844
        vc board
          ~handles openItem
          view page
            button mail 20,100 60x60 animating=allowUserInteraction seen=22,100
              ~target touchUpInside board openItem
      """, "0 down A at 50,130\n80 up A",
      says: "mail is moving, and its animation has the option .allowUserInteraction",
      "1  whatif mail.animating = yes"),
    Report(
      "2.2: a header that is off leaves touches to the row behind it", "why-not under",
      """
      window 390x844
        vc home
          collection grid 0,0 390x844 contentSize=390x3000
            item under 0,0 190x190
            header head 0,0 390x44 noninteractive
      """, "0 down A at 80,20\n80 up A",
      says: "head is seen in front and takes no touches",
      "1  whatif head.isUserInteractionEnabled = yes"),
    Report(
      "19.56: a sheet at its medium detent without a frame", "why-not list",
      """
      window 390x844
        vc map
          view mapView
        presented vc places by=map style=pageSheet detents=medium|large
          view placesView
            table list 0,40 390x700 contentSize=390x2000
      """,
      """
      0 down A at 200,600
      30 move A by 0,-20
      60 move A by 0,-60
      90 move A by 0,-60
      160 up A
      """,
      says: "placesView.frame = 0,422 390x422 and"),
  ]
}
