import TouchCore

//  retina6_12      393x852      bars begin at 59      upright: a compact width, a regular height

/// A device that Interface Builder's canvas shows, upright.
struct CanvasDevice {
  /// The size of its screen, in points; that of the iPhone 8 for one that is not known.
  let size: Size
  /// Where a navigation bar begins, below the status bar and the sensors, in points.
  let top: Double

  /// The device that a file names; one with a home button if it names none.
  init(_ id: String?) {
    let known: Size? =
      switch id {
      case "retina3_5": Size(320, 480)
      case "retina4_0": Size(320, 568)
      case "retina4", "retina4_7": Size(375, 667)
      case "retina5_5": Size(414, 736)
      case "retina5_9": Size(375, 812)
      case "retina6_0": Size(390, 844)
      case "retina6_1", "retina6_5": Size(414, 896)
      case "retina6_12": Size(393, 852)
      case "retina6_3": Size(402, 874)
      case "retina6_7": Size(428, 926)
      case "retina6_72": Size(430, 932)
      case "retina6_9": Size(440, 956)
      case "ipad9_7": Size(768, 1024)
      case "ipad10_2": Size(810, 1080)
      case "ipad10_5": Size(834, 1112)
      case "ipad10_9rounded": Size(820, 1180)
      case "ipad11_0rounded": Size(834, 1194)
      case "ipad12_9", "ipad12_9rounded": Size(1024, 1366)
      default: nil
      }
    size = known ?? Size(375, 667)
    top =
      switch id {
      // Later devices have the size of these, and more above.
      case "retina5_9", "retina6_5": 44
      case "ipad12_9": 20
      default: known?.screenInsets.top ?? (id?.hasPrefix("retina") == true ? 44 : 20)
      }
  }

  /// Whether it is a pad.
  var isPad: Bool { size.width >= 600 }

  /// What the system takes at the bottom of a phone without a home button, in points.
  var bottom: Double { top > 24 ? 34 : 0 }

  /// The size classes of its screen.
  func sizeClasses(isAcross: Bool) -> SizeClasses {
    if isPad { return SizeClasses(width: "regular", height: "regular") }
    guard isAcross else { return SizeClasses(width: "compact", height: "regular") }
    return SizeClasses(width: size.width >= 414 ? "regular" : "compact", height: "compact")
  }
}

extension InterfaceBuilderDocument {
  /// The screen of the canvas's device, in points.
  var screen: Rect {
    let size = CanvasDevice(device).size
    return isAcross ? Rect(0, 0, size.height, size.width) : Rect(0, 0, size.width, size.height)
  }

  /// The size classes of the canvas's device; nil if the file is older than that.
  var sizeClasses: SizeClasses? {
    device.map { CanvasDevice($0).sizeClasses(isAcross: isAcross) }
  }

  /// Whether the canvas shows the device on its side.
  var isAcross: Bool { root.child("device")?["orientation"] == "landscape" }
}
