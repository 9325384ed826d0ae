/// The frames of the matches (Specification/bracket.md §2.6).
extension StructurePass {
  func frame(of run: Run) -> AreaRect {
    let margin = measures[run.side].matchMargin
    return AreaRect(
      upward: column(of: run.round, from: run.side) - roundStep / 2,
      upwardExtent: roundStep,
      crosswise: min(run.span.start, run.span.end) - margin,
      crosswiseExtent: abs(run.span.end - run.span.start) + 2 * margin
    )
  }

  /// Places a match whose winners leave at the points on `outgoing`.
  mutating func placeMatch(_ run: Run, frame: AreaRect) {
    let upward = column(of: run.round, from: run.side)
    let first = points.count
    for point in outgoing {
      points.append(drawing.point(AreaPoint(upward: upward, crosswise: point.crosswise)))
    }
    addMatch(node: run.node, number: run.number, frame: frame, firstPoint: first)
  }

  /// Adds a match whose points are the last ones.
  mutating func addMatch(node: Int, number: Int, frame: AreaRect, firstPoint: Int) {
    let imageCenter = points[firstPoint]
    var matchPoints = BracketFrames.Match.Points.imageCenter
    if firstPoint + 1 < points.count {
      matchPoints = .group(pointGroups.count)
      pointGroups.append(firstPoint..<points.count)
    } else {
      points.removeLast()
    }
    matches[number] = BracketFrames.Match(
      path: bracket.path(of: bracket.nodes[node]),
      index: number,
      frame: drawing.rect(frame),
      imageCenter: imageCenter,
      points: matchPoints
    )
  }
}

extension StructurePass.Run {
  /// Whether it is a match: a bracket with a single slot only passes its contestant on.
  var isMatch: Bool { span.numberOfSlots != 1 }
}
