extension Tournament {
  /// Fills the slots of a stage in which no match has begun.
  ///
  /// The resulting records are the same as if the stage had been created with the seeding.
  ///
  /// - Parameters:
  ///   - seeding: As many slots as the stage has.
  ///   - id: The stage; nil for the last one.
  /// - Throws: `UpdateError.stage`; the tournament is then unchanged.
  /// - Complexity: O(*n*) in the participants, the matches and the games.
  @discardableResult
  public mutating func seed(
    _ seeding: [StageDefinition.Seed],
    ofStage id: TournamentID? = nil
  ) throws(UpdateError) -> TournamentChanges {
    do throws(StageError) {
      return try seedStage(seeding, id)
    } catch {
      throw .stage(error)
    }
  }

  private mutating func seedStage(
    _ seeding: [StageDefinition.Seed],
    _ id: TournamentID?
  ) throws(StageError) -> TournamentChanges {
    let found = id.map { stageIDs[$0] } ?? stages.indices.last
    guard let index = found else { throw .unknownStage(id) }
    let stage = stages[index]
    let members = matches.indices.filter { matches[$0].stage == index }
    guard !members.contains(where: { hasBegun($0) }) else { throw .stageHasBegun(stage.id) }
    let definition = StageDefinition(
      stage.format,
      name: stage.name.isEmpty ? "Stage" : stage.name,
      seeding: seeding,
      settings: stage.settings
    )
    let settings = try definition.completeSettings()
    let size = settings.size ?? 0
    guard seeding.count == size else { throw .wrongSeedingLength(seeding.count, size: size) }
    var entrants = EntrantResolver(self, tournamentID: stage.tournamentID)
    let slots = try entrants.slots(
      of: seeding,
      size: size,
      balancing: stage.format.isElimination && settings.balanceByes == true
    )
    let plan = StagePlan(format: stage.format, settings: settings, slots: slots)
    append(entrants.added)
    var changes = TournamentChanges()
    changes.includesStructure = true
    replace(members, by: plan)
    linkLosers(ofStage: index)
    return changes
  }

  private func hasBegun(_ index: Int) -> Bool {
    let results = matches[index].results
    return results.status >= .running
      || matches[index].games.contains { games[$0].results.status >= .running }
  }

  /// Replaces the opponents of matches with planned ones; matches without a plan have two byes.
  private mutating func replace(_ members: [Int], by plan: StagePlan) {
    for index in members {
      guard let round = matches[index].round else { continue }
      let group = groups[rounds[round].group].number
      let number = rounds[round].number
      guard plan.groups.indices.contains(group - 1),
        plan.groups[group - 1].indices.contains(number - 1)
      else { continue }
      let planned = plan.groups[group - 1][number - 1]
      let match = planned.first { $0.number == matches[index].number }
      let results = match?.results ?? MatchResults(status: .locked, first: nil, second: nil)
      matches[index].results = results
      for game in matches[index].games { games[game].results = results.ofGame }
    }
  }
}
