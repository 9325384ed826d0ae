extension Knockout {
  /// Creates the tree of a tournament with one single elimination; additional stages of one match
  /// each are placement matches.
  ///
  /// Matches with a bye are omitted: their participants are entries of later rounds.
  ///
  /// - Returns: Nil for other formats, for databases with missing matches, and for scores that are
  ///   negative or not multiples of 0.5.
  /// - Complexity: O(*n*) in the matches.
  public init?(_ tournament: Tournament) {
    guard let stage = tournament.stages.first, stage.format == .singleElimination,
      tournament.stages.dropFirst().allSatisfy(tournament.isSingleMatch),
      let rounds = tournament.completeBracket(ofStage: 0),
      tournament.matches.allSatisfy({ tournament.hasDrawableScores($0) })
    else { return nil }
    var reader = BracketReader(tournament)
    for round in rounds { reader.read(round) }
    guard let knockout = reader.knockout() else { return nil }
    self = knockout
  }
}

extension Knockout {
  /// Derives the tree of a match list.
  public static func derive(
    from list: MatchList,
    repeatedMatches: RepeatedMatches = .recognized
  ) throws(MatchListError) -> Knockout {
    let tournament = try Tournament.derive(from: list, name: "", repeatedMatches: repeatedMatches)
    guard let knockout = Knockout(tournament) else { throw .headerOnly(file: "") }
    return knockout
  }
}

extension Tournament {
  fileprivate func isSingleMatch(_ stage: Stage) -> Bool {
    stage.format == .singleElimination && stage.settings.size == 2 && stage.groups.count == 1
      && groups[stage.groups[0]].rounds.count == 1
      && rounds[groups[stage.groups[0]].rounds[0]].matches.count == 1
  }

  /// Returns the rounds of a single elimination, nil if matches are missing.
  fileprivate func completeBracket(ofStage index: Int) -> [Int]? {
    guard let group = group(number: 1, ofStage: index) else { return nil }
    let list = groups[group].rounds
    var count = 1
    for round in list.reversed() {
      let numbers = rounds[round].matches.map { matches[$0].number }
      guard numbers == Array(1...count) else { return nil }
      count *= 2
    }
    return list.isEmpty ? nil : list
  }

  fileprivate func hasDrawableScores(_ match: Match) -> Bool {
    Side.allCases.allSatisfy { side in
      guard let score = match.results[side]?.score else { return true }
      return MatchRecord.Points(score).value == score
    }
  }
}

/// Reads the matches of a bracket, round by round.
private struct BracketReader {
  private enum Node {
    case empty
    case entry(Knockout.Side)
    case match(Int)
  }

  private let tournament: Tournament
  private let seeds: [Int: String]
  private var nodes: [Node] = []
  private var matches: [Knockout.Match] = []
  private var layers: [Knockout.Layer] = []

  init(_ tournament: Tournament) {
    self.tournament = tournament
    seeds = tournament.shownSeeds(ofStage: 0)
  }

  mutating func read(_ round: Int) {
    let title = tournament.shownName(ofRound: round)
    let start = matches.count
    let list = tournament.rounds[round].matches
    let previous = nodes
    nodes = list.enumerated().map { number, index in
      let results = tournament.matches[index].results
      let nodes = Tournament.Side.allCases.enumerated().map { offset, side -> Node in
        guard results[side] != nil else { return .empty }
        guard previous.isEmpty else { return previous[2 * number + offset] }
        return .entry(shown(side, of: index, origin: .unknown))
      }
      if results.first == nil { return nodes[1] }
      if results.second == nil { return nodes[0] }
      return add(index, nodes, layer: layers.count + 1, title: title)
    }
    guard matches.count > start else { return }
    layers.append(Knockout.Layer(title: title, matches: start..<matches.count))
  }

  private mutating func add(_ index: Int, _ nodes: [Node], layer: Int, title: String) -> Node {
    let sides = zip(Tournament.Side.allCases, nodes).map { side, node in
      switch node {
      case .match(let source): shown(side, of: index, origin: .winner(of: source))
      case .entry, .empty: shown(side, of: index, origin: .unknown)
      }
    }
    matches.append(match(index, sides, layer: layer, title: title))
    return .match(matches.count - 1)
  }

  private func match(
    _ index: Int,
    _ sides: [Knockout.Side],
    layer: Int,
    title: String
  ) -> Knockout.Match {
    let match = tournament.matches[index]
    let winner = match.results.isCompleted ? match.results.winner : nil
    return Knockout.Match(
      round: match.details.round.isEmpty ? title : match.details.round,
      layer: layer,
      home: sides[0],
      away: sides[1],
      winner: winner.map { $0 == .first ? .home : .away },
      region: match.region,
      legs: match.rows
    )
  }

  private func shown(
    _ side: Tournament.Side,
    of index: Int,
    origin: Knockout.Origin
  ) -> Knockout.Side {
    let results = tournament.matches[index].results
    let opponent = results[side]
    let team = opponent?.participant.map { tournament.participants[$0].name }
    let label = opponent?.label ?? ""
    let seed = opponent?.seed ?? ""
    let position = opponent?.participant.flatMap { seeds[$0] } ?? ""
    return Knockout.Side(
      team: team,
      label: team ?? label,
      seed: seed.isEmpty ? position : seed,
      score: opponent?.score.map { MatchRecord.Points($0) },
      penalties: opponent?.penalties.map { MatchRecord.Points($0) },
      origin: origin,
      isWinner: results.isCompleted && results.winner == side
    )
  }

  /// Returns the tree with its entries in draw order; nil without a match.
  func knockout() -> Knockout? {
    guard let final = matches.indices.last else { return nil }
    var entries: [Knockout.Entry] = []
    var numbered = matches
    var pending: [(match: Int, slot: Knockout.Slot)] = [(final, .away), (final, .home)]
    while let (index, slot) = pending.popLast() {
      let match = matches[index]
      if case .winner(let source) = match[slot].origin {
        pending += [(source, .away), (source, .home)]
        continue
      }
      numbered[index] = numbered[index].replacingOrigin(of: slot, with: .entry(entries.count))
      entries.append(
        Knockout.Entry(
          team: match[slot].team,
          label: match[slot].label,
          match: index,
          slot: slot,
          byes: match.layer - 1
        )
      )
    }
    return Knockout(
      entries: entries,
      matches: numbered,
      layers: layers,
      thirdPlaceMatch: thirdPlaceMatch,
      placementMatches: placementMatches
    )
  }

  private var thirdPlaceMatch: Knockout.Match? {
    guard let index = tournament.match(group: 2, round: 1, number: 1, ofStage: 0),
      let round = tournament.matches[index].round, let final = matches.last,
      !tournament.matches[index].results.hasBye
    else { return nil }
    let sides = zip(Tournament.Side.allCases, [final.home, final.away]).map { side, finalist in
      guard case .winner(let source) = finalist.origin else {
        return shown(side, of: index, origin: .unknown)
      }
      return shown(side, of: index, origin: .loser(of: source))
    }
    let title = tournament.shownName(ofRound: round)
    return match(index, sides, layer: final.layer, title: title)
  }

  private var placementMatches: [Knockout.Match] {
    tournament.matches.indices.compactMap { index in
      guard tournament.matches[index].stage > 0 else { return nil }
      let sides = Tournament.Side.allCases.map { shown($0, of: index, origin: .unknown) }
      let title = tournament.stages[tournament.matches[index].stage].name
      return match(index, sides, layer: layers.count, title: title)
    }
  }
}

extension Knockout.Match {
  fileprivate func replacingOrigin(
    of slot: Knockout.Slot,
    with origin: Knockout.Origin
  ) -> Knockout.Match {
    Knockout.Match(
      round: round,
      layer: layer,
      home: slot == .home ? home.replacingOrigin(with: origin) : home,
      away: slot == .away ? away.replacingOrigin(with: origin) : away,
      winner: winner,
      region: region,
      legs: legs
    )
  }
}

extension Knockout.Side {
  fileprivate func replacingOrigin(with origin: Knockout.Origin) -> Knockout.Side {
    Knockout.Side(
      team: team,
      label: label,
      seed: seed,
      score: score,
      penalties: penalties,
      origin: origin,
      isWinner: isWinner
    )
  }
}

extension Tournament.Match {
  /// The rows of the match.
  fileprivate var rows: [Knockout.Leg] {
    guard legs.isEmpty else {
      return legs.map { leg in
        row(date: leg.date, venue: leg.venue, link: leg.link, score: leg.score, sets: [])
      }
    }
    var total: Tournament.Score?
    if let first = results.first?.score, let second = results.second?.score {
      total = Tournament.Score(first: first, second: second)
    }
    return [row(date: date, venue: venue, link: link, score: total, sets: sets)]
  }

  private func row(
    date: String,
    venue: String,
    link: String,
    score: Tournament.Score?,
    sets: [Tournament.Score]
  ) -> Knockout.Leg {
    Knockout.Leg(
      date: date.isEmpty ? self.date : date,
      venue: venue.isEmpty ? self.venue : venue,
      link: link.isEmpty ? self.link : link,
      score: score.map(MatchRecord.Score.init),
      penalties: nil,
      aggregate: nil,
      sets: sets.map(MatchRecord.Score.init),
      namedWinner: nil,
      ending: ending,
      location: SourceLocation(file: "", line: 0)
    )
  }
}

extension MatchRecord.Score {
  fileprivate init(_ score: Tournament.Score) {
    self.init(home: MatchRecord.Points(score.first), away: MatchRecord.Points(score.second))
  }
}
