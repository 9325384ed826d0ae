/// The columns of the results of matches.
struct ResultColumns {
  var fields: [MatchListColumn: Int] = [:]
  /// The columns of sets with the games of both sides.
  var sets: [Int] = []
  /// The columns of sets with the games of one side each.
  var setPairs: [(home: Int, away: Int)] = []
  /// Whether the home side of each row is its winner.
  var listsWinnerFirst = false
  /// Whether the columns of the score have the places of both sides.
  var listsPlaces = false
  /// The side of each text in the winner's column that is not a team's name.
  var winnerWords: [String: MatchRecord.Slot] = [:]
  /// Two columns of which the cells do not show which one is the result.
  var rivals: [Int] = []
  /// The quality of the columns' fit; higher is better.
  var score = 0.0

  /// Whether no column has results.
  var isEmpty: Bool { fields.isEmpty && sets.isEmpty && setPairs.isEmpty && !listsWinnerFirst }

  /// Assigns a series as the score of the match.
  mutating func assignTotal(_ series: ScoreSeries) {
    score += series.score
    if let away = series.away {
      (fields[.homeScore], fields[.awayScore]) = (series.home, away)
      listsPlaces = series.arePlaces
    } else {
      fields[.result] = series.home
    }
  }

  /// Assigns series as the sets of the match.
  mutating func assignSets(_ series: [ScoreSeries]) {
    for set in series {
      if let away = set.away { setPairs.append((set.home, away)) } else { sets.append(set.home) }
    }
  }

  /// Assigns a series as the shoot-out after draws.
  ///
  /// - Parameter isRemark: Whether its cells also have words.
  mutating func assignPenalties(_ series: ScoreSeries, isRemark: Bool) {
    if isRemark {
      fields[.remark] = series.home
    } else if let away = series.away {
      (fields[.homePenalties], fields[.awayPenalties]) = (series.home, away)
    } else {
      fields[.penalties] = series.home
    }
  }
}

extension ColumnSample {
  /// The columns of the results of matches between two sides.
  func resultColumns(
    _ sides: SidePair,
    among candidates: [ScoreSeries],
    taken: Set<Int>
  ) -> ResultColumns {
    var results = ResultColumns()
    var series = scoreSeries(among: candidates, sides, taken: taken).filter {
      $0.filled > 0 && $0.score > 0
    }
    if let index = series.firstIndex(where: { isShootout($0, after: series) }) {
      let isRemark = cells[series[index].home].contains { texts[$0].contains(where: \.isLetter) }
      results.assignPenalties(series.remove(at: index), isRemark: isRemark)
    }
    assign(inHeaderOrder(series), sides, to: &results)
    let used = taken.union(series.flatMap(\.fields))
    if let winner = winnerColumn(sides, taken: used) {
      results.fields[.winner] = winner
      results.score += 2
    } else if let (winner, words) = winnerWords(sides, taken: used) {
      (results.fields[.winner], results.winnerWords) = (winner, words)
      results.score += 2
    }
    if results.isEmpty, let sentences = sentenceColumn(sides, taken: used) {
      results.fields[.result] = sentences
      results.score += 2
    }
    if results.isEmpty, namesNoSides(sides) {
      let leaders = [MatchRecord.Slot?](repeating: .home, count: rowCount)
      results.listsWinnerFirst = rowCount > 3 && advanceShare(of: leaders, sides) ?? 0 >= 0.95
    }
    return results
  }

  private func namesNoSides(_ sides: SidePair) -> Bool {
    let known = [sides.home, sides.away].map { meanings[$0] }
    return !known.contains { $0 == .home || $0 == .away } && sides.difference?.namesSides != true
  }

  private func assign(
    _ series: [ScoreSeries],
    _ sides: SidePair,
    to results: inout ResultColumns
  ) {
    guard series.count > 1 else {
      if let only = series.first { results.assignTotal(only) }
      return
    }
    if let sum = series.indices.first(where: { isSumBesideCount(series[$0], of: series) }) {
      var parts = series
      parts.remove(at: sum)
      return assign(parts, sides, to: &results)
    }
    if let named = series.first(where: { meanings[$0.home] == .result }) {
      let others = series.filter { $0.home != named.home }
      results.assignTotal(named)
      if isSetCount(named, of: others) { results.assignSets(others) }
      return
    }
    for (index, total) in series.enumerated() {
      let others = series.indices.filter { $0 != index }.map { series[$0] }
      let isCount = isSetCount(total, of: others)
      let isTotal = isCount || isSum(total, of: others)
      guard isTotal || isLast(total, of: others) else { continue }
      results.assignTotal(total)
      results.rivals = isTotal ? [] : rivals(of: total, among: others, sides)
      if isCount { results.assignSets(others) }
      return
    }
    if areSets(series) {
      results.assignSets(series)
      results.score += 3 + advanceScore(of: setLeaders(series), sides: series)
    } else if let best = series.max(by: { $0.score < $1.score }) {
      results.assignTotal(best)
      results.rivals = rivals(of: best, among: series.filter { $0.home != best.home }, sides)
    }
  }

  /// The series in the order of the numbers in their headers, if each has another one.
  private func inHeaderOrder(_ series: [ScoreSeries]) -> [ScoreSeries] {
    let numbers = series.map { Int(names[$0.home].filter(\.isNumber)) }
    guard !numbers.contains(nil), Set(numbers).count == numbers.count else { return series }
    return zip(numbers, series).sorted { $0.0 ?? 0 < $1.0 ?? 0 }.map(\.1)
  }

  /// The columns of a total and of another series that favors other sides, unless the teams that play
  /// on show which one is the result.
  private func rivals(of total: ScoreSeries, among others: [ScoreSeries], _ sides: SidePair)
    -> [Int]
  {
    guard advanceShare(of: total.leaders, sides) ?? 0 < 0.9 else { return [] }
    let rival = others.first { other in
      guard !isBonus(other, beside: total) else { return false }
      return zip(total.results, other.results).contains { last, earlier in
        earlier != nil && last?.decidedWinner != earlier?.decidedWinner
      }
    }
    return rival.map { [total.home, $0.home] } ?? []
  }

  /// Whether a series has a few points for each side beside a score of many, as bonus points are.
  private func isBonus(_ series: ScoreSeries, beside total: ScoreSeries) -> Bool {
    let greatest = [series, total].map { series in
      series.scores.compactMap { $0 }.map { max($0.home, $0.away) }.max() ?? MatchRecord.Points(0)
    }
    return series.away != nil && greatest[0] <= MatchRecord.Points(2)
      && greatest[1] > MatchRecord.Points(9)
  }

  /// The bonus of sets: those with both numbers in a column are clear by themselves.
  private func advanceScore(of leaders: [MatchRecord.Slot?], sides series: [ScoreSeries]) -> Double
  {
    series.allSatisfy { $0.away == nil } && leaders.contains { $0 != nil } ? 1 : 0
  }

  /// Whether a series has values only where another one is a draw.
  private func isShootout(_ series: ScoreSeries, after all: [ScoreSeries]) -> Bool {
    all.contains { other in
      guard other.home != series.home, other.filled > series.filled else { return false }
      return zip(series.scores, other.scores).allSatisfy { shootout, score in
        shootout == nil || (score != nil && score?.leader == nil && shootout?.leader != nil)
      }
    }
  }

  /// Whether a series counts the other series that each side wins.
  private func isSetCount(_ total: ScoreSeries, of others: [ScoreSeries]) -> Bool {
    isMatched(total, others) { score, sets in
      let won = [MatchRecord.Slot.home, .away].map { side in
        MatchRecord.Points(sets.count { $0.leader == side })
      }
      return score == MatchRecord.Score(home: won[0], away: won[1])
    }
  }

  /// Whether a series is the sum of sets whose number another one counts: "11:7", "11:9", "2:0", "22:16".
  private func isSumBesideCount(_ sum: ScoreSeries, of all: [ScoreSeries]) -> Bool {
    let others = all.filter { $0.home != sum.home }
    return others.count > 2
      && others.contains { count in
        let sets = others.filter { $0.home != count.home }
        return isSetCount(count, of: sets) && isSum(sum, of: sets)
      }
  }

  /// Whether a series is the sum of the others.
  private func isSum(_ total: ScoreSeries, of others: [ScoreSeries]) -> Bool {
    others.count > 1
      && isMatched(total, others) { score, parts in
        score
          == parts.dropFirst().reduce(parts[0]) {
            MatchRecord.Score(home: $0.home + $1.home, away: $0.away + $1.away)
          }
      }
  }

  /// Whether a series is the score at the end, and the others earlier ones.
  private func isLast(_ total: ScoreSeries, of others: [ScoreSeries]) -> Bool {
    rowCount >= 4
      && others.allSatisfy { other in
        zip(total.scores, other.scores).allSatisfy { last, earlier in
          guard let earlier else { return true }
          guard let last else { return false }
          return last.home >= earlier.home && last.away >= earlier.away
        } && total.filled >= other.filled
      }
  }

  private func isMatched(
    _ total: ScoreSeries,
    _ others: [ScoreSeries],
    _ fits: (MatchRecord.Score, [MatchRecord.Score]) -> Bool
  ) -> Bool {
    var (matched, compared) = (0, 0)
    for row in 0..<rowCount {
      let parts = others.compactMap { $0.scores[row] }
      guard let score = total.scores[row], !parts.isEmpty else { continue }
      compared += 1
      if fits(score, parts) { matched += 1 }
    }
    return compared > 0 && matched * 10 >= compared * 9
  }

  /// Whether series are sets: they have winners, and later ones are not always played.
  private func areSets(_ series: [ScoreSeries]) -> Bool {
    let kinds = Set(series.map { $0.away == nil })
    guard kinds.count == 1 else { return false }
    let scores = series.flatMap { $0.scores.compactMap(\.self) }
    let won = scores.count { $0.leader != nil && max($0.home, $0.away) >= MatchRecord.Points(4) }
    let isOrdered = zip(series, series.dropFirst()).allSatisfy { $0.filled >= $1.filled }
    return isOrdered && won * 20 >= scores.count * 19
  }

  /// The side that wins most sets of each row.
  private func setLeaders(_ series: [ScoreSeries]) -> [MatchRecord.Slot?] {
    (0..<rowCount).map { row in
      let leaders = series.compactMap { $0.leaders[row] }
      let home = leaders.count { $0 == .home }
      return home * 2 == leaders.count ? nil : home * 2 > leaders.count ? .home : .away
    }
  }

  /// The column that names one of both sides in each row, the one that advances.
  private func winnerColumn(_ sides: SidePair, taken: Set<Int>) -> Int? {
    names.indices.first { field in
      let hint = meanings[field]
      guard !taken.contains(field), hint == nil || hint == .winner else { return false }
      let leaders = (0..<rowCount).map { row -> MatchRecord.Slot? in
        let cell = cells[field][row]
        guard isTeam[cell] else { return nil }
        return cell == cells[sides.home][row] ? .home : cell == cells[sides.away][row] ? .away : nil
      }
      let filled = cells[field].count { isTeam[$0] }
      let named = leaders.count { $0 != nil }
      guard named > 1, named * 20 >= filled * 19, filled * 2 >= named else { return false }
      guard kinds(in: field).count == filled else { return false }
      return advanceShare(of: leaders, sides).map { $0 >= 0.7 } ?? (hint == .winner)
    }
  }

  /// The column in which each text names one of both sides, the one that advances: "North won by 3
  /// wickets".
  private func sentenceColumn(_ sides: SidePair, taken: Set<Int>) -> Int? {
    names.indices.first { field in
      guard !taken.contains(field), field != sides.home, field != sides.away,
        meanings[field].map({ $0 == .result || $0 == .winner }) ?? true
      else { return false }
      let filled = (0..<rowCount).filter { kinds[cells[field][$0]] != .blank }
      var leaders = [MatchRecord.Slot?](repeating: nil, count: rowCount)
      for row in filled {
        guard let leader = sideNamed(in: field, row, sides) else { return false }
        leaders[row] = leader
      }
      return filled.count > 1 && advanceShare(of: leaders, sides) ?? 0 >= 0.9
    }
  }

  /// The only side whose name a cell contains.
  private func sideNamed(in field: Int, _ row: Int, _ sides: SidePair) -> MatchRecord.Slot? {
    let text = texts[cells[field][row]]
    let isNamed = [sides.home, sides.away].map { side in
      isTeam[cells[side][row]] && text.contains(texts[cells[side][row]])
    }
    return isNamed[0] == isNamed[1] ? nil : isNamed[0] ? .home : .away
  }

  /// The column of one or two texts that the headers of the sides contain, such as "Red" beside "Red
  /// corner" and "Blue corner", or of numbers and letters of sides, or the column whose texts begin
  /// with one of the headers, such as "Black by resignation".
  private func winnerWords(
    _ sides: SidePair,
    taken: Set<Int>
  ) -> (Int, [String: MatchRecord.Slot])? {
    for field in names.indices where !taken.contains(field) {
      let values = Set(cells[field].lazy.filter { kinds[$0] != .blank })
      let hint = meanings[field]
      if let words = leadingWords(of: values, in: field, sides) { return (field, words) }
      guard (1...2).contains(values.count), hint == nil || hint == .winner else { continue }
      let words = values.compactMap { number in
        side(named: texts[number], sides, isHinted: hint == .winner).map { (texts[number], $0) }
      }
      if words.count == values.count, Set(words.map(\.1)).count == words.count {
        return (field, Dictionary(words) { first, _ in first })
      }
    }
    return nil
  }

  /// The sides whose headers begin the texts of a column, and who advance; nil if a text begins
  /// otherwise.
  private func leadingWords(
    of values: Set<Int>,
    in field: Int,
    _ sides: SidePair
  ) -> [String: MatchRecord.Slot]? {
    guard values.count > 1 else { return nil }
    var words: [Int: MatchRecord.Slot] = [:]
    for value in values {
      guard let side = leadingSide(of: texts[value], sides) else { return nil }
      words[value] = side
    }
    guard advanceShare(of: cells[field].map { words[$0] }, sides) ?? 0 >= 0.9 else { return nil }
    return Dictionary(words.map { (texts[$0], $1) }) { first, _ in first }
  }

  /// The side whose header has the first word of a text; of a text in signs for words, the first sign.
  private func leadingSide(of text: String, _ sides: SidePair) -> MatchRecord.Slot? {
    guard let first = text.split(whereSeparator: \.isWhitespace).first else { return nil }
    if first.count < text.count, let side = side(named: String(first), sides, isHinted: false) {
      return side
    }
    guard let sign = text.first, sign.isLetter, !sign.isCased else { return nil }
    let begins = [sides.home, sides.away].map { names[$0].first == sign }
    return begins[0] == begins[1] ? nil : begins[0] ? .home : .away
  }

  private func side(
    named text: String,
    _ sides: SidePair,
    isHinted: Bool
  ) -> MatchRecord.Slot? {
    let word = FoldedText.lettersAndDigits(of: text)
    if isHinted, ["1", "h", "home"].contains(word) { return .home }
    if isHinted, ["2", "a", "away"].contains(word) { return .away }
    guard !word.isEmpty, Int(word) == nil else { return nil }
    let isNamed = [sides.home, sides.away].map { field in
      FoldedText.words(of: HeaderName.separatingCapitals(names[field])).contains(word)
    }
    return isNamed[0] == isNamed[1] ? nil : isNamed[0] ? .home : .away
  }
}
