import TatamiGeometry
import TatamiTournament
import TatamiUIKit

extension PosterPlan {
  /// Plans a Swiss tournament: its table with a legend, and the pairings of its rounds.
  init(of swiss: SwissTournament) {
    self.init()
    var planner = PoolPlanner(
      title: nil,
      table: PosterTable(of: swiss),
      rounds: swiss.rounds.enumerated().map { index, round in
        let title = "Round \(index + 1)"
        let matches = round.boards.enumerated().map { number, board in
          let content = MatchContent(board, round: index, of: swiss)
          return (content: content, id: "match-\(index + 1)-\(number + 1)")
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

extension PosterTable {
  /// Plans the table of a Swiss tournament with its origin at zero.
  @MainActor
  fileprivate init(of swiss: SwissTournament) {
    let rows = swiss.table().map { row in
      let numbers = [
        row.buchholzCut, row.buchholz, row.sonnebornBerger, Double(row.wins), row.points,
      ]
      return Row(
        rank: "\(row.rank)",
        participant: row.player,
        name: swiss.name(ofPlayer: row.player).singleLine,
        numbers: numbers.map(Self.text)
      )
    }
    self.init(titles: ["BH−1", "BH", "SB", "W", "Pts"], rows: rows)
  }
}
