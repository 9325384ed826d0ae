import TatamiGeometry

/// Lays out a tree, children before their parents (Specification/bracket.md §2.6).
///
/// The nodes are read once in document order; a bracket is laid out after its last descendant. The
/// results of its children are kept in `runs` until then.
struct StructurePass {
  let bracket: Bracket
  let sides: BracketSides
  let measures: BracketMeasures
  let layerStep: Double
  var drawing: BracketDrawing
  /// The brackets whose children are being read, the root first.
  private var open: [OpenBracket] = []
  /// The results of the children of open brackets.
  var runs: [Run] = []
  /// The connection points of winners, in the order of `runs`.
  var wonPoints: [Double] = []
  /// The points where the winners of the current run leave it.
  var outgoing: [OutgoingPoint] = []
  var free = FreePoints()
  var winners = WinnerSlots()
  /// The matches by bracket in document order; a bracket that is no match has no points.
  var matches: [BracketFrames.Match]
  var points: [Point] = []

  init(bracket: Bracket, sides: BracketSides, measures: BracketMeasures) {
    self.bracket = bracket
    self.sides = sides
    self.measures = measures
    layerStep = measures.layerStep(numberOfLayers: bracket.numberOfLayers)
    drawing = BracketDrawing(measures)
    matches = Array(repeating: .empty, count: bracket.numberOfBrackets)
  }

  mutating func frames() -> BracketFrames {
    var frames = measures.areas()  // §2.1
    frames.entries = entries(in: frames)  // §2.3
    drawing.reserve(2 * bracket.nodes.count, winners: !bracket.winners.isEmpty)
    points.reserveCapacity(bracket.numberOfBrackets)
    runs.reserveCapacity(bracket.numberOfEntries)
    open.reserveCapacity(bracket.numberOfLayers)
    readNodes()  // §2.6
    numberMatches()  // §2.5
    frames.matches = matches
    frames.points = points
    frames.lines = drawing.lines
    frames.winnerLines = drawing.winnerLines
    return frames
  }

  private func entries(in areas: BracketFrames) -> [BracketFrames.Entry] {
    (0..<bracket.numberOfEntries).map { index in
      BracketFrames.Entry(index: index, frame: measures.entryFrame(index, in: areas))
    }
  }

  /// Removes brackets that are no match, and numbers the others.
  private mutating func numberMatches() {
    var count = 0
    for position in matches.indices where !matches[position].points.isEmpty {
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
    var node: Int
    /// The position among all brackets in document order.
    var number: Int
    /// The index of the children's first run.
    var firstRun: Int
    /// The index of the children's first winner in `wonPoints`.
    var firstWonPoint: Int
  }

  /// The result of a child for its parent: its connection points crosswise.
  struct Run {
    private let node32: Int32
    private let number32: Int32
    private let layer32: Int32
    let side: BracketSide
    let isEntry: Bool
    let span: Span

    /// Makes the result of an entry.
    init(entry node: Int, side: BracketSide, span: Span) {
      (node32, number32, layer32) = (Int32(node), 0, 0)
      (self.side, isEntry, self.span) = (side, true, span)
    }

    /// Makes the result of a bracket.
    init(_ bracket: OpenBracket, layer: Int, side: BracketSide, span: Span) {
      (node32, number32, layer32) = (Int32(bracket.node), Int32(bracket.number), Int32(layer))
      (self.side, isEntry, self.span) = (side, false, span)
    }

    var node: Int { Int(node32) }
    /// The position among all brackets; unused for an entry.
    var number: Int { Int(number32) }
    var layer: Int { Int(layer32) }
  }

  private mutating func readNodes() {
    var bracketsRead = 0
    for index in bracket.nodes.indices {
      closeBrackets(endingBy: index)
      if bracket.nodes[index].isEntry {
        runs.append(entryRun(index))
      } else {
        begin(index, number: bracketsRead)
        bracketsRead += 1
      }
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
    let children = closing.firstRun..<runs.count
    let indexes = bracket.winnerIndexes(of: bracket.nodes[closing.node])
    winners.mark(indexes, among: mostSlots(of: children))
    if closing.node == 0 && measures.style.isTwoSided {
      return joinFinal(closing, children: children)
    }
    let run = joinChildren(of: closing)
    runs.removeSubrange(children)
    runs.append(run)
    if closing.node == 0 { joinChampion() }
  }

  /// Returns the largest number of slots the children can have, at least the number of children.
  func mostSlots(of children: Range<Int>) -> Int {
    runs[children].reduce(0) { $0 + $1.span.numberOfWinners }
  }
}
