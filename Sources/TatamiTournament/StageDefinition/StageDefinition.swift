/// The description of a new stage.
///
/// ```swift
/// var settings = StageSettings()
/// settings.grandFinal = .double
/// let stage = StageDefinition(
///   .doubleElimination,
///   name: "Main",
///   entrants: ["Ann", "Ben", "Cleo", "Dan"],
///   settings: settings
/// )
/// ```
public struct StageDefinition: Equatable, Sendable {
  /// The format.
  public var format: StageFormat
  /// The name, which is not empty.
  public var name: String
  /// The slots in order, best first; nil for a stage whose participants are unknown.
  public var seeding: [Seed]?
  /// The settings.
  public var settings: StageSettings
  /// The tournament in a database with several tournaments.
  public var tournamentID: TournamentID
  /// Further fields.
  public var extra: [ExtraField] = []

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - format: The format of the stage.
  ///   - name: The name of the stage.
  ///   - seeding: The slots; nil if `settings.size` open slots are filled later.
  ///   - settings: The settings of the format.
  ///   - tournamentID: The identity of the tournament.
  public init(
    _ format: StageFormat,
    name: String,
    seeding: [Seed]?,
    settings: StageSettings = StageSettings(),
    tournamentID: TournamentID = 0
  ) {
    self.format = format
    self.name = name
    self.seeding = seeding
    self.settings = settings
    self.tournamentID = tournamentID
  }

  /// Creates a description of a stage with the names of its participants, best first.
  public init(
    _ format: StageFormat,
    name: String,
    entrants: [String],
    settings: StageSettings = StageSettings()
  ) {
    let seeding = entrants.map { Seed.entrant(name: $0) }
    self.init(format, name: name, seeding: seeding, settings: settings)
  }

  /// A slot of a seeding.
  public enum Seed: Equatable, Sendable {
    /// A participant by name, who is added unless the tournament has a participant of this name.
    case entrant(name: String, extra: [ExtraField] = [])
    /// An existing participant of the tournament.
    case participant(TournamentID)
    /// A bye.
    case bye
  }
}
