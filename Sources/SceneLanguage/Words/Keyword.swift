import TouchCore

/// A word a line may begin with that is not the kind of a view.
enum Keyword: String, Hashable, Sendable, CaseIterable {
  case model, app, delegate, windowScene, window, vc, presented, navigation, tabs
  case keyboard

  /// How its line is written.
  var form: String {
    switch self {
    case .model: "model NAME VALUE"
    case .app: "app [name] [ignoring=N] [idiom=phone|pad] [edges=EDGES]"
    case .delegate: "delegate name [notAResponder]"
    case .windowScene: "windowScene name"
    case .window: "window [name] [x,y] WxH [level=N|normal|statusBar|alert|keyboard] [key]"
    case .vc: "vc name [rootOf=WINDOW|nil] [firstResponder] [definesContext] [defers=EDGES]"
    case .presented: "presented vc name [by=VC] [style=STYLE] [modal] …"
    case .navigation: "navigation name [x,y] [WxH] [barHidden] [backHidden]"
    case .keyboard: "keyboard [name] [x,y] [WxH] [accessory=H]"
    case .tabs: "tabs name [x,y] [WxH] [selected=VC] [barHidden]"
    }
  }

  /// The container that a line of it makes.
  var container: Container.Kind? { Container.Kind(rawValue: rawValue) }
}

/// The words that cannot be names, because they mean something in an override.
enum Reserved: String, CaseIterable {
  case `nil`, `self`, `super`, nobody, passthrough, all
}

extension ViewKind {
  /// The kinds a line below a window may have; what SwiftUI draws has the word of a content view.
  static let insideWindows = allCases.filter { $0 != .window && $0 != .drawn }

  /// What people call them who have never seen UIKit's names, or come from elsewhere.
  static let byOtherWords: [String: ViewKind] = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { kind in kind.otherWords.map { ($0, kind) } })
}

extension RecognizerKind {
  /// How its line is written.
  var form: String {
    let own = RecognizerProperty.allCases.filter { $0.owners != nil && $0.fits(self) }
      .map { $0.entry.form }
    let words = ["@\(rawValue)"] + (belongsToScrollView ? [] : ["[name]"]) + own
    return words.joined(separator: " ")
  }
}

/// A window's level that has a name in UIKit.
enum NamedLevel: String, CaseIterable {
  case normal, statusBar, alert, keyboard

  var value: Double {
    switch self {
    case .normal: 0
    case .statusBar: 1000
    case .alert: 2000
    case .keyboard: Scene.keyboardLevel
    }
  }
}

/// Whether a text may stand as the name of a view or a recognizer wherever the language has names.
package func isUsableName(_ name: String) -> Bool {
  isName(name) && Reserved(rawValue: name) == nil && RecognizerProperty.spoken(name) == nil
    && Property.spoken(name) == nil
}
