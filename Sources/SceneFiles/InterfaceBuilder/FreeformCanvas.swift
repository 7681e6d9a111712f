import TouchCore

//  <viewController> <size key="freeformSize" height="1400"/>      what is drawn for what scrolls
//  <view> <freeformSimulatedSizeMetrics/>                         the same in a xib
//  device 375x667                                                 what the app shows of it

/// Root views on canvases of a size that the author chose.
extension InterfaceBuilderDocument {
  /// Whether the size of a controller's view is the canvas's alone: UIKit makes a root view as large as
  /// the screen, or as what it is shown in.
  func isFreeform(_ element: XMLElement) -> Bool {
    isRootView(element) && element.parent?.child("size", key: "freeformSize") != nil
  }

  /// Where a controller's view lies on the device, if the file has no frame for it or a canvas that is
  /// higher than the screen; nil if the frame in the file counts.
  ///
  /// A wider canvas was drawn for another device.
  func screen(of root: InterfaceBuilderScene.Root) -> Rect? {
    guard let frame = root.element.writtenFrame else {
      return isRootView(root.element) || root.element.isController ? screen : nil
    }
    let isOfXib = root.element.child("freeformSimulatedSizeMetrics") != nil
    guard device != nil, root.controller != nil, isFreeform(root.element) || isOfXib,
      frame.size.width <= screen.size.width, frame.maxY > screen.maxY, frame.minY < screen.maxY
    else { return nil }
    return Rect(frame.minX, frame.minY, frame.size.width, screen.maxY - frame.minY)
  }
}
