extension Knockout {
  /// Returns the last match of every part of the tree up to a layer.
  ///
  /// - Complexity: O(*n*) in the matches.
  package func sectionFinals(upTo layer: Int) -> [Int] {
    var layersOfNext: [Int?] = Array(repeating: nil, count: matches.count)
    for match in matches {
      for slot in [Slot.home, .away] {
        if case .winner(let source) = match[slot].origin { layersOfNext[source] = match.layer }
      }
    }
    return matches.indices.filter { index in
      matches[index].layer <= layer && layersOfNext[index] ?? .max > layer
    }
  }

  /// Returns the part of the tree that ends with a match, without placement matches.
  ///
  /// - Complexity: O(*n*) in the matches of the part, and O(*m*) in the layers.
  package func section(endingAt final: Int) -> Knockout {
    var kept: [Int] = []
    var pending = [final]
    while let index = pending.popLast() {
      kept.append(index)
      for slot in [Slot.home, .away] {
        if case .winner(let source) = matches[index][slot].origin { pending.append(source) }
      }
    }
    return KnockoutSlice(self, matches: kept.sorted()).knockout()
  }

  /// Returns the rounds from a layer on; the winners of earlier rounds are entries.
  ///
  /// - Complexity: O(*n*) in the matches.
  package func laterRounds(from layer: Int) -> Knockout {
    let kept = matches.indices.filter { matches[$0].layer >= layer }
    return KnockoutSlice(self, matches: kept).knockout(
      thirdPlaceMatch: thirdPlaceMatch,
      placementMatches: placementMatches
    )
  }
}

/// A part of a tree as a separate tree.
private struct KnockoutSlice {
  private let whole: Knockout
  /// The matches of the part in the order of the whole tree; the last one is its final.
  private let kept: [Int]
  private let firstLayer: Int
  /// The new index of each match.
  private var numbers: [Int: Int] = [:]
  /// The sides whose source is not in the part, top to bottom.
  private var leaves: [Leaf] = []

  private struct Leaf: Hashable {
    let match: Int
    let slot: Knockout.Slot
  }

  init(_ whole: Knockout, matches kept: [Int]) {
    self.whole = whole
    self.kept = kept
    firstLayer = kept.map { whole.matches[$0].layer }.min() ?? 1
    for (number, match) in kept.enumerated() { numbers[match] = number }
    leaves = findLeaves()
  }

  /// Visits the tree in order, home before away, without recursion.
  private func findLeaves() -> [Leaf] {
    guard let final = kept.last else { return [] }
    var leaves: [Leaf] = []
    var pending = [Leaf(match: final, slot: .away), Leaf(match: final, slot: .home)]
    while let next = pending.popLast() {
      guard case .winner(let source) = whole.matches[next.match][next.slot].origin,
        numbers[source] != nil
      else {
        leaves.append(next)
        continue
      }
      pending.append(Leaf(match: source, slot: .away))
      pending.append(Leaf(match: source, slot: .home))
    }
    return leaves
  }

  func knockout(
    thirdPlaceMatch: Knockout.Match? = nil,
    placementMatches: [Knockout.Match] = []
  ) -> Knockout {
    var entryOfLeaf: [Leaf: Int] = [:]
    for (index, leaf) in leaves.enumerated() { entryOfLeaf[leaf] = index }
    let matches = kept.map { index in
      whole.matches[index].with(layer: layer(of: index)) { slot, origin in
        if let entry = entryOfLeaf[Leaf(match: index, slot: slot)] { return .entry(entry) }
        guard case .winner(let source) = origin, let number = numbers[source] else {
          return .unknown
        }
        return .winner(of: number)
      }
    }
    let last = matches.last?.layer ?? 1
    func placed(_ match: Knockout.Match) -> Knockout.Match {
      match.with(layer: last) { _, _ in .unknown }
    }
    return Knockout(
      entries: leaves.map(entry),
      matches: matches,
      layers: layers(of: matches),
      thirdPlaceMatch: thirdPlaceMatch.map(placed),
      placementMatches: placementMatches.map(placed)
    )
  }

  private func layer(of match: Int) -> Int { whole.matches[match].layer - firstLayer + 1 }

  private func entry(_ leaf: Leaf) -> Knockout.Entry {
    let side = whole.matches[leaf.match][leaf.slot]
    return Knockout.Entry(
      team: side.team,
      label: side.label,
      match: numbers[leaf.match] ?? 0,
      slot: leaf.slot,
      byes: layer(of: leaf.match) - 1
    )
  }

  /// The layers with their names in the whole tournament.
  private func layers(of matches: [Knockout.Match]) -> [Knockout.Layer] {
    var start = 0
    return (1...max(matches.last?.layer ?? 1, 1)).map { layer in
      let end = matches[start...].firstIndex { $0.layer > layer } ?? matches.count
      defer { start = end }
      let number = layer + firstLayer - 1
      let title = whole.layers.indices.contains(number - 1) ? whole.layers[number - 1].title : ""
      let usual = Knockout.roundName(roundsAfter: whole.layers.count - number)
      return Knockout.Layer(title: title.isEmpty ? usual : title, matches: start..<end)
    }
  }
}

extension Knockout.Match {
  /// Returns the match in another layer, with other origins of its sides.
  fileprivate func with(
    layer: Int,
    origin: (Knockout.Slot, Knockout.Origin) -> Knockout.Origin
  ) -> Knockout.Match {
    Knockout.Match(
      round: round,
      layer: layer,
      home: home.with(origin: origin(.home, home.origin)),
      away: away.with(origin: origin(.away, away.origin)),
      winner: winner,
      region: region,
      legs: legs
    )
  }
}

extension Knockout.Side {
  fileprivate func with(origin: Knockout.Origin) -> Knockout.Side {
    Knockout.Side(
      team: team,
      label: label,
      seed: seed,
      score: score,
      penalties: penalties,
      origin: origin,
      isWinner: isWinner
    )
  }
}
