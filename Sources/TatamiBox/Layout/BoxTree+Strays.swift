import TatamiGeometry

extension BoxTree {
  /// Runs the pass over a box with strays below for every space it was asked with, so that they
  /// are counted, and last for its final space.
  mutating func placeStrays(
    _ node: Int,
    _ space: Size,
    isRoot: Bool,
    _ run: inout LayoutRun
  ) {
    let counted = run.state.strays.takeAsks(node)
    let isAsked = !isRoot && headers[node].flags.contains(.wraps)
    let asks = isAsked ? counted : [StrayLog.Ask(space: space, weight: 1)]
    resetStrays(of: node)
    for ask in asks {
      run.state.strays.box = Int32(node)
      run.state.strays.weight = ask.weight
      place(node, ask.space, isRoot: isRoot, &run)
    }
    run.state.strays.box = NodeHeader.none
    if asks.last?.space != space { place(node, space, isRoot: isRoot, &run) }
    centerStrays(of: node)
  }
}

extension BoxTree {
  /// Puts the strays of a flow where counting begins.
  private mutating func resetStrays(of node: Int) {
    forEachStray(of: node) { tree, stray in
      tree.extents[2 * stray].origin = 0
      tree.extents[2 * stray + 1].origin = 0
    }
  }

  /// Turns the counted places of strays, which are centres, into origins.
  private mutating func centerStrays(of node: Int) {
    forEachStray(of: node) { tree, stray in
      tree.extents[2 * stray].origin -= tree.extents[2 * stray].size / 2
      tree.extents[2 * stray + 1].origin -= tree.extents[2 * stray + 1].size / 2
    }
  }

  private mutating func forEachStray(of node: Int, _ body: (inout BoxTree, Int) -> Void) {
    guard let cross = headers[node].kind.flowAxis?.cross, headers[node][cross].wraps else { return }
    var child = headers[node].firstChild
    while child != NodeHeader.none {
      let header = headers[Int(child)]
      if header.flags.contains(.active), header[cross] == .ratio { body(&self, Int(child)) }
      child = header.next
    }
  }
}
