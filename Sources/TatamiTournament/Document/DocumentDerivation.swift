import TatamiMatchLists

/// The derivation of documents from the match lists of a file; no list is derived twice.
struct DocumentDerivation {
  /// A document, and the notices beside those of its list.
  typealias Derived = (document: TournamentDocument, notices: [TournamentNotice])

  private let name: String
  private let options: TournamentDocument.Options
  /// The lists that are tournaments, without their notices.
  private var known: [(list: MatchList, derived: Derived)] = []

  init(name: String, options: TournamentDocument.Options) {
    (self.name, self.options) = (name, options)
  }

  /// Derives the tournament of a match list, if need be with a column that tells brackets apart.
  ///
  /// - Returns: The document, and all notices.
  mutating func read(
    _ list: MatchList,
    orDividing bytes: [UInt8]
  ) throws(MatchListError) -> Derived {
    do throws(MatchListError) {
      return try withNotices(of: list, derive(list))
    } catch {
      guard error.concernsBrackets else { throw error }
      for divided in MatchList.divisions(of: bytes, name: name, options: options.list) {
        if let derived = try? derive(divided) { return withNotices(of: divided, derived) }
      }
      throw error
    }
  }

  private func withNotices(of list: MatchList, _ derived: Derived) -> Derived {
    (derived.document, list.notices.map(TournamentNotice.matchList) + derived.notices)
  }

  /// Derives the tournament of a match list, or returns the one derived before.
  ///
  /// - Complexity: O(*n* log *n*) in the rows; O(1) for a list whose records are stored by one that has
  ///   been derived.
  mutating func derive(_ list: MatchList) throws(MatchListError) -> Derived {
    var list = list
    list.notices = []
    if let same = known.first(where: { $0.list == list }) { return same.derived }
    let derived = try deriveAnew(list)
    known.append((list, derived))
    return derived
  }

  /// Derives a Swiss tournament if the columns or rounds identify one, otherwise the stages that the
  /// names of the rounds identify.
  private func deriveAnew(_ list: MatchList) throws(MatchListError) -> Derived {
    if options.isSwiss || list.isSwiss { return try swiss(list) }
    do throws(MatchListError) {
      return try stages(list)
    } catch {
      let notice = TournamentNotice.swiss(file: name)
      switch list.numberedRounds {
      case .swiss: return (try swiss(list).document, [notice])
      case .league: return try deriveAnew(list.namingMatchdays())
      case .unclear:
        guard list.listsColors else { throw .leagueOrSwiss(list.records[0].location) }
        return (try swiss(list).document, [notice])
      case nil: throw error
      }
    }
  }

  private func swiss(_ list: MatchList) throws(MatchListError) -> Derived {
    (.swiss(try SwissTournament.derive(from: list, points: options.points ?? .chess)), [])
  }

  private func stages(_ list: MatchList) throws(MatchListError) -> Derived {
    let derived = try Tournament.derivation(
      from: list,
      name: options.stageName,
      repeatedMatches: options.repeatedMatches
    )
    var notices = derived.notices.map(TournamentNotice.matchList)
    var tournament = derived.tournament
    tournament.tablePoints = options.points
    if tournament.stages.contains(where: { !$0.format.isElimination }) {
      notices += pointsNotices(list)
    }
    return (.tournament(tournament), notices)
  }

  private func pointsNotices(_ list: MatchList) -> [TournamentNotice] {
    if options.points == nil, !list.pointsNames.isEmpty {
      return [.statedPoints(file: name, columns: list.pointsNames)]
    }
    guard !list.bonusNames.isEmpty else { return [.tablePoints(file: name, options.points)] }
    return [
      .tablePoints(file: name, options.points ?? .rugby),
      .bonusPoints(file: name, columns: list.bonusNames),
    ]
  }
}
