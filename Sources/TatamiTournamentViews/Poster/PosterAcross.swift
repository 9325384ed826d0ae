import TatamiBracket
import TatamiGeometry
import TatamiTournament

/// The positions of cards along the entry axis: across the rounds, from zero to the extent.
struct PosterAcross {
  /// The centers of entries.
  private(set) var entries: [Double] = []
  /// The centers of matches, at which their winners continue.
  private(set) var matches: [Double] = []
  /// The center of the champion's card.
  private(set) var champion = 0.0
  /// The extent of all cards.
  private(set) var extent = 0.0

  /// Computes the positions of entries, closer together inside a match than between matches, and
  /// centers each match between its sides.
  ///
  /// - Parameter card: The size of a card.
  /// - Complexity: O(*n*) in the matches.
  init(_ tournament: Knockout, _ tree: PosterTree, style: BracketStyle, card: Size) {
    let length = card[style.entryAxis]
    placeEntries(of: tournament, tree, isTwoSided: style.isTwoSided, length: length)
    matches = Array(repeating: 0, count: tournament.matches.count)
    for (index, match) in tournament.matches.enumerated() {
      matches[index] = (center(of: match.home) + center(of: match.away)) / 2
    }
    if style.isTwoSided, let final = tournament.matches.last { align(final, tree) }
    champion = matches.last ?? 0
    let size = PosterMetrics.championSize(card: card)[style.entryAxis]
    if style.isTwoSided {
      let reach = PosterMetrics.championReach(card: length) + size / 2
      champion += style.championDirection * reach
    }
    normalize(length: length, championLength: size)
  }

  /// Returns the center of a match's side.
  func center(of side: Knockout.Side) -> Double {
    switch side.origin {
    case .entry(let entry): entries[entry]
    case .winner(let match): matches[match]
    case .loser, .unknown: 0
    }
  }

  private mutating func placeEntries(
    of tournament: Knockout,
    _ tree: PosterTree,
    isTwoSided: Bool,
    length: Double
  ) {
    var cursors: [BracketSide: Double] = [.first: 0, .second: 0]
    var last: [BracketSide: Int] = [:]
    for (index, entry) in tournament.entries.enumerated() {
      let side = isTwoSided ? tree.entrySides[index] : .first
      if let match = last[side] {
        let gap = match == entry.match ? PosterMetrics.pairGap : PosterMetrics.matchGap
        cursors[side, default: 0] += gap
      }
      entries.append(cursors[side, default: 0] + length / 2)
      cursors[side, default: 0] += length
      last[side] = entry.match
    }
  }

  /// Moves the half whose finalist is nearer to the start, so that both finalists are side by side.
  private mutating func align(_ final: Knockout.Match, _ tree: PosterTree) {
    let (home, away) = (center(of: final.home), center(of: final.away))
    let moved: BracketSide = home < away ? .first : .second
    for index in entries.indices where tree.entrySides[index] == moved {
      entries[index] += abs(away - home)
    }
    for index in matches.indices.dropLast() where tree.sides[index] == moved {
      matches[index] += abs(away - home)
    }
    matches[matches.count - 1] = max(home, away)
  }

  /// Shifts all positions so that the first card begins at zero.
  private mutating func normalize(length: Double, championLength: Double) {
    let low = min((entries.min() ?? 0) - length / 2, champion - championLength / 2)
    let high = max((entries.max() ?? 0) + length / 2, champion + championLength / 2)
    for index in entries.indices { entries[index] -= low }
    for index in matches.indices { matches[index] -= low }
    champion -= low
    extent = high - low
  }
}
