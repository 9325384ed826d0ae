import TatamiGeometry

/// The join of a two-sided root's children around the center (Specification/bracket.md §2.6).
extension StructurePass {
  /// Draws both sides up to the final, the final, and the champions' lines.
  mutating func joinFinal(_ root: OpenBracket) {
    let children = childrenOfRoot()
    let split = children.count / 2
    let halves = (first: children[..<split], second: children[split...])
    let center = finalCenter(between: halves.first, and: halves.second)  // step 1
    let first = joinSide(.first, children: halves.first, firstSlot: 0, to: center)  // step 2
    let second = joinSide(
      .second,
      children: halves.second,
      firstSlot: mostSlots(of: 1..<sides.firstOfSecond),
      to: center
    )
    let final = Final(center: center, first: first, second: second)
    let firstPoint = points.count
    drawFinal(final, numberOfWinners: Int(bracket.nodes[0].numberOfWinners))  // step 3
    guard first.joints.numberOfSlots + second.joints.numberOfSlots != 1 else { return }
    addMatch(node: root.node, number: root.number, frame: frame(of: final), firstPoint: firstPoint)
  }

  private func childrenOfRoot() -> [Run] {
    var children: [Run] = []
    var (child, nextRun) = (1, 0)
    while child < bracket.nodes.count {
      children.append(run(of: child, nextRun: &nextRun))
      child = Int(bracket.nodes[child].end)
    }
    return children
  }

  /// Returns the center: the drawing area's if the spans of both sides contain it, else the middle
  /// between the sides' middles.
  private func finalCenter(
    between first: ArraySlice<Run>,
    and second: ArraySlice<Run>
  ) -> AreaPoint {
    let spans = [first, second].compactMap(extent)
    let middle = measures.crosswiseExtent / 2
    var crosswise = spans.reduce(0) { $0 + ($1.start + $1.end) / 2 } / Double(spans.count)
    if spans.count == 2 && spans.allSatisfy({ $0.start < middle && middle < $0.end }) {
      crosswise = middle
    }
    return AreaPoint(upward: measures.upwardExtent / 2, crosswise: crosswise)
  }

  /// Returns the crosswise start and end of a side's children; nil for an empty side.
  private func extent(of children: ArraySlice<Run>) -> (start: Double, end: Double)? {
    guard let first = children.first, let last = children.last else { return nil }
    return (first.span.start, last.span.end)
  }
}

extension StructurePass {
  private var rootPath: MatchPath { MatchPath(round: bracket.numberOfRounds, item: 0) }

  /// A third of a round: the distance between the columns of the final.
  private var third: Double { roundStep / 3 }

  /// The points of one side where its semifinals join the final.
  private struct FinalSide {
    /// The first and the last joint, and the winners among them.
    var joints = Span()
    var lowest = Double.infinity
    var highest = -Double.infinity

    mutating func add(_ crosswise: Double) {
      joints.add(crosswise)
      lowest = min(lowest, crosswise)
      highest = max(highest, crosswise)
    }
  }

  /// Draws one side's semifinals up to the final's end on that side.
  private mutating func joinSide(
    _ side: BracketSide,
    children: ArraySlice<Run>,
    firstSlot: Int,
    to center: AreaPoint
  ) -> FinalSide {
    var joined = FinalSide()
    guard !children.isEmpty else { return joined }
    let towardSide = side == .first ? -third : third
    let joint = center.upward + 2 * towardSide
    let wonStart = wonPoints.count
    for child in children {
      let preferred = children.count == 1 ? center.crosswise : nil
      joinSemifinal(child, at: joint, firstSlot: firstSlot, toward: preferred, into: &joined)
    }
    joined.joints.won = wonStart..<wonPoints.count
    let column = Column(match: rootPath, upward: joint)
    drawCrosswise(joined.joints, in: column, toward: center.crosswise)
    let start = AreaPoint(upward: joint, crosswise: outgoing[0].crosswise)
    let corner = AreaPoint(upward: center.upward + towardSide, crosswise: start.crosswise)
    let isWon = !joined.joints.won.isEmpty
    let incoming = LineRole(.incoming, of: rootPath, isDecided: isWon)
    drawing.drawUpward(from: start, to: corner.upward, as: incoming)
    let elbow = LineRole(.elbow, of: rootPath, isDecided: isWon)
    drawing.drawCrosswise(from: corner, to: center.crosswise, as: elbow)
    return joined
  }

  private mutating func joinSemifinal(
    _ run: Run,
    at joint: Double,
    firstSlot: Int,
    toward preferred: Double?,
    into joined: inout FinalSide
  ) {
    let start = column(of: run.round, from: run.side)
    drawCrosswise(run, at: start, toward: preferred)
    for point in outgoing {
      let isWon = winners.contains(firstSlot + joined.joints.numberOfSlots)
      drawing.drawUpward(
        from: AreaPoint(upward: start, crosswise: point.crosswise),
        to: joint,
        as: LineRole(.incoming, of: rootPath, isDecided: isWon)
      )
      if isWon { wonPoints.append(point.crosswise) }
      joined.add(point.crosswise)
    }
    guard run.isMatch else { return }
    let isAlone = joined.joints.numberOfSlots == 1
    placeMatch(run, frame: isAlone ? frame(of: run) : narrowFrame(of: run))
  }

  /// Returns the frame of a semifinal that shares its side with others: it ends a third of a round
  /// beyond its column.
  private func narrowFrame(of run: Run) -> AreaRect {
    var frame = frame(of: run)
    frame.upwardExtent = 2 * third
    if run.side == .second { frame.upward += third }
    return frame
  }
}

extension StructurePass {
  /// The connector between both sides.
  private struct Final {
    var center: AreaPoint
    var first: FinalSide
    var second: FinalSide
  }

  /// Draws the line between the sides and the champions' lines, and adds their points.
  private mutating func drawFinal(_ final: Final, numberOfWinners: Int) {
    let joints = final.first.joints.numberOfSlots + final.second.joints.numberOfSlots
    let step = 2 * third * BracketMetrics.winnerSpread / Double(joints)
    let firstChampion = final.center.upward - step / 2 * Double(numberOfWinners - 1)
    let (firstWon, secondWon) = (final.first.joints.won.count, final.second.joints.won.count)
    var current = final.center
    current.upward -= third
    for index in 0..<numberOfWinners {
      var champion = final.center
      champion.upward = firstChampion + Double(index) * step
      // An empty first side has no line.
      if index > 0 || final.first.joints.numberOfSlots > 0 {
        let isWon = firstWon + secondWon > 0 && firstWon != index
        let role = LineRole(.crossbar, of: rootPath, isDecided: isWon)
        drawing.drawUpward(from: current, to: champion.upward, as: role)
      }
      drawChampion(at: champion)
      current = champion
    }
    let role = LineRole(.crossbar, of: rootPath, isDecided: secondWon > 0)
    drawing.drawUpward(from: current, to: final.center.upward + third, as: role)
  }

  private mutating func drawChampion(at start: AreaPoint) {
    let end = start.crosswise + measures.style.championStub
    let role = LineRole(.champion, of: rootPath, isDecided: !winners.isEmpty)
    drawing.drawCrosswise(from: start, to: end, as: role)
    points.append(drawing.point(start))
  }

  private func frame(of final: Final) -> AreaRect {
    let margin = measures[.first].matchMargin
    let crosswise = final.center.crosswise
    let low = min(
      min(final.first.lowest, final.second.lowest) - margin,
      crosswise - BracketMetrics.smallestFinalReach
    )
    let high = max(
      max(final.first.highest, final.second.highest) + margin,
      crosswise + BracketMetrics.smallestFinalReach
    )
    let (before, after) = (reach(of: final.first), reach(of: final.second))
    return AreaRect(
      upward: final.center.upward - before,
      upwardExtent: before + after,
      crosswise: low,
      crosswiseExtent: high - low
    )
  }

  /// Returns how far the final's frame extends toward a side: to the joints if there are several.
  private func reach(of side: FinalSide) -> Double {
    roundStep * (side.joints.numberOfSlots > 1 ? 5.0 / 6 : 1.0 / 2)
  }
}
