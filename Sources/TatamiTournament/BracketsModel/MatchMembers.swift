import TatamiJSON

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
  /// The games of each set, a list of two numbers each.
  static let sets = "sets"
  /// The scores of legs or games, both sides in a list, null before the leg.
  static let legs = "legs"
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
  /// The way in which the match ended: `extraTime`, `walkover` or `retirement`.
  static let ending = "ending"
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
    case MatchMember.date: value.assign(to: &details.date)
    case MatchMember.venue: value.assign(to: &details.venue)
    case MatchMember.court: value.assign(to: &details.court)
    case MatchMember.link: value.assign(to: &details.link)
    case MatchMember.region: value.assign(to: &details.region)
    case MatchMember.ending: assignEnding(value)
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
    details.legs = value.scores?.map { Tournament.Leg(score: $0) } ?? []
    return !details.legs.isEmpty
  }

  private mutating func assignSets(_ value: JSONValue) -> Bool {
    let scores = value.scores ?? []
    details.sets = scores.compactMap(\.self)
    if details.sets.count < scores.count { details.sets = [] }
    return !details.sets.isEmpty
  }

  /// The members of the match besides those of the brackets model.
  var members: [ExtraField] {
    let texts = [
      (MatchMember.date, details.date), (MatchMember.venue, details.venue),
      (MatchMember.court, details.court), (MatchMember.link, details.link),
      (MatchMember.region, details.region), (MatchMember.ending, details.ending.member),
    ]
    var fields = texts.compactMap(ExtraField.init(name:text:))
    if !details.legs.isEmpty {
      let legs = details.legs.map { $0.score?.json ?? .null }
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
    case MatchMember.penalties: assignPenalties(value)
    default: false
    }
  }

  private mutating func assignPenalties(_ value: JSONValue) -> Bool {
    penalties = if case .number(let number) = value { number } else { nil }
    return penalties != nil
  }

  /// The members of the opponent besides those of the brackets model.
  var members: [ExtraField] {
    var fields = [(MatchMember.label, label), (MatchMember.seed, seed)]
      .compactMap(ExtraField.init(name:text:))
    if let penalties {
      fields.append(ExtraField(name: MatchMember.penalties, value: .number(penalties)))
    }
    return fields + extra
  }
}

extension Tournament.Group: MemberRecord {
  mutating func assign(_ value: JSONValue, to member: String) -> Bool {
    member == MatchMember.name && value.assign(to: &name)
  }

  /// The members of the group besides those of the brackets model.
  var members: [ExtraField] {
    [ExtraField(name: MatchMember.name, text: name)].compactMap(\.self) + extra
  }
}

extension Tournament.Round: MemberRecord {
  mutating func assign(_ value: JSONValue, to member: String) -> Bool {
    member == MatchMember.name && value.assign(to: &name)
  }

  /// The members of the round besides those of the brackets model.
  var members: [ExtraField] {
    [ExtraField(name: MatchMember.name, text: name)].compactMap(\.self) + extra
  }
}

extension ExtraField {
  /// Creates a member with a text, nil for an empty text.
  fileprivate init?(name: String, text: String) {
    guard !text.isEmpty else { return nil }
    self.init(name: name, value: .string(text))
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
    }
  }

  fileprivate init?(member: String) {
    switch member {
    case "extraTime": self = .extraTime
    case "walkover": self = .walkover
    case "retirement": self = .retirement
    default: return nil
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

  /// The scores in a list, nil for a null; nil if the value is not such a list.
  fileprivate var scores: [Tournament.Score?]? {
    guard case .array(let values) = self else { return nil }
    var scores: [Tournament.Score?] = []
    for value in values {
      let score = Tournament.Score(value)
      guard score != nil || value == .null else { return nil }
      scores.append(score)
    }
    return scores
  }
}
