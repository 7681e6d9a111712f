import TouchCore

/// A screen of an app as a scene, with what was not understood of the file it was read from.
public struct ImportedScene: Sendable {
  /// A recognizer that the file puts into the lists of several views.
  public struct SharedRecognizer: Hashable, Sendable {
    /// Its name in the scene.
    public let name: String
    /// The views, the one that has it first.
    public let views: [ViewID]
  }

  /// The scene.
  public let scene: Scene
  /// What it is for.
  public let purpose: ScreenPurpose
  /// What was read with doubt, or not at all, by line.
  public let remarks: [ImportRemark]
  /// How many views the file names.
  public let viewsNamed: Int
  /// The recognizers that the file puts into the lists of several views; the scene has each once.
  public let sharedRecognizers: [SharedRecognizer]

  /// Makes a scene of what a file tells of a screen.
  ///
  /// - Parameter file: The file, as the person named it: the scene's objects know their lines in it.
  /// - Throws: `ImportRefusal.noViews` where it tells of none.
  public init(_ hierarchy: ForeignHierarchy, of file: String = "") throws(ImportRefusal) {
    guard !hierarchy.roots.isEmpty || !hierarchy.unshown.isEmpty else { throw .noViews }
    var assembler = SceneAssembler(hierarchy, of: file)
    assembler.assemble()
    scene = assembler.scene
    purpose = hierarchy.purpose
    remarks = (hierarchy.remarks + assembler.remarks).sorted {
      ($0.line, $0.column) < ($1.line, $1.column)
    }
    viewsNamed = hierarchy.viewsNamed
    sharedRecognizers = assembler.sharedRecognizers
  }
}
