import TouchCore

extension Property {
  /// How it is written.
  var form: String {
    switch self {
    case .frame: "frame x,y WxH"
    case .hidden, .visible, .noninteractive, .interactive, .disabled, .enabled: rawValue
    case .multitouch, .exclusive, .clips, .key, .removed: rawValue
    case .animating: "animating[=allowUserInteraction|animator|animatorManual]"
    case .alpha: "alpha=0.5"
    case .bounds: "bounds=x,y[,WxH]"
    case .transform: "transform=rotate(30) scale(2,1) translate(5,0) matrix(a,b,c,d,tx,ty)"
    case .anchor: "anchor=0.5,0.5"
    case .zPosition: "zPosition=1"
    case .tag: "tag=7"
    case .text: "text=\"OK\""
    case .class: "class=MyView"
    case .id: "id=buy"
    case .address: "address=0x7f8e2a40"
    case .unknown: "unknown=\(UnknownFacts.form)"
    case .canBecomeFirstResponder: "canBecomeFirstResponder[=no]"
    case .firstResponder: rawValue
    case .value: "value=0.5"
    case .segments: "segments=3"
    case .minimum: "minimum=0"
    case .maximum: "maximum=10"
    case .step: "step=1"
    case .continuous, .autorepeat, .momentary: "\(rawValue)=yes|no"
    case .pages: "pages=3"
    case .rows: "rows=3"
    case .menu: "menu=primary|press"
    case .contentSize: "contentSize=WxH"
    case .contentOffset: "contentOffset=x,y"
    case .delaysContentTouches, .canCancelContentTouches, .bounces, .scrollEnabled:
      "\(rawValue)=yes|no"
    case .transfersHorizontalScrollingToParent, .transfersVerticalScrollingToParent:
      "\(rawValue)=yes|no"
    case .paging, .directionalLock, .animated, .front, .back: rawValue
    case .seen: "seen=x,y[,WxH]"
    case .inside: "inside NAME"
    case .transfers: "transfers=\(Axes.form)|none"
    case .contentInset, .safeAreaInsets: "\(rawValue)=top,left,bottom,right"
    case .contentInsetAdjustmentBehavior:
      "\(rawValue)=" + ScrollInsets.Adjustment.allCases.map(\.rawValue).joined(separator: "|")
    case .touchesShouldBegin, .touchesShouldCancel: "\(rawValue)=yes|no"
    case .accessory:
      "accessory=\(RowAccessory.allCases.map(\.rawValue).joined(separator: "|"))"
    case .swipeActions: "swipeActions=\(RowSides.form)|none"
    case .allowsSelection, .selectionInEditing, .multipleSelection, .editing, .selected,
      .multiSelectPan, .open, .reorder:
      "\(rawValue)=yes|no"
    case .clearButton, .cancelButton, .dragGesture: rawValue
    case .editable, .selectable: "\(rawValue)=yes|no"
    case .link: "link=x,y,w,h|x,y,w,h"
    case .alwaysBounce: "alwaysBounce=\(Axes.form)"
    case .decelerationRate: "decelerationRate=normal|fast"
    case .keyboardDismissMode: "keyboardDismissMode=none|onDrag|interactive"
    case .level: "level=N|normal|statusBar|alert|keyboard"
    case .windowScene: "windowScene=NAME"
    }
  }
}
