extension BracketLayout {
  /// Returns the length of a layer in a view, in points: the distance from one round to the next.
  ///
  /// - Parameters:
  ///   - numberOfLayers: The number of rounds, at least 1.
  ///   - extent: The view's extent along ``BracketStyle/layerAxis``, in points.
  public func layerLength(numberOfLayers: Int, extent: Double) -> Double {
    max(0, extent - unlayeredExtent) / style.layerSteps(numberOfLayers: numberOfLayers)
  }

  /// Returns the extent of a view along ``BracketStyle/layerAxis`` whose layers have a length.
  ///
  /// - Parameters:
  ///   - numberOfLayers: The number of rounds, at least 1.
  ///   - layerLength: The distance from one round to the next, in points.
  public func extent(numberOfLayers: Int, layerLength: Double) -> Double {
    style.layerSteps(numberOfLayers: numberOfLayers) * layerLength + unlayeredExtent
  }

  /// Returns how far a match of a tree extends beyond its outer contestants, in points.
  ///
  /// - Parameters:
  ///   - numberOfEntries: The number of entries on the match's side.
  ///   - extent: The view's extent along ``BracketStyle/entryAxis``, in points.
  public func matchMargin(numberOfEntries: Int, extent: Double) -> Double {
    SideMeasures(length: entrySize[style.entryAxis], extent: extent, count: numberOfEntries)
      .matchMargin
  }

  /// The extent of entries and gaps along the layer axis.
  private var unlayeredExtent: Double {
    let entries = BracketMeasures.length(entrySize[style.layerAxis])
    return (style.isTwoSided ? 2 : 1) * entries + 2 * BracketMetrics.areaGap
  }
}

extension BracketStyle {
  /// The number of layer lengths between the areas of entries, or from one to the opposite edge.
  func layerSteps(numberOfLayers: Int) -> Double {
    Double(isTwoSided ? 2 * numberOfLayers : numberOfLayers + 1)
  }
}
