/// Files that show one part of UIKit or of a print-out each.
extension ReportedFile {
  /// Containers in containers.
  static let nested = [
    // 19.4: a tab bar controller that is pushed on what it contains does not lie in itself.
    Self("audit", "pushed-back-to-tabs.storyboard", 0, has: ["controls: 3"], lacks: ["[T07]"]),
    Self("why done", "pushed-back-to-tabs.storyboard", 0, has: ["gets it", "LIKELY"]),
    // 19.58: the bar of a navigation controller lies below that of one around it.
    Self("why done", "bars-in-bars.storyboard", 0, has: ["gets it", "LIKELY"]),
    Self(
      "why go", "bars-in-bars.storyboard", 1, has: ["UINavigationBar nb ", "in front", "LIKELY"]),
    // 20.10: the inset of a table leaves out the tab bar, unless the file says never.
    Self(
      "why row2", "last-row.storyboard", 1, has: ["brings it on screen; no change is needed"]),
    Self(
      "why row2", "last-row-under-bar.storyboard", 1, has: ["not on the screen"],
      lacks: ["brings", "unknown"]),
    // 16.1: an accessory lies in its row.
    Self("why blink", "last-row.storyboard", 0, has: ["gets it", "LIKELY"], lacks: ["#blink"]),
    Self("convert", "last-row.storyboard", 0, has: ["326,184.5 51x31"]),
  ]

  /// What a view does with touches, as a file tells it.
  static let parts = [
    // 9.27: a button without an action loses nothing to its own recognizer.
    Self(
      "why play", "player.xib", 0, has: ["gets it", "recognized"], lacks: ["whatif", "no action"]),
    Self("why stop", "player.xib", 1, has: ["lost it"]),
    // 2.22: a view turns about its middle.
    Self("why turned", "player.xib", 0, has: ["gets it", "LIKELY"]),
    // A search bar makes its own subviews.
    Self("why search", "player.xib", 0, has: ["gets it", "LIKELY"]),
    // 2.2: hidden, wherever a stack view would put it.
    Self(
      "why level", "player.xib", 1, has: ["cannot be hit", "UIView values", "is hidden"],
      lacks: ["was asked before", "Without that"]),
    // 2.17 is of animations of properties: a motion effect runs as long as a view has it.
    Self("why UIButton", "motion-effect.txt", 0, has: ["gets it"], lacks: ["without allow"]),
    Self("why UISwitch", "motion-effect.txt", 1, has: ["animation"]),
    // What is around all that was printed comes before what is missing in it.
    Self(
      "why UIButton", "cut-alone.txt", 5,
      has: ["UNKNOWN: the superviews and the window of", "[[0x1001 window] recursiveDescription]"]),
    // A line without its end lacks what it would say of touches.
    Self(
      "why UITableViewCell", "cut-cell.txt", 0,
      has: ["is not printed whole: whether it is hidden or takes touches may be missing"],
      lacks: ["its own way"]),
  ]
}
