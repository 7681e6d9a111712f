extension StatedCause {
  private static func control(_ control: String) -> String {
    """
    window 390x844
      vc home
        ~handles changed
        view root
          \(control)
            ~target valueChanged home changed
    """
  }

  private static func refresh(_ words: String) -> String {
    """
    window 390x844
      vc home
        ~handles changed
        view root
          scroll list 0,0 390x844 \(words)
            refresh spin 0,-60 390x60
              ~target valueChanged home changed
    """
  }

  private static let pull = """
    0 down A at 200,200
    30 move A by 0,60
    60 move A by 0,160
    90 move A by 0,160
    400 up A
    """

  static let controls = [
    Self(
      "18.35: the selected segment again", "changed",
      "the segment under the finger is selected already, so it sends no valueChanged",
      "tabs.isMomentary = yes", control("segmented tabs 20,110 350x40 segments=2 value=0")),
    Self(
      "18.33: a stepper at its maximum", "changed", "it stands at its maximum, 100",
      "count.maximumValue = 101", control("stepper count 50,110 94x32 value=100")),
    Self(
      "18.39: a page control on its last page", "dots",
      "dots did not change its value: it is on its last page already", nil,
      control("pageControl dots 0,110 120x40 pages=3 value=2")),
    Self(
      "18.32: a switch that is dragged out and back", "power",
      "its knob was let go on the side where it was", nil,
      control("switch power 90,115 51x31 value=0"),
      """
      0 down A at 102,130
      100 move A by 25,0
      200 move A by -25,0
      300 up A
      """),
    Self(
      "11.11, 20.43: a list that does not bounce cannot be pulled", "changed",
      "bounces of list is off, so no pull moves it beyond its top", "list.bounces = yes",
      refresh("contentSize=390x2000 bounces=no"), pull),
    Self(
      "11.11, 20.43: nor can one whose content fits", "changed", "there is nothing to scroll",
      "list.alwaysBounce = y", refresh("contentSize=390x400"), pull),
    Self(
      "17.39: the cancel button of a field that resigned", "search.cancel touch B",
      "UIKit switched it off at 30 ms", "search.cancel.isEnabled = yes from event 5",
      """
      window 390x844
        vc home
          view root
            searchBar search 0,50 390x52 cancelButton firstResponder
            table rows 0,102 390x742 contentSize=390x2000 keyboardDismissMode=onDrag
      """,
      """
      0 down A in rows 200,400
      30 move A by 0,-30
      60 move A by 0,-30
      300 up A
      1500 down B in search.cancel 20,15
      1580 up B
      """),
  ]
}
