import TatamiGeometry
import TatamiTournament

extension PosterPlan {
  /// Places plans of single placement matches in rows.
  ///
  /// - Parameter width: The width of the rows, at least that of one match.
  init(placements plans: [PosterPlan], width: Double) {
    self.init()
    let spacing = PosterMetrics.placementSpacing
    var origin = Point.zero
    for plan in plans {
      if origin.x > 0, origin.x + plan.size.width > width {
        origin = Point(x: 0, y: size.height + spacing)
      }
      add(plan, at: origin)
      include(Rect(origin: origin, size: plan.size))
      origin.x += plan.size.width + spacing
    }
  }
}

extension Tournament {
  /// Whether a stage is a single match, such as one for the fifth place.
  func isSingleMatch(_ stage: Int) -> Bool {
    let groups = stages[stage].groups
    return stages[stage].format == .singleElimination && groups.count == 1
      && self.groups[groups[0]].rounds.count == 1
      && rounds[self.groups[groups[0]].rounds[0]].matches.count == 1
  }

  /// Returns the stages that are single matches of losers of an earlier bracket.
  func placementStages() -> Set<Int> {
    let isForLosers = stagesForLosers()
    return Set(stages.indices.filter { isForLosers[$0] && isSingleMatch($0) })
  }
}
