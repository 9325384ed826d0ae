public import TatamiJSON

extension StageDefinition {
  private static let keys: Set<String> = [
    "type", "name", "seeding", "settings", "tournamentId", "tournament_id",
  ]

  /// Reads a description of a stage: `type`, `name`, `seeding`, `settings`, `tournamentId`.
  ///
  /// A seeding lists names, objects with a `name` and further fields, identifiers of participants,
  /// and null for byes.
  ///
  /// - Throws: `BracketsModelError`, with a path that begins with `path`.
  public init(_ value: JSONValue, at path: String = "$") throws(BracketsModelError) {
    let object = try ModelObject(value, root: path)
    let format: StageFormat = try object.required(object.choice("type"), "type")
    let name = try object.required(object.string("name"), "name")
    var settings = StageSettings()
    if let given = try object.object("settings") { settings = try StageSettings(given) }
    var seeding: [Seed]?
    if let values = try object.array("seeding") { seeding = try Self.seeds(values, in: object) }
    let camelCaseID = try object.id("tournamentId")
    let snakeCaseID = try object.id("tournament_id")
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
  static func seeds(
    _ values: [JSONValue],
    in object: ModelObject
  ) throws(BracketsModelError) -> [Seed] {
    var seeds: [Seed] = []
    seeds.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      seeds.append(try seed(value, in: object, index: index))
    }
    return seeds
  }

  private static func seed(
    _ value: JSONValue,
    in object: ModelObject,
    index: Int
  ) throws(BracketsModelError) -> Seed {
    switch value {
    case .null: return .bye
    case .string(let name): return .entrant(name: name)
    case .number: return .participant(try object.id(value, at: "seeding[\(index)]"))
    case .object:
      let entrant = try ModelObject(value, root: object.path(of: "seeding"), index: index)
      let name = try entrant.required(entrant.string("name"), "name")
      return .entrant(name: name, extra: entrant.extra(besides: ["id", "tournament_id", "name"]))
    default:
      throw object.unexpected(
        value,
        "a name, an object with a name, the id of a participant, or null",
        at: "seeding[\(index)]"
      )
    }
  }
}
