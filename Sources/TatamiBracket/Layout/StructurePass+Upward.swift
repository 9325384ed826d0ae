import TatamiGeometry

/// The upward runs: from the children of a bracket to its column.
extension StructurePass {
  /// The column of a layer upward; layer 0 are the entries.
  func column(of layer: Int, from side: BracketSide) -> Double {
    let distance = layerStep * Double(layer)
    return measures.runsForward(from: side) ? distance : measures.upwardExtent - distance
  }

  /// Draws what leads from a bracket's children to it, and returns what it brings itself.
  mutating func joinChildren(of closing: OpenBracket) -> Run {
    let node = bracket.nodes[closing.node]
    let layer = bracket.path(of: node).layer
    let wonStart = wonPoints.count
    var join = Join(layer: layer, isRoot: closing.node == 0)
    for child in closing.firstRun..<runs.count {
      drawUpward(runs[child], into: &join)
    }
    wonPoints.removeSubrange(closing.firstWonPoint..<wonStart)
    join.span.won = closing.firstWonPoint..<wonPoints.count
    join.span.numberOfWinners = Int(node.numberOfWinners)
    return Run(
      node: closing.node,
      number: closing.number,
      layer: layer,
      side: sides.side(of: closing.node),
      isEntry: false,
      span: join.span
    )
  }

  /// Draws the root's own run and the lines of those who leave the tournament.
  mutating func joinChampion() {
    let root = runs[0]
    var join = Join(layer: root.layer + 1, isRoot: true)
    drawUpward(root, into: &join)
  }

  /// The state of joining one bracket's children.
  private struct Join {
    /// The layer whose column is reached.
    var layer: Int
    var isRoot: Bool
    var numberOfChildren = 0
    var span = Span()
  }

  private mutating func drawUpward(_ run: Run, into join: inout Join) {
    let start = column(of: run.layer, from: run.side)
    let end = column(of: join.layer, from: run.side)
    drawCrosswise(run.span, at: start, towards: nil)
    // An entry is looked up by its position among the children, not by its slot (§4).
    if run.isEntry { outgoing[0].isDecided = winners.contains(join.numberOfChildren) }
    for point in outgoing {
      let isWinner = winners.contains(join.span.numberOfSlots)
      sketch.draw(
        from: Spot(upward: start, crosswise: point.crosswise),
        to: Spot(upward: end, crosswise: point.crosswise),
        won: join.isRoot && run.span.numberOfSlots == 1 ? isWinner : point.isDecided
      )
      if isWinner { wonPoints.append(point.crosswise) }
      join.span.add(point.crosswise)
    }
    join.numberOfChildren += 1
    if run.isMatch { placeMatch(run, frame: frame(of: run)) }
  }
}
