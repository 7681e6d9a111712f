import SceneLanguage
import TouchCore
import TouchInquiry

/// What can be read off controls and scroll views that no line of a scene says.
enum ControlMembers {
  /// Whether a control tracks and is highlighted is as it is at the step.
  static let ofControls = [
    Member.recorded("isHighlighted", shape: .truth) { id, view, trace, index in
      guard view.kind.isControl || view.kind.isRow else { return .nothing }
      return .truth(trace.tracking(of: id, at: index).isHighlighted)
    },
    // 7.6: a control is highlighted while the touch is inside it.
    Member.recorded("isTouchInside", shape: .truth) { id, view, trace, index in
      guard view.kind.isControl || view.kind.isRow else { return .nothing }
      return .truth(trace.tracking(of: id, at: index).isHighlighted)
    },
    // 11.13: a scroll view tracks too, in a sense of its own.
    Member.recorded("isTracking", shape: .truth) { id, view, trace, index in
      if view.scrolling != nil { return .truth(trace.scrollFlags(of: id, at: index).isTracking) }
      guard view.kind.isControl else { return .nothing }
      return .truth(trace.tracking(of: id, at: index).isTracking)
    },
    // 18.33: where nobody says one, the class has one of its own.
    Member.view("minimumValue", "minimum", shape: .number) { view in
      view.kind.reaction.isRanged ? .number(view.valueRange.lowerBound) : .nothing
    },
    Member.view("maximumValue", "maximum", shape: .number) { view in
      view.kind.reaction.isRanged ? .number(view.valueRange.upperBound) : .nothing
    },
    Member.view("showsMenuAsPrimaryAction", shape: .truth) { view in
      view.control.menu.map { .truth($0 == .primary) } ?? .nothing
    },
    Member.view("isOn", shape: .truth) {
      $0.kind.reaction == .turn ? .truth($0.value != 0) : .nothing
    },
    Member.view("beginTracking", shape: .truth) { .truth(orNothing: $0.control.beginTracking) },
    Member.view("continueTracking", shape: .truth) {
      .truth(orNothing: $0.control.continueTracking)
    },
    Member("targets", shape: .list, usual: .list([])) { value, here in
      guard case .responder(.view(let id)) = value, here.scene[id].kind.isControl else {
        return .nothing
      }
      return .list(
        here.scene[id].control.targets.map { target in
          .word(target.events.name + " -> " + target.spelling(in: here.scene))
        })
    },
  ]

  /// The flags are as they are at the step (11.13).
  static let ofScrollViews = [
    Member.recorded("isDragging", shape: .truth) { id, view, trace, index in
      view.scrolling == nil ? .nothing : .truth(trace.scrollFlags(of: id, at: index).isDragging)
    },
    Member.recorded("isDecelerating", shape: .truth) { id, view, trace, index in
      view.scrolling == nil ? .nothing : .truth(trace.scrollFlags(of: id, at: index).isDecelerating)
    },
    Member.recorded("isScrollAnimating", "animated", shape: .truth) { id, view, trace, index in
      view.scrolling == nil
        ? .nothing : .truth(trace.scrollFlags(of: id, at: index).isScrollAnimating)
    },
    Member.recorded("isZooming", shape: .truth) { id, view, trace, index in
      view.scrolling == nil ? .nothing : .truth(trace.scrollFlags(of: id, at: index).isZooming)
    },
    Member.recorded("isZoomBouncing", shape: .truth) { id, view, trace, index in
      view.scrolling == nil ? .nothing : .truth(trace.scrollFlags(of: id, at: index).isZoomBouncing)
    },
    Member("adjustedContentInset", shape: .word, usual: .word("0,0,0,0")) { value, here in
      guard case .responder(.view(let id)) = value, here.scene[id].scrolling != nil else {
        return .nothing
      }
      return .word(spelled(here.scene.scrollRoom(of: id).adjustedInset))
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
