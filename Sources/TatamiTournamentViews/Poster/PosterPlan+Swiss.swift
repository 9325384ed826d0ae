import TatamiGeometry
import TatamiTournament
import TatamiUIKit

extension PosterPlan {
  /// Plans a Swiss tournament: its table with a legend, and the pairings of its rounds.
  init(of swiss: SwissTournament) {
    self.init()
    let planner = PoolPlanner(
      title: nil,
      table: PosterTable(TableContent(of: swiss)),
      rounds: swiss.rounds.enumerated().map { index, round in
        let title = "Round \(index + 1)"
        let matches = round.boards.indices.map {
          MatchContent(ofBoard: $0, round: index, of: swiss)
        }
        return PoolPlanner.Round(title: title, matches: matches)
      }
    )
    let pool = planner.plan(width: planner.width)
    add(pool, at: .zero)
    include(Rect(size: pool.size))
    addLegend()
  }

  /// Adds the meaning of the titles of the table's columns.
  private mutating func addLegend() {
    let text =
      "BH = opponents’ points, BH−1 = without the lowest, SB = Sonneborn-Berger, W = wins"
    let width = PosterText.width(of: text, .caption) + 2
    let frame = Rect(
      x: 0,
      y: size.height + PosterMetrics.legendSpacing,
      width: width,
      height: PosterMetrics.captionHeight
    )
    labels.append(Label(frame: frame, text: text, style: .caption))
    include(frame)
  }
}
