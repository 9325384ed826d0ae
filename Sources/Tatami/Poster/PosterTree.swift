import TatamiBracket
import TatamiTournament

/// A tournament as the bracket engine's tree, and the matches by their paths.
struct PosterTree {
  /// A match of the tournament and its side in the tree.
  struct Location {
    /// The index of the tournament's match.
    let match: Int
    /// The side; the final belongs to the first.
    let side: BracketSide
  }

  /// The tree, children in home-away order.
  let bracket: Bracket
  /// The tournament's matches by path.
  let locations: [MatchPath: Location]
  /// For each layer from the first, the index of one of its matches, whose round is the title.
  let samples: [Int]
  /// The layer of each entry's first match.
  let entryLayers: [Int]
  /// The number of entries on the final's two sides.
  let entriesPerSide: (first: Int, second: Int)

  /// Creates the tree of a tournament, home before away, with the engine's numbering of matches.
  init(_ tournament: Knockout) throws(BracketError) {
    var traversal = TreeTraversal(tournament, layers: Self.layers(of: tournament))
    traversal.run()
    bracket = try traversal.builder.build()
    locations = traversal.locations
    samples = Array(traversal.samples.dropFirst())
    entryLayers = traversal.entryLayers
    entriesPerSide = traversal.entriesPerSide
  }

  /// Returns the number of matches on the longest path to the champion.
  private static func layers(of tournament: Knockout) -> Int {
    var distances = [Int](repeating: 1, count: tournament.matches.count)
    for index in tournament.matches.indices.reversed() {
      for side in [tournament.matches[index].home, tournament.matches[index].away] {
        if case .winner(let source) = side.origin { distances[source] = distances[index] + 1 }
      }
    }
    return distances.max() ?? 1
  }
}

/// A traversal of a tournament's matches, parents before children, without recursion.
private struct TreeTraversal {
  private enum Step {
    case match(Int, layer: Int, side: BracketSide)
    case entry(layer: Int, side: BracketSide)
    case end
  }

  private let tournament: Knockout
  private let layers: Int
  private var steps: [Step] = []
  private var itemsInLayer: [Int]
  var builder: BracketBuilder
  var locations: [MatchPath: PosterTree.Location] = [:]
  var samples: [Int]
  var entryLayers: [Int] = []
  var entriesPerSide = (first: 0, second: 0)

  init(_ tournament: Knockout, layers: Int) {
    self.tournament = tournament
    self.layers = layers
    let final = tournament.matches.count - 1
    itemsInLayer = Array(repeating: 0, count: layers + 1)
    samples = Array(repeating: final, count: layers + 1)
    builder = BracketBuilder(winnerIndexes: tournament.matches[final].winnerIndexes)
    add(final, layer: layers, side: .first)
    let sides = tournament.matches[final]
    steps.append(step(to: sides.away, layer: layers, side: .second))
    steps.append(step(to: sides.home, layer: layers, side: .first))
  }

  mutating func run() {
    while let step = steps.popLast() {
      switch step {
      case .match(let match, let layer, let side): visit(match, layer: layer, side: side)
      case .entry(let layer, let side): addEntry(layer: layer, side: side)
      case .end: builder.endBracket()
      }
    }
  }

  private mutating func visit(_ index: Int, layer: Int, side: BracketSide) {
    let match = tournament.matches[index]
    builder.beginBracket(winnerIndexes: match.winnerIndexes)
    add(index, layer: layer, side: side)
    steps.append(.end)
    for contestant in [match.away, match.home] {
      steps.append(step(to: contestant, layer: layer, side: side))
    }
  }

  private mutating func add(_ match: Int, layer: Int, side: BracketSide) {
    let path = MatchPath(layer: layer, item: itemsInLayer[layer])
    itemsInLayer[layer] += 1
    locations[path] = PosterTree.Location(match: match, side: side)
    samples[layer] = match
  }

  private mutating func addEntry(layer: Int, side: BracketSide) {
    builder.addEntries()
    entryLayers.append(layer)
    if side == .first { entriesPerSide.first += 1 } else { entriesPerSide.second += 1 }
  }

  private func step(to contestant: Knockout.Side, layer: Int, side: BracketSide) -> Step {
    guard case .winner(let source) = contestant.origin else {
      return .entry(layer: layer, side: side)
    }
    return .match(source, layer: layer - 1, side: side)
  }
}

extension Knockout.Match {
  fileprivate var winnerIndexes: [Int] {
    winner.map { [$0 == .home ? 0 : 1] } ?? []
  }
}
