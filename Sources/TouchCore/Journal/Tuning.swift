/// The settings a delivery looks at often, looked up once.
struct Tuning {
  let cancelsBeforeAction: Bool
  let lastAddedFirst: Bool
  let lateRecognizerWins: Bool
  let groupsClosedTouches: Bool
  let heldTouchKeepsSlot: Bool
  let laterTapsHeld: Bool
  let waitingStateGoesOn: Bool
  let hitTestTwice: Bool

  init(_ settings: Settings) {
    cancelsBeforeAction = settings.isOn(.cancelsBeforeAction)
    lastAddedFirst = settings.isOn(.lastAddedFirst)
    lateRecognizerWins = settings.isOn(.lateRecognizerWins)
    groupsClosedTouches = settings.isOn(.groupsClosedTouches)
    heldTouchKeepsSlot = settings.isOn(.heldTouchKeepsSlot)
    laterTapsHeld = settings.isOn(.laterTapsHeld)
    waitingStateGoesOn = settings.isOn(.waitingStateGoesOn)
    hitTestTwice = settings.isOn(.hitTestTwice)
  }
}
