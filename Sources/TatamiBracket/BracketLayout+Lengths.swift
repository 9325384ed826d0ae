extension BracketLayout {
  /// Returns the length of a round in a view, in points: the distance from one round to the next.
  ///
  /// - Parameters:
  ///   - numberOfRounds: The number of rounds, at least 1.
  ///   - extent: The view's extent along ``BracketStyle/roundAxis``, in points.
  public func roundLength(numberOfRounds: Int, extent: Double) -> Double {
    max(0, extent - fixedExtent) / style.roundSteps(numberOfRounds: numberOfRounds)
  }

  /// Returns the extent of a view along ``BracketStyle/roundAxis`` whose rounds have a length.
  ///
  /// - Parameters:
  ///   - numberOfRounds: The number of rounds, at least 1.
  ///   - roundLength: The distance from one round to the next, in points.
  public func extent(numberOfRounds: Int, roundLength: Double) -> Double {
    style.roundSteps(numberOfRounds: numberOfRounds) * roundLength + fixedExtent
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

  /// The extent of entries and gaps along the round axis.
  private var fixedExtent: Double {
    let entries = BracketMeasures.length(entrySize[style.roundAxis])
    return (style.isTwoSided ? 2 : 1) * entries + 2 * BracketMetrics.areaGap
  }
}

extension BracketStyle {
  /// The number of round lengths between the areas of entries, or from one to the opposite edge.
  func roundSteps(numberOfRounds: Int) -> Double {
    Double(isTwoSided ? 2 * numberOfRounds : numberOfRounds + 1)
  }
}
