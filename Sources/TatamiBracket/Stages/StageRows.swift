/// The centers of matches along the entry axis, in rows from the first row of their half.
struct StageRows {
  /// The centers by position in the brackets; 0 for the grand final and the match beside it.
  private(set) var centers: [Double]
  /// The number of rows of the upper half.
  private(set) var upperCount = 0.0
  /// The centers of the finals of both halves.
  private(set) var finals: (upper: Double, lower: Double) = (0, 0)

  /// Computes the rows of every match of the first round (F81, F82).
  ///
  /// - Complexity: O(*n*) in the matches.
  init(plain brackets: StageBrackets, _ columns: StageColumns) {
    func row(_ part: StageBrackets.Part, _ round: Int, _ number: Int) -> Double {
      let halvings = columns.halvings(of: part, round: round)
      return (Double(number) - 0.5) * Double(1 << max(min(halvings, 40), 0))
    }
    let last = brackets.upperRounds
    let count = last > 0 ? 1 << min(last - 1 - columns.collapsedRounds, 40) : 0
    upperCount = Double(columns.isTwoSided ? count / 2 : count)
    finals = (
      row(.upper, columns.isTwoSided ? last - 1 : last, 1), row(.lower, brackets.lowerRounds, 1)
    )
    centers = brackets.matches.map { match in
      let shift = columns.isSecondHalf(match) ? columns.halfCount(ofRound: match.round) : 0
      return row(match.part, match.round, match.number - shift)
    }
    if columns.isTwoSided { alignFinal(of: brackets) }
  }

  /// Computes rows of shown matches only: matches without a shown one before them have a row each, and
  /// later matches are centered between those before them.
  ///
  /// - Parameter isShown: Whether the match at a position has a box.
  /// - Complexity: O(*n* log *n*) in the matches, O(*n*) if they are sorted.
  init(condensed brackets: StageBrackets, _ columns: StageColumns, isShown: [Bool]) {
    centers = Array(repeating: 0, count: brackets.matches.count)
    let forest = StageForest(brackets, columns, isShown: isShown)
    var counts: [StageForest.Half: Double] = [:]
    for leaf in forest.leaves {
      guard let half = forest.halves[leaf] else { continue }
      centers[leaf] = counts[half, default: 0] + 0.5
      counts[half, default: 0] += 1
    }
    var spans = centers.map { ($0, $0) }
    var roots: [StageForest.Half: Double] = [:]
    for index in forest.order {
      centers[index] = (spans[index].0 + spans[index].1) / 2
      if let half = forest.halves[index] { roots[half] = centers[index] }
      guard let next = forest.next[index] else { continue }
      let isFirst = spans[next].0 == 0
      spans[next].0 = isFirst ? centers[index] : min(spans[next].0, centers[index])
      spans[next].1 = isFirst ? centers[index] : max(spans[next].1, centers[index])
    }
    let (first, second) = (roots[.first] ?? 0, roots[.second] ?? 0)
    let final = max(first, second)
    for index in forest.order {
      if forest.halves[index] == .first { centers[index] += final - first }
      if forest.halves[index] == .second { centers[index] += final - second }
    }
    upperCount = max(
      (counts[.first] ?? 0) + final - first,
      (counts[.second] ?? 0) + final - second
    )
    finals = (final, roots[.lower] ?? 0)
    if columns.isTwoSided { alignFinal(of: brackets) }
  }

  /// Centers the final of a two-sided layout between the semi-finals, which are level.
  private mutating func alignFinal(of brackets: StageBrackets) {
    for (index, match) in brackets.matches.enumerated()
    where match.part == .upper && match.round == brackets.upperRounds {
      centers[index] = finals.upper
    }
  }
}

/// The shown matches of an elimination's halves as trees.
struct StageForest {
  /// A part of the layout with rows of its own.
  enum Half { case first, second, lower }

  /// The half by position, nil for matches that are hidden or between the halves.
  private(set) var halves: [Half?]
  /// The shown match of the same half that each match's winner enters, over hidden ones.
  private(set) var next: [Int?]
  /// The positions of the halves' shown matches, by round.
  private(set) var order: [Int]
  /// The positions of the matches without a shown one before them, in the order of the draw.
  private(set) var leaves: [Int] = []

  init(_ brackets: StageBrackets, _ columns: StageColumns, isShown: [Bool]) {
    let matches = brackets.matches
    func half(_ match: StageBrackets.Match) -> Half? {
      switch match.part {
      case .upper where columns.isTwoSided && match.round == brackets.upperRounds: nil
      case .upper: columns.isSecondHalf(match) ? .second : .first
      case .lower: .lower
      case .grandFinal, .besideFinal: nil
      }
    }
    let parts = matches.map(half)
    order = matches.indices.sorted { matches[$0].round < matches[$1].round }
    next = Array(repeating: nil, count: matches.count)
    for index in order.reversed() {
      guard let target = matches[index].next, parts[target] == parts[index] else { continue }
      next[index] = isShown[target] ? target : next[target]
    }
    halves = zip(parts, isShown).map { $1 ? $0 : nil }
    order.removeAll { [halves] in halves[$0] == nil }
    var isLeaf = Array(repeating: true, count: matches.count)
    for index in order { if let target = next[index] { isLeaf[target] = false } }
    func start(_ match: StageBrackets.Match) -> Double {
      let halvings = columns.halvings(of: match.part, round: match.round)
      return Double(match.number - 1) * Double(1 << max(min(halvings, 40), 0))
    }
    let starts = matches.map(start)
    leaves = order.filter { isLeaf[$0] }.sorted { starts[$0] < starts[$1] }
  }
}
