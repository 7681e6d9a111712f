/// The names by which Interface Builder writes view controllers, and UIKit's classes for them.
enum ControllerTag {
  /// UIKit's class of a controller's element; nil where it is none.
  static func className(of tag: String) -> String? {
    switch tag {
    case "viewController": "UIViewController"
    case "tableViewController": "UITableViewController"
    case "collectionViewController": "UICollectionViewController"
    case "navigationController": "UINavigationController"
    case "tabBarController": "UITabBarController"
    case "splitViewController": "UISplitViewController"
    case "pageViewController": "UIPageViewController"
    case "glkViewController": "GLKViewController"
    case "avPlayerViewController": "AVPlayerViewController"
    case "hostingController": "UIHostingController"
    case "imagePickerController": "UIImagePickerController"
    default: nil
    }
  }

  /// What stands for a controller of another file.
  static let placeholder = "viewControllerPlaceholder"
}
