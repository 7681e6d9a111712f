import TouchCore

/// A letter for each view, of its name where one is free; the same in every picture of a scene.
struct HitLetters {
  private var letters: [ViewID: Character] = [:]
  private static let all = Array("abcdefghijklmnopqrstuvwxyz0123456789")
  /// What views get that come after all letters are taken.
  private static let shared: Character = "+"
  /// What those get that have no capital letter.
  private static let sharedCapital: Character = "#"

  /// Gives letters to all views, or where there are too many to those that are hit.
  init(_ scene: Scene, hit: Set<ViewID>) {
    let views = scene.viewIDs
    let wanting = views.count <= Self.all.count ? views : views.filter { hit.contains($0) }
    var free = Set(Self.all)
    for view in wanting {
      let own = Array(scene.name(of: view).lowercased())
      let letter = (own + Self.all).first { free.contains($0) }
      letters[view] = letter
      if let letter { free.remove(letter) }
    }
  }

  subscript(view: ViewID) -> Character { letters[view] ?? Self.shared }

  /// The letter of a view that is hit but does not keep the touch.
  func capital(of view: ViewID) -> Character {
    guard let letter = letters[view], letter.isLetter,
      let capital = letter.uppercased().first
    else { return Self.sharedCapital }
    return capital
  }
}
