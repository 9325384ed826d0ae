/// A change of a tournament as a value.
public enum TournamentOperation: Equatable, Sendable {
  /// Enters results of a match.
  case updateMatch(TournamentID, MatchUpdate)
  /// Enters results of a game.
  case updateGame(TournamentID, MatchUpdate)
  /// Enters results of a game by its number in a match, from 1.
  case updateGameOfMatch(TournamentID, number: Int, MatchUpdate)
  /// Removes the result of a match.
  case reset(TournamentID)
  /// Fills the slots of a stage; without an identifier, of the last stage.
  case seed([StageDefinition.Seed], stage: TournamentID?)
  /// Sets the number of games of the matches of a record.
  case setChildCount(Int, Tournament.Level, TournamentID)
  /// Adds a stage.
  case addStage(StageDefinition)
}

extension Tournament {
  /// Applies a change.
  ///
  /// - Throws: `UpdateError`; the tournament is then unchanged.
  @discardableResult
  public mutating func apply(
    _ operation: TournamentOperation
  ) throws(UpdateError) -> TournamentChanges {
    switch operation {
    case .updateMatch(let id, let results): return try update(match: id, results)
    case .updateGame(let id, let results): return try update(game: id, results)
    case .updateGameOfMatch(let id, let number, let results):
      return try update(game: number, ofMatch: id, results)
    case .reset(let id): return try reset(match: id)
    case .seed(let seeding, let stage): return try seed(seeding, ofStage: stage)
    case .setChildCount(let count, let level, let id):
      return try setChildCount(count, of: level, id)
    case .addStage(let definition): return try addStage(definition)
    }
  }

  /// Returns the tournament after a change, and the changed records.
  ///
  /// - Throws: `UpdateError`.
  public func applying(
    _ operation: TournamentOperation
  ) throws(UpdateError) -> (tournament: Tournament, changes: TournamentChanges) {
    var copy = self
    let changes = try copy.apply(operation)
    return (copy, changes)
  }

  private mutating func addStage(
    _ definition: StageDefinition
  ) throws(UpdateError) -> TournamentChanges {
    do throws(StageError) {
      try add(definition)
    } catch {
      throw .stage(error)
    }
    var changes = TournamentChanges()
    changes.includesStructure = true
    return changes
  }
}
