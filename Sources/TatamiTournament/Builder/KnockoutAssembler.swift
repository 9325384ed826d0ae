/// Converts a finished builder into a tournament in draw order.
struct KnockoutAssembler {
  private let builder: KnockoutBuilder
  private let final: Int
  /// The layer of each tie of the tree, 1 for the first.
  private let layers: [Int]
  /// The ties in the order of `Knockout.matches`.
  private let sequence: [Int]
  /// The index of each tie in `sequence`.
  private let position: [Int?]
  /// The sides without a source, top to bottom.
  private let leaves: [Leaf]

  private struct Leaf: Hashable {
    let tie: Int
    let slot: Knockout.Slot
  }

  /// Sorts the tree of a final.
  init(builder: KnockoutBuilder, final: Int) {
    self.builder = builder
    self.final = final
    layers = KnockoutAssembler.layers(of: builder)
    let (ties, leaves) = KnockoutAssembler.walk(builder, from: final)
    self.leaves = leaves
    sequence = KnockoutAssembler.sorted(ties, by: layers)
    var position: [Int?] = Array(repeating: nil, count: builder.ties.count)
    for (index, tie) in sequence.enumerated() { position[tie] = index }
    self.position = position
  }

  /// Returns the tournament.
  ///
  /// - Complexity: O(*n* log *n*) in the ties.
  func tournament() -> Knockout {
    var entryOf: [Leaf: Int] = [:]
    for (index, leaf) in leaves.enumerated() { entryOf[leaf] = index }
    let matches = sequence.map { tie in
      builder.match(tie, layer: layers[tie]) { slot in
        if let source = builder.ties[tie][slot].source, let index = position[source] {
          return .winner(of: index)
        }
        return entryOf[Leaf(tie: tie, slot: slot)].map { .entry($0) } ?? .unknown
      }
    }
    let played = builder.tiesOfTeams()
    return Knockout(
      entries: leaves.map(entry),
      matches: matches,
      layers: layerValues(),
      thirdPlaceMatch: builder.thirdPlaceMatch.map { placement($0, played) },
      placementMatches: builder.placementMatches.map { placement($0, played) }
    )
  }

  /// Numbers the layers by the longest path to the final, with the same number for all ties of a
  /// round.
  private static func layers(of builder: KnockoutBuilder) -> [Int] {
    var depths = Array(repeating: 0, count: builder.rounds.count)
    for round in builder.order.reversed() {
      for tie in builder.rounds[round].ties where !builder.ties[tie].isBye {
        guard let parent = builder.ties[tie].parent else { continue }
        depths[round] = max(depths[round], depths[builder.ties[parent].round] + 1)
      }
    }
    let maximumDepth = builder.order.map { depths[$0] }.max() ?? 0
    return builder.ties.map { maximumDepth - depths[$0.round] + 1 }
  }

  /// Visits the tree in pre-order, home before away, without recursion.
  private static func walk(_ builder: KnockoutBuilder, from final: Int) -> (
    ties: [Int], leaves: [Leaf]
  ) {
    var (ties, leaves): ([Int], [Leaf]) = ([final], [])
    var pending = [Leaf(tie: final, slot: .away), Leaf(tie: final, slot: .home)]
    while let next = pending.popLast() {
      guard let source = builder.ties[next.tie][next.slot].source else {
        leaves.append(next)
        continue
      }
      ties.append(source)
      pending.append(Leaf(tie: source, slot: .away))
      pending.append(Leaf(tie: source, slot: .home))
    }
    return (ties, leaves)
  }

  /// Sorts ties by layer; ties of a layer keep their order.
  private static func sorted(_ ties: [Int], by layers: [Int]) -> [Int] {
    var buckets: [[Int]] = Array(repeating: [], count: (layers.max() ?? 0) + 1)
    for tie in ties { buckets[layers[tie]].append(tie) }
    return buckets.flatMap(\.self)
  }

  private func layerValues() -> [Knockout.Layer] {
    var values: [Knockout.Layer] = []
    var start = 0
    while start < sequence.count {
      let layer = layers[sequence[start]]
      var end = start
      while end < sequence.count, layers[sequence[end]] == layer { end += 1 }
      values.append(Knockout.Layer(title: title(of: start..<end), matches: start..<end))
      start = end
    }
    return values
  }

  /// The most frequent round among matches; of equally frequent ones, the first by name.
  private func title(of matches: Range<Int>) -> String {
    var counts: [String: Int] = [:]
    for index in matches where !builder.ties[sequence[index]].legs.isEmpty {
      counts[builder.title(of: builder.ties[sequence[index]].round), default: 0] += 1
    }
    return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? ""
  }

  private func entry(_ leaf: Leaf) -> Knockout.Entry {
    let side = builder.ties[leaf.tie][leaf.slot]
    let team = side.team.map { builder.teams[$0] }
    return Knockout.Entry(
      team: team,
      label: team ?? side.placeholder,
      match: position[leaf.tie] ?? 0,
      slot: leaf.slot,
      byes: layers[leaf.tie] - 1
    )
  }

  /// Returns a placement match; each side is the loser of an earlier match.
  private func placement(_ tie: Int, _ played: [[Int]]) -> Knockout.Match {
    builder.match(tie, layer: layers[final]) { slot in
      let side = builder.ties[tie][slot]
      let lost = side.team.flatMap { builder.lastTie(of: $0, in: played) } ?? side.source
      return lost.flatMap { position[$0] }.map { .loser(of: $0) } ?? .unknown
    }
  }
}
