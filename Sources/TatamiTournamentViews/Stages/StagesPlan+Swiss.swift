import TatamiGeometry
import TatamiTournament
import TatamiUIKit

extension StagesPlan {
  /// Plans a Swiss tournament: its table with a legend, and the pairings of its rounds.
  init(of swiss: SwissTournament, names: [String]) {
    self.init(size: .zero)
    var planner = PoolPlanner(
      title: nil,
      table: PoolTablePlan(of: swiss, names: names),
      rounds: swiss.rounds.enumerated().map { index, round in
        let title = "Round \(index + 1)"
        let matches = round.boards.enumerated().map { number, board in
          let content = MatchContent(board, round: title, names: names)
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
    let width = PosterText.width(of: text, PosterMetrics.captionFont) + 2
    let frame = Rect(
      x: 0,
      y: size.height + StagesMetrics.legendSpacing,
      width: width,
      height: StagesMetrics.captionHeight
    )
    labels.append(Label(frame: frame, text: text, style: .caption))
    include(frame)
  }
}

extension PoolTablePlan {
  /// Plans the table of a Swiss tournament with its origin at zero.
  @MainActor
  fileprivate init(of swiss: SwissTournament, names: [String]) {
    let rows = swiss.table().map { row in
      let numbers = [
        row.buchholzCut, row.buchholz, row.sonnebornBerger, Double(row.wins), row.points,
      ]
      return Row(
        rank: "\(row.rank)",
        participant: row.player,
        name: names.name(ofPlayer: row.player),
        numbers: numbers.map(Self.text)
      )
    }
    self.init(titles: ["BH−1", "BH", "SB", "W", "Pts"], rows: rows)
  }
}

extension MatchContent {
  /// Creates the texts of a board of a Swiss tournament.
  init(_ board: SwissTournament.Board, round: String, names: [String]) {
    var sides = [
      Side(name: names.name(ofPlayer: board.home)),
      board.away.map { Side(name: names.name(ofPlayer: $0)) } ?? Side(name: "Bye", isHint: true),
    ]
    if let result = board.result {
      sides[0].enter(result.home, isForfeit: result.isForfeit)
      if board.away != nil { sides[1].enter(result.away, isForfeit: result.isForfeit) }
    }
    (first, second) = (sides[0], sides[1])
    (date, caption) = ("", "")
    let meeting = [first, second].map { side in
      [side.name, side.score].filter { !$0.isEmpty }.joined(separator: " ")
    }
    accessibilityLabel = "\(round): \(meeting.joined(separator: " – "))"
  }
}

extension MatchContent.Side {
  fileprivate mutating func enter(_ score: SwissTournament.Result.Score, isForfeit: Bool) {
    switch score {
    case .win: (self.score, isWinner) = (isForfeit ? "+" : "1", true)
    case .draw: self.score = "½"
    case .loss: (self.score, isLoser) = (isForfeit ? "–" : "0", true)
    }
  }
}

extension [String] {
  /// The name of a player by pairing number; `Player 5` without one.
  func name(ofPlayer number: Int) -> String {
    indices.contains(number - 1) ? self[number - 1].singleLine : "Player \(number)"
  }
}
