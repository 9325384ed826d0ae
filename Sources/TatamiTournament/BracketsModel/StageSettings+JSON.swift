import OrderedCollections
import TatamiJSON

extension StageSettings {
  private static let keys: Set<String> = [
    "size", "seedOrdering", "balanceByes", "matchesChildCount", "groupCount", "roundRobinMode",
    "roundRobinSchedule", "manualOrdering", "consolationFinal", "skipFirstRound", "grandFinal",
  ]

  /// Reads settings.
  init(_ object: ModelObject) throws(BracketsModelError) {
    self.init()
    size = try object.integer("size")
    seedOrdering = try Self.orderings(object)
    balanceByes = try object.bool("balanceByes")
    matchesChildCount = try object.integer("matchesChildCount")
    groupCount = try object.integer("groupCount")
    roundRobinMode = try object.choice("roundRobinMode")
    roundRobinSchedule = try object.choice("roundRobinSchedule")
    manualOrdering = try Self.manualOrdering(object)
    consolationFinal = try object.bool("consolationFinal")
    skipFirstRound = try object.bool("skipFirstRound")
    grandFinal = try object.choice("grandFinal")
    extra = object.extra(besides: Self.keys)
  }

  private static func orderings(
    _ object: ModelObject
  ) throws(BracketsModelError) -> [SeedOrdering]? {
    guard let values = try object.array("seedOrdering") else { return nil }
    var orderings: [SeedOrdering] = []
    for (index, value) in values.enumerated() {
      let key = "seedOrdering[\(index)]"
      guard case .string(let name) = value else {
        throw object.unexpected(value, "a string", at: key)
      }
      guard let ordering = SeedOrdering(rawValue: name) else {
        let allowed = SeedOrdering.allCases.map(\.rawValue)
        throw .unknownValue(name, allowed: allowed, at: object.path(of: key))
      }
      orderings.append(ordering)
    }
    return orderings
  }

  private static func manualOrdering(
    _ object: ModelObject
  ) throws(BracketsModelError) -> [[Int]]? {
    guard let pools = try object.array("manualOrdering") else { return nil }
    var ordering: [[Int]] = []
    for (index, pool) in pools.enumerated() {
      let key = "manualOrdering[\(index)]"
      guard case .array(let values) = pool else {
        throw object.unexpected(pool, "a list of seeds", at: key)
      }
      var seeds: [Int] = []
      for value in values {
        guard case .number(let number) = value, let seed = ModelObject.whole(number) else {
          throw object.unexpected(value, "a seed", at: key)
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

extension OrderedDictionary<String, JSONValue> {
  /// Adds fields whose names are not in use.
  mutating func append(_ fields: [ExtraField]) {
    for field in fields where self[field.name] == nil { self[field.name] = field.value }
  }
}
