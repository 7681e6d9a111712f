/// Whether a class is one of the system's, by how its name begins.
///
/// What an app's own class overrides nobody knows; the system's are as the rules say.
public func isSystemClass(_ className: String) -> Bool {
  prefixesOfTheSystem.contains { className.hasPrefix($0) }
}

private let prefixesOfTheSystem = [
  "UI", "_UI", "WK", "MK", "PDF", "AV", "__AV", "SK", "SCN", "ARS", "MTK", "CA", "HostingView",
  "SwiftUI.", "_TtGC7SwiftUI", "_TtC7SwiftUI",
]

/// How the classes begin that test tools call elements of: XCUITest and Appium.
public let elementPrefix = "XCUIElementType"

/// The types of alerts and action sheets, as test tools name them.
package let elementAlerts = ["Alert", "Sheet"].map { elementPrefix + $0 }

/// Whether a class is one of React Native's views, which look for themselves into what they hold.
public func isReactView(_ className: String) -> Bool { className.hasPrefix("RCT") }
