import TatamiTournament

/// The bracket of a tournament's first stage, for expectations.
struct SingleElimination {
  let cup: Tournament
  /// The matches by round, byes included.
  let rounds: [[Tournament.Match]]

  /// A match by the indexes of its round and of the match in the round.
  struct Position: Hashable {
    let round: Int
    let number: Int
  }

  init(_ cup: Tournament) {
    self.cup = cup
    rounds = cup.groups[cup.stages[0].groups[0]].rounds.map { round in
      cup.rounds[round].matches.map { cup.matches[$0] }
    }
  }

  subscript(_ position: Position) -> Tournament.Match { rounds[position.round][position.number] }

  /// The matches without byes.
  var matches: [Tournament.Match] { rounds.joined().filter { !$0.results.hasBye } }

  /// The name of the winner of the final, nil while it is undecided.
  var champion: String? {
    guard let results = rounds.last?.first?.results, results.isCompleted else { return nil }
    return results.winner.flatMap { name(results[$0]) }
  }

  /// The names of the rounds in the file.
  var roundNames: [String] {
    cup.groups[cup.stages[0].groups[0]].rounds.map { cup.rounds[$0].name }
  }

  /// The match for the third place, nil if there is none.
  var thirdPlaceMatch: Tournament.Match? {
    let groups = cup.stages[0].groups
    return groups.count < 2
      ? nil : cup.matches[cup.rounds[cup.groups[groups[1]].rounds[0]].matches[0]]
  }

  /// The matches of the other stages.
  var placementMatches: [Tournament.Match] { cup.matches.filter { $0.stage > 0 } }

  /// The match that a side comes from, nil for an entry.
  func source(of side: Tournament.Side, in position: Position) -> Position? {
    var (round, number, side) = (position.round - 1, position.number, side)
    while round >= 0 {
      number = 2 * number + (side == .first ? 0 : 1)
      let results = rounds[round][number].results
      guard results.hasBye else { return Position(round: round, number: number) }
      guard results.first != nil || results.second != nil else { return nil }
      side = results.first == nil ? .second : .first
      round -= 1
    }
    return nil
  }

  /// The sides without an earlier match, top to bottom, with the number of rounds that they skip.
  var entries: [(label: String, participant: Int?, byes: Int)] {
    var entries: [(label: String, participant: Int?, byes: Int)] = []
    visit { position, side, source in
      guard source == nil else { return }
      let opponent = self[position].results[side]
      entries.append((label(opponent), opponent?.participant, position.round))
    }
    return entries
  }

  /// The matches as indented lines, the final first.
  var outline: [String] {
    var lines: [String] = []
    var pending = [(final, "")]
    while let (position, indent) = pending.popLast() {
      let results = self[position].results
      let sides = Tournament.Side.allCases.map { text(results, $0) }
      lines.append("\(indent)\(position.round + 1) \(sides[0]) \(sides[1])")
      for side in [Tournament.Side.second, .first] {
        if let source = source(of: side, in: position) { pending.append((source, indent + "  ")) }
      }
    }
    return lines
  }

  /// Everything that pictures show of the matches, one line each.
  var facts: [String] {
    cup.matches.indices.filter { !cup.matches[$0].results.hasBye }.map { index in
      let match = cup.matches[index]
      let sides = Tournament.Side.allCases.map { side in
        "\(match.results[side]?.seed ?? "") \(text(match.results, side))"
      }
      let texts = [match.date, match.venue, match.link, match.region]
      return "\(cup.shownRoundName(ofMatch: index)) \(sides) \(match.ending) \(match.sets) \(texts)"
    }
  }

  private var final: Position { Position(round: rounds.count - 1, number: 0) }

  /// Visits the sides of all matches, first sides first.
  private func visit(_ body: (Position, Tournament.Side, Position?) -> Void) {
    var pending: [(Position, Tournament.Side)] = [(final, .second), (final, .first)]
    while let (position, side) = pending.popLast() {
      let source = source(of: side, in: position)
      body(position, side, source)
      guard let source else { continue }
      pending += [(source, .second), (source, .first)]
    }
  }

  func name(_ opponent: Tournament.Opponent?) -> String? {
    (opponent?.participant).map { cup.participants[$0].name }
  }

  func label(_ opponent: Tournament.Opponent?) -> String { name(opponent) ?? opponent?.label ?? "" }

  private func text(_ results: Tournament.MatchResults, _ side: Tournament.Side) -> String {
    let opponent = results[side]
    let label = label(opponent)
    let isWinner = results.isCompleted && results.winner == side
    var text = label.isEmpty ? "?" : label
    if let score = opponent?.score { text += " \(MatchRecord.Points(halves: Int(score * 2)))" }
    if let penalties = opponent?.penalties { text += "(\(Int(penalties)))" }
    return text + (isWinner ? "*" : "")
  }
}
