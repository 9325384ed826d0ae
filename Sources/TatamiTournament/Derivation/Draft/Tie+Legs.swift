import TatamiDocuments
import TatamiMatchLists

extension Tie {
  /// Creates a tie from its first row.
  init(_ record: MatchRecord, row: Int, round: Int, home: Int?, away: Int?) {
    self.round = round
    self.row = row
    location = record.location
    self.home = Side(team: home, placeholder: Tie.placeholder(record.home))
    self.away = Side(team: away, placeholder: Tie.placeholder(record.away))
    (self.home.seed, self.away.seed) = (record.homeSeed, record.awaySeed)
    region = record.region
    legs = [record]
    if record.home == .bye || record.away == .bye {
      isBye = true
      winner = record.home == .bye ? .away : .home
    }
  }

  /// Creates the tie of a single row of a group, in which equal scores are a result.
  init(groupMatch record: MatchRecord) {
    self.init(record, row: 0, round: 0, home: nil, away: nil)
    let result = record.result
    (home.score, away.score) = (result.score?.home, result.score?.away)
    (home.penalties, away.penalties) = (result.penalties?.home, result.penalties?.away)
    winner = result.ending == .retirement ? result.winner : result.score?.leader ?? result.winner
  }

  /// Adds another row of the same two teams; in a reversed row the tie's home team plays away.
  mutating func addLeg(_ record: MatchRecord, row: Int, isReversed: Bool) {
    self.row = min(self.row, row)
    let leg = isReversed ? record.reversed : record
    legs.append(leg)
    if home.seed.isEmpty { home.seed = leg.homeSeed }
    if away.seed.isEmpty { away.seed = leg.awaySeed }
    if region.isEmpty { region = record.region }
  }

  /// The way in which rows of the same two teams count.
  enum Counting: Equatable {
    /// The scores are added up.
    case sum
    /// The games won count; a side needs a number of them, nil for more than the other side.
    case games(needed: Int?)
    /// The last row decides, as in a replay.
    case last
  }

  /// Computes the total score and the winner.
  mutating func computeResult(_ counting: Counting) throws(MatchListError) {
    guard !isBye, let location else { return }
    guard legs.contains(where: \.result.isDecided) else { return }
    switch counting {
    case .games(let needed) where !isSeriesScore(needed: needed): countGames(needed: needed)
    case .last: takeLast()
    default: try addUp(at: location)
    }
  }

  /// Whether a single row has the score of a whole series.
  private func isSeriesScore(needed: Int?) -> Bool {
    guard legs.count == 1, let score = legs[0].result.score else { return false }
    return needed.map { max(score.home, score.away) == MatchRecord.Points($0) } ?? true
  }

  private mutating func countGames(needed: Int?) {
    let (left, right) = (
      legs.count { $0.result.decidedWinner == .home },
      legs.count { $0.result.decidedWinner == .away }
    )
    (home.score, away.score) = (MatchRecord.Points(left), MatchRecord.Points(right))
    if let needed {
      winner = left >= needed ? .home : right >= needed ? .away : nil
    } else if left != right, !isOpen, legs.allSatisfy(\.result.isDecided) {
      winner = left > right ? .home : .away
    }
  }

  /// Takes the result of the last row with one.
  private mutating func takeLast() {
    let last = legs.last { $0.result.decidedWinner != nil } ?? legs.last(where: \.result.isDecided)
    guard let result = last?.result else { return }
    (home.score, away.score) = (result.score?.home, result.score?.away)
    (home.penalties, away.penalties) = (result.penalties?.home, result.penalties?.away)
    winner = legs.allSatisfy(\.result.isDecided) ? result.decidedWinner : nil
  }

  private mutating func addUp(at location: SourceLocation) throws(MatchListError) {
    if let total = try aggregate(at: location) {
      (home.score, away.score) = (total.home, total.away)
      try addPenalties(at: location)
    }
    if !isOpen, legs.allSatisfy(\.result.isDecided) { try computeWinner(at: location) }
  }

  /// The score over all legs, nil if no leg has a score.
  private func aggregate(at location: SourceLocation) throws(MatchListError) -> MatchRecord.Score? {
    let scores = legs.compactMap(\.result.score)
    let given = legs.compactMap(\.result.aggregate).first
    guard let first = scores.first else { return given }
    let sum = scores.dropFirst().reduce(first) {
      MatchRecord.Score(home: $0.home + $1.home, away: $0.away + $1.away)
    }
    guard let given else { return sum }
    if legs.count > 1, scores.count == legs.count, given != sum {
      throw .wrongAggregate(location, given: given, sum: sum)
    }
    return given
  }

  private mutating func addPenalties(at location: SourceLocation) throws(MatchListError) {
    let shootouts = legs.filter { $0.result.penalties != nil }
    guard let first = shootouts.first, let penalties = first.result.penalties else { return }
    if shootouts.count > 1 { throw .secondShootout(shootouts[1].location, first: first.location) }
    let score = MatchRecord.Score(home: home.score ?? 0, away: away.score ?? 0)
    guard score.leader == nil else { throw .penaltiesWithoutDraw(location, score: score) }
    (home.penalties, away.penalties) = (penalties.home, penalties.away)
  }

  /// Computes the winner by points, then penalties, then the side that the rows name.
  private mutating func computeWinner(at location: SourceLocation) throws(MatchListError) {
    let named = namedWinner
    if legs.contains(where: { $0.result.ending == .retirement }) {
      winner = named
      return
    }
    let (left, right) =
      home.score == away.score ? (home.penalties, away.penalties) : (home.score, away.score)
    guard let left, let right, left != right else {
      winner = named
      return
    }
    let leader: MatchRecord.Slot = left > right ? .home : .away
    // The winners of two legs are those of the legs; a walkover can follow any score, and a sentence
    // decides over runs.
    if legs.count == 1, let named, named != leader, legs[0].result.ending != .walkover,
      legs[0].result.note.isEmpty
    {
      throw .winnerBehind(
        location,
        winner: named,
        score: MatchRecord.Score(home: left, away: right)
      )
    }
    winner = legs.count == 1 ? named ?? leader : leader
  }

  /// The only side that the rows name as a winner, nil if they name none or both.
  private var namedWinner: MatchRecord.Slot? {
    let named = Set(legs.compactMap(\.result.winner))
    return named.count == 1 ? named.first : nil
  }

  /// Restores the file's order of rows without any date, replays last; dates have sorted the others
  /// already.
  mutating func sortLegs(isReplay: (MatchRecord) -> Bool) {
    guard legs.count > 1, legs.allSatisfy(\.date.isEmpty) else { return }
    let keys = legs.map { (isReplay($0) ? 1 : 0, $0.location.line) }
    let order = legs.indices.sorted { (keys[$0].0, keys[$0].1, $0) < (keys[$1].0, keys[$1].1, $1) }
    legs = order.map { legs[$0] }
  }

  /// Whether all rows but one, which decides, are draws.
  var isReplayed: Bool {
    let draws = legs.count { $0.result.score != nil && $0.result.decidedWinner == nil }
    return draws > 0 && draws + 1 >= legs.count
  }

  /// Whether a side has fewer points, or fewer penalties, than the other.
  func isBehind(_ slot: MatchRecord.Slot) -> Bool {
    let (side, rival) = (self[slot], self[slot.other])
    return (side.score ?? 0, side.penalties ?? 0) < (rival.score ?? 0, rival.penalties ?? 0)
  }

  private static func placeholder(_ team: MatchRecord.Team) -> String {
    if case .placeholder(let text) = team { text } else { "" }
  }
}
