import TatamiGeometry

/// Lays out a tree, children before their parents (Specification/bracket.md §2.6).
///
/// The nodes are read in document order; a bracket is laid out after its last descendant. The
/// results of brackets are kept in `runs` until then; those of entries are not kept, because memory
/// costs more than computing them.
struct StructurePass {
  let bracket: Bracket
  let sides: BracketSides
  let measures: BracketMeasures
  let roundStep: Double
  var drawing: BracketDrawing
  /// The brackets whose children are being read, the root first.
  private var open: [OpenBracket] = []
  /// The results of the brackets in open brackets.
  var runs: [Run] = []
  /// The connection points of winners, in the order of `runs`.
  var wonPoints: [Double] = []
  /// The points where the winners of the current run leave it.
  var outgoing: [OutgoingPoint] = []
  var free = FreePoints()
  var winners = WinnerSlots()
  /// The matches by bracket in document order; a bracket that is not a match has no points.
  var matches: [BracketFrames.Match]
  var points: [Point] = []
  var pointGroups: [Range<Int>] = []

  init(bracket: Bracket, sides: BracketSides, measures: BracketMeasures) {
    self.bracket = bracket
    self.sides = sides
    self.measures = measures
    roundStep = measures.roundStep(numberOfRounds: bracket.numberOfRounds)
    drawing = BracketDrawing(measures)
    matches = Array(repeating: .empty, count: bracket.numberOfBrackets)
  }

  mutating func frames() -> BracketFrames {
    var frames = measures.areas()  // §2.1
    reserve()
    readNodes()  // §2.6
    numberMatches()  // §2.5
    frames.matches = matches
    frames.points = points
    frames.pointGroups = pointGroups
    frames.lines = drawing.lines
    frames.winnerLines = drawing.winnerLines
    return frames
  }

  /// Reserves memory, because growing the largest lists would copy and touch it several times.
  private mutating func reserve() {
    // Each contestant has an incoming line, each winner a crossbar, each champion a line; ordinary
    // crossbars fill the gaps around the winners'.
    let lines = bracket.numberOfEntries + 2 * bracket.numberOfWinners
    drawing.reserve(
      lines + bracket.numberOfBrackets,
      winnerLines: bracket.winners.isEmpty ? 0 : lines
    )
    open.reserveCapacity(bracket.numberOfRounds)
    wonPoints.reserveCapacity(bracket.winners.count)
  }

  /// Removes brackets that are no match, and numbers the others.
  private mutating func numberMatches() {
    var count = 0
    for position in matches.indices where matches[position].points != .none {
      if count < position { matches[count] = matches[position] }
      matches[count].index = count
      count += 1
    }
    matches.removeLast(matches.count - count)
  }
}

extension StructurePass {
  /// A bracket whose children are being read.
  struct OpenBracket {
    var node: Int { Int(node32) }
    /// The position among all brackets in document order.
    var number: Int { Int(number32) }
    /// The index of the children's first run.
    var firstRun: Int { Int(firstRun32) }
    /// The index of the children's first winner in `wonPoints`.
    var firstWonPoint: Int { Int(firstWonPoint32) }

    private let node32: Int32
    private let number32: Int32
    private let firstRun32: Int32
    private let firstWonPoint32: Int32

    init(node: Int, number: Int, firstRun: Int, firstWonPoint: Int) {
      (node32, number32) = (Int32(node), Int32(number))
      (firstRun32, firstWonPoint32) = (Int32(firstRun), Int32(firstWonPoint))
    }
  }

  /// The result of a child for its parent: its connection points crosswise.
  struct Run {
    private let node32: Int32
    private let number32: Int32
    private let round32: Int32
    let side: BracketSide
    let isEntry: Bool
    let span: Span

    /// Creates the result of an entry.
    init(entry node: Int, side: BracketSide, span: Span) {
      (node32, number32, round32) = (Int32(node), 0, 0)
      (self.side, isEntry, self.span) = (side, true, span)
    }

    /// Creates the result of a bracket.
    init(_ bracket: OpenBracket, round: Int, side: BracketSide, span: Span) {
      (node32, number32, round32) = (Int32(bracket.node), Int32(bracket.number), Int32(round))
      (self.side, isEntry, self.span) = (side, false, span)
    }

    var node: Int { Int(node32) }
    /// The position among all brackets; unused for an entry.
    var number: Int { Int(number32) }
    var round: Int { Int(round32) }
  }

  private mutating func readNodes() {
    var bracketsRead = 0
    for index in bracket.nodes.indices {
      closeBrackets(endingBy: index)
      if bracket.nodes[index].isEntry { continue }
      begin(index, number: bracketsRead)
      bracketsRead += 1
    }
    closeBrackets(endingBy: bracket.nodes.count)
  }

  private mutating func begin(_ index: Int, number: Int) {
    open.append(
      OpenBracket(
        node: index,
        number: number,
        firstRun: runs.count,
        firstWonPoint: wonPoints.count
      )
    )
  }

  /// Returns the run of a bracket's child.
  ///
  /// - Parameter nextRun: The index of the next run in `runs`; it is advanced unless the child is an
  ///   entry.
  func run(of child: Int, nextRun: inout Int) -> Run {
    if bracket.nodes[child].isEntry { return entryRun(child) }
    defer { nextRun += 1 }
    return runs[nextRun]
  }

  private func entryRun(_ index: Int) -> Run {
    let side = sides.side(of: index)
    let ordinal = Int(bracket.nodes[index].ordinal)
    let anchor = measures[side].anchor(side == .first ? ordinal : ordinal - measures.counts.first)
    var span = Span()
    span.add(anchor)
    return Run(entry: index, side: side, span: span)
  }

  private mutating func closeBrackets(endingBy index: Int) {
    while let last = open.last, Int(bracket.nodes[last.node].end) <= index {
      open.removeLast()
      close(last)
    }
  }

  private mutating func close(_ closing: OpenBracket) {
    let node = bracket.nodes[closing.node]
    let children = closing.node + 1..<Int(node.end)
    winners.mark(bracket.winnerIndexes(of: node), among: mostSlots(of: children))
    if closing.node == 0 && measures.style.isTwoSided { return joinFinal(closing) }
    let run = joinChildren(of: closing)
    runs.removeSubrange(closing.firstRun...)
    runs.append(run)
    if closing.node == 0 { joinChampion() }
  }

  /// Returns the largest number of slots that children can have, at least the number of children.
  ///
  /// - Parameter children: The nodes of the children and their descendants.
  func mostSlots(of children: Range<Int>) -> Int {
    var slots = 0
    var child = children.lowerBound
    while child < children.upperBound {
      slots += max(1, Int(bracket.nodes[child].numberOfWinners))
      child = Int(bracket.nodes[child].end)
    }
    return slots
  }
}
