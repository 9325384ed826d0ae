/// The positions of a knockout's matches in a bracket whose rounds halve; missing positions are
/// byes.
struct BracketSlots {
  /// A position of the bracket.
  enum Cell {
    /// No side: two byes.
    case empty
    /// A side that advances without a match.
    case bye(StageDraft.Slot)
    /// A match of the knockout.
    case match(Int)
  }

  /// The cells by round and number, both from 0.
  private(set) var cells: [[Cell]]

  private let knockout: Knockout

  private enum Source {
    case match(Int)
    case entry(StageDraft.Slot)
    case empty
  }

  /// Finds the position of every match.
  ///
  /// - Complexity: O(2ˡ) in the layers.
  init(_ knockout: Knockout) {
    self.knockout = knockout
    let count = max(knockout.matches.last?.layer ?? 0, 0)
    cells = (0..<count).map { [Cell](repeating: .empty, count: 1 << (count - 1 - $0)) }
    var pending: [(source: Source, round: Int, number: Int)] = []
    if count > 0 { pending.append((.match(knockout.matches.count - 1), count - 1, 0)) }
    while let (source, round, number) = pending.popLast() {
      let sources: (Source, Source)
      switch source {
      case .empty: continue
      case .match(let index) where knockout.matches[index].layer == round + 1:
        cells[round][number] = .match(index)
        let match = knockout.matches[index]
        sources = (Self.source(match.home), Self.source(match.away))
      case .match(let index):
        cells[round][number] = .bye(winner(of: knockout.matches[index]))
        sources = (source, .empty)
      case .entry(let slot):
        cells[round][number] = .bye(slot)
        sources = (source, .empty)
      }
      guard round > 0 else { continue }
      pending.append((sources.0, round - 1, 2 * number))
      pending.append((sources.1, round - 1, 2 * number + 1))
    }
  }

  private static func source(_ side: Knockout.Side) -> Source {
    if case .winner(let index) = side.origin { return .match(index) }
    return .entry(StageDraft.Slot(side))
  }

  private func winner(of match: Knockout.Match) -> StageDraft.Slot {
    match.winner.map { StageDraft.Slot(match[$0]) } ?? StageDraft.Slot()
  }

  /// The rounds of the bracket.
  var rounds: [StageDraft.Round] {
    cells.enumerated().map { round, cells in
      let layers = knockout.layers
      return StageDraft.Round(
        name: layers.indices.contains(round) ? layers[round].title : "",
        matches: cells.indices.map { match(round: round, number: $0) }
      )
    }
  }

  private func match(round: Int, number: Int) -> StageDraft.Match {
    let positions = round == 0 ? (2 * number + 1, 2 * number + 2) : (nil, nil)
    switch cells[round][number] {
    case .empty: return StageDraft.Match(number: number + 1, first: nil, second: nil)
    case .bye(var slot):
      slot.position = positions.0
      return StageDraft.Match(number: number + 1, first: slot, second: nil)
    case .match(let index):
      return StageDraft.Match(
        number: number + 1,
        knockout.matches[index],
        firstPosition: positions.0,
        secondPosition: positions.1
      )
    }
  }
}
