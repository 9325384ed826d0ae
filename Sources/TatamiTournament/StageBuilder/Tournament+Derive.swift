extension Tournament {
  /// Derives the stages of a tournament from a match list: groups, both brackets of a double
  /// elimination, and the knock-out that follows groups.
  ///
  /// The names of rounds tell to which part a match belongs: "Group A", "Matchday 3", "WB Round 1",
  /// "Losers' final", "Grand final". Rows without a group's letter form a group for each set of teams
  /// that meet. The brackets are derived from the teams that meet, as those of
  /// ``Knockout/derive(from:repeatedMatches:)-(MatchList,_)``.
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
    repeatedMatches: Knockout.RepeatedMatches = .recognized
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
    _ repeatedMatches: Knockout.RepeatedMatches
  ) throws(MatchListError) -> Tournament {
    let sections = RoundSections(records)
    let name = name.isEmpty ? "Tournament" : name
    let hasGroups = !sections.groups.isEmpty
    let isOnlyGroups = sections.upper.isEmpty && sections.lower.isEmpty
    var tournament = Tournament()
    if hasGroups {
      let builder = try GroupStageBuilder(sections.groups)
      tournament.append(builder.stage(name: isOnlyGroups ? name : "Groups"))
    }
    let bracketName = hasGroups ? "Knock-out" : name
    if !sections.lower.isEmpty {
      let builder = try DoubleEliminationBuilder(sections, repeatedMatches: repeatedMatches)
      tournament.append(builder.stage(name: bracketName))
    } else if !sections.upper.isEmpty {
      let knockout = try Knockout.derive(from: sections.upper, repeatedMatches: repeatedMatches)
      try StageDraft.validateRounds(of: knockout)
      tournament.append(StageDraft(knockout, name: bracketName))
      for match in knockout.placementMatches {
        tournament.append(StageDraft(match, name: match.round))
      }
    }
    return tournament
  }
}
