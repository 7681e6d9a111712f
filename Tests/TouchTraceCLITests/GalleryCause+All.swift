extension GalleryCause {
  /// The causes, by number.
  static let all =
    [
      GalleryCause(
        "01-view-on-top.txt", "Pay now",
        english: "payNow was never asked: view2 lies in front of it",
        chinese: "payNow 从未被询问：view2 盖在它上面",
        .proved, edit: "whatif view2.isUserInteractionEnabled = no"),
      GalleryCause(
        "02-outside-its-superview.txt", "button",
        english: "it sticks out of view2, beyond its bottom edge and right edge",
        chinese: "只有通过 view2 才能问到它，而 view2 返回了 nil",
        .proved, edit: "whatif view2.pointInside = include button"),
      GalleryCause(
        "03-empty-superview.txt", "Sign up",
        english:
          "reached through view2, which returned nil (#6): in its own coordinates the point is "
          + "(171.5,24), outside its bounds 0,0 343x0",
        chinese: "点是 (171.5,24)，不在它的 bounds 0,0 343x0 之内",
        .proved, edit: "whatif view2.frame = 16,220 343x48"),
      GalleryCause(
        "04-interaction-off.txt", "button",
        english: "reached through view2, which returned nil (#6): isUserInteractionEnabled is off",
        chinese: "view2 返回了 nil（#6）：isUserInteractionEnabled 是 false",
        .proved, edit: "whatif view2.isUserInteractionEnabled = yes"),
      GalleryCause(
        "05-label-or-image.txt", "tapGestureRecognizer",
        english: "100 %: rateUs takes no touches", chinese: "100 %：rateUs 关闭了交互",
        .proved, edit: "whatif rateUs.isUserInteractionEnabled = yes"),
      GalleryCause(
        "06-tap-hides-the-keyboard.txt", "Oranges",
        english:
          "oranges was not selected: tapGestureRecognizer recognized while tableView still delayed",
        chinese: "oranges 没有被选中：tapGestureRecognizer 识别成功时，tableView 还扣留着这次触摸",
        .likely, edit: "whatif tapGestureRecognizer.cancelsTouchesInView = no"),
      GalleryCause(
        "07-scroll-view-cancels.scene", "buy",
        english: "When list.pan recognized, touchesBegan was not yet delivered",
        chinese: "list.pan 识别成功时，touchesBegan 还没有送出",
        .likely, edit: "whatif list.delaysContentTouches = no"),
      GalleryCause(
        "08-own-hittest.txt", "button",
        english: "the class of floatingBar, Shop.FloatingBar, may override hitTest",
        chinese: "floatingBar 的类 Shop.FloatingBar 可能自己重写了 hitTest",
        .likely),
      GalleryCause(
        "09-nobody-listens.storyboard", "sendOrder",
        english: "But it has no action, segue or menu",
        chinese: "但它没有连接任何东西：没有动作、转场或菜单",
        .likely),
      GalleryCause(
        "10-beside-the-content-view.txt", "button",
        english: "button was never asked: tableViewCell.content lies in front of it",
        chinese: "button 从未被询问：tableViewCell.content 盖在它上面",
        .proved, edit: "whatif button.superview = tableViewCell.content"),
      GalleryCause(
        "11-second-window.txt", "button",
        english: "the window window2 lies in front of its window and took the touch",
        chinese: "窗口 window2 盖在它的窗口上面，接住了触摸",
        .proved, edit: "whatif window2.isUserInteractionEnabled = no"),
      GalleryCause(
        "12-inside-swiftui.txt", "hostingView",
        english:
          "what SwiftUI draws in hostingView is not in the file, nor which of it takes the touch",
        chinese: "SwiftUI 在 hostingView 里画了什么、由哪一部分接住触摸，文件里没有",
        .unknown),
      GalleryCause(
        "13-swiftui-overlay.txt", "button",
        english: "button was never asked: hostingView lies in front of it",
        chinese: "button 从未被询问：hostingView 盖在它上面",
        .likely, edit: "whatif hostingView.isUserInteractionEnabled = no"),
      GalleryCause(
        "14-two-drags.scene", "openMenu",
        english: "openMenu saw touch A and failed (#34): list.pan recognized and prevents it",
        chinese: "openMenu 看到了触摸 A，但失败了（#34）：list.pan 识别成功，阻止了它",
        .likely, edit: "whatif list.pan.requiresToFail = openMenu"),
      GalleryCause(
        "15-animating.txt", "button",
        english: "whether the animation on button lets touches through is not known",
        chinese: "button 上的动画是否放行触摸不得而知",
        .likely, edit: "whatif button.animating = allowUserInteraction"),
      GalleryCause(
        "16-only-the-picture-moves.scene", "ball",
        english: "It is seen at 60,200 60x60 while it moves, but it is hit where it is going",
        chinese: "移动时看到它在 60,200 60x60，但命中的是它要去的地方",
        .proved, edit: "whatif ball.animating = animator"),
      GalleryCause(
        "17-raised-tab-button.txt", "button", tap: "195,740",
        english:
          "reached through tabBar, which returned nil (#6): in its own coordinates the point "
          + "is (195,-21), outside its bounds 0,0 390x83",
        chinese: "只有通过 tabBar 才能问到它，而 tabBar 返回了 nil",
        .proved, edit: "whatif tabBar.pointInside = include button"),
      GalleryCause(
        "18-below-a-bar.scene", "filter", tap: "70,66",
        english: "top takes points up to 15 pt below it (model.barSlop, seen on iOS 5 to 7 only)",
        chinese: "top 也接住它下方 15 pt 之内的点（model.barSlop，只在 iOS 5 到 7 上见过）",
        .likely, edit: "whatif nav.isNavigationBarHidden = yes and filter.frame = 20,66 100x34"),
      GalleryCause(
        "19-own-control.txt", "starRating",
        english:
          "tapGestureRecognizer recognized, and its cancelsTouchesInView is on. So starRating, "
          + "which got touch A, gets touchesCancelled",
        chinese: "tapGestureRecognizer 识别成功，它的 cancelsTouchesInView 是 true，所以 starRating 已经收到的触摸 A",
        .likely, edit: "whatif tapGestureRecognizer.cancelsTouchesInView = no"),
      GalleryCause(
        "20-inner-and-outer-tap.txt", "tapGestureRecognizer", tap: "195,290",
        english: "tapGestureRecognizer2 recognized and prevents it",
        chinese: "tapGestureRecognizer2 识别成功，阻止了它",
        .likely, edit: "whatif tapGestureRecognizer.simultaneous = tapGestureRecognizer2"),
      GalleryCause(
        "21-screen-edge.txt", "button",
        english:
          "It came down 20 pt from the bottom edge of the screen, where the system's own gestures may "
          + "delay it on a device",
        chinese: "它按在离屏幕下边 20 点处，在真机上，系统自己的手势可能让它晚些收到",
        .likely),
      GalleryCause(
        "22-stack-view-gap.txt", "control",
        english:
          "control contains the point, but it asks its subviews first: they returned stackView",
        chinese: "control 包含这个点，但它先询问子视图：子视图返回了 stackView",
        .proved, edit: "whatif stackView.isUserInteractionEnabled = no"),
      GalleryCause(
        "23-overlay-left-behind.txt", "button", tap: "195,780",
        english: "button was never asked: view2 lies in front of it",
        chinese: "button 从未被询问：view2 盖在它上面",
        .proved, edit: "whatif view2.isUserInteractionEnabled = no"),
      GalleryCause(
        "24-one-recognizer-two-views.storyboard", "right",
        english: "But zoomTap, which the file puts on it as well, is on left",
        chinese: "但是文件也放在它上面的 zoomTap 在 left 上",
        .likely),
      GalleryCause(
        "25-hidden-or-clear.txt", "button",
        english: "reached through view2, which returned nil (#6): its alpha, 0, is below 0.01",
        chinese: "view2 返回了 nil（#6）：它的 alpha 是 0，低于 0.01",
        .proved, edit: "whatif view2.alpha = 1"),
      GalleryCause(
        "26-disabled.storyboard", "pay",
        english: "But its isEnabled is off, so it ignores touches",
        chinese: "但是它的 isEnabled 是 false，所以不会处理触摸",
        .likely, edit: "whatif pay.isEnabled = yes"),
      GalleryCause(
        "27-seen-in-front.storyboard", "locate",
        english: "panel comes after it among the subviews (the order of drawing does not matter)",
        chinese: "panel 在子视图顺序里比它靠后（与绘制的先后无关）",
        .likely, edit: "whatif bring locate to front"),
      GalleryCause(
        "28-rotated.txt", "button", tap: "105,290",
        english: "button was asked and returned nil (#6): in its own coordinates, with its "
          + "transform undone, the point is (-7.94,13.04), outside its bounds 0,0 200x40",
        chinese: "点是 (-7.94,13.04)，不在它的 bounds 0,0 200x40 之内",
        .proved, edit: "whatif move touch 1 to 195,350"),
      GalleryCause(
        "29-behind-a-sheet.txt", "button",
        english: "dimmingView is there because homeViewController presents filterViewController",
        chinese: "dimmingView 在那里，是因为 homeViewController 呈现了 filterViewController",
        .proved, edit: "whatif filterViewController.largestUndimmedDetentIdentifier = large"),
      GalleryCause(
        "30-two-taps-wanted.txt", "tapGestureRecognizer",
        english: "the next tap did not come within 350 ms. It needs 2 taps",
        chinese: "350 毫秒内没有等到下一次点击。它需要 2 次点击",
        .likely, edit: "whatif tapGestureRecognizer.numberOfTapsRequired = 1"),
      GalleryCause(
        "31-touch-held-back.txt", "button",
        english:
          "It receives the touch 80 ms late (#20): tapGestureRecognizer delayed it "
          + "(delaysTouchesBegan)",
        chinese: "它晚 80 毫秒才收到触摸（#20）：tapGestureRecognizer 把它扣留了（delaysTouchesBegan）",
        .likely, edit: "whatif tapGestureRecognizer.delaysTouchesBegan = no"),
      GalleryCause(
        "32-in-a-map.txt", "view2",
        english: "mapView has gesture recognizers, nobody knows which: they may take the touch",
        chinese: "mapView 有手势识别器，但不知道是哪些：它们可能拿走触摸",
        .unknown),
      GalleryCause(
        "33-two-fingers.scene", "high",
        english:
          "The isExclusiveTouch of low is on, and it has a touch. So no other view of its window gets one",
        chinese: "low 的 isExclusiveTouch 是 true，它正拿着触摸",
        .proved, edit: "whatif low.isExclusiveTouch = no"),
      GalleryCause(
        "34-under-the-keyboard.txt", "button",
        english:
          "the window textEffectsWindow, the keyboard's, lies in front of its window and took "
          + "the touch",
        chinese: "窗口 textEffectsWindow（键盘的）盖在它的窗口上面，接住了触摸",
        .likely, edit: "whatif textEffectsWindow.isHidden = yes"),
      GalleryCause(
        "35-hidden-under-the-finger.scene", "skip",
        english:
          "isHidden of skip changes only at 120 ms (#26): too late, because touch A keeps the view that "
          + "it hit when it came down",
        chinese: "skip 的 isHidden 到 120 毫秒才改变（#26）：太晚了，触摸 A 始终归按下时命中的视图",
        .likely, edit: "whatif skip.isHidden = no"),
      GalleryCause(
        "36-section-header.txt", "See all",
        english:
          "sectionHeader has gesture recognizers, nobody knows which: they may take the touch",
        chinese: "sectionHeader 有手势识别器，但不知道是哪些：它们可能拿走触摸",
        .unknown),
      GalleryCause(
        "37-test-tool.txt", "checkout",
        english: "checkout is not on the screen now, so no finger can touch it",
        chinese: "100 %：在屏幕之外",
        .likely),
      GalleryCause(
        "38-react-native.txt", "view2",
        english:
          "RCTView, the class of view, overrides hitTest or point(inside:), and what it returns",
        chinese: "view 的类 RCTView 重写了 hitTest 或 point(inside:)，它返回什么不得而知。",
        .unknown, edit: "whatif `view`.pointInside = include view2"),
    ] + ownCode

  /// Where code of the app or a gesture of the system comes in between.
  private static let ownCode = [
    GalleryCause(
      "39-overlay-lets-buttons-only.scene", "caption",
      english: "(return nil unless kind=button) replaces it with nil",
      chinese: "overlay 自己的 hitTest（return nil unless kind=button）把这个结果换成了 nil",
      .proved, edit: "whatif overlay.hitTest = passthrough"),
    GalleryCause(
      "40-pan-that-stops-itself.scene", "swipe",
      english: "its own touchesMoved set its state to .failed",
      chinese: "它自己的 touchesMoved 把 state 设成了 .failed",
      .proved, edit: "whatif swipe.cancelsItself = none"),
    GalleryCause(
      "41-menu-opens.scene", "like",
      english: "The context menu of card opens and takes touch A, which like has seen",
      chinese: "card 的上下文菜单打开，取消了 like 已经收到的触摸 A",
      .likely, edit: "whatif card.contextMenu = no"),
    GalleryCause(
      "42-drag-takes-it.scene", "draw",
      english: "note.dragPress lifts what is dragged, and no other recognizer may have it",
      chinese: "note.dragPress 提起了要拖放的东西，其他识别器都不能再拿走它",
      .likely, edit: "whatif note.drag = no"),
    GalleryCause(
      "43-system-edge.scene", "expand",
      english: "At an edge of the screen the system's gesture comes first",
      chinese: "在屏幕边缘系统的手势优先",
      .likely, edit: "whatif player.defers = bottom"),
    GalleryCause(
      "44-view-says-no.scene", "back",
      english:
        "the hit view plot returned false from gestureRecognizerShouldBegin. Its subclass overrides",
      chinese: "命中的视图 plot 的 gestureRecognizerShouldBegin 返回 false。它的子类重写了",
      .proved, edit: "whatif plot.gestureRecognizerShouldBegin = yes"),
    GalleryCause(
      "45-slider-in-a-list.scene", "volume",
      english:
        "list.pan recognized, and its cancelsTouchesInView is on. So volume, which got touch A",
      chinese: "list.pan 识别成功，它的 cancelsTouchesInView 是 true",
      .likely, edit: "whatif list.touchesShouldCancel = no"),
    GalleryCause(
      "46-where-it-is-seen.scene", "pause", tap: "140,540",
      english: "whose own hitTest (return balloon if seen) returns without asking its subviews",
      chinese: "root 自己的 hitTest（return balloon if seen）不问子视图就返回了",
      .proved, edit: "whatif root.overridesHitTest = no"),
    GalleryCause(
      "47-pulled-too-little.scene", "reload",
      english: "mails was pulled 70.6 pt beyond its top at most (#33), and it refreshes at 120 pt",
      chinese: "mails 最多被拉过顶部 70.6 点（#33），而它在 120 点处才刷新",
      .likely),
    GalleryCause(
      "48-zooming-takes-it.scene", "photo",
      english:
        "photos.pinch recognized, and its cancelsTouchesInView is on. So photo, which got touch A",
      chinese: "photos.pinch 识别成功，它的 cancelsTouchesInView 是 true，所以 photo 已经收到的触摸 A",
      .likely, edit: "whatif photos.pinch.isEnabled = no"),
    GalleryCause(
      "49-only-at-the-top.scene", "close",
      english: "its delegate returned false from gestureRecognizerShouldBegin",
      chinese: "它的代理对 gestureRecognizerShouldBegin 返回 false",
      .proved, edit: "whatif close.shouldBegin = yes"),
    GalleryCause(
      "50-content-that-keeps-it.scene", "page.pan",
      english: "touchesShouldCancel returned false, so the content keeps its touch",
      chinese: "touchesShouldCancel 返回 false，内容留住它的触摸",
      .proved, edit: "whatif page.touchesShouldCancel = yes"),
    GalleryCause(
      "51-actions-are-open.scene", "second",
      english: "mails.closeActions recognized while mails still delayed the touch",
      chinese: "mails.closeActions 识别成功时，mails 还扣留着这次触摸",
      .likely, edit: "whatif mails.open = no"),
    GalleryCause(
      "52-secondary-click.scene", "open",
      english: "the click was not of a button in its buttonMaskRequired",
      chinese: "按的鼠标键不是它的 buttonMaskRequired",
      .proved, edit: "whatif open.buttonMaskRequired = secondary"),
    GalleryCause(
      "53-wheel-without-a-pan.scene", "slide",
      english: "slide takes no part: its allowedScrollTypesMask leaves wheels out",
      chinese: "slide 不参与：它的 allowedScrollTypesMask 不包括滚轮",
      .proved, edit: "whatif slide.scrollTypes = discrete"),
    GalleryCause(
      "54-pointer-beside-it.scene", "tip",
      english: "tip follows a pointer over plot, but the pointer came over legend",
      chinese: "tip 跟随 plot 上的指针，而指针到了 legend",
      .proved, edit: "whatif legend.isUserInteractionEnabled = no"),
    GalleryCause(
      "55-during-a-transition.scene", "back",
      english: "That is the transition of detail",
      chinese: "这是 detail 的转场",
      .likely),
    GalleryCause(
      "56-never-makes-up-its-mind.scene", "canvas",
      english: "It neither recognized nor failed, so canvas never gets it",
      chinese: "它既没有识别也没有失败，所以 canvas 永远不会知道",
      .proved, edit: "whatif watcher.delaysTouchesBegan = no"),
    GalleryCause(
      "57-clear-background.scene", "card",
      english: "(return nil if background=clear) replaces it with nil",
      chinese: "overlay 自己的 hitTest（return nil if background=clear）把这个结果换成了 nil",
      .proved, edit: "whatif overlay.hitTest = passthrough"),
    GalleryCause(
      "58-gives-up-sideways.scene", "pull",
      english: "pull saw touch A and failed (#24): its own touchesMoved set its state to .failed",
      chinese: "但失败了（#24）：它自己的 touchesMoved 把 state 设成了 .failed",
      .likely, edit: "whatif pull.failsItself = none"),
  ]
}
