import SceneLanguage
import TouchCore
import TouchInquiry

/// What can be read off controls and scroll views.
enum ControlMembers {
  /// UIKit's properties of controls; whether one tracks and is highlighted is as it is at the step.
  static let ofControls = [
    Member.view("isEnabled", "enabled", shape: .truth) { view in
      view.kind.isControl ? .truth(view.isEnabled) : .nothing
    } write: { view, value in
      guard view.kind.isControl, case .truth(let isOn) = value else { return false }
      view.isEnabled = isOn
      return true
    },
    Member.recorded("isHighlighted", shape: .truth) { id, view, trace, index in
      guard view.kind.isControl else { return .nothing }
      return .truth(trace.tracking(of: id, at: index).isHighlighted)
    },
    // 11.13: a scroll view tracks too, in a sense of its own.
    Member.recorded("isTracking", shape: .truth) { id, view, trace, index in
      if view.scrolling != nil { return .truth(trace.scrollFlags(of: id, at: index).isTracking) }
      guard view.kind.isControl else { return .nothing }
      return .truth(trace.tracking(of: id, at: index).isTracking)
    },
    Member.view("value", shape: .number) { view in
      view.kind.hasValue ? .number(view.value) : .nothing
    } write: { view, value in
      guard view.kind.hasValue, case .number(let number) = value, number.isFinite else {
        return false
      }
      view.value = number
      return true
    },
    Member.view("minimum", "minimumValue", shape: .number) { view in
      view.kind == .slider || view.kind == .stepper ? .number(view.valueRange.lowerBound) : .nothing
    },
    Member.view("maximum", "maximumValue", shape: .number) { view in
      view.kind == .slider || view.kind == .stepper ? .number(view.valueRange.upperBound) : .nothing
    },
    Member.view("menu", shape: .word) { view in
      view.control.menu.map { .word($0.rawValue) } ?? .nothing
    },
    Member.view("isOn", shape: .truth) { $0.kind == .switch ? .truth($0.value != 0) : .nothing },
    Member.view("beginTracking", shape: .truth) { .truth(orNothing: $0.control.beginTracking) },
    Member.view("continueTracking", shape: .truth) {
      .truth(orNothing: $0.control.continueTracking)
    },
    Member("targets", shape: .list) { value, here in
      guard case .responder(.view(let id)) = value, here.scene[id].kind.isControl else {
        return .nothing
      }
      return .list(
        here.scene[id].control.targets.map { target in
          .word(target.events.name + " -> " + target.spelling(in: here.scene))
        })
    },
  ]

  /// UIKit's properties of scroll views; the three flags are as they are at the step (11.13).
  static let ofScrollViews = [
    Member.view("contentOffset", shape: .point) { view in
      view.scrolling == nil ? .nothing : .point(view.bounds.origin)
    } write: { view, value in
      guard view.scrolling != nil, case .point(let point) = value else { return false }
      view.bounds.origin = point
      return true
    },
    Member.view("contentSize", shape: .size) { view in
      view.scrolling.map { .size($0.contentSize) } ?? .nothing
    } write: { view, value in
      guard view.scrolling != nil, case .size(let size) = value else { return false }
      view.scrolling?.contentSize = size
      return true
    },
    Member.recorded("isDragging", shape: .truth) { id, view, trace, index in
      view.scrolling == nil ? .nothing : .truth(trace.scrollFlags(of: id, at: index).isDragging)
    },
    Member.recorded("isDecelerating", shape: .truth) { id, view, trace, index in
      view.scrolling == nil ? .nothing : .truth(trace.scrollFlags(of: id, at: index).isDecelerating)
    },
    Member.scrollTruth("isScrollEnabled", "scrollEnabled", at: \.isScrollEnabled),
    Member.scrollTruth("isPagingEnabled", "paging", at: \.isPagingEnabled),
    Member.scrollTruth(
      "isDirectionalLockEnabled", "directionalLock", at: \.isDirectionalLockEnabled),
    Member.scrollTruth(
      "transfersHorizontalScrollingToParent", at: \.transfersHorizontalScrollingToParent),
    Member.scrollTruth(
      "transfersVerticalScrollingToParent", at: \.transfersVerticalScrollingToParent),
    Member.view("contentInset", shape: .word) { view in
      view.scrolling.map { .word(spelled($0.insets.content)) } ?? .nothing
    },
    Member("adjustedContentInset", shape: .word) { value, here in
      guard case .responder(.view(let id)) = value, here.scene[id].scrolling != nil else {
        return .nothing
      }
      return .word(spelled(here.scene.scrollRoom(of: id).adjustedInset))
    },
    Member.scrollTruth("delaysContentTouches", at: \.delaysContentTouches),
    Member.scrollTruth("canCancelContentTouches", at: \.canCancelContentTouches),
    Member.scrollTruth("bounces", at: \.bounces),
    Member.view("alwaysBounce", shape: .word) { view in
      view.scrolling.map { .word($0.alwaysBounce.words) } ?? .nothing
    },
    Member.view("touchesShouldBegin", shape: .truth) {
      .truth(orNothing: $0.scrolling?.touchesShouldBegin)
    },
    Member.view("touchesShouldCancel", shape: .truth) {
      .truth(orNothing: $0.scrolling?.touchesShouldCancel)
    },
  ]
}

extension ActionTarget {
  /// `root.save`; `target` is an object outside the scene, `nil` leaves it to the responder chain.
  func spelling(in scene: Scene) -> String {
    switch target {
    case .someObject: "target.\(action)"
    case .responder(let responder): "\(scene.name(of: responder)).\(action)"
    case .firstToHandle: "nil.\(action)"
    }
  }
}

extension ViewKind {
  /// Whether UIKit's class has a value that touches change.
  fileprivate var hasValue: Bool {
    switch self {
    case .switch, .slider, .stepper, .segmented, .pageControl, .picker: true
    case .window, .view, .button, .control, .scroll, .table, .collection, .cell, .item, .content,
      .header, .stack, .image, .label, .field, .textView, .searchBar, .bar, .barItem, .hosting,
      .drawn:
      false
    }
  }
}
