import TatamiGeometry

/// The crosswise runs: between the connection points of one bracket's children.
extension StructurePass {
  /// A point where a winner leaves a match, or where an entry's line begins.
  struct OutgoingPoint {
    var crosswise: Double
    /// Whether it is known which contestant leaves there.
    var isDecided: Bool
  }

  /// The connection points of some contestants, crosswise; numbers have 32 bits because a deep tree
  /// keeps many.
  struct Span {
    /// The first and the last point.
    var start = 0.0
    var end = 0.0
    private var firstWon: Int32 = 0
    private var endOfWon: Int32 = 0
    private var slots: Int32 = 0
    private var winners: Int32 = 1

    /// The winners' points, as a range of `wonPoints`.
    var won: Range<Int> {
      get { Int(firstWon)..<Int(endOfWon) }
      set { (firstWon, endOfWon) = (Int32(newValue.lowerBound), Int32(newValue.upperBound)) }
    }

    var numberOfSlots: Int {
      get { Int(slots) }
      set { slots = Int32(newValue) }
    }

    /// The number of contestants that advance.
    var numberOfWinners: Int {
      get { Int(winners) }
      set { winners = Int32(newValue) }
    }

    mutating func add(_ crosswise: Double) {
      if slots == 0 { start = crosswise }
      end = crosswise
      slots += 1
    }
  }

  /// Draws a bracket's crosswise lines and sets `outgoing` to the points where its winners leave.
  ///
  /// - Parameter preferred: The preferred middle of the outgoing points, used if all of them fit
  ///   between the span's ends around it.
  mutating func drawCrosswise(_ run: Run, at upward: Double, toward preferred: Double?) {
    let match = bracket.path(of: bracket.nodes[run.node])
    drawCrosswise(run.span, in: Column(match: match, upward: upward), toward: preferred)
  }

  /// Draws the crosswise lines of a span in a match's column.
  mutating func drawCrosswise(_ span: Span, in column: Column, toward preferred: Double?) {
    guard span.start != span.end else {
      return leaveAtOnePoint(at: span.start, isDecided: !span.won.isEmpty)
    }
    outgoing.removeAll(keepingCapacity: true)
    let spread = Spread(span, toward: preferred)
    outgoing.reserveCapacity(spread.count)
    for index in 0..<spread.count {
      outgoing.append(OutgoingPoint(crosswise: spread[index], isDecided: false))
    }
    drawWinners(span, of: spread, in: column)
  }

  /// Sets `outgoing` to a single point.
  mutating func leaveAtOnePoint(at crosswise: Double, isDecided: Bool) {
    let point = OutgoingPoint(crosswise: crosswise, isDecided: isDecided)
    // Most matches have one winner: clearing and filling the list for each costs 5 % of a layout.
    guard outgoing.count != 1 else { return outgoing[0] = point }
    outgoing.removeAll(keepingCapacity: true)
    outgoing.append(point)
  }

  /// The line along which one match's crosswise lines are drawn.
  struct Column {
    var match: MatchPath
    var upward: Double
  }

  /// Draws a line from each winner to the nearest free outgoing point, and ordinary lines in the
  /// gaps.
  private mutating func drawWinners(_ span: Span, of spread: Spread, in column: Column) {
    var current = span.start
    var target = 0
    free.reset(count: span.won.isEmpty ? 0 : spread.count)
    for winner in wonPoints[span.won] {
      target = free.take(nearestTo: winner, of: spread) ?? target
      outgoing[target].isDecided = true
      let end = spread[target]
      draw(winner, end, in: column, won: true)
      if current < min(winner, end) {
        draw(current, min(winner, end), in: column, won: false)
      }
      current = max(winner, end)
    }
    if current != span.end { draw(current, span.end, in: column, won: false) }
  }

  private mutating func draw(_ start: Double, _ end: Double, in column: Column, won: Bool) {
    drawing.drawCrosswise(
      from: AreaPoint(upward: column.upward, crosswise: start),
      to: end,
      as: LineRole(.crossbar, of: column.match, isDecided: won)
    )
  }
}

extension StructurePass {
  /// Outgoing points at equal distances around a middle; they may go beyond the span's ends.
  struct Spread {
    let count: Int
    private let first: Double
    /// The distance between neighbors; negative if the span goes backwards.
    private let step: Double

    init(_ span: Span, toward preferred: Double?) {
      let extent = span.end - span.start
      count = span.numberOfWinners
      step = extent * BracketMetrics.winnerSpread / Double(max(2, span.numberOfSlots - 1))
      let offset = step / 2 * Double(count - 1)
      var middle = span.start + extent / 2
      if let preferred, span.start + offset < preferred, preferred < span.end - offset {
        middle = preferred
      }
      first = middle - offset
    }

    subscript(index: Int) -> Double { first + Double(index) * step }

    /// Returns how many points lie before or at a position, in the spread's own direction.
    ///
    /// - Complexity: O(1), unless the points are so close that rounding makes them equal; then
    ///   O(log *n*).
    func countUp(to position: Double) -> Int {
      let quotient = (position - first) / step
      let estimate = quotient > 0 ? Int(min(quotient, Double(count - 1))) : 0
      // Rounding may have moved the quotient across a whole number.
      for guess in estimate...(estimate + 1) where isCount(guess, upTo: position) { return guess }
      return searchedCount(upTo: position)
    }

    /// Whether a number of points, and no more, lie before or at a position.
    private func isCount(_ number: Int, upTo position: Double) -> Bool {
      (number == 0 || isReached(number - 1, by: position))
        && (number >= count || !isReached(number, by: position))
    }

    private func isReached(_ index: Int, by position: Double) -> Bool {
      step < 0 ? self[index] >= position : self[index] <= position
    }

    private func searchedCount(upTo position: Double) -> Int {
      var low = 0
      var high = count
      while low < high {
        let middle = (low + high) / 2
        if isReached(middle, by: position) { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }
}
