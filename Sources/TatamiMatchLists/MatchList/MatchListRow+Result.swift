extension MatchListRow {
  /// The result of the row from all of its columns.
  func result() throws(MatchListError) -> MatchRecord.Result {
    if let own = try ownResult() { return try winner().map(own.won) ?? own }
    var outcome = try header[.homeScore] == nil ? resultColumns() : scoreColumns()
    if let shootout = try result(of: .penalties)?.score { outcome.penalties = shootout }
    if let pair = try penaltyColumns() { outcome.penalties = pair }
    if !header.setPairs.isEmpty, outcome.sets.isEmpty, let sets = try? setColumns(),
      sets.score == outcome.score
    {
      outcome.sets = sets.sets
    }
    try addRemark(to: &outcome)
    if outcome.ending == .walkover, outcome.note.isEmpty { outcome.note = try reasonOfWalkover() }
    if let winner = try winner() { outcome = outcome.won(by: winner) }
    if let penalties = outcome.penalties, let score = outcome.score {
      outcome.score = score.without(penalties)
    }
    if outcome.penalties != nil, outcome.score == nil, outcome.aggregate == nil {
      throw .penaltiesWithoutScore(location)
    }
    if let pair = outcome.penalties, pair.leader == nil {
      throw .drawnPenalties(location, score: pair.home)
    }
    return outcome
  }

  /// The result of the player of a row with an opponent: "1", "½", "0", "W", "+"; nil for others.
  private func ownResult() throws(MatchListError) -> MatchRecord.Result? {
    guard header.listsOpponents, header[.result] != nil else { return nil }
    let found = try text(.result)
    switch found.lowercased() {
    case "+", "1f", "+:-", "+/-", "+--": return .init(ending: .walkover, winner: .home)
    case "0f", "-:+", "-/+", "--+": return .init(ending: .walkover, winner: .away)
    case "d", "draw", "remis", "tablas", "=", "½-½", "1/2", "1/2-1/2":
      return .init(score: .init(halves: 1, 1))
    default: break
    }
    guard let cell = ScoreCell(found), !cell.isBlank, cell.form == .plain else { return nil }
    switch cell.mark {
    case .won: return .init(winner: .home)
    case .lost: return .init(winner: .away)
    case .forfeited, .retired: return .init(ending: .walkover, winner: .away)
    case .walkover: return .init(ending: .walkover, winner: .home)
    case nil: break
    }
    guard let points = cell.points, points.halves <= 2 else {
      throw .invalidResult(location, column: MatchListColumn.result.name, found: found)
    }
    return .init(score: .init(halves: points.halves, 2 - points.halves))
  }

  /// The score of one column or of the columns of both legs.
  private func resultColumns() throws(MatchListError) -> MatchRecord.Result {
    let aggregate = try result(of: .aggregate)
    if header[.firstLeg] != nil { return try legColumns(aggregate: aggregate) }
    var outcome = try setColumns()
    if let result = try result(of: .result) {
      let sets = outcome.score == result.score ? outcome.sets : []
      outcome = result
      if outcome.sets.isEmpty { outcome.sets = sets }
    }
    if let score = ScoreParser.parse(try text(.extraTime))?.score {
      (outcome.score, outcome.ending) = (score, .extraTime)
    }
    guard let aggregate else { return outcome }
    outcome.aggregate = aggregate.aggregate ?? aggregate.score
    outcome.penalties = outcome.penalties ?? aggregate.penalties
    return outcome
  }

  /// The result of the columns of sets.
  private func setColumns() throws(MatchListError) -> MatchRecord.Result {
    var sets: [String] = []
    for pair in header.setPairs {
      let games = try [pair.home, pair.away].map { field throws(MatchListError) in
        try text(ofField: field, column: header.names[field])
      }
      if !games.contains(where: ScoreParser.isBlank) { sets.append(games.joined(separator: "-")) }
    }
    for field in header.sets {
      let set = try text(ofField: field, column: header.names[field])
      if !ScoreParser.isBlank(set) { sets.append(set) }
    }
    let found = sets.joined(separator: " ")
    guard let result = ScoreParser.parse(found) ?? countedPeriods(sets) else {
      throw .invalidResult(location, column: "sets", found: found)
    }
    return result
  }

  /// The periods that each side has won, beside a column for the result; their scores can be any.
  private func countedPeriods(_ texts: [String]) -> MatchRecord.Result? {
    let scores = texts.compactMap { ScoreParser.parse($0)?.score }
    guard header[.result] != nil, scores.count == texts.count else { return nil }
    let won = [MatchRecord.Slot.home, .away].map { side in
      MatchRecord.Points(scores.count { $0.leader == side })
    }
    return MatchRecord.Result(score: MatchRecord.Score(home: won[0], away: won[1]), sets: scores)
  }

  /// The sum of the legs, which must equal the aggregate if the file has that, too.
  private func legColumns(
    aggregate: MatchRecord.Result?
  ) throws(MatchListError) -> MatchRecord.Result {
    guard let first = try result(of: .firstLeg)?.score else { return MatchRecord.Result() }
    guard let second = try result(of: .secondLeg), let other = second.score else {
      return MatchRecord.Result(score: first, isUnfinished: true)
    }
    var outcome = second
    let sum = MatchRecord.Score(home: first.home + other.home, away: first.away + other.away)
    if let given = aggregate?.aggregate ?? aggregate?.score, given != sum {
      throw .wrongAggregate(location, given: given, sum: sum)
    }
    outcome.score = sum
    outcome.penalties = second.penalties ?? aggregate?.penalties
    return outcome
  }

  /// Reads a column that contains the numbers of both sides.
  private func result(
    of column: MatchListColumn
  ) throws(MatchListError) -> MatchRecord.Result? {
    let found = try text(column)
    guard !ScoreParser.isBlank(found) else { return nil }
    if TeamParser.isBye(found) { return try walkover(found) }
    if let result = ScoreParser.parse(found) { return result }
    if let result = try sentence(found) { return result }
    if let result = ScoreParser.parseLoosely(found) { return result }
    // Words such as "by default" in another language say how the winner of another column won.
    if header[.winner] != nil, !found.contains(where: \.isNumber), let side = try winner() {
      return MatchRecord.Result(winner: side, note: found)
    }
    throw .invalidResult(location, column: column.name, found: found)
  }

  /// The result of a sentence about one of the teams: "North won by 3 wickets".
  private func sentence(_ found: String) throws(MatchListError) -> MatchRecord.Result? {
    if let side = letteredSide(in: found) { return MatchRecord.Result(winner: side, note: found) }
    guard let (side, rest) = try namedSide(in: found) else {
      return try mentionedSide(in: found).map { MatchRecord.Result(winner: $0, note: found) }
    }
    guard !rest.contains(where: \.isNumber) || ScoreWords.isMethod(rest) else {
      var result = ScoreParser.parse(String(rest))
      result?.canBeginWithWinner = true
      return result?.won(by: side) ?? unreadSentence(found, by: side, rest)
    }
    let ending = ScoreParser.remark(String(rest)).ending
    return MatchRecord.Result(ending: ending, winner: side, note: found)
  }

  /// The result of a sentence that begins with a side and ends with numbers in an unknown form: "North
  /// won (3-0)"; nil if it can be about a defeat.
  private func unreadSentence(
    _ found: String,
    by side: MatchRecord.Slot,
    _ rest: Substring
  ) -> MatchRecord.Result? {
    let words = FoldedText.folded(rest).split { !$0.isLetter }.map(String.init)
    let isVictory = words.contains(where: ScoreWords.victories.contains)
    return isVictory || words.allSatisfy { $0.count == 1 }
      ? MatchRecord.Result(winner: side, note: found) : nil
  }

  /// The side that a letter before a plus names, as in "B+R" for the column "Black"; nil for other texts.
  private func letteredSide(in found: String) -> MatchRecord.Slot? {
    guard let letter = found.first, letter.isLetter, found.dropFirst().first == "+" else {
      return nil
    }
    let columns = [(MatchRecord.Slot.home, header[.home]), (.away, header[.away])]
    let sides = columns.filter { _, field in
      field.flatMap { FoldedText.folded(header.names[$0]).first } == letter.lowercased().first
    }
    return sides.count == 1 ? sides[0].0 : nil
  }

  /// The only side that a sentence names anywhere, beside a word for its victory.
  private func mentionedSide(in text: String) throws(MatchListError) -> MatchRecord.Slot? {
    let folded = FoldedText.folded(text)
    let sides = [(MatchRecord.Slot.home, try self.text(.home)), (.away, try self.text(.away))]
    let named = sides.filter { !$0.1.isEmpty && folded.contains(FoldedText.folded($0.1)) }
    let words = folded.split { !$0.isLetter }
    guard named.count == 1, words.contains(where: { ScoreWords.victories.contains(String($0)) })
    else {
      return nil
    }
    return named[0].0
  }

  /// The side with whose name a text begins, and the rest of the text; nil if both or none do.
  private func namedSide(
    in text: String
  ) throws(MatchListError) -> (side: MatchRecord.Slot, rest: Substring)? {
    let sides = [(MatchRecord.Slot.home, try self.text(.home)), (.away, try self.text(.away))]
    let found = sides.filter { _, name in
      !name.isEmpty && text.lowercased().hasPrefix(name.lowercased() + " ")
    }.max { $0.1.count < $1.1.count }
    return found.map { ($0.0, text.dropFirst($0.1.count + 1)) }
  }

  /// The result of "kampflos", which is a walkover between two teams, and a bye without an opponent.
  private func walkover(_ found: String) throws(MatchListError) -> MatchRecord.Result? {
    let names = [try text(.home), try text(.away)]
    let areNamed = names.allSatisfy {
      if case .named = TeamParser.parse($0, inPlayedRow: true) { true } else { false }
    }
    return areNamed ? ScoreParser.parse(found) : nil
  }

  /// Reads the score of two columns: both empty, both numbers, or marks such as "W" and "w/o".
  private func scoreColumns() throws(MatchListError) -> MatchRecord.Result {
    let (home, away) = (try cell(.homeScore), try cell(.awayScore))
    if header.listsPlaces, let home = home.points, let away = away.points, home != away {
      return MatchRecord.Result(winner: home < away ? .home : .away)
    }
    if home.form != .plain || away.form != .plain {
      var outcome = try formedScore(home, away)
      if let winner = (try? result(of: .result))?.winner { outcome = outcome.won(by: winner) }
      return outcome
    }
    var outcome = MatchRecord.Result()
    if home.mark != nil || away.mark != nil {
      addMarks(home, away, to: &outcome)
    } else if home.isBlank != away.isBlank {
      let missing: MatchListColumn = home.isBlank ? .homeScore : .awayScore
      throw try incompleteScore(missing)
    }
    if let left = home.points, let right = away.points {
      outcome.score = MatchRecord.Score(home: left, away: right)
    }
    if let left = home.penalties, let right = away.penalties {
      outcome.penalties = MatchRecord.Score(home: left, away: right)
    } else if home.penalties != nil || away.penalties != nil {
      let missing: MatchListColumn = home.penalties == nil ? .homePenalties : .awayPenalties
      throw try incompleteScore(missing)
    }
    // A file can have a column of whole results besides the scores, with words such as "aet".
    let written = try? result(of: .result)
    if let winner = written?.winner, written?.score == nil { outcome.winner = winner }
    if let result = written, result.score == outcome.score {
      outcome.ending = result.ending
      outcome.penalties = outcome.penalties ?? result.penalties
    }
    return outcome
  }

  /// The result of cells with more than a number of points: "164/7 (20)", "V15", "2-10", "6 4 7".
  private func formedScore(
    _ home: ScoreCell,
    _ away: ScoreCell
  ) throws(MatchListError) -> MatchRecord.Result {
    let (left, right) = (try text(.homeScore), try text(.awayScore))
    if home.isBlank || away.isBlank {
      let missing: MatchListColumn = home.isBlank ? .homeScore : .awayScore
      throw try incompleteScore(missing)
    }
    guard let result = ScoreCell.result(home, away, text: "\(left) – \(right)") else {
      throw .invalidScore(
        location,
        column: MatchListColumn.homeScore.name,
        found: "\(left) – \(right)"
      )
    }
    return result
  }

  /// Reads "W", "L", "F", "w/o" and "ret."; the side that retires or forfeits loses.
  private func addMarks(_ home: ScoreCell, _ away: ScoreCell, to outcome: inout MatchRecord.Result)
  {
    for (cell, side) in [(home, MatchRecord.Slot.home), (away, .away)] {
      switch cell.mark {
      case .won: outcome.winner = side
      case .lost: outcome.winner = side.other
      case .forfeited: (outcome.winner, outcome.ending) = (side.other, .walkover)
      case .retired: (outcome.winner, outcome.ending) = (side.other, .retirement)
      case .walkover: outcome.ending = .walkover
      case nil: break
      }
    }
  }

  private func penaltyColumns() throws(MatchListError) -> MatchRecord.Score? {
    let (home, away) = (try cell(.homePenalties), try cell(.awayPenalties))
    switch (home.points, away.points) {
    case (nil, nil): return nil
    case (let left?, let right?): return MatchRecord.Score(home: left, away: right)
    case (nil, _):
      throw try incompleteScore(.homePenalties)
    case (_, nil):
      throw try incompleteScore(.awayPenalties)
    }
  }

  private func incompleteScore(
    _ column: MatchListColumn
  ) throws(MatchListError) -> MatchListError {
    .incompleteScore(location, missing: column.name, found: try text(column))
  }

  private func cell(_ column: MatchListColumn) throws(MatchListError) -> ScoreCell {
    let found = try text(column)
    guard let cell = ScoreCell(found) else {
      throw .invalidScore(location, column: column.name, found: found)
    }
    return cell
  }

  /// The words that say why a match was not played, such as "DSQ"; empty for a plain walkover.
  private func reasonOfWalkover() throws(MatchListError) -> String {
    for column in [MatchListColumn.result, .homeScore, .awayScore, .remark] {
      let text = try text(column)
      let words = text.split { !$0.isLetter }
        .filter { ScoreWords.absences.contains(FoldedText.folded($0)) }
      if !words.isEmpty { return words.joined(separator: " ") }
    }
    return ""
  }

  /// Reads a column of remarks; unknown remarks mean nothing.
  ///
  /// The numbers of "Italy win on penalties (5 - 3)" belong to the team that is named, whichever
  /// comes first.
  private func addRemark(to outcome: inout MatchRecord.Result) throws(MatchListError) {
    let text = try text(.remark)
    guard !text.isEmpty else { return }
    let remark = ScoreParser.remark(text)
    if outcome.ending == .regular { outcome.ending = remark.ending }
    if outcome.score?.leader == nil, outcome.penalties == nil, remark.isShootout,
      remark.penalties == nil, let (side, _) = try namedSide(in: text)
    {
      outcome.winner = side
    }
    guard var penalties = remark.penalties, outcome.penalties == nil else { return }
    let (home, away) = (try self.text(.home), try self.text(.away))
    let named: MatchRecord.Slot? =
      text.hasPrefix(home + " ") ? .home : text.hasPrefix(away + " ") ? .away : nil
    if let named, penalties.leader == named.other { penalties = penalties.reversed }
    outcome.penalties = penalties
  }

  /// The winner by its column: a team's name, or a letter or number for a side.
  private func winner() throws(MatchListError) -> MatchRecord.Slot? {
    guard header.listsWinnerFirst || header[.winner] != nil else { return nil }
    let (home, away) = (try text(.home), try text(.away))
    guard !header.listsWinnerFirst else {
      let isOpen = [home, away].contains {
        if case .named = TeamParser.parse($0, inPlayedRow: true) { false } else { true }
      }
      return isOpen ? nil : .home
    }
    let found = try text(.winner)
    if let side = header.winnerWords[found] { return side }
    if found == home || found == away { return found.isEmpty ? nil : found == home ? .home : .away }
    let folded = FoldedText.folded(found)
    if folded == FoldedText.folded(home) { return .home }
    if folded == FoldedText.folded(away) { return .away }
    let word = FoldedText.lettersAndDigits(of: found)
    if word.isEmpty || ScoreWords.draws.contains(word) { return nil }
    if ScoreWords.homeSides.contains(word) { return .home }
    if ScoreWords.awaySides.contains(word) { return .away }
    if let (side, _) = try namedSide(in: found) { return side }
    if let side = try mentionedSide(in: found) { return side }
    throw .unknownWinner(location, found: found, home: home, away: away)
  }
}

extension MatchRecord.Score {
  /// Creates the score of numbers of halves.
  fileprivate init(halves home: Int, _ away: Int) {
    self.init(home: MatchRecord.Points(halves: home), away: MatchRecord.Points(halves: away))
  }
}
