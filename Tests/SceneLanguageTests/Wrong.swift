/// Scenes with one mistake each, and what is said about it.
enum Wrong {
  static let hitTestForm =
    "~hitTest return nil|self|NAME|super|passthrough|NAME if seen|"
    + "nil if|unless NAME, kind=KIND, class=CLASS or background=clear"
}

extension Wrong {
  /// Characters the language does not have.
  static let characters = [
    Case(
      "window\n\tview a",
      "2:1: error: a tab; indent by two spaces a level; write '  view a'"),
    Case(
      "window\n  view a\thidden",
      "2:9: error: a tab; indent by two spaces a level; write '  view a hidden'"),
    Case("window\n  view a 0，0", "2:11: error: full-width comma '，'; did you mean ','?"),
    Case("window\n  view a alpha＝1", "2:15: error: full-width equals sign '＝'; did you mean '='?"),
    Case(
      "window\n  view a transform=rotate（30)",
      "2:26: error: full-width parenthesis '（'; did you mean '('?"),
    Case(
      "window\n  view a transform=rotate(30）",
      "2:29: error: full-width parenthesis '）'; did you mean ')'?"),
    Case("window：", "1:7: error: full-width colon '：'; did you mean ':'?"),
    Case("window\n  view 登录", "2:8: error: unexpected character '登'"),
    Case("window a\u{0}", "1:9: error: unexpected character U+0"),
    Case("window\n  view a text=\"登 x", "2:15: error: the quotation mark is never closed"),
    Case(
      "window\n  view a text=\"登\" 0，0", "2:20: error: full-width comma '，'; did you mean ','?"),
    Case(
      "window\n  view a text=\"\\q\"",
      "2:15: error: unknown escape; there are \\\" \\\\ \\n \\r \\t and \\u{1F600}"),
    Case("window\n  view a text=\"a\"b", "2:15: error: expected a word or \"…\", found '\"a\"b'"),
  ]
}

extension Wrong {
  /// Lines that stand too far to the right, or in between.
  static let indentation = [
    Case("window\n    view a", "2:5: error: indented too deep; write 2 spaces in front"),
    Case(
      "window\n  view a\n        view b\n          view c",
      "3:9: error: indented too deep; write 4 spaces in front"),
    Case(
      "window\n   view a\n     view b", "2:4: error: a level is two spaces; write 2 spaces in front"
    ),
    Case(" window", "1:2: error: a level is two spaces; begin at the left edge"),
    Case("  window", "1:3: error: indented too deep; begin at the left edge"),
    Case("model tapInterval 1\n  window", "2:3: error: indented too deep; begin at the left edge"),
  ]
}

extension Wrong {
  /// Words that nearly are words of the language, or names.
  static let misspelt = [
    Case("widnow", "1:1: error: unknown kind 'widnow'; did you mean 'window'?"),
    Case("window\n  buton a", "2:3: error: unknown kind 'buton'; did you mean 'button'?"),
    Case("window\n  xyzzy a", "2:3: error: unknown kind 'xyzzy'"),
    Case(
      "window\n  view a aplha=1", "2:10: error: unknown property 'aplha'; did you mean 'alpha'?"),
    Case(
      "window\n  view a\n    ~hitTets return nil",
      "3:5: error: unknown override '~hitTets'; did you mean '~hitTest'?"),
    Case(
      "window\n  view a\n    ~touchBegan log",
      "3:5: error: unknown override '~touchBegan'; did you mean '~touchesBegan'?"),
    Case(
      "window\n  view a\n    ~hitTest retrun nil",
      "3:14: error: unknown value 'retrun'; did you mean 'return'?"),
    Case(
      "window\n  view a\n    ~touchesBegan lgo",
      "3:19: error: unknown value 'lgo'; did you mean 'log'?"),
    Case(
      "window\n  view a\n    ~pointInside expnd 3",
      "3:18: error: unknown value 'expnd'; did you mean 'expand'?"),
    Case(
      "window\n  view fourthView\n    ~hitTest return forthView",
      "3:21: error: unknown view 'forthView'; did you mean 'fourthView'?"),
    Case(
      "window\n  view fourthView\n    ~pointInside include forthView",
      "3:26: error: unknown view 'forthView'; did you mean 'fourthView'?"),
    Case(
      "window\n  vc root\n    ~next windwo",
      "3:11: error: unknown responder 'windwo'; did you mean 'window'?"),
    Case(
      "window\n  vc root\n  presented vc s by=rot",
      "3:21: error: unknown view controller 'rot'; did you mean 'root'?"),
    Case(
      "window\n  vc root rootOf=widnow",
      "2:18: error: unknown window 'widnow'; did you mean 'window'?"),
    Case(
      "windowScene s1\nwindow windowScene=s2",
      "2:20: error: unknown window scene 's2'; did you mean 's1'?"),
    Case(
      "model tapIntervall 1",
      "1:7: error: unknown setting 'tapIntervall'; did you mean 'tapInterval'?"),
    Case(
      "window level=alarm", "1:14: error: unknown value 'alarm'; did you mean 'alert'?"),
    Case(
      "window\n  view a transform=rotat(3)",
      "2:20: error: unknown transform 'rotat'; did you mean 'rotate'?"),
    Case(
      "window\n  view a\n    @tpa t", "3:5: error: unknown recognizer '@tpa'; did you mean '@tap'?"),
    Case(
      "delegate boss notaResponder",
      "1:15: error: unknown property 'notaResponder'; did you mean 'notAResponder'?"),
  ]
}

extension Wrong {
  /// Values that cannot be read, or are too large.
  static let values = [
    Case("window\n  view a 1,2,3", "2:10: error: expected x,y or WxH, found '1,2,3'"),
    Case("window\n  view a 20;30", "2:10: error: expected x,y or WxH, found '20;30'"),
    Case("window\n  view 2nd", "2:8: error: expected x,y or WxH, found '2nd'"),
    Case("window\n  view a 0x10p3", "2:10: error: expected x,y or WxH, found '0x10p3'"),
    Case(
      "window\n  view a 1,2 3,4", "2:14: error: a frame is written x,y WxH; write 'view a 1,2 3x4'"),
    Case(
      "window\n  view a 1,2 0x4 3,4",
      "2:18: error: '3,4' is written twice, or contradicts another word"),
    Case("window\n  view a -1x4", "2:10: error: -1x4 is out of range: 0 to 1000000000"),
    Case("window\n  view a 2e9,4", "2:10: error: 2e9,4 is out of range: -1000000000 to 1000000000"),
    Case(
      "window\n  view a 1e999,4", "2:10: error: 1e999,4 is out of range: -1000000000 to 1000000000"),
    Case("window\n  view a alpha=1.5", "2:16: error: 1.5 is out of range: 0 to 1"),
    Case("window\n  view a alpha=nan", "2:16: error: 'nan' is not a number"),
    Case("window\n  view a alpha=inf", "2:16: error: 'inf' is not a number"),
    Case("window\n  view a alpha=0x1", "2:16: error: '0x1' is not a number"),
    Case("window\n  view a alpha=1e", "2:16: error: '1e' is not a number"),
    Case("window\n  view a alpha=", "2:16: error: '' is not a number"),
    Case("window\n  view a alpha", "2:10: error: something is missing: alpha=0.5"),
    Case("window\n  view a hidden=maybe", "2:17: error: expected yes or no, found 'maybe'"),
    Case(
      "window\n  view a hidden hidden",
      "2:17: error: 'hidden' is written twice, or contradicts another word"),
    Case(
      "window\n  view a interactive noninteractive",
      "2:22: error: 'noninteractive' is written twice, or contradicts another word"),
    Case("window\n  view a tag=1.5", "2:14: error: expected a whole number, found '1.5'"),
    Case("window\n  view a bounds=1", "2:17: error: expected x,y or x,y,WxH, found '1'"),
    Case("window\n  view a bounds=1,2,3", "2:17: error: expected x,y or x,y,WxH, found '1,2,3'"),
    Case("window\n  view a anchor=1", "2:17: error: expected x,y, found '1'"),
    Case(
      "window\n  view a transform=rotate(30",
      "2:20: error: expected rotate(degrees), found 'rotate(30'"),
    Case(
      "window\n  view a transform=scale(2)", "2:26: error: expected scale(x,y), found '2'"),
    Case(
      "window\n  view a transform=scale(1,2e6)",
      "2:26: error: 1,2e6 is out of range: -1000000 to 1000000"),
    Case(
      "window\n  view a transform=scale(1e4,1) scale(1e4,1)",
      "2:20: error: scale(1e4,1) is out of range: -1000000 to 1000000"),
    Case("window\n  view a visible", "2:10: error: 'visible' can be used in 'set' lines only"),
    Case("window\n  view a key", "2:10: error: 'key' is a property of windows"),
    Case(
      "window\n  view a\n    ~hitTest return", "3:20: error: something is missing: \(hitTestForm)"),
    Case("window\n  view a\n    ~hitTest", "3:13: error: something is missing: \(hitTestForm)"),
    Case("window\n  view a\n    ~hitTest return nil a", "3:25: error: unexpected 'a'"),
    Case("window\n  view a\n    ~touchesBegan log log", "3:23: error: unexpected 'log'"),
    Case(
      "window\n  view a\n    ~pointInside return si", "3:25: error: expected yes or no, found 'si'"),
    Case("window\n  view a\n    ~pointInside expand x", "3:25: error: 'x' is not a number"),
    Case(
      "window\n  view a\n    ~pointInside holes 1,2,3",
      "3:24: error: expected x,y,w,h, found '1,2,3'"),
    Case(
      "window\n  view a\n    ~draw",
      "3:10: error: something is missing: ~draw nothing|holes x,y,w,h …"),
    Case(
      "window\n  view a\n    ~draw nothin",
      "3:11: error: unknown value 'nothin'; did you mean 'nothing'?"),
    Case("window\n  view a\n    ~draw nothing 1", "3:19: error: unexpected '1'"),
    Case(
      "window\n  view a\n    ~hitTest super\n    ~hitTest super",
      "4:5: error: '~hitTest' is written twice, or contradicts another word"),
    Case("model tapInterval", "1:18: error: something is missing: model NAME VALUE"),
    Case("model tapInterval 1 2", "1:21: error: unexpected '2'"),
    Case("model tapInterval -1", "1:19: error: -1 is out of range: 0 to 60000"),
    Case("model alphaAsFloat32 1", "1:22: error: expected on or off, found '1'"),
  ]
}

extension Wrong {
  /// Names that are no names, or somebody else's.
  static let names = [
    Case("window\n  view a\n  view a", "3:8: error: the name 'a' is taken, in line 2"),
    Case("window a\nwindow a", "2:8: error: the name 'a' is taken, in line 1"),
    Case("window\nwindow", "2:1: error: the name 'window' is taken, in line 1"),
    Case("window\n  vc a\n    view a", "3:10: error: the name 'a' is taken, in line 2"),
    Case("window\n  view app", "2:8: error: the name 'app' is taken"),
    Case("app\nwindow\n  view app", "3:8: error: the name 'app' is taken, in line 1"),
    Case(
      "window\n  view a.b", "2:8: error: 'a.b' is not a name: letters, digits, _ and, inside, -"),
    Case("window\n  view a-", "2:8: error: 'a-' is not a name: letters, digits, _ and, inside, -"),
    Case(
      "window\n  view self", "2:8: error: 'self' cannot be a name: it has a meaning in overrides"),
    Case(
      "window\n  view nil", "2:8: error: 'nil' cannot be a name: it has a meaning in overrides"),
    Case(
      "window\n  vc",
      "2:5: error: a name is missing: vc name [rootOf=WINDOW|nil] [firstResponder] [definesContext] "
        + "[defers=EDGES]"
    ),
    Case("delegate", "1:9: error: a name is missing: delegate name [notAResponder]"),
    Case(
      "window\n  vc root\n    view a\n      ~hitTest return root",
      "4:23: error: 'root' is a view controller, not a view"),
    Case(
      "window\n  view a\n  presented vc s by=a", "3:21: error: 'a' is a view, not a view controller"
    ),
    Case("window\n  vc r rootOf=a\n    view a", "2:15: error: 'a' is a view, not a window"),
  ]
}

extension Wrong {
  /// Objects that stand where they cannot.
  static let places = [
    Case(
      "view a",
      "1:1: error: a view needs a window around it; write 'window 390x844' above, and indent what is inside"
    ),
    Case(
      "vc a\n  view b",
      "2:3: error: a view needs a window around it; write 'window 390x844' above, and indent what is inside"
    ),
    Case("windowScene s\n  view b", "2:3: error: 'view' cannot stand in a window scene"),
    Case("delegate d\n  view b", "2:3: error: 'view' cannot stand below the delegate"),
    Case("window\n  window b", "2:3: error: 'window' cannot stand in a window"),
    Case("window\n  windowScene b", "2:3: error: 'windowScene' cannot stand in a window"),
    Case("window\n  view a\n    delegate b", "3:5: error: 'delegate' cannot stand in a view"),
    Case("windowScene s\n  vc b", "2:3: error: 'vc' cannot stand in a window scene"),
    Case("window\n  vc a\n    vc b", "3:5: error: 'vc' cannot stand in a view controller"),
    Case(
      "window\n  vc a\n  vc b",
      "3:3: error: the window 'window' already has a root view controller: 'a'"),
    Case(
      "window\n  presented vc b",
      "2:3: error: the presenter is missing; write this line below it, or add by=VC"),
    Case(
      "window\n  vc a\n    view b\n      vc c by=a", "4:12: error: by= belongs to 'presented vc'"),
    Case(
      "window\n  presented b",
      "2:13: error: something is missing: presented vc name [by=VC] [style=STYLE] [modal] …"
    ),
    Case("delegate a\ndelegate b", "2:1: error: a second 'delegate'; an app has one"),
    Case("window\napp", "2:1: error: 'app' comes before all other objects"),
    Case("window\nmodel tapInterval 1", "2:1: error: 'model' lines come before the first object"),
    Case("~next nil", "1:1: error: '~next' cannot stand at the top"),
    Case("window\n  vc a\n    ~hitTest super", "3:5: error: '~hitTest' belongs to views"),
    Case(
      "windowScene s\nwindowScene t\n  window windowScene=s",
      "3:22: error: unexpected 'windowScene=s'"),
  ]
}
