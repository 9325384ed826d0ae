import TatamiGeometry

/// Places the matches of an elimination (Specification/formats.md §10).
struct StageLayoutPass {
  private let tournament: Tournament
  private let stage: Int
  private let style: StageLayoutStyle
  private let isDouble: Bool
  /// The number of rounds of the upper half.
  private let upperRounds: Int
  /// The number of rounds of the lower half.
  private let lowerRounds: Int
  /// The height of the upper half.
  private let upperHeight: Double
  /// The number of collapsed rounds of the upper half.
  private let collapsedRounds: Int
  /// Whether the second half is at the right of the final.
  private let isTwoSided: Bool

  init(_ tournament: Tournament, stage: Int, style: StageLayoutStyle) {
    self.tournament = tournament
    self.stage = stage
    self.style = style
    isDouble = tournament.stages[stage].format == .doubleElimination
    upperRounds = tournament.upperRoundCount(ofStage: stage)
    let hasLowerHalf = isDouble && tournament.group(number: 2, ofStage: stage) != nil
    lowerRounds = hasLowerHalf ? tournament.lowerRoundCount(ofStage: stage) : 0
    collapsedRounds = min(max(style.collapsedRounds, 0), max(upperRounds - 1, 0))
    let rows = upperRounds > 0 ? 1 << min(upperRounds - 1 - collapsedRounds, 40) : 0
    isTwoSided = style.isTwoSided && !isDouble && upperRounds - collapsedRounds > 1
    let shownRows = isTwoSided ? rows / 2 : rows
    upperHeight = style.headerHeight + style.rowPitch * Double(shownRows)
  }

  /// Returns the layout.
  ///
  /// - Complexity: O(*n*) in the matches of the tournament.
  func layout() -> StageLayout {
    var layout = StageLayout()
    var boxes = [Int?](repeating: nil, count: tournament.matches.count)
    for index in tournament.matches.indices where tournament.matches[index].stage == stage {
      guard tournament.isShown(index),
        let position = tournament.bracketPosition(ofMatch: index),
        column(of: position) >= firstColumn
      else { continue }
      let box = box(ofMatch: index, at: position)
      layout.size.width = max(layout.size.width, box.frame.maxX)
      layout.size.height = max(
        layout.size.height,
        box.centerY + style.boxSize.height / 2
      )
      if style.hidesByes, tournament.matches[index].results.hasBye { continue }
      boxes[index] = layout.boxes.count
      layout.boxes.append(box)
    }
    for box in layout.boxes {
      let following = tournament.following(box.match)
      guard let end = following.winner?.match ?? following.rematch, let target = boxes[end],
        isDrawn(from: box.match)
      else { continue }
      layout.lines.append(line(from: box, to: layout.boxes[target]))
    }
    if style.headerHeight > 0 { layout.headers = headers() }
    if style.isRightToLeft { layout.mirror() }
    return layout
  }

  /// Returns whether the line from a match is drawn: in a compact layout, the line from the lower
  /// half to the grand final would run backwards.
  private func isDrawn(from match: Int) -> Bool {
    guard style.isCompact, let position = tournament.bracketPosition(ofMatch: match) else {
      return true
    }
    return position.bracket != .lower || position.round < lowerRounds
  }

  private func box(
    ofMatch index: Int,
    at position: Tournament.BracketPosition
  ) -> StageLayout.Box {
    let centerY = centerY(of: position)
    let column = column(of: position) - firstColumn
    let frame = Rect(
      x: x(ofColumn: isSecondHalf(position) ? secondColumn(of: column) : column),
      y: centerY - style.boxSize.height / 2,
      width: style.boxSize.width,
      height: style.boxSize.height
    )
    return StageLayout.Box(match: index, frame: frame, centerY: centerY)
  }

  private func x(ofColumn column: Int) -> Double {
    Double(column) * (style.boxSize.width + style.columnGap)
  }

  /// Whether a match is in the half at the right of the final.
  private func isSecondHalf(_ position: Tournament.BracketPosition) -> Bool {
    isTwoSided && position.bracket == .single && position.round < upperRounds
      && position.number > halfCount(ofRound: position.round)
  }

  /// The number of matches of a round in each half of a two-sided layout.
  private func halfCount(ofRound round: Int) -> Int {
    1 << min(max(upperRounds - round - 1, 0), 40)
  }

  /// Returns the column at the right of the final that mirrors a column at its left.
  private func secondColumn(of column: Int) -> Int {
    2 * (upperRounds - 1 - firstColumn) - column
  }

  private func column(of position: Tournament.BracketPosition) -> Int {
    switch position.bracket {
    case .single, .lower: position.round - 1
    case .upper: upperColumn(ofRound: position.round)
    case .thirdPlace: upperRounds - 1
    case .grandFinal: finalColumn + position.round - 1
    case .consolation: finalColumn
    }
  }

  private func upperColumn(ofRound round: Int) -> Int {
    if style.isCompact || lowerRounds == 0 { return round - 1 }
    if tournament.stages[stage].settings.skipFirstRound == true { return 2 * round - 1 }
    return round == 1 ? 0 : 2 * round - 3
  }

  /// The column of the first round that is not collapsed.
  private var firstColumn: Int {
    collapsedRounds == 0 ? 0 : upperColumn(ofRound: collapsedRounds + 1)
  }

  /// The column of the first grand final.
  private var finalColumn: Int { upperColumn(ofRound: upperRounds) + 1 }

  private func centerY(of position: Tournament.BracketPosition) -> Double {
    switch position.bracket {
    case .single, .upper: upperY(of: position)
    case .lower: lowerY(round: position.round, number: position.number)
    case .grandFinal: finalY
    case .thirdPlace: singleFinalY + 1.5 * style.rowPitch
    case .consolation: finalY + 1.5 * style.rowPitch
    }
  }

  private var finalY: Double {
    let upper = upperY(round: upperRounds, number: 1)
    guard !style.isCompact, lowerRounds > 0 else { return upper }
    return (upper + lowerY(round: lowerRounds, number: 1)) / 2
  }

  /// The center of a single elimination's final: level with the semi-finals in a two-sided layout.
  private var singleFinalY: Double {
    upperY(round: isTwoSided ? upperRounds - 1 : upperRounds, number: 1)
  }

  private func upperY(of position: Tournament.BracketPosition) -> Double {
    if isTwoSided, position.round == upperRounds { return singleFinalY }
    let shift = isSecondHalf(position) ? halfCount(ofRound: position.round) : 0
    return upperY(round: position.round, number: position.number - shift)
  }

  private func upperY(round: Int, number: Int) -> Double {
    style.headerHeight + rows(number, halvings: round - 1 - collapsedRounds)
  }

  private func lowerY(round: Int, number: Int) -> Double {
    let top = upperHeight + style.sectionGap + style.headerHeight
    return top + rows(number, halvings: (round + 1) / 2 - 1 - firstColumn / 2)
  }

  /// Returns the center of a match's share of the height, after rounds that have halved the
  /// matches.
  private func rows(_ number: Int, halvings: Int) -> Double {
    (Double(number) - 0.5) * Double(1 << max(min(halvings, 40), 0)) * style.rowPitch
  }

  private func line(from start: StageLayout.Box, to end: StageLayout.Box) -> StageLayout.Line {
    let isMirrored = start.frame.minX > end.frame.minX
    let first = Point(x: isMirrored ? start.frame.minX : start.frame.maxX, y: start.centerY)
    let last = Point(x: isMirrored ? end.frame.maxX : end.frame.minX, y: end.centerY)
    guard first.y != last.y else {
      return StageLayout.Line(start: start.match, end: end.match, points: [first, last])
    }
    let middle = last.x + (isMirrored ? 0.5 : -0.5) * style.columnGap
    let points = [first, Point(x: middle, y: first.y), Point(x: middle, y: last.y), last]
    return StageLayout.Line(start: start.match, end: end.match, points: points)
  }

  private func headers() -> [StageLayout.Header] {
    tournament.rounds.indices.flatMap { index -> [StageLayout.Header] in
      let round = tournament.rounds[index]
      guard round.stage == stage, let match = round.matches.first(where: tournament.isShown),
        let position = tournament.bracketPosition(ofMatch: match),
        column(of: position) >= firstColumn
      else { return [] }
      let column = column(of: position) - firstColumn
      let first = header(ofRound: index, at: position, column: column)
      guard isTwoSided, position.bracket == .single, position.round < upperRounds else {
        return [first]
      }
      var second = header(ofRound: index, at: position, column: secondColumn(of: column))
      second.isSecondHalf = true
      return [first, second]
    }
  }

  private func header(
    ofRound index: Int,
    at position: Tournament.BracketPosition,
    column: Int
  ) -> StageLayout.Header {
    let y: Double
    switch position.bracket {
    case .single, .upper, .grandFinal: y = 0
    case .lower: y = upperHeight + style.sectionGap
    case .thirdPlace, .consolation:
      y = centerY(of: position) - style.boxSize.height / 2 - style.headerHeight
    }
    let size = Size(width: style.boxSize.width, height: style.headerHeight)
    let frame = Rect(origin: Point(x: x(ofColumn: column), y: y), size: size)
    return StageLayout.Header(round: index, frame: frame)
  }
}

extension StageLayout {
  /// Mirrors the layout about its vertical center line.
  fileprivate mutating func mirror() {
    let width = size.width
    for index in boxes.indices { boxes[index].frame.mirror(in: width) }
    for index in headers.indices { headers[index].frame.mirror(in: width) }
    for index in lines.indices {
      lines[index].points = lines[index].points.map { Point(x: width - $0.x, y: $0.y) }
    }
  }
}

extension Rect {
  fileprivate mutating func mirror(in width: Double) {
    self = Rect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
