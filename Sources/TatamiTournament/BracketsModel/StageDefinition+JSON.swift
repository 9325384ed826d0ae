public import TatamiDocuments
public import TatamiJSON

extension StageDefinition {
  private static let keys = [
    "type", "name", "seeding", "settings", "tournamentId", "tournament_id",
  ]

  /// Reads a description of a stage: `type`, `name`, `seeding`, `settings`, `tournamentId`.
  ///
  /// A seeding lists names, objects with a `name` and further fields, identifiers of participants,
  /// and null for byes.
  ///
  /// - Throws: `BracketsModelError`, with a path that begins with `path`.
  public init(_ value: JSONValue, at path: DocumentPath = .root) throws(BracketsModelError) {
    try self.init(ModelReader(value, at: path))
  }

  /// Reads a description of a stage.
  init(_ reader: ModelReader) throws(BracketsModelError) {
    let object = try reader.object()
    let format: StageFormat = try object.required("type").choice()
    let name = try object.required("name").string()
    var settings = StageSettings()
    if let given = object["settings"] { settings = try StageSettings(given.object()) }
    var seeding: [Seed]?
    if let seeds = object["seeding"] { seeding = try Self.seeds(seeds) }
    let camelCaseID = try object["tournamentId"]?.id()
    let snakeCaseID = try object["tournament_id"]?.id()
    self.init(
      format,
      name: name,
      seeding: seeding,
      settings: settings,
      tournamentID: camelCaseID ?? snakeCaseID ?? 0
    )
    extra = object.extra(besides: Self.keys).filter { $0.value != .null }
  }

  /// Reads the slots of a seeding.
  static func seeds(_ list: ModelReader) throws(BracketsModelError) -> [Seed] {
    var seeds: [Seed] = []
    for slot in try list.array() { seeds.append(try seed(slot)) }
    return seeds
  }

  private static func seed(_ slot: ModelReader) throws(BracketsModelError) -> Seed {
    switch slot.value {
    case .null: return .bye
    case .string(let name): return .entrant(name: name)
    case .number: return .participant(try slot.id())
    case .object:
      let entrant = try slot.object()
      let name = try entrant.required("name").string()
      return .entrant(name: name, extra: entrant.extra(besides: ["id", "tournament_id", "name"]))
    default:
      throw slot.unexpected("a name, an object with a name, the id of a participant, or null")
    }
  }
}
