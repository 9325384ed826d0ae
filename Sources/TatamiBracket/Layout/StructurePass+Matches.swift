import TatamiGeometry

/// The frames of the matches (spec bracket §2.6).
extension StructurePass {
  /// By how much a frame exceeds its match on each side crosswise, at most, in points (spec
  /// bracket §3).
  static let mostSurplus = 10.0

  /// How far the two-sided final's frame reaches from its centre crosswise, at least, in points
  /// (spec bracket §3).
  static let leastFinalHalf = 20.0

  func surplus(on side: BracketSide) -> Double {
    min(Self.mostSurplus, measures[side].entryStep / 2)
  }

  func frame(of run: Run) -> SpotRect {
    let surplus = surplus(on: run.side)
    return SpotRect(
      upward: column(of: run.layer, from: run.side) - layerStep / 2,
      upwardExtent: layerStep,
      crosswise: min(run.span.start, run.span.end) - surplus,
      crosswiseExtent: abs(run.span.end - run.span.start) + 2 * surplus
    )
  }

  /// Places a match whose winners leave at the points on `outgoing`.
  mutating func placeMatch(_ run: Run, frame: SpotRect) {
    let upward = column(of: run.layer, from: run.side)
    let first = points.count
    for point in outgoing {
      points.append(sketch.point(Spot(upward: upward, crosswise: point.crosswise)))
    }
    addMatch(node: run.node, number: run.number, frame: frame, firstPoint: first)
  }

  /// Adds a match whose points are the last ones.
  mutating func addMatch(node: Int, number: Int, frame: SpotRect, firstPoint: Int) {
    matches[number] = BracketFrames.Match(
      path: bracket.path(of: bracket.nodes[node]),
      index: number,
      frame: sketch.rect(frame),
      imageCenter: points[firstPoint],
      points: firstPoint..<points.count
    )
  }
}

extension StructurePass.Run {
  /// Whether it is a match: a bracket with a single slot only passes its contestant on.
  var isMatch: Bool { span.numberOfSlots != 1 }
}
