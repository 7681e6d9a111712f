extension StatedCause {
  private static func list(_ list: String, _ row: String = "") -> String {
    """
    window 390x844
      vc home
        table list 0,0 390x844 contentSize=390x2000
    \(list)
          cell row 0,100 390x60
    \(row)
    """
  }

  private static let flick = """
    0 down A at 200,700
    16 move A at 200,640
    32 move A at 200,560
    48 move A at 200,460
    64 move A at 200,340
    70 up A
    300 down B at 200,400
    360 up B
    """

  private static let twoRows = """
    window 390x844
      table list 0,0 390x844 contentSize=390x2000
        cell first 0,100 390x60
        cell second 0,160 390x60
    """

  static let rows = [
    Self(
      "16.1, 16.4: a table whose class keeps touchesBegan selects nothing", "row",
      "list overrides touchesBegan without calling super, so UITableView",
      "list.touchesBegan = log super", list("      ~touchesBegan log")),
    Self(
      "16.1, 16.4: nor does one that keeps touchesEnded", "row",
      "list overrides touchesEnded without calling super, so UITableView",
      "list.touchesEnded = log super", list("      ~touchesEnded log")),
    Self(
      "5.13: a chain that leads past the table", "row",
      "row overrides next, so the message never reaches list", "row.next = none",
      list("", "        ~next nil")),
    Self(
      "11.12, 16.36: a touch that stops the scrolling selects nothing", "row touch B",
      "stopped a scroll view that was slowing down", nil,
      """
      window 390x844
        table list 0,0 390x844 contentSize=390x6000
          cell row 0,0 390x6000
      """, flick),
    Self(
      "16.47: a detail button takes the tap of its row", "row",
      "The list calls accessoryButtonTapped instead", "row.accessory = disclosure",
      """
      window 390x844
        table list 0,0 390x844 contentSize=390x2000
          cell row 0,100 390x60 accessory=detailDisclosure
      """, "0 down A at 365,130\n80 up A"),
    Self(
      "7.12: a disabled button leaves its touch to the row", "row",
      "The finger is on buy, which is disabled", "buy.isEnabled = yes",
      list("", "        content body\n          button buy 80,0 80x60 disabled")),
    Self(
      "16.35: two fingers select two rows", "first",
      "Another finger selected second at the same time",
      "first.content.isExclusiveTouch = yes and second.content.isExclusiveTouch = yes",
      twoRows,
      """
      0 down A at 100,130
      200 down B at 200,190
      290 up A
      410 up B
      """),
    Self(
      "16.35: also where both are delayed until the last lift", "first",
      "Another finger selected second at the same time",
      "first.content.isExclusiveTouch = yes and second.content.isExclusiveTouch = yes",
      twoRows,
      """
      0 down A at 100,130
      20 down B at 200,190
      90 up A
      110 up B
      """),
    Self(
      "16.35: a row that is tapped twice is selected twice", "row",
      "It was selected 2 times: at 60 ms", nil, list(""),
      """
      0 down A at 100,130
      60 up A
      200 down B at 100,130
      260 up B
      """),
  ]
}
