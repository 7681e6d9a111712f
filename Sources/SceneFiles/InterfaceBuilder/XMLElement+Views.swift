/// Where views stand in an Interface Builder file.
extension XMLElement {
  /// No elements at all.
  var noChildren: Children { Children(tree: tree, first: -1) }

  /// Whether it is a view, wherever it stands.
  var isView: Bool {
    if ViewTag.className(of: name) != nil { return true }
    switch name {
    case "variation", "viewLayoutGuide", "userDefinedRuntimeAttribute", "designable": return false
    default: return child("rect", key: "frame") != nil || parent?.holdsOnlyViews == true
    }
  }

  /// Whether all that stands in it are views, known or not.
  private var holdsOnlyViews: Bool {
    switch name {
    case "subviews", "prototypes", "cells": true
    default: false
    }
  }

  /// Whether what stands in it says something of a view, and never is one.
  private var holdsNoViews: Bool {
    switch name {
    case "connections", "constraints", "userDefinedRuntimeAttributes", "variation",
      "attributedString", "color", "fontDescription", "state", "accessibility":
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

  /// Whether it is the refresh control of a table view controller.
  var isRefreshControl: Bool { self["key"] == "refreshControl" }
}
