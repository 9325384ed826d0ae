import TatamiGeometry

/// The upward lines: from the children of a bracket to its column.
extension StructurePass {
  /// Returns the upward position of a round's column; round 0 is the entries'.
  func column(of round: Int, from side: BracketSide) -> Double {
    let distance = roundStep * Double(round)
    return measures.runsForward(from: side) ? distance : measures.upwardExtent - distance
  }

  /// Draws the lines from a bracket's children to it, and returns the bracket's own run.
  mutating func joinChildren(of closing: OpenBracket) -> Run {
    let node = bracket.nodes[closing.node]
    let match = bracket.path(of: node)
    let wonStart = wonPoints.count
    var join = Join(.incoming, to: match, round: match.round, isRoot: closing.node == 0)
    var (child, nextRun) = (closing.node + 1, closing.firstRun)
    while child < node.end {
      drawUpward(run(of: child, nextRun: &nextRun), into: &join)
      child = Int(bracket.nodes[child].end)
    }
    wonPoints.removeSubrange(closing.firstWonPoint..<wonStart)
    join.span.won = closing.firstWonPoint..<wonPoints.count
    join.span.numberOfWinners = Int(node.numberOfWinners)
    return Run(closing, round: match.round, side: sides.side(of: closing.node), span: join.span)
  }

  /// Draws the root's crosswise lines and the champions' lines.
  mutating func joinChampion() {
    let root = runs[0]
    let match = bracket.path(of: bracket.nodes[root.node])
    var join = Join(.champion, to: match, round: match.round + 1, isRoot: true)
    drawUpward(root, into: &join)
  }

  /// The state of joining one bracket's children.
  private struct Join {
    let segment: BracketFrames.Segment
    let match: MatchPath
    /// The round whose column is reached.
    let round: Int
    let isRoot: Bool
    var numberOfChildren = 0
    var span = Span()

    init(_ segment: BracketFrames.Segment, to match: MatchPath, round: Int, isRoot: Bool) {
      self.segment = segment
      self.match = match
      self.round = round
      self.isRoot = isRoot
    }
  }

  private mutating func drawUpward(_ run: Run, into join: inout Join) {
    let start = column(of: run.round, from: run.side)
    let end = column(of: join.round, from: run.side)
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
