import TouchCore

//  isUserInteractionEnabled   userInteractionEnabled   interactive      noninteractive
//  └────────────────── names of one property ───────────────────┘       └─ opposite ─┘

/// The names of a property: under some of them yes is no.
package struct Spellings {
  package private(set) var same: [String] = []
  package private(set) var opposite: [String] = []

  package init(_ word: String, uiKit: [String] = []) { same = uiKit + [word] }

  /// The names of a property and of the words that undo it.
  ///
  /// - Parameter rows: Each with whether yes of its word is no of what the view has.
  package init(_ rows: [(word: String, uiKit: [String], opposite: String?, saysNo: Bool)]) {
    for row in rows {
      let others = [row.opposite].compactMap { $0 }
      same += row.saysNo ? others : row.uiKit
      opposite += row.saysNo ? row.uiKit : others
    }
    same += rows.filter { !$0.saysNo }.map { $0.word }
    opposite += rows.filter { $0.saysNo }.map { $0.word }
  }
}

extension Property {
  package var spellings: Spellings {
    let entry = entry
    guard entry.shape?.turns != nil else {
      // Where UIKit's classes disagree about a name, ours is the one that people know.
      return entry.uiKit.count > 1 && entry.shape?.mayStandAlone != true
        ? Spellings([(rawValue, [], nil, false)] + entry.uiKit.map { ($0, [], nil, false) })
        : Spellings(rawValue, uiKit: entry.uiKit)
    }
    let rows = Self.allCases.filter { $0 == self || $0.entry.subject == self }
    return Spellings(
      rows.map { ($0.rawValue, $0.entry.uiKit, $0.entry.opposite, $0.entry.shape?.turns == false) })
  }
}

extension RecognizerProperty {
  package var spellings: Spellings {
    let rows = Self.allCases.filter { $0.subject == self }
    return Spellings(
      rows.map { ($0.rawValue, $0.entry.uiKit, $0.entry.opposite, $0.entry.shape?.turns == false) })
  }
}

extension Property {
  /// What a program changes by a name that people type; nil where it can change nothing by it.
  package static func changed(byName name: String, of object: SceneObject) -> Property? {
    switch object {
    case .recognizer: RecognizerProperty.spoken(name)?.meant.entry.changes
    case .responder(.controller):
      ControllerProperty.spoken(name)?.meant.entry.changes ?? spoken(name)?.meant.entry.changes
    case .responder: spoken(name)?.meant.entry.changes
    }
  }

  /// The name that people type of what a program changes.
  package func name(of object: SceneObject) -> String {
    let spellings: Spellings? =
      switch object {
      case .recognizer:
        RecognizerProperty.allCases.first { $0.entry.changes == self }?.spellings
      case .responder(.controller):
        ControllerProperty.allCases.first { $0.entry.changes == self }
          .map { Spellings($0.rawValue, uiKit: $0.entry.uiKit) }
      case .responder:
        (Self.allCases.first { $0.entry.changes == self && $0.entry.subject == nil } ?? self)
          .spellings
      }
    return spellings?.same.first ?? rawValue
  }
}
