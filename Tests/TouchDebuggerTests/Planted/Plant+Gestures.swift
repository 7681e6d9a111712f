import TouchCore
import TouchInquiry

extension Plant {
  /// What keeps a recognizer from recognizing.
  static let gestures: [Plant] = [
    Plant(.tap, "recognizer off", ["g": "disabled"], .gesture(.disabled), "g.isEnabled = yes"),
    Plant(
      .tap, "shouldReceive", ["g:": "~shouldReceive no"], .check(.shouldReceive, "g"),
      "g.shouldReceive = yes"),
    Plant(
      .tap, "shouldReceive by what is touched", ["g:": "~shouldReceive unless inside kid"],
      .step(.gestureAsk), "g.shouldReceive = yes"),
    Plant(
      .tap, "shouldBegin", ["g:": "~shouldBegin no"], .check(.shouldBegin, "g"),
      "g.shouldBegin = yes"),
    Plant(
      .tap, "the view says no", ["kid:": "~gestureRecognizerShouldBegin no"],
      .check(.viewShouldBegin, "kid"), "kid.gestureRecognizerShouldBegin = yes"),
    Plant(
      .tap, "two taps", ["g": "taps=2"], .step(.gestureState), "g.numberOfTapsRequired = 1"),
    Plant(
      .tap, "two fingers", ["g": "touches=2"], .step(.gestureState), "g.numberOfTouchesRequired = 1"
    ),
    Plant(
      .tap, "moved too far", ["during:": "140 move A by 60,0"], .check(.moved, "g"), "lift touch"),
    Plant(.tap, "held too long", ["up": "4000"], .check(.held, "g"), "lift touch"),
    Plant(
      .tap, "one deeper excludes it", ["kid:": "@tap deep"], .other("deep"),
      "g.simultaneous = deep", "deep.simultaneous = g"),
    Plant(
      .tap, "waits for one that recognizes",
      ["g": "requires=deep", "kid:": "@tap deep\n  ~simultaneous all"], .other("deep"),
      "g.requiresToFail = []"),
    Plant(
      .tap, "its delegate waits for one",
      ["g:": "~requireFailureOf deep", "kid:": "@tap deep\n  ~simultaneous all"], .other("deep"),
      "g.requireFailureOf = none"),
    Plant(
      .tap, "another's delegate lets it wait",
      ["kid:": "@tap deep\n  ~simultaneous all\n  ~requiredToFailBy g"], .other("deep"),
      "deep.requiredToFailBy = none"),
    Plant(
      .tap, "its view off", ["it": "noninteractive"], .check(.interaction, "it"),
      "it.isUserInteractionEnabled = yes"),
    Plant(
      .tap, "covered", ["front:": "view veil 0,0 390x844"], .other("veil"),
      "veil.isUserInteractionEnabled = no"),
    Plant(
      .tap, "a control keeps it off", ["kid:": "button shield 0,0 300x400"], .step(.gestureAsk), ""),
    Plant(
      .press, "too short", ["g": "minimumPressDuration=2"], .check(.held, "g"),
      "g.minimumPressDuration = 0.8"),
    Plant(
      .press, "moves too far", ["during:": "200 move A by 30,0"], .check(.moved, "g"),
      "g.allowableMovement = 30"),
    Plant(
      .press, "shouldBegin", ["g:": "~shouldBegin no"], .check(.shouldBegin, "g"),
      "g.shouldBegin = yes"),
    Plant(
      .pan, "two fingers", ["g": "minimumTouches=2"], .check(.fingers, "g"),
      "g.minimumNumberOfTouches = 1"),
    Plant(
      .pan, "only sideways", ["g:": "~shouldBegin if horizontal"], .step(.gestureAsk),
      "g.shouldBegin = yes"),
    Plant(
      .pan, "the view keeps pans off", ["kid:": "~gestureRecognizerShouldBegin no if kind=pan"],
      .step(.gestureAsk), "kid.gestureRecognizerShouldBegin = yes"),
    Plant(
      .pan, "a deeper pan excludes it", ["kid:": "@pan deep"], .other("deep"),
      "deep.requiresToFail = g"),
    Plant(
      .pan, "one that recognizes at once",
      ["kid:": "@custom deep recognizesAt=began"], .other("deep"), "deep.canPrevent = no"),
    Plant(
      .swipe, "the other way", ["g": "direction=left"], .check(.direction, "g"),
      "g.direction = right"),
    Plant(
      .swipe, "a pan excludes it", ["outer:": "@pan p"], .other("p"), "p.requiresToFail = g",
      "g.simultaneous = p"),
  ]

  /// What keeps a row from being selected, a list from scrolling, a text from being edited.
  static let others: [Plant] = [
    Plant(
      .row, "shouldHighlight", ["list:": "~shouldHighlight return no"],
      .check(.shouldHighlight, "it"), "list.shouldHighlight = yes"),
    Plant(
      .row, "willSelect", ["list:": "~willSelect return nil"], .check(.willSelect, "it"),
      "list.willSelect = return yes"),
    Plant(
      .row, "no selection", ["list": "allowsSelection=no"], .check(.allowsSelection, "list"),
      "list.allowsSelection = yes"),
    Plant(
      .row, "a control in it", ["body:": "button shield 0,0 390x60"], .other("shield"),
      "shield.isUserInteractionEnabled = no", "shield.isEnabled = no"),
    Plant(
      .row, "ended without super", ["it:": "~touchesEnded log"], .other("it"),
      "it.touchesEnded = log super"),
    Plant(
      .row, "content keeps the lift", ["body:": "~touchesEnded log"], .other("body"),
      "body.touchesEnded = log super"),
    Plant(
      .row, "a tap takes it", ["root:": "@tap bg"], .other("bg"),
      "bg.shouldReceive = unless inside list"),
    Plant(
      .row, "covered", ["front:": "view veil 0,0 390x844"], .other("veil"),
      "veil.isUserInteractionEnabled = no"),
    Plant(
      .item, "shouldSelect", ["list:": "~shouldSelect return no"], .check(.shouldSelect, "it"),
      "list.shouldSelect = yes"),
    Plant(
      .item, "shouldHighlight", ["list:": "~shouldHighlight return no"],
      .check(.shouldHighlight, "it"), "list.shouldHighlight = yes"),
    Plant(
      .scroll, "scrolling off", ["it": "scrollEnabled=no"], .gesture(.ownerHasItOff),
      "it.isScrollEnabled = yes"),
    Plant(
      .scroll, "nothing to scroll", ["content": "contentSize=390x300"], .step(.gestureState),
      "it.alwaysBounce = y"),
    Plant(
      .scroll, "a pan in it excludes it", ["body:": "@pan deep"], .other("deep"),
      "deep.shouldBegin = if horizontal", "deep.simultaneous = it.pan"),
    Plant(
      .scroll, "its content keeps its touches",
      ["body:": "control knob 0,0 390x300", "it": "delaysContentTouches=no"],
      .check(.touchesShouldCancel, "it"), "it.delaysContentTouches = yes"),
    Plant(
      .scroll, "it never cancels", ["it": "canCancelContentTouches=no delaysContentTouches=no"],
      .check(.canCancelContentTouches, "it"), "it.canCancelContentTouches = yes"),
    Plant(
      .field, "shouldBeginEditing", ["it:": "~shouldBeginEditing return no"], .step(.focusAsk),
      "it.shouldBeginEditing = yes"),
    Plant(.field, "disabled", ["it": "disabled"], .step(.touchDeliver), "it.isEnabled = yes"),
    Plant(
      .textView, "only read", ["it": "editable=no selectable=no"], .gesture(.ownerHasItOff),
      "it.isEditable = yes"),
    Plant(
      .textView, "read and selected", ["it": "editable=no"], .check(.onLink, "it"),
      "it.isEditable = yes"),
    Plant(.slider, "disabled", ["it": "disabled"], .step(.touchDeliver), "it.isEnabled = yes"),
    Plant(.slider, "beside its knob", ["from": "20,20"], .check(.onKnob, "it"), "move touch"),
    Plant(
      .slider, "covered", ["front:": "view veil 0,0 390x844"], .other("veil"),
      "veil.isUserInteractionEnabled = no"),
  ]

  static let all = hits + gestures + others
}
