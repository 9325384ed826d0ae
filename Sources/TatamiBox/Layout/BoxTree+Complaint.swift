import TatamiGeometry

extension BoxTree {
  /// Returns which node of a laid out tree nothing limits, and what would; nil where all is well.
  ///
  /// A coordinate that reaches 1e15 points is a mistake of the scene (box §2). Documents answer it
  /// with an error; who places views asserts that there is no complaint, so that debug builds stop
  /// and name the node. Found parents first, so the outermost mistake is the one that is told.
  /// - Throws: `staleHandle`.
  /// - Complexity: O(*n*) in the active nodes below the root.
  public func complaint(below root: BoxHandle) throws(BoxTreeError) -> String? {
    var waiting = [try slot(root)]
    while let node = waiting.popLast() {
      guard headers[node].flags.contains(.active) else { continue }
      for axis in Axis.allCases {
        if let complaint = LegalValue.complaint(extents[2 * node + axis.index], axis) {
          return "\(handle(node)): \(complaint)"
        }
      }
      addChildrenReversed(of: node, to: &waiting)
    }
    return nil
  }

  /// Adds the children of a node, the first one on top.
  private func addChildrenReversed(of node: Int, to waiting: inout [Int]) {
    var child = links[node].lastChild
    while child != NodeHeader.none {
      waiting.append(Int(child))
      child = links[Int(child)].previous
    }
  }
}

extension LegalValue {
  /// Returns what is wrong with the place and length found along an axis.
  static func complaint(_ found: Extent, _ axis: Axis) -> String? {
    let names = axis == .horizontal ? ("width", "x") : ("height", "y")
    let advice = "nothing limits it; give the node or a box around it a length or a max"
    if found.size >= largest { return "\(names.0) is \(found.size); \(advice)" }
    if found.origin.magnitude >= largest { return "\(names.1) is \(found.origin); \(advice)" }
    return nil
  }
}
