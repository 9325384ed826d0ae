/// Writes a finished board down in draw order.
struct TournamentWriter {
  private let board: TieBoard
  private let root: Int
  /// The layer of each tie of the tree, 1 for the first.
  private let layers: [Int]
  /// The ties in the order of `Tournament.matches`.
  private let sequence: [Int]
  /// The place of each tie in `sequence`.
  private let position: [Int?]
  /// The sides nobody comes from, top to bottom.
  private let leaves: [Leaf]

  private struct Leaf: Hashable {
    let tie: Int
    let slot: Tournament.Slot
  }

  /// Orders the tree below a root.
  init(board: TieBoard, root: Int) {
    self.board = board
    self.root = root
    layers = TournamentWriter.layers(of: board, root: root)
    let (ties, leaves) = TournamentWriter.walk(board, from: root)
    self.leaves = leaves
    sequence = TournamentWriter.bucket(ties, by: layers)
    var position: [Int?] = Array(repeating: nil, count: board.ties.count)
    for (index, tie) in sequence.enumerated() { position[tie] = index }
    self.position = position
  }

  /// The tournament's value.
  ///
  /// - Complexity: O(*n* log *n*) in the ties.
  func tournament() -> Tournament {
    var entryOf: [Leaf: Int] = [:]
    for (index, leaf) in leaves.enumerated() { entryOf[leaf] = index }
    let matches = sequence.map { tie in
      match(tie, layer: layers[tie]) { slot in
        if let source = board.ties[tie][slot].source, let index = position[source] {
          return .winner(of: index)
        }
        return entryOf[Leaf(tie: tie, slot: slot)].map { .entry($0) } ?? .unknown
      }
    }
    let played = board.tiesOfTeams()
    return Tournament(
      entries: leaves.map(entry),
      matches: matches,
      layers: layerValues(),
      thirdPlace: board.thirdPlace.map { placement($0, played) },
      placements: board.asides.map { placement($0, played) }
    )
  }

  /// Numbers the layers by the longest way to the final, one number for all ties of a round.
  private static func layers(of board: TieBoard, root: Int) -> [Int] {
    var depths = Array(repeating: 0, count: board.rounds.count)
    for round in board.order.reversed() {
      for tie in board.rounds[round].ties where !board.ties[tie].isBye {
        guard let parent = board.ties[tie].parent else { continue }
        depths[round] = max(depths[round], depths[board.ties[parent].round] + 1)
      }
    }
    let deepest = board.order.map { depths[$0] }.max() ?? 0
    return board.ties.map { deepest - depths[$0.round] + 1 }
  }

  /// Visits the tree, home before away, without recursion.
  private static func walk(_ board: TieBoard, from root: Int) -> (ties: [Int], leaves: [Leaf]) {
    var (ties, leaves): ([Int], [Leaf]) = ([root], [])
    var open = [Leaf(tie: root, slot: .away), Leaf(tie: root, slot: .home)]
    while let next = open.popLast() {
      guard let source = board.ties[next.tie][next.slot].source else {
        leaves.append(next)
        continue
      }
      ties.append(source)
      open.append(Leaf(tie: source, slot: .away))
      open.append(Leaf(tie: source, slot: .home))
    }
    return (ties, leaves)
  }

  /// Sorts ties by layer and keeps their order within.
  private static func bucket(_ ties: [Int], by layers: [Int]) -> [Int] {
    var buckets: [[Int]] = Array(repeating: [], count: (layers.max() ?? 0) + 1)
    for tie in ties { buckets[layers[tie]].append(tie) }
    return buckets.flatMap(\.self)
  }

  private func layerValues() -> [Tournament.Layer] {
    var values: [Tournament.Layer] = []
    var start = 0
    while start < sequence.count {
      let layer = layers[sequence[start]]
      var end = start
      while end < sequence.count, layers[sequence[end]] == layer { end += 1 }
      values.append(Tournament.Layer(title: title(of: start..<end), matches: start..<end))
      start = end
    }
    return values
  }

  /// The commonest round among some matches; of equals the first by name.
  private func title(of matches: Range<Int>) -> String {
    var counts: [String: Int] = [:]
    for index in matches where !board.ties[sequence[index]].legs.isEmpty {
      counts[board.title(of: board.ties[sequence[index]].round), default: 0] += 1
    }
    return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? ""
  }

  private func entry(_ leaf: Leaf) -> Tournament.Entry {
    let side = board.ties[leaf.tie][leaf.slot]
    let team = side.team.map { board.teams[$0] }
    return Tournament.Entry(
      team: team,
      label: team ?? side.standIn,
      match: position[leaf.tie] ?? 0,
      slot: leaf.slot,
      byes: layers[leaf.tie] - 1
    )
  }

  private func match(
    _ tie: Int,
    layer: Int,
    origin: (Tournament.Slot) -> Tournament.Origin
  ) -> Tournament.Match {
    let value = board.ties[tie]
    return Tournament.Match(
      round: value.legs.isEmpty ? "" : board.title(of: value.round),
      layer: layer,
      home: side(value, .home, origin(.home)),
      away: side(value, .away, origin(.away)),
      winner: value.winner,
      legs: value.legs
    )
  }

  private func side(
    _ tie: Tie,
    _ slot: Tournament.Slot,
    _ origin: Tournament.Origin
  ) -> Tournament.Side {
    let side = tie[slot]
    let team = side.team.map { board.teams[$0] }
    return Tournament.Side(
      team: team,
      label: team ?? side.standIn,
      score: side.score,
      penalties: side.penalties,
      origin: origin,
      isWinner: tie.winner == slot
    )
  }

  /// A match for a place, each side from the match that it lost.
  private func placement(_ tie: Int, _ played: [[Int]]) -> Tournament.Match {
    match(tie, layer: layers[root]) { slot in
      let side = board.ties[tie][slot]
      let lost = side.team.flatMap { board.lastTie(of: $0, in: played) } ?? side.source
      return lost.flatMap { position[$0] }.map { .loser(of: $0) } ?? .unknown
    }
  }
}
