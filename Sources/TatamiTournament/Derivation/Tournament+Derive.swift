import TatamiMatchLists

extension Tournament {
  /// Derives a tournament from a match list: a knockout, groups, both brackets of a double
  /// elimination, and the knockout that follows groups.
  ///
  /// The names of rounds identify the part to which a match belongs: "Group A", "Matchday 3", "WB
  /// Round 1", "Losers' final", "Grand final". Rows without a group's letter form one league, or
  /// several groups if each team has met all others of its group. Brackets are derived from the teams
  /// that meet: the winner of a match plays its next match.
  ///
  /// - Parameters:
  ///   - list: The rows.
  ///   - name: The name of a single stage.
  ///   - repeatedMatches: The meaning of several rows of the same teams in a round of a bracket.
  /// - Throws: A `MatchListError` if the rows do not describe such stages.
  /// - Complexity: O(*n* log *n*) in the rows.
  public static func derive(
    from list: MatchList,
    name: String,
    repeatedMatches: RepeatedMatches = .recognized
  ) throws(MatchListError) -> Tournament {
    try derivation(from: list, name: name, repeatedMatches: repeatedMatches).tournament
  }

  /// Derives a tournament from a match list, with notices of what the derivation assumed and of
  /// matches that have no winner.
  static func derivation(
    from list: MatchList,
    name: String,
    repeatedMatches: RepeatedMatches = .recognized
  ) throws(MatchListError) -> (tournament: Tournament, notices: [MatchListNotice]) {
    var result = try stages(from: list, name: name, repeatedMatches)
    result.tournament.addCountries(of: list.records)
    result.tournament.addLogos(of: list.records)
    return result
  }

  private static func stages(
    from list: MatchList,
    name: String,
    _ repeatedMatches: RepeatedMatches
  ) throws(MatchListError) -> (tournament: Tournament, notices: [MatchListNotice]) {
    var records = list.records
    var notices: [MatchListNotice] = []
    if let read = GoalsAndPoints.replacingSets(of: records) {
      records = read
      notices.append(GoalsAndPoints.notice(records))
    }
    guard let first = records.first else { throw .headerOnly(file: "") }
    guard records.count <= MatchListLimits.matches else {
      throw .tooManyMatches(file: first.location.file, limit: MatchListLimits.matches)
    }
    do throws(MatchListError) {
      let result = try stages(of: RoundSections(records), name: name, repeatedMatches)
      return (result.tournament, notices + result.notices)
    } catch {
      if let other = otherReading(of: records, after: error, name: name, repeatedMatches) {
        return (other.tournament, notices + other.notices)
      }
      throw SimilarNames(RowOrder.sorted(records).map { records[$0] }).cause(of: error)
    }
  }

  /// The first other reading of rows in which they form a tournament: brackets by their column, groups
  /// and leagues by the teams that meet, scores by the rules of a sport; nil if there is none.
  private static func otherReading(
    of records: [MatchRecord],
    after error: MatchListError,
    name: String,
    _ repeatedMatches: RepeatedMatches
  ) -> (tournament: Tournament, notices: [MatchListNotice])? {
    for reading in RowReadings(records).all {
      do throws(MatchListError) {
        var result = try stages(of: reading.sections, name: name, repeatedMatches)
        result.notices += reading.notices
        return result
      } catch {
        continue
      }
    }
    return nil
  }

  private static func stages(
    of sections: RoundSections,
    name: String,
    _ repeatedMatches: RepeatedMatches
  ) throws(MatchListError) -> (tournament: Tournament, notices: [MatchListNotice]) {
    let name = name.isEmpty ? "Tournament" : name
    let isOnlyGroups = sections.upper.isEmpty && sections.lower.isEmpty && sections.sides.isEmpty
    let hasOnlyPlacements = sections.sides.allSatisfy(\.isPlacement)
    var builder = TournamentBuilder()
    if !sections.groups.isEmpty {
      let groups = try GroupStageBuilder(sections.groups)
      builder.append(groups.stage(name: isOnlyGroups ? name : groups.isLeague ? "Table" : "Groups"))
    }
    if !sections.upper.isEmpty || !sections.lower.isEmpty {
      let bracketName = sections.groups.isEmpty ? "Main bracket" : "Knockout"
      let isSingle = sections.groups.isEmpty && hasOnlyPlacements
      try builder.appendBracket(of: sections, name: isSingle ? name : bracketName, repeatedMatches)
    }
    for side in sections.sides { try builder.append(side, repeatedMatches) }
    let notices = builder.notices
    return (builder.finished(), notices)
  }
}

extension TournamentBuilder {
  /// Appends the bracket of a single elimination, or both of a double elimination, and the
  /// placement matches.
  fileprivate mutating func appendBracket(
    of sections: RoundSections,
    name: String,
    _ repeatedMatches: RepeatedMatches
  ) throws(MatchListError) {
    guard sections.lower.isEmpty else {
      let builder = try DoubleEliminationBuilder(sections, repeatedMatches: repeatedMatches)
      append(builder.stage(name: name))
      for match in builder.placementMatches { append(StageDraft(placement: match)) }
      notices += builder.notices
      return
    }
    append(try Knockout(sections.upper, names: sections.names, repeatedMatches, name: name))
  }

  /// Appends a bracket beside the main one.
  ///
  /// Its teams play in the main one or in groups, or all of them play only in it.
  fileprivate mutating func append(
    _ side: RoundSections.Side,
    _ repeatedMatches: RepeatedMatches
  ) throws(MatchListError) {
    let isKnown = side.records.contains { $0.teamNames.contains(where: contains) }
    for record in side.records where isKnown {
      for team in record.teamNames where !contains(team) {
        throw .unknownPlacementTeam(record.location, team: team)
      }
    }
    append(try Knockout(side.records, names: side.names, repeatedMatches, name: side.stageName))
  }

  private mutating func append(_ knockout: consuming Knockout) {
    for draft in knockout.drafts { append(draft) }
    notices += knockout.notices
  }
}

/// The stages of a knockout.
///
/// Its tree is released before they are appended, because both need much memory.
private struct Knockout {
  let drafts: [StageDraft]
  let notices: [MatchListNotice]

  init(
    _ records: [MatchRecord],
    names: [String: RoundName],
    _ repeatedMatches: RepeatedMatches,
    name: String
  ) throws(MatchListError) {
    let tree = try KnockoutTree(records, names: names, repeatedMatches)
    drafts =
      [StageDraft(tree, name: name)] + tree.placementMatches.map { StageDraft(placement: $0) }
    notices = tree.builder.notices
  }
}
