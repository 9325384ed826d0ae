import OrderedCollections
import TatamiJSON
import TatamiMatchLists

/// The members of records that the brackets model itself does not have.
enum MatchMember {
  /// The name of a group or a round.
  static let name = "name"
  /// The text of a side whose participant is not known.
  static let label = "label"
  /// The seed as written.
  static let seed = "seed"
  /// The penalties of the shoot-out.
  static let penalties = "penalties"
  /// The points in the table of a pool.
  static let tablePoints = "table_points"
  /// The bonus points in the table of a pool.
  static let bonusPoints = "bonus_points"
  /// The games of each set, a list of two numbers each.
  static let sets = "sets"
  /// The legs or games: the scores of both sides in a list, null before the leg, or an object with
  /// the score and the other facts.
  static let legs = "legs"
  /// The score of a leg with other facts.
  static let score = "score"
  /// The name of the round as written if it differs from that of the match's round.
  static let round = "round_name"
  /// The date as written.
  static let date = "date"
  /// The stadium, hall or town of a match.
  static let venue = "venue"
  /// The name or number of the court.
  static let court = "court"
  /// The URL of a page about the match.
  static let link = "url"
  /// The region as written.
  static let region = "region"
  /// The way in which the match ended: `extraTime`, `shootout`, `walkover` or `retirement`.
  static let ending = "ending"
  /// The result as written if its numbers do not say all of it.
  static let note = "note"
}

/// A record whose properties include members of its JSON object.
///
/// Members without a property, and those whose values do not fit, are further fields.
protocol MemberRecord {
  /// The further fields.
  var extra: [ExtraField] { get set }

  /// Sets the property of a member, or resets it if the value does not fit.
  ///
  /// - Returns: Whether the property has the value of the member.
  mutating func assign(_ value: JSONValue, to member: String) -> Bool
}

extension MemberRecord {
  /// Sets the members of a JSON object; new further fields are appended.
  mutating func merge(_ fields: [ExtraField]) {
    for field in fields {
      if assign(field.value, to: field.name) {
        extra.removeAll { $0.name == field.name }
      } else {
        extra.merge([field])
      }
    }
  }
}

extension Tournament.Match: MemberRecord {
  mutating func assign(_ value: JSONValue, to member: String) -> Bool {
    switch member {
    case MatchMember.round: value.assign(to: &details.round)
    case MatchMember.date: value.assign(to: &details.date)
    case MatchMember.venue: value.assign(to: &details.venue)
    case MatchMember.court: value.assign(to: &details.court)
    case MatchMember.link: value.assign(to: &details.link)
    case MatchMember.region: value.assign(to: &details.region)
    case MatchMember.ending: assignEnding(value)
    case MatchMember.note: value.assign(to: &details.note)
    case MatchMember.legs: assignLegs(value)
    case MatchMember.sets: assignSets(value)
    default: false
    }
  }

  private mutating func assignEnding(_ value: JSONValue) -> Bool {
    var name = ""
    _ = value.assign(to: &name)
    details.ending = MatchRecord.Ending(member: name) ?? .regular
    return details.ending != .regular
  }

  private mutating func assignLegs(_ value: JSONValue) -> Bool {
    details.legs = value.list(of: Tournament.Leg.init) ?? []
    return !details.legs.isEmpty
  }

  private mutating func assignSets(_ value: JSONValue) -> Bool {
    details.sets = value.list(of: Tournament.Score.init) ?? []
    return !details.sets.isEmpty
  }

  /// The members of the match besides those of the brackets model.
  var members: [ExtraField] {
    var fields: [ExtraField] = []
    fields.append(details.round, for: MatchMember.round)
    fields.append(details.date, for: MatchMember.date)
    fields.append(details.venue, for: MatchMember.venue)
    fields.append(details.court, for: MatchMember.court)
    fields.append(details.link, for: MatchMember.link)
    fields.append(details.region, for: MatchMember.region)
    fields.append(details.ending.member, for: MatchMember.ending)
    fields.append(details.note, for: MatchMember.note)
    if !details.legs.isEmpty {
      let legs = details.legs.map(\.json)
      fields.append(ExtraField(name: MatchMember.legs, value: .array(legs)))
    }
    if !details.sets.isEmpty {
      let sets = details.sets.map(\.json)
      fields.append(ExtraField(name: MatchMember.sets, value: .array(sets)))
    }
    return fields + extra
  }
}

extension Tournament.Opponent: MemberRecord {
  mutating func assign(_ value: JSONValue, to member: String) -> Bool {
    switch member {
    case MatchMember.label: value.assign(to: &label)
    case MatchMember.seed: value.assign(to: &seed)
    case MatchMember.penalties: assign(value, to: \.penalties)
    case MatchMember.tablePoints: assign(value, to: \.tablePoints)
    case MatchMember.bonusPoints: assign(value, to: \.bonusPoints)
    default: false
    }
  }

  private mutating func assign(
    _ value: JSONValue,
    to property: WritableKeyPath<Tournament.Opponent, Double?>
  ) -> Bool {
    self[keyPath: property] = if case .number(let number) = value { number } else { nil }
    return self[keyPath: property] != nil
  }

  /// The members of the opponent besides those of the brackets model.
  var members: [ExtraField] {
    var fields: [ExtraField] = []
    fields.append(label, for: MatchMember.label)
    fields.append(seed, for: MatchMember.seed)
    fields.append(penalties, for: MatchMember.penalties)
    fields.append(tablePoints, for: MatchMember.tablePoints)
    fields.append(bonusPoints, for: MatchMember.bonusPoints)
    return fields + extra
  }
}

extension Tournament.Group: MemberRecord {
  mutating func assign(_ value: JSONValue, to member: String) -> Bool {
    member == MatchMember.name && value.assign(to: &name)
  }

  /// The members of the group besides those of the brackets model.
  var members: [ExtraField] {
    var fields: [ExtraField] = []
    fields.append(name, for: MatchMember.name)
    return fields + extra
  }
}

extension Tournament.Round: MemberRecord {
  mutating func assign(_ value: JSONValue, to member: String) -> Bool {
    member == MatchMember.name && value.assign(to: &name)
  }

  /// The members of the round besides those of the brackets model.
  var members: [ExtraField] {
    var fields: [ExtraField] = []
    fields.append(name, for: MatchMember.name)
    return fields + extra
  }
}

extension [ExtraField] {
  /// Adds a member with a text, unless the text is empty.
  fileprivate mutating func append(_ text: String, for name: String) {
    if !text.isEmpty { append(ExtraField(name: name, value: .string(text))) }
  }

  /// Adds a member with a number, unless it is nil.
  fileprivate mutating func append(_ number: Double?, for name: String) {
    if let number { append(ExtraField(name: name, value: .number(number))) }
  }
}

extension MatchRecord.Ending {
  /// The name in a database, empty for a regular end.
  fileprivate var member: String {
    switch self {
    case .regular: ""
    case .extraTime: "extraTime"
    case .walkover: "walkover"
    case .retirement: "retirement"
    case .shootout: "shootout"
    }
  }

  fileprivate init?(member: String) {
    switch member {
    case "extraTime": self = .extraTime
    case "walkover": self = .walkover
    case "retirement": self = .retirement
    case "shootout": self = .shootout
    default: return nil
    }
  }
}

extension Tournament.Leg {
  /// The score, null before the leg, or an object if the leg has other facts.
  fileprivate var json: JSONValue {
    var fields: [ExtraField] = []
    fields.append(date, for: MatchMember.date)
    fields.append(venue, for: MatchMember.venue)
    fields.append(link, for: MatchMember.link)
    guard !fields.isEmpty else { return score?.json ?? .null }
    var members: OrderedDictionary<String, JSONValue> = [:]
    members[MatchMember.score] = score?.json
    members.append(fields)
    return .object(members)
  }

  /// Creates a leg from its value in a database; nil if a member does not fit.
  fileprivate init?(_ value: JSONValue) {
    self.init()
    switch value {
    case .null: break
    case .array:
      guard let score = Tournament.Score(value) else { return nil }
      self.score = score
    case .object(let members):
      for (name, value) in members where !assign(value, to: name) { return nil }
      // An object without texts is written as a score.
      guard case .object = json else { return nil }
    default: return nil
    }
  }

  private mutating func assign(_ value: JSONValue, to member: String) -> Bool {
    switch member {
    case MatchMember.date: return value.assign(to: &date)
    case MatchMember.venue: return value.assign(to: &venue)
    case MatchMember.link: return value.assign(to: &link)
    case MatchMember.score:
      score = Tournament.Score(value)
      return score != nil
    default: return false
    }
  }
}

extension Tournament.Score {
  fileprivate var json: JSONValue { .array([.number(first), .number(second)]) }

  /// Creates a score from a list of two numbers, nil for any other value.
  fileprivate init?(_ value: JSONValue) {
    guard case .array(let pair) = value, pair.count == 2, case .number(let first) = pair[0],
      case .number(let second) = pair[1]
    else { return nil }
    self.init(first: first, second: second)
  }
}

extension JSONValue {
  /// Sets a property to a text, or to an empty text for any other value; returns whether the text
  /// is not empty.
  fileprivate func assign(to property: inout String) -> Bool {
    property = if case .string(let text) = self { text } else { "" }
    return !property.isEmpty
  }

  /// Returns the values of a list; nil for any other value, and if one of them does not fit.
  fileprivate func list<Element>(of make: (JSONValue) -> Element?) -> [Element]? {
    guard case .array(let values) = self else { return nil }
    let elements = values.compactMap(make)
    return elements.count == values.count ? elements : nil
  }
}
