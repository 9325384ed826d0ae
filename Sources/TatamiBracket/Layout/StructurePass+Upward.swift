import TatamiGeometry

/// The upward lines: from the children of a bracket to its column.
extension StructurePass {
  /// Returns the upward position of a layer's column; layer 0 is the entries'.
  func column(of layer: Int, from side: BracketSide) -> Double {
    let distance = layerStep * Double(layer)
    return measures.runsForward(from: side) ? distance : measures.upwardExtent - distance
  }

  /// Draws the lines from a bracket's children to it, and returns the bracket's own run.
  mutating func joinChildren(of closing: OpenBracket) -> Run {
    let node = bracket.nodes[closing.node]
    let match = bracket.path(of: node)
    let wonStart = wonPoints.count
    var join = Join(.incoming, to: match, layer: match.layer, isRoot: closing.node == 0)
    var (child, nextRun) = (closing.node + 1, closing.firstRun)
    while child < node.end {
      drawUpward(run(of: child, nextRun: &nextRun), into: &join)
      child = Int(bracket.nodes[child].end)
    }
    wonPoints.removeSubrange(closing.firstWonPoint..<wonStart)
    join.span.won = closing.firstWonPoint..<wonPoints.count
    join.span.numberOfWinners = Int(node.numberOfWinners)
    return Run(closing, layer: match.layer, side: sides.side(of: closing.node), span: join.span)
  }

  /// Draws the root's crosswise lines and the champions' lines.
  mutating func joinChampion() {
    let root = runs[0]
    let match = bracket.path(of: bracket.nodes[root.node])
    var join = Join(.champion, to: match, layer: match.layer + 1, isRoot: true)
    drawUpward(root, into: &join)
  }

  /// The state of joining one bracket's children.
  private struct Join {
    let segment: BracketFrames.Segment
    let match: MatchPath
    /// The layer whose column is reached.
    let layer: Int
    let isRoot: Bool
    var numberOfChildren = 0
    var span = Span()

    init(_ segment: BracketFrames.Segment, to match: MatchPath, layer: Int, isRoot: Bool) {
      self.segment = segment
      self.match = match
      self.layer = layer
      self.isRoot = isRoot
    }
  }

  private mutating func drawUpward(_ run: Run, into join: inout Join) {
    let start = column(of: run.layer, from: run.side)
    let end = column(of: join.layer, from: run.side)
    if run.isEntry {
      // An entry is looked up by its position among the children, not by its slot (§4).
      leaveAtOnePoint(at: run.span.start, isDecided: winners.contains(join.numberOfChildren))
    } else {
      drawCrosswise(run, at: start, toward: nil)
    }
    for point in outgoing {
      let isWinner = winners.contains(join.span.numberOfSlots)
      let isDecided = join.isRoot && run.span.numberOfSlots == 1 ? isWinner : point.isDecided
      drawing.drawUpward(
        from: AreaPoint(upward: start, crosswise: point.crosswise),
        to: end,
        as: LineRole(
          join.segment,
          of: join.match,
          isDecided: isDecided,
          leadsToWin: join.segment == .champion ? isDecided : isWinner
        )
      )
      if isWinner { wonPoints.append(point.crosswise) }
      join.span.add(point.crosswise)
    }
    join.numberOfChildren += 1
    if run.isMatch { placeMatch(run, frame: frame(of: run)) }
  }
}
