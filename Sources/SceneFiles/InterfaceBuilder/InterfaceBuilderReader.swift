//  <document initialViewController="a">
//    <scene> <viewController id="b"> …     second
//    <scene> <viewController id="a"> …     first: the app begins with it
//                  └ container ── embed ──> a third scene, which is shown inside

/// Reads a storyboard or xib of Interface Builder.
///
/// Defaults are not filled in, with two exceptions where the file's and UIKit's defaults differ: a
/// label or image view without `userInteractionEnabled="NO"` takes touches, and a scroll view
/// without `clipsSubviews="YES"` does not clip.
public struct InterfaceBuilderReader {
  private let bytes: [UInt8]

  /// A reader of a file's bytes.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The screens of the file: one a scene, the initial controller's first; of a xib, one a view that
  /// has no superview.
  ///
  /// A scene that lies in another one's container is part of that, and not there by itself.
  /// Of a file's controllers that another file holds, the first screen's remarks tell.
  ///
  /// - Complexity: O(*n*) in the size of the file, and of the views that embedding repeats.
  public func read() throws(ImportRefusal) -> [ForeignHierarchy] {
    let document = try document()
    var walk = ViewWalk(document: document)
    var screens = try screens(of: document, by: &walk)
    guard !screens.isEmpty else { throw .noViews }
    screens[0].remarks += remarks(of: document)
    skip(document, walk.seen, from: &screens[0])
    return screens
  }

  /// The file with its cross references looked up.
  func document() throws(ImportRefusal) -> InterfaceBuilderDocument {
    var scanner = try XMLScanner(bytes)
    return try InterfaceBuilderDocument(try scanner.read())
  }

  /// The screens of a document.
  func screens(
    of document: InterfaceBuilderDocument, by walk: inout ViewWalk
  ) throws(ImportRefusal) -> [ForeignHierarchy] {
    var screens: [ForeignHierarchy] = []
    let scenes = InterfaceBuilderScene.all(of: document)
    for scene in scenes where !scene.isEmbedded { screens.append(try walk.screen(scene)) }
    // Who is embedded only by what is on no screen is one itself.
    for scene in scenes where scene.isEmbedded && !walk.hasRead(scene) {
      screens.append(try walk.screen(scene))
    }
    return screens
  }

  /// Says which views are on no screen: those of a navigation item, of an item that nothing holds; not
  /// the bars that the file itself hides.
  private func skip(
    _ document: InterfaceBuilderDocument, _ seen: Set<Int>, from screen: inout ForeignHierarchy
  ) {
    let tree = document.root.tree
    let hidden = Set(document.controllers.values.flatMap { $0.hiddenBars }.map { $0.index })
    for index in tree.nodes.indices where !seen.contains(index) && !hidden.contains(index) {
      let element = XMLElement(tree: tree, index: index)
      guard element.isView else { continue }
      let name =
        document.customClass(of: element) ?? ViewTag.className(of: element.name) ?? element.name
      screen.viewsNamed += 1
      let absence = document.absence(of: element)
      screen.remarks.append(
        element.remark(
          absence.map {
            .notInstalled(className: name, id: element["id"] ?? "", places: $0.places)
          } ?? .skippedView(name)))
    }
  }

  /// What belongs to no screen.
  private func remarks(of document: InterfaceBuilderDocument) -> [ImportRemark] {
    let all = document.elements.values.sorted { $0.index < $1.index }
    return all.compactMap { element in
      if element.name == ControllerTag.placeholder {
        return element.remark(.elsewhere(element.placeholderName))
      }
      guard RecognizerTag.className(of: element.name) != nil, let id = element["id"],
        !document.wantedRecognizers.contains(id)
      else { return nil }
      return element.remark(.belongsToNobody(id))
    }
  }
}

extension XMLElement {
  /// Where the controller is that a placeholder stands for.
  var placeholderName: String {
    let place = [self["storyboardName"], self["referencedIdentifier"]].compactMap { $0 }
    return place.isEmpty ? self["id"] ?? name : place.joined(separator: "/")
  }
}
