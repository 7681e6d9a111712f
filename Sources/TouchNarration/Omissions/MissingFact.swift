import SceneLanguage
import TouchCore
import TouchInquiry

//  <UIView: 0x7f8; …; gestureRecognizers = <NSArray>>      a touch below it hits:  proved
//                                                          …and is kept:           UNKNOWN, 0x7f8
//                                                                                  could take it

/// Something that nobody knows of a view which was read from a dump, and that could change an answer.
public struct MissingFact: Hashable, Sendable {
  /// The view.
  public let view: ViewID
  /// What is not known of it.
  public let fact: UnknownFacts

  /// Whether the answer cannot be given without it, rather than with a default in its place.
  private(set) var isDecisive: Bool

  private init(_ view: ViewID, _ fact: UnknownFacts, _ scene: Scene) {
    self.view = view
    self.fact = fact
    isDecisive = !fact.isDisjoint(with: [
      .tree, .recognizers, .transform, .content, .place, .superviews, .hittable, .overridden,
    ])
  }

  /// The same fact where the answer can be given without it.
  var indecisive: MissingFact {
    var missing = self
    missing.isDecisive = false
    return missing
  }

  /// The same fact, decisive if an answer that returns false depends on it.
  func deciding(_ whyNot: WhyNot, in scene: Scene) -> MissingFact {
    var missing = self
    missing.isDecisive =
      (isDecisive || isMadeUp(for: whyNot, scene)) && !isIndifferent(to: whyNot, scene)
    return missing
  }

  /// The same fact, not decisive if it is about what a view has beside what was hit in it, and
  /// decisive if it is about whether what was hit takes touches at all.
  fileprivate func deciding(in circumstances: Circumstances) -> MissingFact {
    guard let hit = circumstances.path.first else { return self }
    if fact == .kind {
      var missing = self
      missing.isDecisive = view == hit && circumstances.scene.mayPassTouches(view)
      return missing
    }
    // React Native asks what lies in its views as UIKit does, unless somebody says otherwise of one.
    if fact == .overridden, view != hit, circumstances.path.contains(view),
      isReactView(circumstances.scene[view].className)
    {
      return indecisive
    }
    // 8.3: a button keeps single taps of its superviews off, and a tap is nothing else.
    let isKeptOff =
      fact == .recognizers && view != hit && circumstances.scene[hit].kind == .button
      && !circumstances.moves
    if isKeptOff { return indecisive }
    if fact == .place, circumstances.isOfTouchedRow(view) || circumstances.isFar(from: view) {
      return indecisive
    }
    guard fact == .tree else { return self }
    let it = circumstances.scene[view]
    // What a control makes for itself is its own; rows, headers and bar items lie side by side.
    let isLaidOut = it.isLaidOutByClass
    let isSettled =
      view == hit
      ? it.kind.isComposite || isLaidOut
        || it.kind.isControl && it.knownTraits.contains(.makesSubviews)
      : (it.kind.isList || isLaidOut) && circumstances.path.contains(view)
    return isSettled ? indecisive : self
  }

  /// Whether a view or window is in front, or takes touches, only by a value that was made up (29).
  private func isMadeUp(for whyNot: WhyNot, _ scene: Scene) -> Bool {
    switch whyNot {
    case .siblingAnswered(let sibling, let behind, _, let hit):
      if fact == .order { return view == sibling || view == behind }
      // An outlet is no reason for doubt in what a file of Interface Builder says; and what surely takes
      // touches does so whatever in it does.
      let isWritten = fact == .visibility && scene.isHeldByOutlet(view)
      let isSure = view != sibling && scene.surelyTakesTouches(sibling)
      return Self.ofTaking.contains(fact) && !isWritten && !isSure
        && scene.path(from: hit).contains(view)
        && scene.path(from: view).contains(sibling)
    case .otherWindow(let window, _):
      // 17.30: of its own windows UIKit is known to put the keyboard's in front.
      guard !scene.isOfKeyboard(window) else { return false }
      return fact == .level || view == window && (fact == .order || Self.ofTaking.contains(fact))
    case .ancestorRefused(let ancestor, _, .outside):
      guard view == ancestor else { return false }
      // UIKit makes a root view as large as its window, whatever a file draws.
      let isRoot = scene.isOutermost(view)
      // 2.12: a class may take in more than its bounds.
      return fact == .kind && scene.mayPassTouches(view) || fact == .frame && isRoot
    case .itDid, .refused, .ownOverride, .takenBack, .notDrawnThere, .descendantAnswered,
      .ancestorRefused, .ancestorOverridden, .windowNotShown, .notInWindow, .ignored, .noTouch:
      return false
    }
  }

  /// Whether it is about where views lie, and a view refuses the touch wherever it lies (2.2), or is
  /// flat by its transform, whatever its bounds are.
  private func isIndifferent(to whyNot: WhyNot, _ scene: Scene) -> Bool {
    switch whyNot {
    case .refused(_, let verdict), .ancestorRefused(_, _, let verdict):
      (verdict.isOfProperty || verdict == .animating || !scene[view].transform.isInvertible)
        && !Self.ofInside.isDisjoint(with: fact)
    case .itDid, .ownOverride, .takenBack, .notDrawnThere, .descendantAnswered,
      .ancestorOverridden, .siblingAnswered, .otherWindow, .windowNotShown, .notInWindow, .ignored,
      .noTouch:
      false
    }
  }

  /// The properties by which a view takes a touch that is inside it.
  fileprivate static let ofTaking: UnknownFacts = [.interaction, .visibility]

  /// What decides who is hit, of the views that are asked.
  public static let ofHits: UnknownFacts = [
    .frame, .transform, .interaction, .visibility, .overrides, .order, .tree, .properties,
    .boundsOrigin, .animation, .kind, .place, .hittable, .overridden,
  ]
  /// What decides who of what a view holds is asked.
  fileprivate static let ofContents: UnknownFacts = [.tree, .content, .boundsOrigin]
  /// What decides whether a point is inside, and what follows from that.
  fileprivate static let ofInside: UnknownFacts = [.frame, .place, .transform, .kind, .superviews]
  /// What decides whom a hit view's touch reaches.
  private static let ofRecognizers: UnknownFacts = [.recognizers, .anyRecognizers, .delegates]

  /// What could change the answer to a question about a touch, in the order the views were asked.
  static func all(weakening question: Basis.Question, _ circumstances: Circumstances) -> [Self] {
    let scene = circumstances.scene
    var found = circumstances.asked.flatMap { view, verdict in
      facts(of: view, ofHits.subtracting(circumstances.needless(for: verdict, of: view)), scene)
    }.map { $0.deciding(in: circumstances) }
    // Of the levels one is told of, for all windows.
    found += scene.windows.lazy.flatMap { facts(of: $0.view, [.level, .windows], scene) }
      .prefix(1)
    // If lines of a dump are missing, a view may have another superview and another place.
    found += circumstances.asked.lazy.filter { !scene.isOutermost($0.view) }
      .flatMap { view, verdict in
        let needless = circumstances.needless(for: verdict, of: view)
        return facts(of: view, UnknownFacts.superviews.subtracting(needless), scene)
      }
      .prefix(1)
    guard question != .hit else { return found }
    // Who is in front among those that were read is, wherever they lie; who is hit may not be.
    found += circumstances.asked.lazy.flatMap { view, _ in facts(of: view, .superviews, scene) }
      .prefix(1)
    // What SwiftUI draws is found by SwiftUI, in the hosting view that is hit (22.24).
    if let hit = circumstances.path.first { found += facts(of: hit, .content, scene) }
    found += circumstances.path.flatMap { facts(of: $0, ofRecognizers, scene) }
      .map { $0.deciding(in: circumstances) }
    guard question == .sends, let hit = circumstances.path.first else { return found }
    return found + facts(of: hit, [.actions, .enabled], scene)
  }

  /// What is not known of a view, of what is asked for.
  static func facts(of view: ViewID, _ wanted: UnknownFacts, _ scene: Scene) -> [Self] {
    guard let unknown = scene[view].origins.unknown, !unknown.isEmpty else { return [] }
    let there = unknown.intersection(wanted)
    return UnknownFacts.worded.filter { there.contains($0.member) }
      .map { MissingFact(view, $0.member, scene) }
  }
}

extension Trace {
  /// What nobody knows of the views that were read, and could change the answer to a question.
  public func missingFacts(
    weakening question: Basis.Question, touch: Int? = nil
  ) -> [MissingFact] {
    let touches = touch.map { [$0] } ?? outcomes.map { $0.touch }
    var seen: Set<MissingFact> = []
    return touches.compactMap { Circumstances($0, in: self) }
      .flatMap { MissingFact.all(weakening: question, $0) }
      .filter { seen.insert($0).inserted }
  }
}

extension Circumstances {
  /// What need not be known for a view to answer as it did.
  ///
  /// 2.4: a view that does not hold the point refuses it, shown or hidden.
  fileprivate func needless(for verdict: AskVerdict, of view: ViewID) -> UnknownFacts {
    let isBeside = verdict.isOfProperty && start.map { !scene.covers(view, $0) } ?? false
    return isBeside ? verdict.needless.union(MissingFact.ofTaking) : verdict.needless
  }
}

extension Circumstances {
  /// Whether the finger is farther from a view than that is long, so that it does not come under the
  /// finger by being laid out again.
  fileprivate func isFar(from view: ViewID) -> Bool {
    guard let start, let box = scene.outlineAsHit(view)?.box, box.size.width > 0,
      box.size.height > 0
    else { return false }
    // 44 pt, for what is small: a bar's height is what is most often missing on a canvas.
    let across = max(box.minX - start.x, start.x - box.maxX)
    let down = max(box.minY - start.y, start.y - box.maxY)
    return across > max(44, box.size.width) || down > max(44, box.size.height)
  }

  /// Whether a view and what is hit only show something in one row: the row has the touch, wherever in it
  /// they lie (16.1).
  fileprivate func isOfTouchedRow(_ view: ViewID) -> Bool {
    guard let row = scene.path(from: view).first(where: { scene[$0].kind.isRow }), view != row,
      view != path.first, path.contains(row)
    else { return false }
    let touched = path.prefix { $0 != row }
    return !(scene.subtree(of: view) + touched).contains(where: scene.actsOnTouches)
  }
}

extension Scene {
  /// Whether a file of Interface Builder shows a view, of which only an outlet makes one doubt that.
  public func isHeldByOutlet(_ view: ViewID) -> Bool { isOfCanvas(view) && self[view].isDrawn }

  /// Whether Interface Builder's canvas has a view where it is.
  func isOfCanvas(_ view: ViewID) -> Bool {
    let it = self[view]
    return it.origins.identifier != nil && it.origins.address == nil && !it.isElement
  }

  /// Whether a view takes each touch in it, be it for what it holds.
  fileprivate func surelyTakesTouches(_ view: ViewID) -> Bool {
    self[view].hitTestOverride == nil
      && self[view].origins.missing.isDisjoint(with: MissingFact.ofTaking.union(.ofHitTesting))
  }

  /// Whether a view does something with touches itself, as far as it is known.
  fileprivate func actsOnTouches(_ view: ViewID) -> Bool {
    let it = self[view]
    return it.kind.isControl || it.kind.editsText || it.scrolling != nil || !it.recognizers.isEmpty
      || it.origins.missing.contains(.recognizers)
  }

  /// Whether a view of an unknown class of UIKit may be a container that lets through what hits nothing
  /// in it (19.2): something lies in it.
  ///
  /// What lies in a control or a bar is a part of that.
  fileprivate func mayPassTouches(_ view: ViewID) -> Bool {
    guard self[view].kind == .view, !self[view].subviews.isEmpty else { return false }
    return !path(from: view).dropFirst().contains {
      self[$0].kind.isControl || self[$0].kind.isComposite || self[$0].isLaidOutByClass
    }
  }
}

extension View {
  /// Whether it is a bar that its file does not have: only the items for it.
  var isAssumedBar: Bool {
    knownClass?.kind == .bar && origins.address == nil && origins.identifier == nil
  }

  /// Whether its class is one whose parts a scene lays out, such as a bar's.
  fileprivate var isLaidOutByClass: Bool { knownClass?.kind.traits.contains(.laidOut) == true }

  /// What is known of its class besides.
  var knownTraits: KnownClass.Traits {
    guard let (known, kind) = knownClass, [.view, kind].contains(self.kind) else { return [] }
    return known.traits
  }
}

extension AskVerdict {
  /// Whether a property of a view decided, wherever that lies.
  fileprivate var isOfProperty: Bool {
    switch self {
    case .hidden, .alpha, .interaction: true
    case .outside, .animating, .inside, .overridden: false
    }
  }

  /// What need not be known for a view to answer so.
  ///
  /// 2.2: what takes no touches takes none wherever it lies and whatever it is. 2.4: what refuses asks
  /// nothing in it. And what is hit in a view says nothing of a point outside it.
  fileprivate var needless: UnknownFacts {
    switch self {
    case .hidden, .alpha: MissingFact.ofContents.union(MissingFact.ofInside).union(.interaction)
    case .interaction: MissingFact.ofContents.union(MissingFact.ofInside).union(.visibility)
    case .outside: MissingFact.ofContents.union(.hittable)
    case .animating: MissingFact.ofContents
    case .inside, .overridden: []
    }
  }
}
