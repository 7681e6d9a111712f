/// Storyboards with only what a test is about.
enum CanvasFile {
  /// A storyboard of one screen of an iPhone, 393x852.
  ///
  /// - Parameters:
  ///   - subviews: What the root view holds.
  ///   - height: How high the root view is drawn, in points.
  ///   - also: What stands in the controller beside its view: outlets, a freeform size.
  ///   - beside: What stands beside the controller.
  ///   - root: What the root view has beside its subviews: constraints.
  static func storyboard(
    _ subviews: String, height: Int = 852, also: String = "", beside: String = "",
    root: String = ""
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="vc"><device id="retina6_12"/>
    <scenes><scene sceneID="s"><objects><viewController id="vc">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="\(height)"/>
    <subviews>\(subviews)</subviews>\(root)</view>\(also)</viewController>\(beside)
    </objects></scene></scenes></document>
    """
  }

  /// A view's element, its frame as `x y width height`.
  static func view(
    _ tag: String, _ id: String, _ frame: String, _ inner: String = "", _ attributes: String = ""
  ) -> String {
    let numbers = frame.split(separator: " ")
    return """
      <\(tag) id="\(id)" \(attributes)><rect key="frame" x="\(numbers[0])" y="\(numbers[1])" \
      width="\(numbers[2])" height="\(numbers[3])"/>\(inner)</\(tag)>
      """
  }

  /// A button that sends an action of its own.
  static func button(_ id: String, _ frame: String, _ attributes: String = "") -> String {
    let action = """
      <connections><action selector="\(id):" destination="vc" eventType="touchUpInside"/></connections>
      """
    return view("button", id, frame, action, attributes)
  }

  /// An outlet that leads to a view, for what stands beside a controller's view.
  static func outlet(_ id: String) -> String {
    "<connections><outlet property=\"\(id)\" destination=\"\(id)\"/></connections>"
  }

  /// The attribute of a view that constraints place.
  static let constrained = "translatesAutoresizingMaskIntoConstraints=\"NO\""
}
