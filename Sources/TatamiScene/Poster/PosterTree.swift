import TatamiBracket

/// A tournament as the bracket engine's tree, and which match stands where in it.
struct PosterTree {
  /// A match's place in the tree.
  struct Place {
    /// The tournament's match.
    let match: Int
    /// Whether it belongs to the final's away side; the final itself does not.
    let isOnAwaySide: Bool
  }

  /// The tree, children in home-away order.
  let bracket: Bracket
  /// The tournament's matches by their places.
  let places: [MatchPath: Place]
  /// For each layer of the tree one of its matches, whose round names the layer; from layer 1 on.
  let samples: [Int]
  /// The layer of the match that each entry plays first.
  let entryLayers: [Int]
  /// How many entries the final's two sides have.
  let entriesPerSide: (home: Int, away: Int)

  /// Walks a tournament from its final, home before away, in step with the engine's numbering.
  init(_ tournament: Tournament) throws(BracketError) {
    var walk = TreeWalk(tournament, layers: Self.layers(of: tournament))
    walk.run()
    bracket = try walk.builder.build()
    places = walk.places
    samples = Array(walk.samples.dropFirst())
    entryLayers = walk.entryLayers
    entriesPerSide = walk.entriesPerSide
  }

  /// Returns the number of matches on the longest way to the champion.
  private static func layers(of tournament: Tournament) -> Int {
    var distances = [Int](repeating: 1, count: tournament.matches.count)
    for index in tournament.matches.indices.reversed() {
      for side in [tournament.matches[index].home, tournament.matches[index].away] {
        if case .winner(let source) = side.origin { distances[source] = distances[index] + 1 }
      }
    }
    return distances.max() ?? 1
  }
}

/// A walk over a tournament's matches, parents before children, without recursion.
private struct TreeWalk {
  private enum Step {
    case match(Int, layer: Int, isOnAwaySide: Bool)
    case entry(layer: Int, isOnAwaySide: Bool)
    case end
  }

  private let tournament: Tournament
  private let layers: Int
  private var steps: [Step] = []
  private var itemsInLayer: [Int]
  var builder: BracketBuilder
  var places: [MatchPath: PosterTree.Place] = [:]
  var samples: [Int]
  var entryLayers: [Int] = []
  var entriesPerSide = (home: 0, away: 0)

  init(_ tournament: Tournament, layers: Int) {
    self.tournament = tournament
    self.layers = layers
    let final = tournament.matches.count - 1
    itemsInLayer = Array(repeating: 0, count: layers + 1)
    samples = Array(repeating: final, count: layers + 1)
    builder = BracketBuilder(winnerIndexes: tournament.matches[final].winnerIndexes)
    note(final, layer: layers, isOnAwaySide: false)
    let sides = tournament.matches[final]
    steps.append(step(to: sides.away, layer: layers, isOnAwaySide: true))
    steps.append(step(to: sides.home, layer: layers, isOnAwaySide: false))
  }

  mutating func run() {
    while let step = steps.popLast() {
      switch step {
      case .match(let match, let layer, let side): visit(match, layer: layer, isOnAwaySide: side)
      case .entry(let layer, let side): addEntry(layer: layer, isOnAwaySide: side)
      case .end: builder.endBracket()
      }
    }
  }

  private mutating func visit(_ index: Int, layer: Int, isOnAwaySide: Bool) {
    let match = tournament.matches[index]
    builder.beginBracket(winnerIndexes: match.winnerIndexes)
    note(index, layer: layer, isOnAwaySide: isOnAwaySide)
    steps.append(.end)
    for side in [match.away, match.home] {
      steps.append(step(to: side, layer: layer, isOnAwaySide: isOnAwaySide))
    }
  }

  private mutating func note(_ match: Int, layer: Int, isOnAwaySide: Bool) {
    let path = MatchPath(layer: layer, item: itemsInLayer[layer])
    itemsInLayer[layer] += 1
    places[path] = PosterTree.Place(match: match, isOnAwaySide: isOnAwaySide)
    samples[layer] = match
  }

  private mutating func addEntry(layer: Int, isOnAwaySide: Bool) {
    builder.addEntries()
    entryLayers.append(layer)
    if isOnAwaySide { entriesPerSide.away += 1 } else { entriesPerSide.home += 1 }
  }

  private func step(to side: Tournament.Side, layer: Int, isOnAwaySide: Bool) -> Step {
    guard case .winner(let source) = side.origin else {
      return .entry(layer: layer, isOnAwaySide: isOnAwaySide)
    }
    return .match(source, layer: layer - 1, isOnAwaySide: isOnAwaySide)
  }
}

extension Tournament.Match {
  fileprivate var winnerIndexes: [Int] {
    winner.map { [$0 == .home ? 0 : 1] } ?? []
  }
}
