import TatamiGeometry

extension BoxTree {
  /// Runs the pass over a box with unplaced children in its subtree, so that it is recorded, for
  /// every space that the box was offered, and last for its final space.
  mutating func placeUnplacedChildren(
    of node: Int,
    _ space: Size,
    isRoot: Bool,
    _ run: inout LayoutRun
  ) {
    let recorded = run.state.unplacedChildren.takeOffers(to: node)
    let usesOffers = !isRoot && headers[node].flags.contains(.wraps)
    let offers = usesOffers ? recorded : [UnplacedChildLog.Offer(space: space, count: 1)]
    for offer in offers {
      run.state.unplacedChildren.startRecording(node, count: offer.count)
      place(node, offer.space, isRoot: isRoot, &run)
    }
    for (child, center) in run.state.unplacedChildren.finishRecording() {
      extents[child].x.origin = center.x - extents[child].x.size / 2
      extents[child].y.origin = center.y - extents[child].y.size / 2
    }
  }
}

extension LayoutRun {
  /// Marks the ancestors of flows whose last pass left a child unplaced for the first time.
  mutating func markNewUnplacedChildren(in tree: inout BoxTree) {
    for flow in state.unplacedChildren.takeNewFlows() {
      tree.markAncestorsOfUnplacedChildren(of: Int(flow))
      hasNewUnplacedChildren = true
    }
  }
}
