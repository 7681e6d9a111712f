import TouchCore

extension Property {
  /// How it is written.
  var form: String {
    switch self {
    case .frame: "frame x,y WxH"
    case .hidden, .visible, .noninteractive, .interactive, .disabled, .enabled: rawValue
    case .multitouch, .exclusive, .clips, .key, .removed: rawValue
    case .animating: "animating[=allowUserInteraction]"
    case .alpha: "alpha=0.5"
    case .bounds: "bounds=x,y[,WxH]"
    case .transform: "transform=rotate(30) scale(2,1) translate(5,0) matrix(a,b,c,d,tx,ty)"
    case .anchor: "anchor=0.5,0.5"
    case .zPosition: "zPosition=1"
    case .tag: "tag=7"
    case .text: "text=\"OK\""
    case .class: "class=MyView"
    case .canBecomeFirstResponder: "canBecomeFirstResponder[=no]"
    case .firstResponder: rawValue
    case .value: "value=0.5"
    case .segments: "segments=3"
    case .contentSize: "contentSize=WxH"
    case .contentOffset: "contentOffset=x,y"
    case .delaysContentTouches, .canCancelContentTouches, .bounces, .scrollEnabled:
      "\(rawValue)=yes|no"
    case .touchesShouldBegin, .touchesShouldCancel: "\(rawValue)=yes|no"
    case .allowsSelection, .selectionInEditing, .multipleSelection, .editing, .selected:
      "\(rawValue)=yes|no"
    case .alwaysBounce: "alwaysBounce=\(Axes.form)"
    case .decelerationRate: "decelerationRate=normal|fast"
    case .level: "level=N|normal|statusBar|alert"
    case .windowScene: "windowScene=NAME"
    }
  }

  /// What it means, in a line.
  var meaning: String {
    switch self {
    case .frame: "the frame before the transform, in superview coordinates"
    case .hidden: "the view and its subtree take no touches and are not drawn"
    case .visible: "not hidden any more"
    case .noninteractive: "the view and its subtree take no touches"
    case .interactive: "takes touches, also a label or an image"
    case .disabled: "a control's isEnabled is off; it is hit all the same"
    case .enabled: "not disabled any more"
    case .multitouch: "gets more than the first touch"
    case .exclusive: "wants to be alone"
    case .clips: "drawing is cut at bounds; hit testing does not look at it"
    case .animating: "an animation is running"
    case .alpha: "the opacity; below 0.01 no touches"
    case .bounds: "its own coordinates; a size here wins over the frame's"
    case .transform: "applied around the anchor; several multiply from left to right"
    case .anchor: "the fixed point of the transform, in units of the size"
    case .zPosition: "the drawing order; hit testing does not look at it"
    case .tag: "a number, for reading only"
    case .text: "the text shown, for reading only"
    case .class: "a custom class's name, for reading only"
    case .canBecomeFirstResponder: "may be first responder; views normally may not"
    case .firstResponder: "is its window's first responder"
    case .value: "a control's value; a switch is on at 1, a segmented control counts from 0"
    case .segments: "how many segments; normally 2"
    case .contentSize: "the size of what is scrolled"
    case .contentOffset: "how far it is scrolled: the origin of its bounds"
    case .delaysContentTouches: "a touch is kept from the content for a while; normally yes"
    case .canCancelContentTouches: "a drag may take a touch back from the content; normally yes"
    case .alwaysBounce: "the axes on which it moves although the content fits; joined by |"
    case .bounces: "moves beyond the edges of the content; normally yes"
    case .scrollEnabled: "scrolls at all; normally yes"
    case .decelerationRate: "how it slows down"
    case .allowsSelection: "rows can be selected; normally yes"
    case .selectionInEditing: "rows can be selected while it is edited; normally no"
    case .multipleSelection: "several rows can be selected; normally no"
    case .editing: "it is edited"
    case .selected: "the row is selected"
    case .touchesShouldBegin: "what a subclass answers for a touch in the content; normally yes"
    case .touchesShouldCancel:
      "what a subclass answers when a drag begins; normally yes, but no for controls"
    case .level: "higher windows are asked first"
    case .key: "the key window; touches do not care"
    case .windowScene: "the window scene, for a window that does not stand inside it"
    case .removed: "leaves its superview, with everything below it"
    }
  }
}
