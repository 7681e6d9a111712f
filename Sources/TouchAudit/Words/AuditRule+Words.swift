import TouchNarration

extension AuditRule {
  /// What the rule looks for, in a few words.
  public var title: Phrase {
    switch self {
    case .outside:
      Phrase(
        en: "a control is outside a superview, so touches do not reach it",
        zh: "控件在父视图之外，触摸找不到它")
    case .partlyOutside:
      Phrase(en: "a part of a control is outside a superview", zh: "控件有一部分伸出父视图")
    case .flatSuperview:
      Phrase(
        en: "a superview of a control has no width or no height",
        zh: "控件的某个父视图没有宽度或高度")
    case .flatControl: Phrase(en: "a control has no width or no height", zh: "控件没有宽度或高度")
    case .superviewRefuses:
      Phrase(
        en: "a control or a superview of it refuses touches", zh: "控件或它的某个父视图不接收触摸")
    case .deafRecognizer:
      Phrase(
        en: "a recognizer is on a view that refuses touches",
        zh: "手势识别器装在不接收触摸的视图上")
    case .covered: Phrase(en: "other views take all touches of a control", zh: "控件的触摸全被别的视图拿走")
    case .partlyCovered:
      Phrase(en: "other views take some touches of a control", zh: "控件的一部分触摸被别的视图拿走")
    case .controlsOverlap: Phrase(en: "two controls overlap", zh: "两个控件重叠")
    case .small: Phrase(en: "the reachable area of a control is small", zh: "控件可以点中的部分太小")
    case .silentButton: Phrase(en: "a button sends nothing", zh: "按钮什么也不发送")
    case .sharedRecognizer:
      Phrase(
        en: "one recognizer is added to several views, but belongs to only one",
        zh: "同一个手势识别器给了几个视图，它却只属于一个")
    case .cancellingTap:
      Phrase(
        en: "a tap recognizer on a superview cancels the touches of a list or a custom control",
        zh: "父视图上的点按手势会取消列表或自定义控件的触摸")
    case .besideContent:
      Phrase(
        en: "a view that takes touches is a sibling of a row's content view",
        zh: "接收触摸的视图放在行的内容视图旁边")
    case .clearOverlay:
      Phrase(en: "a clear view in front takes the touches of controls", zh: "前面的透明视图拿走控件的触摸")
    case .windowOnTop: Phrase(en: "a second window covers the key window", zh: "另一个窗口盖在主窗口上")
    case .unknownOverride:
      Phrase(
        en: "a class that contains controls may override hit testing",
        zh: "包含控件的某个类可能重写了命中测试")
    case .nestedControls: Phrase(en: "a control is inside another control", zh: "控件里面还有控件")
    case .nearEdge:
      Phrase(en: "a control is in an area where the system takes touches first", zh: "控件在系统先取触摸的地方")
    case .plainInside:
      Phrase(en: "a plain view inside a control takes its touches", zh: "控件里的普通视图拿走它的触摸")
    case .beyondContent:
      Phrase(en: "a control is outside the scrollable area", zh: "控件在滚动不到的地方")
    case .duplicate: Phrase(en: "a control lies on an identical control", zh: "控件叠在一模一样的控件上")
    }
  }

  /// What most often helps.
  public var advice: Phrase {
    switch self {
    case .outside, .partlyOutside:
      Phrase(
        en: "make the superview larger, or let its point(inside:with:) accept the point",
        zh: "把父视图放大，或让它的 point(inside:with:) 接受那个位置")
    case .flatSuperview, .flatControl:
      Phrase(en: "give it a size: a frame, or constraints", zh: "给它一个大小：frame 或约束")
    case .superviewRefuses:
      Phrase(
        en: "set its isUserInteractionEnabled to true, or show it",
        zh: "打开它的 isUserInteractionEnabled，或让它显示出来")
    case .deafRecognizer:
      Phrase(
        en:
          "set the view's isUserInteractionEnabled to true; for labels and images the default is false",
        zh: "打开该视图的 isUserInteractionEnabled；标签和图像默认是关的")
    case .covered, .partlyCovered, .clearOverlay, .windowOnTop:
      Phrase(
        en:
          "move the view in front to the back, disable its interaction, or let touches pass through it",
        zh: "把前面的视图移到后面、关掉它的交互，或让触摸穿过它")
    case .controlsOverlap, .duplicate:
      Phrase(en: "move or remove one of them", zh: "移开或去掉其中一个")
    case .small:
      Phrase(
        en: "make it larger, or let its point(inside:with:) accept a larger area",
        zh: "把它放大，或让它的 point(inside:with:) 接受更大的范围")
    case .silentButton: Phrase(en: "add an action, a segue or a menu", zh: "加上动作、转场或菜单")
    case .sharedRecognizer: Phrase(en: "create one recognizer for each view", zh: "每个视图各建一个识别器")
    case .cancellingTap:
      Phrase(
        en:
          "set the tap recognizer's cancelsTouchesInView to false, or let its delegate refuse these touches",
        zh: "把该点按手势的 cancelsTouchesInView 设为 false，或让代理拒绝这些触摸")
    case .besideContent: Phrase(en: "add it to contentView", zh: "把它加到 contentView 里")
    case .unknownOverride:
      Phrase(
        en: "check if the class overrides hitTest or point(inside:with:)",
        zh: "看看这个类有没有重写 hitTest 或 point(inside:with:)")
    case .nestedControls:
      Phrase(en: "place the controls side by side", zh: "把两个控件并排放")
    case .nearEdge: Phrase(en: "try it on a device", zh: "在真机上试一试")
    case .plainInside:
      Phrase(
        en: "set the inner view's isUserInteractionEnabled to false",
        zh: "把里面视图的 isUserInteractionEnabled 设为 false")
    case .beyondContent: Phrase(en: "make contentSize larger", zh: "把 contentSize 调大")
    }
  }
}

extension Severity {
  /// The word for a person.
  public var word: Phrase {
    switch self {
    case .error: Phrase(en: "error", zh: "错误")
    case .warning: Phrase(en: "warning", zh: "警告")
    case .info: Phrase(en: "info", zh: "提示")
    }
  }
}
