import TouchCore

/// Where views stand in an Interface Builder file.
extension XMLElement {
  /// The elements in a child of a name; none if there is no such child.
  func children(in name: String) -> Children {
    child(name)?.children ?? Children(tree: tree, first: -1)
  }

  /// Whether it is a view, wherever it stands.
  var isView: Bool {
    if ViewTag.className(of: name) != nil { return true }
    switch name {
    case "variation", "viewLayoutGuide", "userDefinedRuntimeAttribute", "designable": return false
    default: return child("rect", key: "frame") != nil || parent?.holdsOnlyViews == true
    }
  }

  /// Whether it is a view controller.
  var isController: Bool { ControllerTag.className(of: name) != nil }

  /// The controller that it is a part of, or that lies beside it; nil for none.
  var controllerAround: XMLElement? {
    let around = sequence(first: self) { $0.parent }
    return around.first { $0.isController }
      ?? around.first { $0.name == "objects" }?.children.first { $0.isController }
  }

  /// Its frame: by four numbers, or by how far it lies from the edges of its superview; nil if the file
  /// does not say.
  var writtenFrame: Rect? {
    if let rect = child("rect", key: "frame") {
      let frame = AttributeFrame(rect).rect
      return isFlatOnCanvas(frame) ? nil : frame
    }
    guard let inset = child("frame", key: "frameInset"),
      let size = parent?.parent?.writtenFrame?.size
    else { return nil }
    func number(_ name: String) -> Double? { inset[name].flatMap(ForeignNumber.length) }
    func span(_ least: Double?, _ length: Double?, _ most: Double?, in whole: Double) -> (
      start: Double, length: Double
    ) {
      guard let length else { return (least ?? 0, max(0, whole - (least ?? 0) - (most ?? 0))) }
      return (least ?? most.map { whole - $0 - length } ?? 0, length)
    }
    let x = span(number("minX"), number("width"), number("maxX"), in: size.width)
    let y = span(number("minY"), number("height"), number("maxY"), in: size.height)
    return Rect(x.start, y.start, x.length, y.length)
  }

  /// Whether the canvas was not laid out: it has no width or no height there, and constraints decide
  /// both.
  private func isFlatOnCanvas(_ frame: Rect?) -> Bool {
    guard let size = frame?.size else { return false }
    let isFlat =
      size.width == 0 && !isCollapsed("width") || size.height == 0 && !isCollapsed("height")
    return isFlat
      && self["translatesAutoresizingMaskIntoConstraints"].flatMap(ForeignNumber.flag) == false
      && self["fixedFrame"].flatMap(ForeignNumber.flag) != true
  }

  /// Whether a constraint of its own makes it nothing wide or high: it keeps others apart.
  private func isCollapsed(_ attribute: String) -> Bool {
    children(in: "constraints").contains {
      $0["firstAttribute"] == attribute && $0["firstItem"] == nil && $0["secondItem"] == nil
        && ($0["constant"].flatMap(ForeignNumber.finite) ?? 0) == 0
    }
  }

  /// Whether all that stands in it are views, known or not.
  private var holdsOnlyViews: Bool {
    switch name {
    case "subviews", "prototypes", "cells": true
    default: false
    }
  }

  /// Whether what stands in it says something of a view, and never is one, or is what a bar places.
  private var holdsNoViews: Bool {
    switch name {
    case "connections", "constraints", "userDefinedRuntimeAttributes", "variation",
      "attributedString", "color", "fontDescription", "state", "accessibility", "items":
      true
    default: false
    }
  }

  /// The views that stand in it with no other view between, in the file's order.
  var nestedViews: [XMLElement] {
    var found: [XMLElement] = []
    var waiting = Array(children.reversed())
    while let element = waiting.popLast() {
      if element.isView {
        found.append(element)
      } else if !element.holdsNoViews {
        waiting += element.children.reversed()
      }
    }
    return found + refreshControls
  }

  /// 20.43: what a table view controller has beside its table, and UIKit puts into it.
  private var refreshControls: [XMLElement] {
    guard self["key"] == "view", let parent else { return [] }
    return parent.children.filter { $0.isRefreshControl }
  }

  /// The rectangle that constraints and stack views are about; nil where the file does not say.
  var alignmentRect: Rect? { writtenFrame?.alignment(of: name) }

  /// Whether it is the refresh control of a table view controller.
  var isRefreshControl: Bool { self["key"] == "refreshControl" }
}

extension Rect {
  /// The rectangle of a view with this frame that constraints and stack views are about: some controls
  /// draw beside it, as measured in storyboards whose frames are up to date.
  func alignment(of tag: String) -> Rect {
    switch tag {
    case "slider": Rect(minX + 2, minY, size.width - 4, size.height - 1)
    case "switch": Rect(minX, minY, size.width - 2, size.height)
    case "segmentedControl": Rect(minX, minY, size.width, size.height - 1)
    default: self
    }
  }
}
