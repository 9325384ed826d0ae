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
    for ask in asks {
      run.state.strays.watch(node, weight: ask.weight)
      place(node, ask.space, isRoot: isRoot, &run)
    }
    for (stray, center) in run.state.strays.finish() {
      extents[2 * stray].origin = center.x - extents[2 * stray].size / 2
      extents[2 * stray + 1].origin = center.y - extents[2 * stray + 1].size / 2
    }
  }
}
