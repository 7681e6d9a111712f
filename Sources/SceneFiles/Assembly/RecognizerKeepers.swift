import TouchCore

//  left   outletCollection gestureRecognizers ─┐
//                                              ├─▶ zoom     kept by left, which comes first
//  right  outletCollection gestureRecognizers ─┘            right has none

/// Which view keeps a recognizer that a file puts into the lists of several: it has one view only.
///
/// A file that embeds a screen twice tells of its views twice, and both have recognizers.
struct RecognizerKeepers {
  /// The recognizers that are in more than one list.
  var shared: [ImportedScene.SharedRecognizer] {
    keepers.filter { !$0.others.isEmpty }.map {
      ImportedScene.SharedRecognizer(name: $0.name, views: [$0.view] + $0.others)
    }
  }

  /// A recognizer of the scene with the view that has it.
  struct Keeper {
    let view: ViewID
    let recognizer: RecognizerID
    let name: String
    fileprivate let identifier: String?
    fileprivate let line: Int
    fileprivate var others: [ViewID] = []
  }

  private var keepers: [Keeper] = []
  private var latest: [String: Int] = [:]

  /// Notes that a recognizer was put onto a view.
  mutating func note(
    _ recognizer: ForeignRecognizer, _ added: RecognizerID, named name: String, on view: ViewID,
    _ told: ForeignView
  ) {
    guard let id = recognizer.identifier else { return }
    latest[id] = keepers.count
    keepers.append(
      Keeper(
        view: view, recognizer: added, name: name, identifier: told.identifier, line: told.line))
  }

  /// Who keeps a recognizer already that another view lists too; nil where the view is to have it.
  mutating func keeper(
    of recognizer: ForeignRecognizer, listedBy view: ViewID, _ told: ForeignView
  ) -> Keeper? {
    guard let place = recognizer.identifier.flatMap({ latest[$0] }) else { return nil }
    let keeper = keepers[place]
    if keeper.view == view { return keeper }
    guard (keeper.identifier, keeper.line) != (told.identifier, told.line) else { return nil }
    if !keeper.others.contains(view) { keepers[place].others.append(view) }
    return keeper
  }
}
