import TatamiTournament

/// The invariants of every accepted tournament.
enum KnockoutInvariants {
  /// The first violated invariant, nil if there is none.
  static func violation(in cup: Knockout) -> String? {
    if cup.entries.count != cup.matches.count + 1 { return "one entry more than matches" }
    if cup.layers.flatMap(\.matches) != Array(cup.matches.indices) { return "layers cover matches" }
    return layersViolation(cup) ?? sidesViolation(cup) ?? defeatsViolation(cup)
      ?? orderViolation(cup)
  }

  private static func layersViolation(_ cup: Knockout) -> String? {
    for (index, layer) in cup.layers.enumerated() {
      if layer.matches.isEmpty { return "a layer without matches" }
      for match in layer.matches where cup.matches[match].layer != index + 1 {
        return "layer number"
      }
    }
    return cup.layers.last?.matches.count == 1 ? nil : "one final"
  }

  private static func sidesViolation(_ cup: Knockout) -> String? {
    var used = Array(repeating: 0, count: cup.matches.count)
    var seen = Array(repeating: 0, count: cup.entries.count)
    for (index, match) in cup.matches.enumerated() {
      for slot in [Knockout.Slot.home, .away] {
        switch match[slot].origin {
        case .winner(let source):
          used[source] += 1
          if cup.matches[source].layer >= match.layer { return "winners move up" }
          guard let winner = cup.matches[source].winner else {
            if match[slot].team != nil { return "a team of an undecided match" }
            continue
          }
          if cup.matches[source][winner].team != match[slot].team { return "the winner moves up" }
        case .entry(let entry):
          seen[entry] += 1
          let value = cup.entries[entry]
          if value.match != index || value.slot != slot { return "entry points back" }
          if value.team != match[slot].team { return "entry's team" }
        case .loser, .unknown: return "a loser in the tree"
        }
        if match[slot].isWinner != (match.winner == slot) { return "winner flag" }
      }
    }
    if seen.contains(where: { $0 != 1 }) { return "every entry plays once" }
    return used.dropLast().contains(where: { $0 != 1 }) || used.last != 0 ? "one way on" : nil
  }

  private static func defeatsViolation(_ cup: Knockout) -> String? {
    var defeats: [String: Int] = [:]
    for match in cup.matches {
      if let winner = match.winner, let loser = match[winner.other].team {
        defeats[loser, default: 0] += 1
      }
      if let team = match.home.team, team == match.away.team { return "a team plays itself" }
    }
    if defeats.values.contains(where: { $0 > 1 }) { return "one defeat a team" }
    let names = cup.entries.compactMap(\.team)
    return Set(names).count == names.count ? nil : "one entry a team"
  }

  /// Walks the tree, home side first: entries and the matches of each layer must be in order.
  private static func orderViolation(_ cup: Knockout) -> String? {
    var nextEntry = 0
    var next = cup.layers.map(\.matches.lowerBound)
    var pending: [Knockout.Origin] = [.winner(of: cup.matches.count - 1)]
    while let origin = pending.popLast() {
      switch origin {
      case .entry(let entry):
        if entry != nextEntry { return "entries in draw order" }
        nextEntry += 1
      case .winner(let match):
        let layer = cup.matches[match].layer - 1
        if next[layer] != match { return "matches in draw order" }
        next[layer] += 1
        pending.append(cup.matches[match].away.origin)
        pending.append(cup.matches[match].home.origin)
      case .loser, .unknown: return "a loser in the tree"
      }
    }
    return nil
  }
}
