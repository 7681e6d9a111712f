import TouchCore

extension Override {
  /// What there is to say of an override.
  package final class Entry: Sendable {
    /// How it is written.
    let form: String
    /// Below whom its line may stand.
    let owners: Owners
    /// How UIKit spells it.
    let uiKit: [String]
    /// Whether several such lines may stand below one object.
    let isRepeatable: Bool
    /// The question it answers, with yes or no, for a view of any class.
    package let ofViews: Field<View, Bool?>?
    /// The question it answers for a recognizer's delegate.
    package let ofDelegates: Field<DelegateAnswers, Bool?>?
    /// The same question, answered by looking at the touch.
    let tests: Field<DelegateAnswers, DelegateTest?>?

    init(
      _ form: String, of owners: Owners, uiKit: [String] = [], isRepeatable: Bool = false,
      ofViews: Field<View, Bool?>? = nil, ofDelegates: Field<DelegateAnswers, Bool?>? = nil,
      tests: Field<DelegateAnswers, DelegateTest?>? = nil
    ) {
      self.form = form
      self.owners = owners
      self.uiKit = uiKit
      self.isRepeatable = isRepeatable
      self.ofViews = ofViews
      self.ofDelegates = ofDelegates
      self.tests = tests
    }
  }

  /// What there is to say of it.
  package var entry: Entry { Self.table[self] ?? row }

  private static let table = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.row) })

  /// Those that answer a question about a view, with what they answer.
  static let viewAnswers = allCases.compactMap { override in
    override.entry.ofViews.map { (override: override, field: $0) }
  }

  /// Those that answer a question about a recognizer with yes or no, with what they answer.
  static let delegateAnswers = allCases.compactMap { override in
    override.entry.ofDelegates.map { (override: override, field: $0) }
  }

  /// Those whose answer may depend on the touch, with how.
  static let delegateTests = allCases.compactMap { override in
    override.entry.tests.map { (override: override, field: $0) }
  }

  private var row: Entry {
    switch self {
    case .hitTest:
      Entry(
        "~hitTest return nil|self|NAME|super|passthrough|NAME if seen|"
          + "nil if|unless NAME, kind=KIND, class=CLASS or background=clear", of: .views,
        uiKit: ["hitTest(_:with:)"])
    case .pointInside:
      Entry(
        "~pointInside return yes|no, expand N, circle, rounded N, path x,y x,y x,y …, "
          + "holes x,y,w,h …, include NAME, exclude NAME … or only NAME …", of: .views,
        uiKit: ["point(inside:with:)"])
    case .draw: Entry("~draw nothing|holes x,y,w,h …", of: .views, uiKit: ["draw(_:)"])
    case .touchesBegan:
      Entry(
        "~touchesBegan log|super|log super|endEditing NAME [super]", of: .responders,
        uiKit: ["touchesBegan(_:with:)"])
    case .touchesMoved:
      Entry(
        "~touchesMoved log|super|log super|drag|dragMake", of: .responders,
        uiKit: ["touchesMoved(_:with:)"])
    case .touchesEnded:
      Entry("~\(rawValue) log|super|log super", of: .responders, uiKit: ["touchesEnded(_:with:)"])
    case .touchesCancelled:
      Entry(
        "~\(rawValue) log|super|log super", of: .responders, uiKit: ["touchesCancelled(_:with:)"])
    case .pressesBegan:
      Entry("~\(rawValue) log|super|log super", of: .responders, uiKit: ["pressesBegan(_:with:)"])
    case .pressesChanged:
      Entry("~\(rawValue) log|super|log super", of: .responders, uiKit: ["pressesChanged(_:with:)"])
    case .pressesEnded:
      Entry("~\(rawValue) log|super|log super", of: .responders, uiKit: ["pressesEnded(_:with:)"])
    case .pressesCancelled:
      Entry(
        "~\(rawValue) log|super|log super", of: .responders, uiKit: ["pressesCancelled(_:with:)"])
    case .motionBegan:
      Entry("~\(rawValue) log|super|log super", of: .responders, uiKit: ["motionBegan(_:with:)"])
    case .motionEnded:
      Entry("~\(rawValue) log|super|log super", of: .responders, uiKit: ["motionEnded(_:with:)"])
    case .motionCancelled:
      Entry(
        "~\(rawValue) log|super|log super", of: .responders, uiKit: ["motionCancelled(_:with:)"])
    case .remoteControlReceived:
      Entry(
        "~\(rawValue) log|super|log super", of: .responders, uiKit: ["remoteControlReceived(with:)"]
      )
    case .next: Entry("~next NAME|nil", of: .responders)
    case .canBecomeFirstResponder: Entry("~\(rawValue) return yes|no", of: .responders)
    case .resignFirstResponder:
      Entry("~\(rawValue) return yes|no", of: .responders, uiKit: ["resignFirstResponder()"])
    case .handles: Entry("~handles ACTION", of: .responders, isRepeatable: true)
    case .canPerformAction:
      Entry(
        "~canPerformAction ACTION no", of: .responders, uiKit: ["canPerformAction(_:withSender:)"],
        isRepeatable: true)
    case .beginTracking:
      Entry("~\(rawValue) return yes|no", of: .controls, uiKit: ["beginTracking(_:with:)"])
    case .continueTracking:
      Entry("~\(rawValue) return yes|no", of: .controls, uiKit: ["continueTracking(_:with:)"])
    case .gestureRecognizerShouldBegin:
      Entry(
        "~\(rawValue) return yes|no, or no if|unless [kind=KIND[,KIND]] [view NAME, inside NAME, "
          + "at x,y,w,h, scrolled NAME, horizontal, vertical, left, right, up, down or faster N]",
        of: .views,
        uiKit: ["gestureRecognizerShouldBegin(_:)"],
        ofViews: Field(
          { $0.gestureRecognizerShouldBegin },
          {
            $0.gestureRecognizerShouldBegin = $1
            $0.beginRefusal = nil
          }))
    case .target:
      Entry(
        "~target [EVENT[|EVENT]] [NAME|nil] ACTION | endEditing NAME", of: .callers,
        uiKit: ["addTarget"], isRepeatable: true)
    case .shouldReceive:
      Entry(
        "~shouldReceive yes|no, or if|unless view NAME, inside NAME, kind=KIND, at x,y,w,h or scrolled NAME",
        of: .recognizers, uiKit: ["gestureRecognizer(_:shouldReceive:)"],
        ofDelegates: Field({ $0.shouldReceive }, { $0.shouldReceive = $1 }),
        tests: Field({ $0.receiveTest }, { $0.receiveTest = $1 }))
    case .shouldBegin:
      Entry(
        "~shouldBegin yes|no, or if|unless scrolled NAME, horizontal, vertical, left, right, up, down "
          + "or faster N",
        of: .recognizers, ofDelegates: Field({ $0.shouldBegin }, { $0.shouldBegin = $1 }),
        tests: Field({ $0.beginTest }, { $0.beginTest = $1 }))
    case .cancelsItself:
      Entry(
        "~\(rawValue) if|unless view NAME, inside NAME, kind=KIND, at x,y,w,h, scrolled NAME, horizontal, "
          + "vertical, left, right, up, down or faster N", of: .recognizers,
        tests: Field({ $0.cancelTest }, { $0.cancelTest = $1 }))
    case .failsItself:
      Entry(
        "~\(rawValue) if|unless view NAME, inside NAME, kind=KIND, at x,y,w,h, scrolled NAME, horizontal, "
          + "vertical, left, right, up, down or faster N", of: .recognizers,
        tests: Field({ $0.failTest }, { $0.failTest = $1 }))
    case .simultaneous:
      Entry(
        "~simultaneous all, or NAME, kind=KIND or in VIEW …", of: .recognizers,
        uiKit: ["gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"])
    case .requireFailureOf:
      Entry(
        "~\(rawValue) NAME, kind=KIND or in VIEW …", of: .recognizers,
        uiKit: ["gestureRecognizer(_:shouldRequireFailureOf:)"])
    case .requiredToFailBy:
      Entry(
        "~\(rawValue) NAME, kind=KIND or in VIEW …", of: .recognizers,
        uiKit: ["gestureRecognizer(_:shouldBeRequiredToFailBy:)"])
    case .canPrevent:
      Entry(
        "~\(rawValue) yes|no", of: .recognizers, uiKit: ["canPrevent(_:)"],
        ofDelegates: Field({ $0.canPrevent }, { $0.canPrevent = $1 }))
    case .canBePrevented:
      Entry(
        "~\(rawValue) yes|no", of: .recognizers, uiKit: ["canBePrevented(by:)"],
        ofDelegates: Field({ $0.canBePrevented }, { $0.canBePrevented = $1 }))
    case .shouldHighlight:
      Entry(
        "~\(rawValue) return yes|no", of: .rows,
        uiKit: ["tableView(_:shouldHighlightRowAt:)", "collectionView(_:shouldHighlightItemAt:)"],
        ofViews: Field({ $0.rowAnswers.shouldHighlight }, { $0.rowAnswers.shouldHighlight = $1 }))
    case .willSelect:
      Entry("~willSelect return yes|nil|ROW", of: .tables, uiKit: ["tableView(_:willSelectRowAt:)"])
    case .shouldSelect:
      Entry(
        "~\(rawValue) return yes|no", of: .collections,
        uiKit: ["collectionView(_:shouldSelectItemAt:)"],
        ofViews: Field({ $0.rowAnswers.shouldSelect }, { $0.rowAnswers.shouldSelect = $1 }))
    case .shouldDeselect:
      Entry(
        "~\(rawValue) return yes|no", of: .collections,
        uiKit: ["collectionView(_:shouldDeselectItemAt:)"],
        ofViews: Field({ $0.rowAnswers.shouldDeselect }, { $0.rowAnswers.shouldDeselect = $1 }))
    case .shouldBeginEditing:
      Entry(
        "~\(rawValue) return yes|no", of: .texts,
        uiKit: ["textFieldShouldBeginEditing(_:)", "textViewShouldBeginEditing(_:)"],
        ofViews: Field(
          { $0.textInput.shouldBeginEditing }, { $0.textInput.shouldBeginEditing = $1 }))
    case .shouldEndEditing:
      Entry(
        "~\(rawValue) return yes|no", of: .texts,
        uiKit: ["textFieldShouldEndEditing(_:)", "textViewShouldEndEditing(_:)"],
        ofViews: Field({ $0.textInput.shouldEndEditing }, { $0.textInput.shouldEndEditing = $1 }))
    case .shouldScrollToTop:
      Entry(
        "~\(rawValue) return yes|no", of: .scrollViews,
        uiKit: ["scrollViewShouldScrollToTop(_:)"],
        ofViews: Field(
          { $0.scrolling?.shouldScrollToTop }, { $0.scrolling?.shouldScrollToTop = $1 }))
    case .viewForZooming:
      Entry("~\(rawValue) NAME", of: .scrollViews, uiKit: ["viewForZooming(in:)"])
    }
  }
}
