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
  /// - Throws: A ``MatchListError`` if the rows do not describe such stages.
  /// - Complexity: O(*n* log *n*) in the rows.
  public static func derive(
    from list: MatchList,
    name: String,
    repeatedMatches: RepeatedMatches = .recognized
  ) throws(MatchListError) -> Tournament {
    let records = list.records
    guard let first = records.first else { throw .headerOnly(file: "") }
    guard records.count <= MatchListLimits.matches else {
      throw .tooManyMatches(file: first.location.file, limit: MatchListLimits.matches)
    }
    do throws(MatchListError) {
      return try stages(of: records, name: name, repeatedMatches)
    } catch {
      throw SimilarNames(RowOrder.sorted(records).map { records[$0] }).cause(of: error)
    }
  }

  private static func stages(
    of records: [MatchRecord],
    name: String,
    _ repeatedMatches: RepeatedMatches
  ) throws(MatchListError) -> Tournament {
    let sections = RoundSections(records)
    let name = name.isEmpty ? "Tournament" : name
    let isOnlyGroups = sections.upper.isEmpty && sections.lower.isEmpty
    let isSingle = sections.groups.isEmpty && sections.consolation.isEmpty
    var builder = TournamentBuilder()
    if !sections.groups.isEmpty {
      let groups = try GroupStageBuilder(sections.groups)
      builder.append(groups.stage(name: isOnlyGroups ? name : "Groups"))
    }
    if !isOnlyGroups {
      let bracketName = isSingle ? name : sections.groups.isEmpty ? "Main bracket" : "Knockout"
      try builder.appendBracket(of: sections, name: bracketName, repeatedMatches)
    }
    if !sections.consolation.isEmpty {
      try builder.appendConsolation(of: sections, repeatedMatches)
    }
    return builder.finished()
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
      return
    }
    let tree = try KnockoutTree(sections.upper, names: sections.names, repeatedMatches)
    append(StageDraft(tree, name: name))
    for match in tree.placementMatches { append(StageDraft(placement: match)) }
  }

  /// Appends the bracket of losers that does not lead back to the final.
  fileprivate mutating func appendConsolation(
    of sections: RoundSections,
    _ repeatedMatches: RepeatedMatches
  ) throws(MatchListError) {
    for record in sections.consolation {
      for case .named(let team) in [record.home, record.away] where !contains(team) {
        throw .unknownPlacementTeam(record.location, team: team)
      }
    }
    let rows = sections.consolation
    let tree = try KnockoutTree(rows, names: sections.names, repeatedMatches)
    append(StageDraft(tree, name: "Consolation bracket"))
  }
}
