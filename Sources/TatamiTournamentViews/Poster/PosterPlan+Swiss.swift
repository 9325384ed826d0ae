import TatamiGeometry
import TatamiTournament
import TatamiUIKit

extension PosterPlan {
  /// Plans a Swiss tournament: its table with a legend, and the pairings of its rounds.
  init(of swiss: SwissTournament, language: TournamentLanguage) {
    self.init()
    var planners = [
      PoolPlanner(
        title: nil,
        table: TableContent(of: swiss, language: language),
        rounds: swiss.rounds.enumerated().map { index, round in
          let title = language.text("Round \(index + 1)")
          let matches = round.boards.indices.map {
            MatchContent(ofBoard: $0, round: index, of: swiss, language: language)
          }
          return PoolPlanner.Round(title: title, matches: matches)
        }
      )
    ]
    PoolPlanner.limitNames(in: &planners)
    let pool = planners[0].plan(width: planners[0].width)
    add(pool, at: .zero)
    include(Rect(size: pool.size))
    addLegend(language)
  }

  /// Adds the meaning of the titles of the table's columns.
  private mutating func addLegend(_ language: TournamentLanguage) {
    let text = [
      ("BH", "opponents’ points"), ("BH−1", "without the lowest"), ("SB", "Sonneborn-Berger"),
      ("W", "wins"),
    ].map { "\(language.text($0)) = \(language.text($1))" }.joined(separator: ", ")
    let width = PosterText.width(of: text, .legend) + 2
    let frame = Rect(
      x: 0,
      y: size.height + PosterMetrics.legendSpacing,
      width: width,
      height: PosterMetrics.captionHeight
    )
    labels.append(Label(frame: frame, text: text, style: .legend))
    include(frame)
  }
}
