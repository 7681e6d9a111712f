import TouchCore

//   <button><state key="normal" title="Sign in"/>     55x30     what it shows
//   <textField borderStyle="roundedRect">             --x34     as wide as constraints say
//   <imageView image="logo">                          120x40    <resources><image name="logo" …

/// How large a view is by what it shows, which UIKit works out from fonts and images if no frame is
/// written.
///
/// The widths of texts are a guess by the average of the system's font, so that a frame from them is one
/// that is not sure.
struct NaturalSize {
  /// Along each axis in points, nil if constraints alone decide.
  let width: Double?, height: Double?

  // What a view holds is measured once for each view around it.
  private static let deepest = 16

  /// The size that the file has for a view, or that its content needs.
  ///
  /// - Parameter depth: How many views around it are being measured.
  init(of element: XMLElement, in document: InterfaceBuilderDocument, depth: Int = 0) {
    if let written = element.alignmentRect?.size {
      (width, height) = (written.width, written.height)
      return
    }
    let content =
      depth < Self.deepest
      ? Self.content(of: element, in: document, depth) : NaturalSize(nil, nil)
    (width, height) = (content.width, content.height)
  }

  private init(_ width: Double?, _ height: Double?) { (self.width, self.height) = (width, height) }

  private static func content(
    of element: XMLElement, in document: InterfaceBuilderDocument, _ depth: Int
  ) -> NaturalSize {
    switch element.name {
    case "stackView": stack(element, document, depth + 1)
    case "view": container(element, document, depth + 1)
    case "label": text(ShownText(of: element).words ?? "", element, 17)
    case "button": button(element, document)
    case "textField": field(element)
    case "imageView": image(element["image"], document) ?? NaturalSize(nil, nil)
    default: control(element.name)
    }
  }

  /// The size that a stack view needs for what it arranges.
  private static func stack(
    _ element: XMLElement, _ document: InterfaceBuilderDocument, _ depth: Int
  ) -> NaturalSize {
    let arranged = element.nestedViews.filter { document.isInstalled($0) }
    let stack = StackLayout(document, element, arranged, depth: depth)
    return stack.isVertical
      ? NaturalSize(stack.breadth, stack.length) : NaturalSize(stack.length, stack.breadth)
  }

  /// The size that constraints give a view around what it holds.
  private static func container(
    _ element: XMLElement, _ document: InterfaceBuilderDocument, _ depth: Int
  ) -> NaturalSize {
    let inside = element.nestedViews.filter { document.isInstalled($0) }
    guard !inside.isEmpty else { return NaturalSize(nil, nil) }
    let unframed = inside.indices.filter { inside[$0].writtenFrame == nil }
    let layout = ConstraintLayout(
      document, element, size: nil, inside, lengths: [:], stale: Set(unframed), depth: depth)
    return NaturalSize(layout.needed(.horizontal), layout.needed(.vertical))
  }

  /// What UIKit gives a size whatever it shows, without what it draws beside its alignment rectangle.
  private static func control(_ tag: String) -> NaturalSize {
    switch tag {
    case "switch": NaturalSize(49, 31)
    case "stepper": NaturalSize(94, 32)
    case "slider": NaturalSize(nil, 33)
    case "segmentedControl": NaturalSize(nil, 31)
    case "progressView": NaturalSize(nil, 4)
    case "activityIndicatorView": NaturalSize(20, 20)
    case "pageControl": NaturalSize(nil, 26)
    case "datePicker", "pickerView": NaturalSize(320, pickerHeight)
    case "searchBar": NaturalSize(nil, 56)
    case "toolbar", "navigationBar": NaturalSize(nil, 44)
    case "tabBar": NaturalSize(nil, 49)
    default: NaturalSize(nil, nil)
    }
  }

  /// Whether a control has its size on every screen; a picker may be made larger.
  static func isFixed(_ tag: String) -> Bool {
    let size = control(tag)
    return size.width != nil && size.height != nil && size.height != pickerHeight
  }

  private static let pickerHeight = 216.0

  private static func button(
    _ element: XMLElement, _ document: InterfaceBuilderDocument
  ) -> NaturalSize {
    let title = text(ShownText(of: element).words ?? "", element, 15)
    let image = image(element.child("state", key: "normal")?["image"], document)
    let isConfigured = element.child("buttonConfiguration") != nil
    let margin = isConfigured ? Size(24, 14) : Size(0, 12)
    let width = (title.width ?? 0) + (image?.width ?? 0) + margin.width
    return NaturalSize(max(30, width), max((title.height ?? 0) + margin.height, image?.height ?? 0))
  }

  private static func field(_ element: XMLElement) -> NaturalSize {
    let words = element["text"]?.filled ?? element["placeholder"] ?? ""
    let text = text(words, element, 14)
    guard element["borderStyle"] == "roundedRect" else { return text }
    return NaturalSize((text.width ?? 0) + 14, max(34, (text.height ?? 0) + 12))
  }

  /// One line of text.
  static func text(_ words: String, _ element: XMLElement, _ size: Double) -> NaturalSize {
    let font = element.child("fontDescription")
    let size = font?["pointSize"].flatMap(ForeignNumber.length) ?? size
    // The characters of Chinese, Japanese and Korean are as wide as they are high.
    let widths = words.unicodeScalars.prefix(500).reduce(0) { $0 + ($1.value < 0x2E80 ? 0.52 : 1) }
    return NaturalSize((widths * size).rounded(.up), (1.2 * size).rounded(.up))
  }

  private static func image(
    _ name: String?, _ document: InterfaceBuilderDocument
  ) -> NaturalSize? {
    name.flatMap { document.imageSizes[$0] }.map { NaturalSize($0.width, $0.height) }
  }
}
