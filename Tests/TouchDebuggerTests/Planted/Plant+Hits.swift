import TouchCore
import TouchInquiry

extension Plant {
  /// What keeps a view from being hit, or its touch from it.
  static let hits: [Plant] = [
    Plant(.control, "hidden", ["it": "hidden"], .check(.hidden, "it"), "it.isHidden = no"),
    Plant(
      .control, "hidden around", ["inner": "hidden"], .check(.hidden, "inner"),
      "inner.isHidden = no"),
    Plant(.control, "transparent", ["it": "alpha=0"], .check(.alpha, "it"), "it.alpha = 1"),
    Plant(
      .control, "transparent around", ["outer": "alpha=0"], .check(.alpha, "outer"),
      "outer.alpha = 1"),
    Plant(
      .control, "off", ["it": "noninteractive"], .check(.interaction, "it"),
      "it.isUserInteractionEnabled = yes"),
    Plant(
      .control, "off around", ["inner": "noninteractive"], .check(.interaction, "inner"),
      "inner.isUserInteractionEnabled = yes"),
    Plant(
      .control, "root off", ["root": "noninteractive"], .check(.interaction, "root"),
      "root.isUserInteractionEnabled = yes"),
    Plant(
      .control, "window off", ["window": "noninteractive"], .check(.interaction, "window"),
      "window.isUserInteractionEnabled = yes"),
    Plant(
      .control, "window hidden", ["window": "hidden"], .step(.windowAsk),
      "window.isHidden = no"),
    Plant(
      .control, "sticks out", ["innerSize": "320x20"], .check(.inside, "inner"), "inner."),
    Plant(
      .control, "sticks out further up", ["outerSize": "350x20"], .check(.inside, "outer"),
      "outer."),
    Plant(
      .control, "no size around", ["innerSize": "0x0"], .check(.inside, "inner"), "inner."),
    Plant(
      .control, "its own pointInside", ["it:": "~pointInside return no"],
      .check(.pointInside, "it"), "it.overridesPointInside = no"),
    Plant(
      .control, "pointInside around", ["inner:": "~pointInside return no"],
      .check(.pointInside, "inner"), "inner.overridesPointInside = no", "inner.pointInside"),
    Plant(
      .control, "its own hitTest", ["it:": "~hitTest return nil"], .other("it"),
      "it.overridesHitTest = no"),
    Plant(
      .control, "hitTest around", ["inner:": "~hitTest return self"], .other("inner"),
      "inner.overridesHitTest = no"),
    Plant(
      .control, "passes nothing on", ["outer:": "~hitTest return nil"], .other("outer"),
      "outer.overridesHitTest = no"),
    Plant(
      .control, "covered", ["front:": "view veil 0,0 390x844"], .other("veil"),
      "veil.isUserInteractionEnabled = no"),
    Plant(
      .control, "covered by its own hitTest",
      ["front:": "view veil 0,0 390x844 noninteractive\n  ~hitTest return self"], .other("veil"),
      "veil.overridesHitTest = no"),
    Plant(
      .control, "another window",
      ["windows:": "window top 390x844 level=10\n  view toast 20,800 100x40"], .other("top"),
      "top.hitTest = passthrough"),
    Plant(
      .control, "animating", ["outer": "animating"], .check(.animating, "outer"),
      "outer.animating = allowUserInteraction"),
    Plant(
      .control, "ignoring", ["app": "ignoring=1"], .step(.discard),
      "app.isIgnoringInteractionEvents = no"),
    Plant(.control, "disabled", ["it": "disabled"], .control(.disabled), "it.isEnabled = yes"),
    Plant(
      .control, "beginTracking", ["it:": "~beginTracking return no"],
      .control(.refusedToTrack(.beginTracking)), "it.beginTracking = yes"),
    Plant(
      .control, "continueTracking",
      ["it:": "~continueTracking return no", "during:": "140 move A by 2,2"],
      .control(.refusedToTrack(.continueTracking)), "it.continueTracking = yes"),
    Plant(
      .control, "began without super", ["it:": "~touchesBegan log"],
      .control(.overridden(.began)), "it.touchesBegan = log super"),
    Plant(
      .control, "ended without super", ["it:": "~touchesEnded log"],
      .control(.overridden(.ended)), "it.touchesEnded = log super"),
    Plant(
      .control, "a tap around takes it", ["root:": "@tap bg"], .other("bg"),
      "bg.shouldReceive = unless inside it"),
    Plant(
      .control, "a tap on the window delays and takes it",
      ["root:": "@tap bg delaysTouchesBegan=yes cancelsTouchesInView=no"], .other("bg"),
      "bg.delaysTouchesBegan = no"),
    Plant(
      .control, "a pan takes it", ["root:": "@pan bg", "during:": "140 move A by 20,0"],
      .other("bg"), "bg.shouldReceive = unless inside it"),
    Plant(
      .control, "another touch is alone",
      [
        "inner:": "button alone 20,200 100x60 exclusive",
        "before:": "0 down B in alone 30,30",
      ], .check(.exclusiveTouch, "alone"), "alone.isExclusiveTouch = no"),
    Plant(
      .listed, "a list scrolls",
      ["during:": "300 move A by 0,30", "list": "touchesShouldCancel=yes"],
      .other("list.pan"), "list.touchesShouldCancel = no"),
  ]
}
