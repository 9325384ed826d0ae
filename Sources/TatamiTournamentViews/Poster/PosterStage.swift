import TatamiBracket
import TatamiGeometry
import TatamiTournament

/// A stage of a poster, or all placement matches.
struct PosterStage {
  /// The plan with the title of the stage.
  let plan: PosterPlan
  /// The planner of an elimination, nil for others.
  var bracket: BracketPlanner?
  /// The title of the stage, nil for the only one.
  var title: String?

  /// Returns the stages of a poster.
  ///
  /// - Parameters:
  ///   - style: The style of brackets.
  ///   - poolsPerRow: The number of pools in a row, nil for the usual one.
  ///   - isSmallest: Whether names are smaller or have two lines where that saves width.
  static func all(
    of poster: TournamentPoster,
    style: BracketStyle,
    poolsPerRow: Int? = nil,
    isSmallest: Bool = false
  ) -> [PosterStage] {
    switch poster.content {
    case .swiss(let swiss):
      return [PosterStage(plan: PosterPlan(of: swiss, language: poster.language))]
    case .tournament(let tournament):
      let context = MatchContext(tournament, of: poster)
      let width = poster.clampedWidth.map { $0 - 2 * PosterMetrics.margin }
      let placementStages = tournament.placementStages()
      let main = tournament.stages.indices.filter { !placementStages.contains($0) }
      var stages = main.map { index in
        let name = poster.language.text(stage: tournament.stages[index].name).singleLine
        let title = main.count > 1 ? name : nil
        guard tournament.stages[index].format.isElimination else {
          let rules = poster.poolRules
          let plan = PosterPlan(pools: index, of: context, rules: rules, perRow: poolsPerRow)
          return PosterStage(plan: plan.below(title: title))
        }
        let bracket = BracketPlanner(stage: index, of: context, style: style)
        let plan =
          isSmallest
          ? bracket.plan(filling: .zero, isSmallest: true) : bracket.plan(width: width)
        return PosterStage(plan: plan.below(title: title), bracket: bracket, title: title)
      }
      let placements = placementStages.sorted().map { index in
        BracketPlanner(placement: index, of: context, among: style).plan(width: width)
      }
      guard !placements.isEmpty else { return stages }
      let widest = stages.map(\.plan.size.width).max() ?? 0
      stages.append(PosterStage(plan: PosterPlan(placements: placements, width: widest)))
      return stages
    }
  }
}

extension PosterStage {
  /// Returns the plan with the title that fills an area as far as the largest cards allow.
  func plan(filling area: Size, isSmallest: Bool) -> PosterPlan {
    guard let bracket else { return plan }
    let height = title == nil ? 0 : PosterMetrics.stageTitleHeight
    let rest = Size(width: area.width, height: area.height - height)
    return bracket.plan(filling: rest, isSmallest: isSmallest).below(title: title)
  }
}

extension PosterPlan {
  /// Returns the plan below the title of its stage.
  func below(title: String?) -> PosterPlan {
    guard let title else { return self }
    let height = PosterMetrics.stageTitleHeight
    var plan = PosterPlan(size: Size(width: size.width, height: size.height + height))
    let width = PosterText.width(of: title, .stageTitle) + 2
    let frame = Rect(x: 0, y: 0, width: width, height: 26)
    plan.labels.append(Label(frame: frame, text: title, style: .stage))
    plan.size.width = max(plan.size.width, width)
    plan.add(self, at: Point(x: 0, y: height))
    return plan
  }
}
