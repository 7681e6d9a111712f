//  kind      UIKit's class, its tag in Interface Builder, its names in XCUITest
//  .switch   UISwitch   switch   Switch, Toggle
//            what is true of it; what a finger does to its value; what is touched in it; what it refuses
//
//  A new kind is a case and a row. What a reader, a writer, an audit or a file needs to know of it is
//  a column here, not a list there.

extension ViewKind {
  /// The rows, in the order of the kinds.
  static let rows: [Row] = plainRows + controlRows + scrollRows + shownRows + otherRows

  private static let plainRows: [Row] = [
    Row(
      kind: .window, own: .init("UIWindow", "window", "Window"),
      traits: [.recognizing, .subclassed],
      classes: ["UITextEffectsWindow", "UIRemoteKeyboardWindow"].map {
        .init($0, traits: .passing)
      }),
    Row(
      kind: .view,
      own: .init("UIView", "view", also: "containerView", "collectionViewCellContentView"),
      traits: [.plain, .subclassed], classes: namedInFiles + inDumps),
  ]

  private static let controlRows: [Row] = [
    Row(
      kind: .button, own: .init("UIButton", "button", "Button"),
      traits: [.control, .pressed], reaction: .press, refusals: [singleTap],
      classes: [
        "UINavigationButton", "UIRoundedRectButton", "_UIModernBarButton", "_UIStepperButton",
        "UIToolbarTextButton", "UITableViewCellDetailDisclosureButton", "UITextFieldClearButton",
        "_UITextFieldClearButton", "UIToolbarButton",
      ]),
    // 8.6: a plain control has no main action.
    Row(
      kind: .control, own: .init("UIControl", "control"),
      traits: [.control, .pressed, .subclassed],
      classes: [
        .init("UIDatePicker", "datePicker", "DatePicker", traits: .makesSubviews),
        .init("UIColorWell", "colorWell", "ColorWell"), "UITabBarButton", "UITableViewIndex",
        "UITableViewCellEditControl", "UITableViewCellReorderControl",
      ]),
    Row(
      kind: .switch, own: .init("UISwitch", "switch", "Switch", "Toggle"),
      traits: [.control, .composite, .recognizing, .sizedBySystem], reaction: .turn,
      touched: .view, refusals: [singleTap, Refusal(.pan, from: .knob, by: RuleNumber(8, 3))],
      otherWords: ["toggle"]),
    // 8.3: a slider has no tap to keep; 19.27: it keeps its touch from the pan of a sheet.
    Row(
      kind: .slider, own: .init("UISlider", "slider", "Slider"),
      traits: [.control, .composite, .recognizing, .sizedBySystem], reaction: .slide,
      refusals: [
        Refusal(.swipe, from: .knob, by: RuleNumber(8, 3)),
        Refusal(.pan, of: .sheet, by: RuleNumber(19, 27)),
      ]),
    Row(
      kind: .stepper, own: .init("UIStepper", "stepper", "Stepper"),
      traits: [.control, .composite, .sizedBySystem], reaction: .count, maximumValue: 100,
      touched: .button, refusals: [singleTap]),
    Row(
      kind: .segmented,
      own: .init("UISegmentedControl", "segmentedControl", "SegmentedControl"),
      traits: [.control, .composite, .recognizing, .sizedBySystem], reaction: .select,
      refusals: [
        singleTap, Refusal(.pan, .scrollPan, by: RuleNumber(8, 3), in: 13...(.infinity)),
      ]),
    Row(
      kind: .pageControl,
      own: .init("UIPageControl", "pageControl", "PageIndicator"),
      traits: [.control, .composite, .recognizing, .sizedBySystem], reaction: .page,
      refusals: [singleTap]),
  ]

  private static let scrollRows: [Row] = [
    Row(
      kind: .scroll, own: .init("UIScrollView", "scrollView", "ScrollView"),
      traits: [.scrollView, .recognizing], otherWords: ["scrollView"],
      classes: [
        "_UIQueuingScrollView", "_UIScrollView", "_UIWebViewScrollView", "UIWebScrollView",
      ]),
    Row(
      kind: .table,
      own: .init("UITableView", "tableView", "Table", traits: [.placesSubviews, .makesSubviews]),
      traits: [.scrollView, .list, .recognizing], otherWords: ["list", "tableView"]),
    Row(
      kind: .collection,
      own: .init(
        "UICollectionView", "collectionView", "CollectionView",
        traits: [.placesSubviews, .makesSubviews]),
      traits: [.scrollView, .list, .recognizing], otherWords: ["grid", "collectionView"]),
    Row(
      kind: .cell, own: .init("UITableViewCell", "tableViewCell", "Cell"),
      traits: [.row, .subclassed], otherWords: ["row"]),
    Row(
      kind: .item, own: .init("UICollectionViewCell", "collectionViewCell"),
      traits: [.row, .subclassed], otherWords: ["tile"], classes: ["UICollectionViewListCell"]),
    Row(
      kind: .content,
      own: .init(
        "UITableViewCellContentView", "tableViewCellContentView", traits: .recognizing)),
    Row(
      kind: .header,
      own: .init("UITableViewHeaderFooterView", "tableViewHeaderFooterView"),
      traits: .subclassed),
  ]

  private static let shownRows: [Row] = [
    Row(
      kind: .stack,
      own: .init("UIStackView", "stackView", traits: .placesSubviews), traits: .plain),
    // 13.1
    Row(
      kind: .image, own: .init("UIImageView", "imageView", "Image"),
      traits: [.plain, .passive], otherWords: ["imageView"],
      classes: ["UITabBarSwappableImageView"]),
    Row(
      kind: .label, own: .init("UILabel", "label", "StaticText"),
      traits: [.plain, .passive], otherWords: ["text"],
      classes: [
        "UIButtonLabel", "UITableViewLabel", "UITabBarButtonLabel", "UITextFieldLabel",
        "UISegmentLabel",
      ]),
    // 17.2
    Row(
      kind: .field,
      own: .init("UITextField", "textField", "TextField", "SecureTextField", "SearchField"),
      traits: [.control, .editsText, .composite, .recognizing, .sizedBySystem],
      parts: [.fieldTap, .fieldPress], otherWords: ["textField", "textfield", "input"],
      classes: ["UISearchBarTextField"]),
    // 17.16; 17.20: a text that is only read keeps taps, for its links and its selection.
    Row(
      kind: .textView, own: .init("UITextView", "textView", "TextView"),
      traits: [.scrollView, .editsText, .composite, .recognizing, .endsChain],
      parts: [.fieldTap, .fieldPress, .links],
      refusals: [
        Refusal(
          .tap, taps: 1, of: .anybody, by: RuleNumber(17, 20), where: .readOnlyTextTakesTaps)
      ]),
  ]

  private static let otherRows: [Row] = [
    Row(
      kind: .searchBar,
      own: .init("UISearchBar", "searchBar", traits: .makesSubviews),
      traits: [.composite, .laidOut, .acting], parts: [.searchField, .cancel]),
    Row(
      kind: .picker,
      own: .init("UIPickerView", "pickerView", traits: .makesSubviews),
      traits: [.composite, .laidOut], reaction: .wheel, parts: [.wheel, .rows]),
    Row(
      kind: .bar, own: bar("UIToolbar", "toolbar", "Toolbar"), traits: .laidOut,
      classes: [
        bar("UINavigationBar", "navigationBar", "NavigationBar"),
        bar("UITabBar", "tabBar", "TabBar"),
      ]),
    Row(
      kind: .barItem, own: "_UIButtonBarButton",
      traits: [.control, .composite, .sizedBySystem],
      refusals: [
        Refusal(.tap, taps: 1, fingers: 1, by: RuleNumber(8, 3), in: 13...(.infinity))
      ]),
    Row(
      kind: .hosting, own: "_UIHostingView",
      traits: [.recognizing, .subclassed, .swiftUI], classes: ["UIHostingView"]),
    // 22.22: as published logs of iOS 17 name one.
    Row(
      kind: .drawn, own: "CGDrawingView", traits: [.subclassed, .swiftUI, .acting],
      classes: ["_UIGraphicsView"]),
    // 20.43: the scroll view around it is pulled, not the control.
    Row(
      kind: .refresh, own: .init("UIRefreshControl", "refreshControl"),
      traits: [.control, .sizedBySystem], reaction: .pull, otherWords: ["refreshControl"]),
  ]

  private static func bar(_ name: String, _ tag: String, _ element: String) -> KnownClass {
    .init(name, tag, element, traits: [.placesSubviews, .makesSubviews, .recognizing])
  }
}
