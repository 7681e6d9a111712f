import SceneFiles

/// Files as Interface Builder writes them, with only what a test is about.
enum InterfaceBuilderFile {
  /// A storyboard of some scenes, each written as its objects.
  static func storyboard(
    _ scenes: String..., initial: String = "vc", device: String? = "retina6_12"
  ) -> String {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)">
      \(device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? "")
      <scenes>
      """
    let all = scenes.enumerated().map { number, objects in
      "<scene sceneID=\"s\(number + 1)\"><objects>\(objects)</objects></scene>\n"
    }
    return document + all.joined() + "</scenes></document>"
  }

  /// A controller whose view holds what is given, one view a line.
  static func controller(
    _ subviews: String, id: String = "vc", also: String = "", attributes: String = ""
  ) -> String {
    """
    <viewController id="\(id)" \(attributes)>
    <view key="view" id="\(id)-view"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
    <subviews>\(subviews)</subviews></view>\(also)</viewController>
    """
  }

  /// A view's element with a frame.
  static func view(
    _ tag: String, _ attributes: String = "", _ frame: (Int, Int, Int, Int) = (0, 0, 100, 50),
    _ inner: String = ""
  ) -> String {
    let (x, y, width, height) = frame
    return """
      <\(tag) \(attributes)><rect key="frame" x="\(x)" y="\(y)" width="\(width)" \
      height="\(height)"/>\(inner)</\(tag)>
      """
  }

  /// The screens of a text.
  static func read(_ text: String) throws(ImportRefusal) -> [ForeignHierarchy] {
    try InterfaceBuilderReader(Array(text.utf8)).read()
  }

  /// The views on the root view of a storyboard's only screen.
  static func subviews(_ text: String, also: String = "") throws -> [ForeignView] {
    let screens = try read(storyboard(controller(text) + also))
    return screens.first?.roots.first?.subviews ?? []
  }

  /// The remarks of a storyboard's only screen.
  static func reasons(_ text: String, also: String = "") throws -> [ImportRemark.Reason] {
    try read(storyboard(controller(text) + also)).first?.remarks.map(\.reason) ?? []
  }
}

extension ForeignHierarchy {
  /// Whether every view that the file names is there, or skipped and said.
  var keepsCount: Bool { viewsNamed == viewCount + remarks.count(where: \.skipsView) }

  /// All views, those in front last.
  var all: [ForeignView] {
    var found: [ForeignView] = []
    var waiting = Array(roots.reversed())
    while let view = waiting.popLast() {
      found.append(view)
      waiting += view.subviews.reversed()
    }
    return found
  }
}
