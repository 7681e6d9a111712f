extension Wrong {
  /// Recognizers, targets, scroll views and focus with one mistake each.
  static let gestures =
    recognizers + answers + targets + [
      Case(
        "window\n  view a contentSize=1x1", "2:10: error: 'contentSize' belongs to scroll views"),
      Case(
        "window\n  button a touchesShouldCancel=no",
        "2:12: error: 'touchesShouldCancel' belongs to scroll views"),
      Case(
        "window\n  view a value=1",
        "2:10: error: 'value' belongs to sliders, switches, steppers, segmented controls, page controls and pickers"
      ),
      Case(
        "window\n  slider a segments=3", "2:12: error: 'segments' belongs to segmented controls"),
      Case(
        "window\n  segmented a segments=1.5",
        "2:24: error: expected a whole number, found '1.5'"),
      Case("window\n  segmented a segments=0", "2:24: error: 0 is out of range: 1 to 100"),
      Case("window\n  scroll a contentSize=10", "2:24: error: expected WxH, found '10'"),
      Case(
        "window\n  scroll a alwaysBounce=x|z", "2:27: error: unknown value 'z'; did you mean 'x'?"),
      Case(
        "window\n  scroll a decelerationRate=fasst",
        "2:29: error: unknown value 'fasst'; did you mean 'fast'?"),
      Case(
        "window\n  button a menu=none",
        "2:17: error: unknown value 'none'; possible values: primary, press"),
      Case("window\n  scroll a bounces=0", "2:20: error: expected yes or no, found '0'"),
      Case(
        "window\n  scroll a bounds=0,5 contentOffset=0,6",
        "2:23: error: 'contentOffset' is written twice, or contradicts another word"),
      Case(
        "window\n  scroll a removed",
        "2:12: error: 'removed' belongs to lines of a touch, about views"),
      Case("app ignoring=-1", "1:14: error: expected a whole number, found '-1'"),
      Case("app main ignoring", "1:10: error: unexpected 'ignoring'"),
    ]

  private static let recognizers = [
    Case(
      "window\n  view a\n    @tap\n      @tap",
      "4:7: error: '@tap' cannot stand below a recognizer"),
    Case("@tap", "1:1: error: '@tap' cannot stand at the top"),
    Case("window\n  vc a\n    @tap", "3:5: error: '@tap' cannot stand in a view controller"),
    Case(
      "window\n  view a\n    @tap\n      view b",
      "4:7: error: 'view' cannot stand below a recognizer"),
    Case("window\n  view a\n    @tap a", "3:10: error: the name 'a' is taken, in line 2"),
    Case("window\n  @tap a\n  view a", "3:8: error: the name 'a' is taken, in line 2"),
    Case("window\n  @tap a\n  @pan a", "3:8: error: the name 'a' is taken, in line 2"),
    Case("window\n  @tap t tapps=2", "2:10: error: unknown property 'tapps'; did you mean 'taps'?"),
    Case("window\n  @pan taps=2", "2:8: error: 'taps' belongs to @tap, @longPress"),
    Case("window\n  @tap taps=0", "2:13: error: 0 is out of range: 1 to 100"),
    Case("window\n  @tap touches=17", "2:16: error: 17 is out of range: 1 to 16"),
    Case("window\n  @tap taps", "2:8: error: something is missing: taps=2"),
    Case("window\n  @tap enabled", "2:8: error: 'enabled' can be used in 'set' lines only"),
    Case(
      "window\n  @swipe direction=left|rihgt",
      "2:25: error: unknown value 'rihgt'; did you mean 'right'?"),
    Case(
      "window\n  @custom recognizesAt=bagan",
      "2:24: error: unknown value 'bagan'; did you mean 'began'?"),
    Case(
      "window\n  @tap taps=1 taps=2",
      "2:15: error: 'taps' is written twice, or contradicts another word"),
    Case(
      "window\n  @tap double requires=tripel\n  @tap triple",
      "2:24: error: unknown recognizer 'tripel'; did you mean 'triple'?"),
    Case("window\n  @tap requires=window", "2:17: error: 'window' is a view, not a recognizer"),
    Case("window\n  view a\n    @scrollPan", "3:5: error: '@scrollPan' belongs to scroll views"),
    Case(
      "window\n  scroll a\n    @scrollPan\n    @scrollPan",
      "4:5: error: '@scrollPan' is written twice, or contradicts another word"),
  ]

  private static let beginForm =
    "~shouldBegin yes|no, or if|unless scrolled NAME, horizontal, vertical, left, right, up, down "
    + "or faster N"

  private static let answers = [
    Case(
      "window\n  view a\n    ~shouldBegin no",
      "3:5: error: '~shouldBegin' belongs to recognizers and scroll views"),
    Case("window\n  @tap\n    ~hitTest super", "3:5: error: '~hitTest' belongs to views"),
    Case("window\n  @tap\n    ~next nil", "3:5: error: '~next' belongs to responders"),
    Case(
      "window\n  @tap\n    ~shouldBegin perhaps", "3:18: error: expected yes or no, found 'perhaps'"
    ),
    Case(
      "window\n  @tap\n    ~shouldBegin",
      "3:17: error: something is missing: \(beginForm)"),
    Case(
      "window\n  @tap\n    ~simultaneous",
      "3:18: error: something is missing: ~simultaneous all, or NAME, kind=KIND or in VIEW …"),
    Case(
      "window\n  @tap\n    ~shouldBegin no\n    ~shouldBegin no",
      "4:5: error: '~shouldBegin' is written twice, or contradicts another word"),
    Case(
      "window\n  view all", "2:8: error: 'all' cannot be a name: it has a meaning in overrides"),
  ]

  private static let targets = [
    Case(
      "window\n  view a\n    ~target touchDown save",
      "3:5: error: '~target' belongs to controls and recognizers"),
    Case(
      "window\n  button a\n    ~target touchUpInsid save",
      "3:13: error: unknown control event 'touchUpInsid'; did you mean 'touchUpInside'?"),
    Case(
      "window\n  button a\n    ~target touchDown",
      "3:22: error: something is missing: ~target [EVENT[|EVENT]] [NAME|nil] ACTION | endEditing NAME"
    ),
    Case(
      "window\n  button a\n    ~target touchDown b save",
      "3:23: error: unknown responder 'b'; did you mean 'a'?"),
    Case("window\n  button a\n    ~target touchDown nil a b", "3:29: error: unexpected 'b'"),
    Case(
      "window\n  view a\n    ~beginTracking return no",
      "3:5: error: '~beginTracking' belongs to controls"),
    Case(
      "window\n  view a\n    ~handles a\n    ~handles a",
      "4:14: error: 'a' is written twice, or contradicts another word"),
    Case(
      "window\n  view a\n    ~canPerformAction a yes",
      "3:25: error: something is missing: ~canPerformAction ACTION no"),
    Case(
      "window\n  vc a\n    ~touchesMoved drag",
      "3:19: error: 'drag' belongs to ~touchesMoved below views"),
    Case(
      "window\n  view a\n    ~touchesBegan drag",
      "3:19: error: 'drag' belongs to ~touchesMoved below views"),
    Case(
      "window\n  view a canBecomeFirstResponder\n    ~canBecomeFirstResponder return no",
      "3:5: error: 'canBecomeFirstResponder' is written twice, or contradicts another word"),
  ]
}
