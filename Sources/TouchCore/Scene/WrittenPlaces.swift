//   3  view card 20,80 350x200      card: line 3
//   4    ~hitTest return nil        what card's hitTest answers: line 4
//   5    @tap single                single: line 5

/// Where the objects of a scene were written, and their overrides.
///
/// It lies beside the scene and decides nothing: two scenes that differ in it alone are equal.
public final class WrittenPlaces: Sendable {
  /// The file, as the person named it.
  public let file: String
  /// By number of the view; 0 for what was made later.
  private let views: [Int32]
  /// By number of the view; empty where only lines are known.
  private let columns: [Int32]
  private let others: [SceneObject: Int]
  private let columnsOfOthers: [SceneObject: Int]
  private let overrides: [OverrideLine: Int]
  /// What the file calls recognizers and controllers: the ids of Interface Builder.
  fileprivate let ids: [SceneObject: String]
  /// The classes of the recognizers that the file tells of and the scene does not have.
  fileprivate let leftOut: [ViewID: [String]]

  /// An override's word below an object.
  package struct OverrideLine: Hashable, Sendable {
    package let word: String
    package let object: SceneObject

    package init(_ word: String, below object: SceneObject) {
      self.word = word
      self.object = object
    }
  }

  /// Takes the lines of all objects that were written.
  package init(
    file: String, views: [Int32], columns: [Int32] = [], others: [SceneObject: Int],
    columnsOfOthers: [SceneObject: Int] = [:], overrides: [OverrideLine: Int],
    ids: [SceneObject: String] = [:], leftOut: [ViewID: [String]] = [:]
  ) {
    self.file = file
    self.columns = columns
    self.views = views
    self.others = others
    self.columnsOfOthers = columnsOfOthers
    self.overrides = overrides
    self.ids = ids
    self.leftOut = leftOut
  }

  fileprivate func line(of object: SceneObject) -> Int? {
    guard case .responder(.view(let id)) = object else { return others[object] }
    guard views.indices.contains(Int(id.index)) else { return nil }
    let line = Int(views[Int(id.index)])
    return line > 0 ? line : nil
  }

  fileprivate func column(of object: SceneObject) -> Int {
    guard case .responder(.view(let id)) = object else { return columnsOfOthers[object] ?? 1 }
    return columns.indices.contains(Int(id.index)) ? max(1, Int(columns[Int(id.index)])) : 1
  }

  fileprivate func line(of override: OverrideLine) -> Int? { overrides[override] }

  /// The objects that were written, with their lines: views first, in their order.
  public var all: [(object: SceneObject, line: Int)] {
    let views = views.indices.compactMap { number -> (SceneObject, Int)? in
      let object = SceneObject.responder(.view(ViewID(number)))
      return line(of: object).map { (object, $0) }
    }
    return views.map { (object: $0.0, line: $0.1) }
      + others.sorted { ($0.value, $0.key.rank) < ($1.value, $1.key.rank) }
      .map { (object: $0.key, line: $0.value) }
  }
}

extension SceneObject {
  /// An order of those that stand on one line.
  fileprivate var rank: Int {
    switch self {
    case .responder(.application), .responder(.delegate), .responder(.windowScene): 0
    case .responder(.view(let id)): Int(id.index)
    case .responder(.controller(let id)): Int(id.index)
    case .recognizer(let id): Int(id.index)
    }
  }
}

extension Scene {
  /// The id that the file gives a recognizer or a controller; nil if it gives none.
  public func writtenID(of object: SceneObject) -> String? { writtenPlaces?.ids[object] }

  /// The classes of a view's recognizers that its file tells of and the scene does not have.
  public func recognizersLeftOut(of view: ViewID) -> [String] {
    writtenPlaces?.leftOut[view] ?? []
  }

  /// Where an object was written; nil for one that a program made, or that was read from no file.
  public func place(of object: SceneObject) -> SourcePlace? {
    writtenPlaces.flatMap { places in
      places.line(of: object).map {
        SourcePlace(file: places.file, line: $0, column: places.column(of: object))
      }
    }
  }

  /// Where an override was written, by its word in the scene language.
  public func place(ofOverride word: String, below object: SceneObject) -> SourcePlace? {
    writtenPlaces.flatMap { places in
      places.line(of: WrittenPlaces.OverrideLine(word, below: object))
        .map { SourcePlace(file: places.file, line: $0) }
    }
  }
}
