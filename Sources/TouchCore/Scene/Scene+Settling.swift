//  model.keyboardHeight 260      keys 0,508 390x336  ─▶  0,584 390x260      what lies above goes along
//  model.cancelButtonWidth 96    field and cancel share the room anew
//
//  What a scene gave a frame of its own stays where it is.

extension Setting {
  /// Whether parts that UIKit makes are as large as it says.
  public var sizesParts: Bool {
    switch self {
    case .keyboardHeight, .searchBarMargin, .cancelButtonWidth, .accessoryWidth, .editControlWidth,
      .pickerRowHeight:
      true
    default: false
    }
  }
}

extension Scene {
  /// Settles what Apple leaves open, and lays out anew what UIKit made by it.
  ///
  /// - Parameters:
  ///   - setting: What Apple leaves open.
  ///   - value: In the setting's unit; a switch is on at 1.
  public mutating func settle(_ setting: Setting, _ value: Double) {
    let before = self
    settings[setting] = value
    guard setting.sizesParts, value != before.settings[setting] else { return }
    for id in viewIDs {
      guard let part = self[id].part else { continue }
      switch part.role {
      case .keys, .accessory, .deleteControl, .reorderControl, .searchField, .cancel:
        layOut(id, part, as: before)
      case .wheel, .rows: layOutWheel(id, part)
      default: continue
      }
    }
    for row in viewIDs where self[row].kind.isRow { layOutContent(of: row, as: before) }
  }

  /// A part that lies where it lay by itself lies there anew.
  private mutating func layOut(_ id: ViewID, _ part: Part, as before: Scene) {
    guard case .view(let owner) = part.owner,
      before[id].frame == before.plainFrame(of: part, in: owner),
      let frame = plainFrame(of: part, in: owner)
    else { return }
    self[id].frame = frame
  }

  /// Where a part lies by itself; nil where that is not known.
  private func plainFrame(of part: Part, in owner: ViewID) -> Rect? {
    switch part.role {
    case .keys:
      let screen = self[owner].bounds
      let height = min(settings[.keyboardHeight], screen.size.height)
      return Rect(screen.minX, screen.maxY - height, screen.size.width, height)
    case .accessory where self[owner].kind == .window:
      guard let keys = self.view(.keys, of: part.owner),
        let own = self.view(.accessory, of: part.owner)
      else { return nil }
      let height = self[own].frame.size.height
      return Rect(
        self[keys].frame.minX, self[keys].frame.minY - height, self[keys].frame.size.width, height)
    case .accessory, .deleteControl, .reorderControl: return plainFrame(of: part.role, inRow: owner)
    case .searchField: return searchFrames(of: owner).field
    case .cancel: return searchFrames(of: owner).cancel
    default: return nil
    }
  }

  private mutating func layOutContent(of row: ViewID, as before: Scene) {
    guard let content = contentView(of: row),
      before[content].frame == before.plainFrameOfContent(in: row)
    else { return }
    self[content].frame = plainFrameOfContent(in: row)
  }

  private mutating func layOutWheel(_ id: ViewID, _ part: Part) {
    guard part.role == .wheel, case .view(let picker) = part.owner else { return }
    let content = wheelContent(of: picker)
    self[id].scrolling?.contentSize = content
    self[id].bounds.origin.y = self[picker].value * settings[.pickerRowHeight]
    if let rows = contents(ofPicker: picker) {
      self[rows].frame = Rect(origin: .zero, size: content)
    }
  }
}
