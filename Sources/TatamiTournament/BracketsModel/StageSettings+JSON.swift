import OrderedCollections
import TatamiDocuments
import TatamiJSON

extension StageSettings {
  private static let keys = [
    "size", "seedOrdering", "balanceByes", "matchesChildCount", "groupCount", "roundRobinMode",
    "roundRobinSchedule", "manualOrdering", "consolationFinal", "skipFirstRound", "grandFinal",
  ]

  /// Reads settings.
  init(_ object: ModelObject) throws(BracketsModelError) {
    self.init()
    size = try object["size"]?.integer()
    seedOrdering = try object["seedOrdering"].map(Self.orderings)
    balanceByes = try object["balanceByes"]?.bool()
    matchesChildCount = try object["matchesChildCount"]?.integer()
    groupCount = try object["groupCount"]?.integer()
    roundRobinMode = try object["roundRobinMode"]?.choice()
    roundRobinSchedule = try object["roundRobinSchedule"]?.choice()
    manualOrdering = try object["manualOrdering"].map(Self.manualOrdering)
    consolationFinal = try object["consolationFinal"]?.bool()
    skipFirstRound = try object["skipFirstRound"]?.bool()
    grandFinal = try object["grandFinal"]?.choice()
    extra = object.extra(besides: Self.keys)
  }

  private static func orderings(_ list: ModelReader) throws(BracketsModelError) -> [SeedOrdering] {
    var orderings: [SeedOrdering] = []
    for name in try list.array() { orderings.append(try name.choice()) }
    return orderings
  }

  private static func manualOrdering(_ list: ModelReader) throws(BracketsModelError) -> [[Int]] {
    var ordering: [[Int]] = []
    for pool in try list.array() {
      guard case .array(let values) = pool.value else { throw pool.unexpected("a list of seeds") }
      var seeds: [Int] = []
      for value in values {
        guard let seed = value.wholeNumber else {
          throw .document(.unexpected(found: value.kind, expected: "a seed", at: pool.path))
        }
        seeds.append(seed)
      }
      ordering.append(seeds)
    }
    return ordering
  }

  /// Returns the settings as JSON.
  func json() -> JSONValue {
    var members: OrderedDictionary<String, JSONValue> = [:]
    members["size"] = size.map(JSONValue.number)
    members["groupCount"] = groupCount.map(JSONValue.number)
    members["roundRobinMode"] = roundRobinMode.map { .string($0.rawValue) }
    members["roundRobinSchedule"] = roundRobinSchedule.map { .string($0.rawValue) }
    members["balanceByes"] = balanceByes.map(JSONValue.bool)
    members["consolationFinal"] = consolationFinal.map(JSONValue.bool)
    members["skipFirstRound"] = skipFirstRound.map(JSONValue.bool)
    members["grandFinal"] = grandFinal.map { .string($0.rawValue) }
    members["matchesChildCount"] = matchesChildCount.map(JSONValue.number)
    members["seedOrdering"] = seedOrdering.map { .array($0.map { .string($0.rawValue) }) }
    members["manualOrdering"] = manualOrdering.map { pools in
      .array(pools.map { .array($0.map(JSONValue.number)) })
    }
    members.append(extra)
    return .object(members)
  }
}
