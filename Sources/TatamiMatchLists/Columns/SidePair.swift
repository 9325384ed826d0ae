/// Two columns that can be the sides of the matches.
struct SidePair {
  let home: Int
  let away: Int
  /// The quality of the columns' fit; higher is better.
  var score = 0.0
  /// Whether the header or an option names both columns.
  var isNamed = false
  /// The words by which the headers differ.
  var difference: HeaderPair?
  /// The number of different teams.
  var teams = 0
  /// Whether the columns have no name in common.
  var isUnshared = false
}

extension ColumnSample {
  /// The pairs of columns that can be the sides, the best ones first.
  ///
  /// - Parameter fixed: The columns that options or the header determine.
  func sidePairs(_ fixed: [MatchListColumn: Int]) -> [SidePair] {
    let columns = sideCandidates(fixed)
    var pairs: [SidePair] = []
    for home in columns {
      guard fixed[.home].map({ $0 == home }) ?? !isTaken(home, fixed, by: .home) else { continue }
      for away in columns where away != home {
        guard fixed[.away].map({ $0 == away }) ?? !isTaken(away, fixed, by: .away) else { continue }
        let isFixed = fixed[.home] != nil || fixed[.away] != nil
        guard isFixed || isOrdered(home, away),
          let pair = sidePair(home, away, fixed)
        else { continue }
        pairs.append(pair)
      }
    }
    let sorted = pairs.sorted { ($1.score, $0.home, $0.away) < ($0.score, $1.home, $1.away) }
    return Array(withoutAttributes(sorted).prefix(4))
  }

  /// The columns that can be a side: those that the header names, and the first of all others.
  ///
  /// - Returns: At most ``mostColumns`` columns besides those that options or the header determine.
  func sideCandidates(_ fixed: [MatchListColumn: Int]) -> [Int] {
    let candidates = names.indices.filter { isTeamColumn($0) }
    let named = candidates.filter { meanings[$0] != nil }
    let limited = Set((named + candidates).prefix(Self.mostColumns)).union(fixed.values)
    return limited.sorted()
  }

  private func isTaken(
    _ column: Int,
    _ fixed: [MatchListColumn: Int],
    by role: MatchListColumn
  ) -> Bool {
    fixed.contains { $0.key != role && $0.value == column }
  }

  /// Whether two columns are in the order of the sides: by their headers, or as in the file if the
  /// headers do not name both sides.
  private func isOrdered(_ home: Int, _ away: Int) -> Bool {
    let (forward, backward) = (namesSides(home, away), namesSides(away, home))
    return forward == backward ? home < away : forward
  }

  /// Whether the headers of two columns name the sides in this order.
  func namesSides(_ home: Int, _ away: Int) -> Bool {
    if HeaderPair(names[home], names[away])?.namesSides == true { return true }
    if HeaderPair.areAbbreviations(names[home], names[away]) { return true }
    let known = [meanings[home], meanings[away]]
    if known == [nil, .away], !MatchListHeader.isColor(names[away]) { return true }
    return known == [.home, .away] || known == [.winner, .loser]
      || known == [.homeScore, .awayScore]
  }

  /// Whether most cells of a column can be names of teams.
  private func isTeamColumn(_ column: Int) -> Bool {
    let kinds = kinds(in: column)
    let named = cells[column].count { isTeam[$0] }
    return named > 0 && named * 10 >= kinds.count * 6
  }

  private func sidePair(_ home: Int, _ away: Int, _ fixed: [MatchListColumn: Int]) -> SidePair? {
    if rowsPerMatch == 2, away != home + names.count / 2 { return nil }
    let left = Set(cells[home].lazy.filter { isTeam[$0] })
    let right = Set(cells[away].lazy.filter { isTeam[$0] })
    let equal = zip(cells[home], cells[away]).count { $0 == $1 && isTeam[$0] }
    guard equal * 20 <= rowCount, !left.isEmpty, !right.isEmpty,
      ![left, right].contains(where: { roundShare(of: $0) > 0.5 })
    else { return nil }
    var pair = SidePair(home: home, away: away)
    pair.difference = HeaderPair(names[home], names[away])
    pair.isNamed = fixed[.home] == home && fixed[.away] == away
    pair.teams = left.union(right).count
    let shared = left.intersection(right).count
    pair.isUnshared = shared == 0
    let (small, large) = (min(left.count, right.count), max(left.count, right.count))
    let named = headerScore(of: pair)
    let isOneRound = pair.teams == 2 * rowCount && named >= 1.5
    guard pair.isNamed || shared > 0 || named >= 3 || isOneRound || isKnockout(pair) else {
      return nil
    }
    pair.score = named + 4 * Double(shared) / Double(small) + Double(small) / Double(large)
    pair.score += min(1, Double(pair.teams) / Double(rowCount))
    pair.score -= roundShare(of: left.union(right)) * 5
    pair.score -= codeShare(of: left.union(right)) * 1.5
    if pair.isNamed { pair.score += 10 }
    return pair
  }

  /// Whether two columns without a common name have as many names as a knockout with a match in each
  /// row, and names that recur beside different ones.
  private func isKnockout(_ pair: SidePair) -> Bool {
    guard pair.teams == rowCount + 1, rowCount > 2 else { return false }
    let columns = [cells[pair.home], cells[pair.away]]
    let pairings = Set(zip(columns[0], columns[1]).map { SIMD2($0, $1) })
    return pairings.count == rowCount && columns.allSatisfy { Set($0).count < rowCount }
      && names.indices.allSatisfy { !isOpponent($0, of: pair) }
  }

  /// Whether a column names teams of two sides in rows in which they do not play.
  private func isOpponent(_ field: Int, of pair: SidePair) -> Bool {
    guard field != pair.home, field != pair.away else { return false }
    let teams = Set(cells[pair.home]).union(cells[pair.away])
    return (0..<rowCount).contains { row in
      let cell = cells[field][row]
      return isTeam[cell] && teams.contains(cell) && cell != cells[pair.home][row]
        && cell != cells[pair.away][row]
    }
  }

  /// The value of the headers as hints to the sides.
  private func headerScore(of pair: SidePair) -> Double {
    let known = [meanings[pair.home], meanings[pair.away]]
    if known == [.home, .away] || known == [.winner, .loser] { return 4 }
    guard let difference = pair.difference else { return 0 }
    let content: Double = known.contains { $0 == .home || $0 == .away } ? 0.5 : 0
    if difference.isRepetition { return 1.5 + content }
    if difference.namesSides || hasParallel(difference, pair) {
      return (difference.hasStem ? 3 : 2) + content
    }
    return (difference.hasStem ? 1 : 0) + content
  }

  /// Whether two other headers differ in the same words, as "Goles Rojo" and "Goles Azul" do beside
  /// "Equipo Rojo" and "Equipo Azul".
  private func hasParallel(_ difference: HeaderPair, _ pair: SidePair) -> Bool {
    guard difference.hasStem, !difference.isRepetition, names.count <= 40 else { return false }
    let others = names.indices.filter { $0 != pair.home && $0 != pair.away }
    return zip(others, others.dropFirst()).contains { home, away in
      HeaderPair(names[home], names[away]).map(difference.matches) ?? false
    }
  }

  /// The number of texts that are compared with the names of rounds.
  private static let comparedTexts = 64

  /// The share of texts that are names of rounds; of many texts, of some at equal distances.
  private func roundShare(of numbers: Set<Int>) -> Double {
    let step = max(1, numbers.count / Self.comparedTexts)
    let compared = numbers.sorted().enumerated().filter { $0.offset % step == 0 }.map(\.element)
    let rounds = compared.count { number in
      RoundName(texts[number]).isDeciding
        || (numbers.count <= 8 && numbers.contains { isEnding($0, of: number) })
    }
    return Double(rounds) / Double(max(1, compared.count))
  }

  /// Whether a text is the last part of the only word of another one, as "final" is of "semifinal".
  private func isEnding(_ end: Int, of number: Int) -> Bool {
    let (end, text) = (texts[end].lowercased(), texts[number].lowercased())
    return end.count > 3 && text.count > end.count && text.hasSuffix(end) && !text.contains(" ")
  }

  /// The share of texts that are codes such as "ESP".
  private func codeShare(of numbers: Set<Int>) -> Double {
    let codes = numbers.count { number in
      texts[number].utf8.count <= 3
        && texts[number].utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    }
    return Double(codes) / Double(max(1, numbers.count))
  }

  /// Removes the pairs of columns that tell more about the teams of a better pair, such as their
  /// countries.
  private func withoutAttributes(_ pairs: [SidePair]) -> [SidePair] {
    pairs.filter { pair in
      !pairs.contains { other in
        pair.home != other.home && pair.away != other.away && !pair.isNamed
          && other.teams > pair.teams
          && isFunction(pair.home, of: other.home) && isFunction(pair.away, of: other.away)
      }
    }
  }

  /// Whether equal cells of a column always have equal cells of another one beside them.
  func isFunction(_ column: Int, of key: Int) -> Bool {
    var values: [Int: Int] = [:]
    for (key, value) in zip(cells[key], cells[column]) where isTeam[key] {
      if values.updateValue(value, forKey: key) ?? value != value { return false }
    }
    return true
  }

  /// Whether each row has another one with the sides exchanged.
  func hasBothViews(_ sides: SidePair) -> Bool {
    var meetings: [SIMD2<Int>: Int] = [:]
    for (home, away) in zip(cells[sides.home], cells[sides.away]) {
      meetings[SIMD2(home, away), default: 0] += 1
    }
    return isComplete && rowCount > 3
      && meetings.allSatisfy { meetings[SIMD2($0.key.y, $0.key.x)] == $0.value }
  }
}
