import TouchCore

/// The devices that Interface Builder's canvas shows.
enum CanvasDevice {
  /// The size of a device's screen upright, in points; that of the iPhone 8 for one that is not known.
  static func size(_ id: String?) -> Size {
    switch id {
    case "retina3_5": Size(320, 480)
    case "retina4_0": Size(320, 568)
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
    default: Size(375, 667)
    }
  }
}

extension InterfaceBuilderDocument {
  /// The screen of the canvas's device, in points.
  var screen: Rect {
    let size = CanvasDevice.size(device)
    let isAcross = root.child("device")?["orientation"] == "landscape"
    return isAcross ? Rect(0, 0, size.height, size.width) : Rect(0, 0, size.width, size.height)
  }
}
