import SceneLanguage
import TouchCore
import TouchInquiry

//  card.isHidden = false                             a statement
//  pan's delegate returns false from gesture…(_:)    a method of UIKit's and what it returns
//  card's class without its own hitTest(_:with:)     a method of UIKit's

/// What an edit is in an app's source, with what a compiler can check of it: `.ci/uikit` does.
package struct SwiftChange {
  package let phrase: Phrase
  package let proof: Proof?

  /// What of it is code.
  package enum Proof: Hashable {
    /// A line of it.
    case statement(String)
    /// A method of UIKit's, and the value that it is to return.
    case method(UIKitMethod, returns: String?)
  }

  /// A line of code.
  static func statement(_ text: String) -> SwiftChange {
    SwiftChange(phrase: Phrase(en: "\(code: text)", zh: "\(code: text)"), proof: .statement(text))
  }

  /// A method that the app's class or delegate has, or no longer has.
  static func method(
    _ method: UIKitMethod, returns value: String? = nil, _ phrase: Phrase
  ) -> SwiftChange {
    SwiftChange(phrase: phrase, proof: .method(method, returns: value))
  }

  /// An action that is added, or removed.
  ///
  /// - Parameters:
  ///   - sender: The control or recognizer, as code names it.
  ///   - call: The action with its events.
  ///   - target: Whom it is sent to, as code names it; nil for the object that adds it.
  ///   - isAdded: Whether it is added.
  ///   - isControl: Whether a control sends it, for events.
  static func calling(
    _ sender: String, _ call: ActionTarget, target: String?, isAdded: Bool, isControl: Bool
  ) -> SwiftChange {
    let events = call.events.words.split(separator: "|").map { ".\($0)" }
    let list = events.joined(separator: ", ")
    let tail = isControl ? ", for: \(events.count == 1 ? list : "[\(list)]")" : ""
    let method = isAdded ? "addTarget" : "removeTarget"
    let line = { (target: String, selector: String) in
      "\(sender).\(method)(\(target), action: \(selector)\(tail))"
    }
    let text = line(target ?? "self", "#selector(\(call.action))")
    // Only the app's own class knows the method.
    let proof = line(target ?? "nil", "Selector((\"\(call.action)\"))")
    return SwiftChange(
      phrase: Phrase(en: "\(code: text)", zh: "\(code: text)"), proof: .statement(proof))
  }

  /// What is said in words alone.
  static func words(_ phrase: Phrase) -> SwiftChange { SwiftChange(phrase: phrase, proof: nil) }
}

/// A method or property of UIKit's that an app overrides or implements.
package struct UIKitMethod: Hashable {
  /// With its labels, as documentation spells it.
  package let name: String
  /// The class that has it to override, or the protocol that asks for it.
  package let owner: String

  package init(_ owner: String, _ name: String) {
    self.owner = owner
    self.name = name
  }

  /// Whether it is a delegate's.
  package var isDelegates: Bool { owner.hasSuffix("Delegate") }

  /// A method of a recognizer's delegate.
  static func gesture(_ name: String) -> UIKitMethod {
    UIKitMethod("UIGestureRecognizerDelegate", name)
  }
}
