import TatamiTournament
import TatamiUIKit

/// The texts of a table of a pool or of a Swiss tournament.
struct BoardTable: Equatable {
  /// A row: the cells after the name.
  struct Row: Equatable {
    let rank: String
    /// The index of the participant, or the pairing number of the player.
    let participant: Int
    let name: String
    let numbers: [String]
  }

  /// The titles of the columns after the name.
  let titles: [String]
  /// The rows, best first.
  let rows: [Row]
  /// The width, in points; by default the smallest at which no name is truncated.
  private(set) var width: Double

  /// Creates the table of a pool.
  @MainActor
  init(ofGroup group: Int, of tournament: Tournament) {
    let plan = PosterTable(ofGroup: group, of: tournament)
    titles = plan.titles
    rows = plan.rows.map {
      Row(rank: $0.rank, participant: $0.participant, name: $0.name, numbers: $0.numbers)
    }
    width = plan.frame.width
  }

  /// Creates the table of a Swiss tournament.
  @MainActor
  init(of swiss: SwissTournament) {
    titles = ["Pts", "BH−1", "BH", "SB", "W"]
    rows = swiss.table().map { row in
      let numbers = [row.points, row.buchholzCut, row.buchholz, row.sonnebornBerger]
      return Row(
        rank: "\(row.rank)",
        participant: row.player,
        name: swiss.name(ofPlayer: row.player).singleLine,
        numbers: numbers.map(PosterTable.text) + ["\(row.wins)"]
      )
    }
    let widths = rows.map { PosterText.width(of: $0.name, BoardMetrics.boldFont) }
    width =
      BoardMetrics.tableNameX + (widths.max() ?? 60) + 16
      + Double(titles.count) * BoardMetrics.numberWidth
  }

  /// The table in another width.
  func widened(to width: Double) -> BoardTable {
    var copy = self
    copy.width = width
    return copy
  }
}
