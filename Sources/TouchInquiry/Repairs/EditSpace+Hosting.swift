import TouchCore

//   overlay > toast (hosting) > banner        overlay.pointInside = only banner
//
//   22.26: what works on every system is to say where the content is: neither window nor hosting
//   view takes a touch elsewhere, and nobody has to tell the hosting view from what it draws.

extension EditSpace {
  /// Makes a hosting view, or the view that holds nothing else, take touches only where there is content;
  /// a cell, too (16.7).
  package func declaring(_ id: ViewID) -> [Edit] {
    if let content = scene.contentView(of: id) { return [only(content, of: id)].compactMap { $0 } }
    guard scene[id].kind == .hosting, let edit = declared(id) else { return [] }
    return [edit]
  }

  /// 22.25: where an override takes the hosting view's answer back, and so its content, the hosting
  /// view says where its content is instead (22.26).
  var declarations: [[Edit]] {
    path.filter { scene[$0].kind == .hosting }.compactMap { hosting in
      let override = scene.path(from: hosting).first {
        scene[$0].hitTestOverride == .returnsNilIf(hosting)
      }
      guard let override, let edit = declared(hosting) else { return nil }
      return [.set(override, "overridesHitTest", .truth(false)), edit]
    }
  }

  private func declared(_ hosting: ViewID) -> Edit? { only(hosting, of: holder(of: hosting)) }

  /// The edit with which a view takes touches only in the subviews of another view.
  private func only(_ content: ViewID, of holder: ViewID) -> Edit? {
    let names = scene[content].subviews.map { scene.name(of: $0) }
    guard !names.isEmpty, names.allSatisfy({ $0.isPlainName }),
      scene[holder].pointInsideOverride == nil
    else { return nil }
    return .set(holder, "pointInside", .word("only " + names.joined(separator: " ")))
  }

  /// The outermost view that holds the hosting view and nothing else: its class is the app's.
  private func holder(of hosting: ViewID) -> ViewID {
    let outer = scene.path(from: hosting).dropFirst().prefix { scene[$0].subviews.count == 1 }
    return outer.last ?? hosting
  }
}
