import TatamiGraphics

/// The layout pass over a layer tree, parents before children (S30, S33).
enum LayoutPass {
  /// The maximum number of passes over a tree that is marked again during layout: the smallest
  /// threshold from which UIKit can be made to look for a layout loop.
  private static let maxPasses = 50

  /// Lays out a tree until no layer is marked, then runs a closure; repeats if the closure marks a
  /// layer.
  ///
  /// The closure runs at least once, after at most 50 passes. A tree that is still marked then is
  /// in a loop, which is reported and ended.
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
    endLoop(in: root)
  }

  /// Reports the layers that are still marked, and clears all marks, which would otherwise cause
  /// the same loop in the next turn.
  private static func endLoop(in root: CALayer) {
    var marked: [AnyObject] = []
    var waiting = [root]
    while let layer = waiting.popLast() {
      guard layer.layoutState != .clean else { continue }
      if layer.layoutState == .marked { marked.append(layer.host ?? layer) }
      layer.layoutState = .clean
      if let mask = layer.mask { waiting.append(mask) }
      waiting += (layer.children ?? []).reversed()
    }
    let names = marked.prefix(3).map { "\($0)" } + (marked.count > 3 ? ["…"] : [])
    Diagnostics.report(
      "layout stopped after \(maxPasses) passes; marked for layout in each of them: "
        + names.joined(separator: ", ")
    )
  }

  /// Lays out a layer, starting at the top of the unbroken chain of marked superlayers (S34).
  static func run(from layer: CALayer) {
    layer.host?.layoutPassWillBegin()
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
