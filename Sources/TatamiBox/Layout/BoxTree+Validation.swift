import TatamiGeometry

extension BoxTree {
  /// Returns a description of the first node without any limit, or nil if all frames are valid.
  ///
  /// A coordinate of 1e15 points or more results from a mistake in the tree: neither the node nor
  /// an ancestor has a length or a maximum. Check the result after a layout: document readers
  /// report it as an error, and views assert that it is nil. Parents are checked before their
  /// children.
  ///
  /// - Throws: `staleHandle`.
  /// - Complexity: O(*n*) in the active nodes of the subtree.
  public func validationError(below root: BoxHandle) throws(BoxTreeError) -> String? {
    var pending = [try slot(root)]
    while let node = pending.popLast() {
      guard headers[node].flags.contains(.active) else { continue }
      for axis in Axis.allCases {
        let extent = extents[node][axis]
        if let error = StyleLimits.validationError(in: extent, along: axis) {
          return "\(handle(node)): \(error)"
        }
      }
      addChildrenReversed(of: node, to: &pending)
    }
    return nil
  }

  /// Adds the children of a node to a stack, with the first child on top.
  private func addChildrenReversed(of node: Int, to pending: inout [Int]) {
    var child = links[node].lastChild
    while child != NodeHeader.none {
      pending.append(Int(child))
      child = links[Int(child)].previous
    }
  }
}

extension StyleLimits {
  /// Returns a description of an invalid length or coordinate along an axis, or nil.
  static func validationError(in extent: Extent, along axis: Axis) -> String? {
    let names = axis == .horizontal ? ("width", "x") : ("height", "y")
    let advice = "nothing limits it; give the node or a box around it a length or a max"
    if extent.size >= largest { return "\(names.0) is \(extent.size); \(advice)" }
    if extent.origin.magnitude >= largest { return "\(names.1) is \(extent.origin); \(advice)" }
    return nil
  }
}
