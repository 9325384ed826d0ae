/// The layout pass over a tree of layers: parents before children (S30, S33).
@MainActor
enum LayoutPass {
  /// The most passes over a tree whose views mark themselves for layout again and again.
  private static let maxPasses = 8

  /// Lays out a tree until no layer is marked, then runs a closure; again if the closure marks one.
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

  /// Lays out from the topmost marked layer of the unbroken marked chain above a layer (S34).
  static func run(from layer: CALayer) {
    var root = layer
    while let above = root.superlayer, above.layoutState == .marked {
      root = above
    }
    run(below: root)
  }

  /// Visits every marked layer once; what is marked again meanwhile waits for the next pass (S32).
  private static func run(below root: CALayer) {
    var waiting = [root]
    while let layer = waiting.popLast() {
      guard layer === root || (layer.superlayer ?? layer.maskedLayer) != nil else { continue }
      guard layer.layoutState != .clean else { continue }
      layer.layOutIfMarked()
      // A loop, because closures would ask for the main actor at every sublayer.
      for sublayer in (layer.sublayers ?? []).reversed() where sublayer.layoutState != .clean {
        waiting.append(sublayer)
      }
      if let mask = layer.mask, mask.layoutState != .clean { waiting.append(mask) }
    }
  }
}
