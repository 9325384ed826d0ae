/// The layout pass over a layer tree, parents before children (S30, S33).
enum LayoutPass {
  /// The maximum number of passes over a tree that is marked again during layout.
  private static let maxPasses = 8

  /// Lays out a tree until no layer is marked, then runs a closure; repeats if the closure marks a
  /// layer.
  ///
  /// The closure runs at least once, after at most 8 passes.
  static func runUntilStable<Failure: Error>(
    _ root: CALayer,
    _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    for pass in 1...maxPasses {
      root.layoutIfNeeded()
      guard root.layoutState == .clean || pass == maxPasses else { continue }
      try body()
      if root.layoutState == .clean { return }
    }
  }

  /// Lays out a layer, starting at the top of the unbroken chain of marked superlayers (S34).
  static func run(from layer: CALayer) {
    var root = layer
    while let above = root.superlayer, above.layoutState == .marked {
      root = above
    }
    run(below: root)
  }

  /// Lays out every marked layer once; layers marked in the process wait for the next pass (S32).
  private static func run(below root: CALayer) {
    var waiting = [root]
    while let layer = waiting.popLast() {
      guard layer === root || (layer.superlayer ?? layer.maskedLayer) != nil else { continue }
      guard layer.layoutState != .clean else { continue }
      layer.layOutIfMarked()
      for sublayer in (layer.children ?? []).reversed() where sublayer.layoutState != .clean {
        waiting.append(sublayer)
      }
      if let mask = layer.mask, mask.layoutState != .clean { waiting.append(mask) }
    }
  }
}
