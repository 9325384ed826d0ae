import TatamiGeometry

/// Lays out a binary bracket (Specification/bracket.md §2.4).
struct BinaryPass {
  let bracket: BinaryBracket
  let measures: BracketMeasures
  let roundStep: Double
  var drawing: BracketDrawing
  /// The matches round by round, filled in the order of the recursion.
  var matches: [BracketFrames.Match]
  /// The index in `matches` of each round's next match; the first round is at 1.
  var nextMatch: [Int]

  init(bracket: BinaryBracket, measures: BracketMeasures) {
    self.bracket = bracket
    self.measures = measures
    roundStep = measures.roundStep(numberOfRounds: bracket.numberOfRounds)
    drawing = BracketDrawing(measures)
    (nextMatch, matches) = Self.emptyMatches(of: bracket)  // §2.4.2
  }

  mutating func frames() -> BracketFrames {
    var frames = measures.areas()  // §2.1
    frames.entries = BracketFrames.Entries(measures, slots: bracket.slotsOfEntries)  // §2.3
    let lines = 4 * bracket.numberOfEntries
    drawing.reserve(lines, winnerLines: bracket.hasWinners ? lines : 0)
    if let root = visit(rootBlock) {  // §2.4.3
      drawChampion(of: root)
    }
    frames.matches = matches
    frames.lines = drawing.lines
    frames.winnerLines = drawing.winnerLines
    return frames
  }

  /// Returns the start of each round among the existing matches, and empty matches for all.
  private static func emptyMatches(
    of bracket: BinaryBracket
  ) -> (starts: [Int], matches: [BracketFrames.Match]) {
    var starts = [0]
    var total = 0
    for round in 1...bracket.numberOfRounds {
      starts.append(total)
      let items = 0..<(1 << (bracket.numberOfRounds - round))
      total += items.count { bracket.matchExists(MatchPath(round: round, item: $0)) }
    }
    return (starts, Array(repeating: BracketFrames.Match.empty, count: total))
  }

  private mutating func drawChampion(of root: Junction) {
    let role = LineRole(.champion, of: rootBlock.path, isDecided: root.isDecided)
    let start = root.center
    if measures.style.isTwoSided {
      let end = start.crosswise + measures.style.championStub
      drawing.drawCrosswise(from: start, to: end, as: role)
    } else {
      drawing.drawUpward(from: start, to: start.upward + upwardStep(from: .first), as: role)
    }
  }
}

extension BinaryPass {
  /// A part of the bracket to lay out.
  struct Block {
    var path: MatchPath
    var side: BracketSide
    /// Whether the nearest existing match around the block prefers the block's side.
    var isPreferred: Bool
  }

  /// The point where the lines of a laid-out block meet.
  struct Junction {
    var center: AreaPoint
    /// The crosswise positions of the two sides, equal for entries and byes.
    var home: Double
    var away: Double
    var isDecided: Bool
  }

  private var rootBlock: Block {
    let path = MatchPath(round: bracket.numberOfRounds, item: 0)
    return Block(path: path, side: .first, isPreferred: false)
  }

  /// Lays out a block after its halves; the depth is at most the number of rounds, 24.
  private mutating func visit(_ block: Block) -> Junction? {
    if block.path.round == 0 { return leaf(block) }
    guard bracket.isPopulated(block.path) else { return nil }
    let home = visit(half(.home, of: block))
    let away = visit(half(.away, of: block))
    switch (home, away) {
    case (let home?, let away?):
      let junction = meet(home, away, in: block)
      placeMatch(at: junction, of: block)
      return junction
    case (let child?, nil):
      return passOn(child, of: block, from: block.side)
    case (nil, let child?):
      return passOn(child, of: block, from: half(.away, of: block).side)
    case (nil, nil):
      return nil
    }
  }

  /// Returns one half of a block; the second side begins with the root's second half.
  private func half(_ position: BinaryBracket.Side, of block: Block) -> Block {
    let isMatch = bracket.matchExists(block.path)
    return Block(
      path: block.path.child(on: position),
      side: isFinal(block.path) && position == .away ? .second : block.side,
      isPreferred: isMatch ? bracket.side(at: block.path) == position : block.isPreferred
    )
  }

  private func leaf(_ block: Block) -> Junction? {
    guard bracket.isPresent(slot: block.path.item) else { return nil }
    let ordinal = bracket.ordinal(of: block.path.item)
    let inSide = block.side == .first ? ordinal : ordinal - measures.counts.first
    let crosswise = measures[block.side].anchor(inSide)
    let upward = measures.runsForward(from: block.side) ? 0 : measures.upwardExtent
    return Junction(
      center: AreaPoint(upward: upward, crosswise: crosswise),
      home: crosswise,
      away: crosswise,
      isDecided: block.isPreferred
    )
  }

  private mutating func meet(_ home: Junction, _ away: Junction, in block: Block) -> Junction {
    let side = isFinal(block.path) ? .first : block.side
    let center = AreaPoint(
      upward: home.center.upward + upwardStep(from: side),
      crosswise: home.center.crosswise + (away.center.crosswise - home.center.crosswise) / 2
    )
    let preferred = bracket.side(at: block.path)
    if isFinal(block.path) {
      joinFinal(home, on: .home, to: center, of: block.path)
      joinFinal(away, on: .away, to: center, of: block.path)
    } else {
      join(home, to: center, isPreferred: preferred == .home, of: block.path)
      join(away, to: center, isPreferred: preferred == .away, of: block.path)
    }
    return Junction(
      center: center,
      home: home.center.crosswise,
      away: away.center.crosswise,
      isDecided: preferred != nil
    )
  }

  /// Draws a child's line to its parent's column and from there to the point where lines meet.
  private mutating func join(
    _ child: Junction,
    to center: AreaPoint,
    isPreferred: Bool,
    of path: MatchPath
  ) {
    let corner = AreaPoint(upward: center.upward, crosswise: child.center.crosswise)
    let incoming = LineRole(
      .incoming,
      of: path,
      isDecided: child.isDecided,
      leadsToWin: isPreferred
    )
    drawing.drawUpward(from: child.center, to: corner.upward, as: incoming)
    // The semifinals' crosswise lines depend on the position of the final and are drawn with it.
    if isSemifinal(path) { return }
    let crossbar = LineRole(.crossbar, of: path, isDecided: isPreferred)
    drawing.drawCrosswise(from: corner, to: center.crosswise, as: crossbar)
  }

  /// Draws a bye: the single child's line continues for one round.
  private mutating func passOn(
    _ child: Junction,
    of block: Block,
    from side: BracketSide
  ) -> Junction {
    var center = child.center
    center.upward += upwardStep(from: side)
    let role = LineRole(.incoming, of: block.path, isDecided: child.isDecided)
    drawing.drawUpward(from: child.center, to: center.upward, as: role)
    if isFinal(block.path) {
      let position: BinaryBracket.Side = side == .first ? .home : .away
      drawSemifinal(child, toward: child.center, at: block.path.child(on: position))
    }
    return Junction(
      center: center,
      home: child.center.crosswise,
      away: child.center.crosswise,
      isDecided: child.isDecided
    )
  }

  /// Returns the length of one round upward, negative toward the start of the drawing area.
  func upwardStep(from side: BracketSide) -> Double {
    measures.runsForward(from: side) ? roundStep : -roundStep
  }

  /// Returns whether a path is the root of a two-sided style.
  func isFinal(_ path: MatchPath) -> Bool {
    measures.style.isTwoSided && path.round == bracket.numberOfRounds
  }

  func isSemifinal(_ path: MatchPath) -> Bool {
    measures.style.isTwoSided && path.round == bracket.numberOfRounds - 1
  }
}
