import TatamiGeometry

/// Places the matches of an elimination (Specification/formats.md §10).
///
/// Positions along the layer axis begin at the first shown round; the styles `right` and `bottom`
/// are mirrored at the end.
struct StageLayoutPass {
  private let brackets: StageBrackets
  private let style: StageLayoutStyle
  private let columns: StageColumns
  private let rows: StageRows
  /// Whether the match at a position has a box.
  private let isShown: [Bool]
  /// The positions along the entry axis at which the rows of the halves begin.
  private let upperStart: Double
  private let lowerHeaders: Double

  init(_ brackets: StageBrackets, _ style: StageLayoutStyle) {
    self.brackets = brackets
    self.style = style
    let columns = StageColumns(brackets, style)
    self.columns = columns
    isShown = brackets.matches.map { match in
      columns.column(of: match.part, round: match.round) >= 0
        && !(style.hidesByes && match.hasBye)
    }
    rows =
      style.condensesRows
      ? StageRows(condensed: brackets, columns, isShown: isShown)
      : StageRows(plain: brackets, columns)
    upperStart = style.headerLength + Self.championSpace(brackets, style, columns, rows)
    lowerHeaders = upperStart + style.rowPitch * rows.upperCount + style.sectionGap
  }

  /// The axis along which rounds follow one another.
  private var axis: Axis { style.style.roundAxis }

  /// Returns the layout.
  ///
  /// - Complexity: O(*n*) in the matches, O(*n* log *n*) if they are not sorted.
  func layout() -> StageLayout {
    var layout = StageLayout()
    var boxes = [Int?](repeating: nil, count: brackets.matches.count)
    for (index, match) in brackets.matches.enumerated() {
      guard columns.column(of: match.part, round: match.round) >= 0,
        isShown[index] || !style.condensesRows
      else { continue }
      let box = box(at: index)
      layout.include(box, along: axis)
      guard isShown[index] else { continue }
      boxes[index] = layout.boxes.count
      layout.boxes.append(box)
    }
    for (index, match) in brackets.matches.enumerated() {
      guard let start = boxes[index], let end = shownNext(match), let target = boxes[end],
        isDrawn(from: match)
      else { continue }
      layout.lines.append(line(from: layout.boxes[start], to: layout.boxes[target]))
    }
    if style.headerLength > 0 { layout.headers = brackets.rounds.flatMap(headers) }
    if let deciding = brackets.deciding, let index = boxes[deciding] {
      layout.champion = champion(after: layout.boxes[index])
      if let champion = layout.champion { layout.include(champion.frame) }
    }
    if style.style.isReversed { layout.mirror(along: axis) }
    return layout
  }

  /// Returns the position of the match with a box that a match's winner enters.
  private func shownNext(_ match: StageBrackets.Match) -> Int? {
    var next = match.next
    while style.condensesRows, let index = next, !isShown[index] {
      next = brackets.matches[index].next
    }
    return next
  }

  /// Returns whether the line from a match is drawn: in a compact layout, the line from the lower
  /// half to the grand final would run backwards.
  private func isDrawn(from match: StageBrackets.Match) -> Bool {
    !style.isCompact || match.part != .lower || match.round < brackets.lowerRounds
  }
}

// MARK: - Matches

extension StageLayoutPass {
  private func box(at index: Int) -> StageLayout.Box {
    let match = brackets.matches[index]
    let center = center(ofMatch: index)
    let column = columns.column(of: match.part, round: match.round)
    let along = position(
      ofColumn: columns.isSecondHalf(match) ? columns.secondColumn(of: column) : column
    )
    let origin = Point(axis, along, cross: center - style.boxSize[axis.cross] / 2)
    let frame = Rect(origin: origin, size: style.boxSize)
    return StageLayout.Box(match: match.index, frame: frame, center: center)
  }

  private func position(ofColumn column: Int) -> Double {
    Double(column) * (style.boxSize[axis] + style.columnGap)
  }

  private func center(ofMatch index: Int) -> Double {
    switch brackets.matches[index].part {
    case .upper: upperStart + rows.centers[index] * style.rowPitch
    case .lower: lowerStart + rows.centers[index] * style.rowPitch
    case .grandFinal: finalCenter
    case .besideFinal: besideFinalCenter
    }
  }

  private var lowerStart: Double { lowerHeaders + style.headerLength }

  private var finalCenter: Double {
    let upper = upperStart + rows.finals.upper * style.rowPitch
    guard !style.isCompact, brackets.lowerRounds > 0 else { return upper }
    return (upper + lowerStart + rows.finals.lower * style.rowPitch) / 2
  }

  /// The center of the match for the third place, after a champion's box beside the final.
  ///
  /// Among condensed rows from top to bottom, the match is within the width of the rows if that is
  /// possible, or else next to the final or the champion's box.
  private var besideFinalCenter: Double {
    let champion = championAfterFinal
    let (near, far) = (finalCenter + style.rowPitch + champion, 1.5 * style.rowPitch)
    guard axis == .vertical, style.condensesRows else { return finalCenter + far + champion }
    let half = style.boxSize[axis.cross] / 2
    if finalCenter + far + champion + half <= upperStart + rows.upperCount * style.rowPitch {
      return finalCenter + far + champion
    }
    guard champion > 0 else { return near }
    return [far, style.rowPitch].map { finalCenter - $0 }.first { $0 - half >= upperStart } ?? near
  }

  /// The length of a champion's box after the final along the entry axis, with its gap; 0 if the box
  /// is elsewhere.
  private var championAfterFinal: Double {
    guard columns.isTwoSided, style.style.championDirection > 0, brackets.deciding != nil,
      let size = style.championSize
    else { return 0 }
    return style.championGap + size[axis.cross]
  }

  private func line(from start: StageLayout.Box, to end: StageLayout.Box) -> StageLayout.Line {
    let isBackward = start.frame.min(axis) > end.frame.min(axis)
    let first = isBackward ? start.frame.min(axis) : start.frame.max(axis)
    let last = isBackward ? end.frame.max(axis) : end.frame.min(axis)
    let middle = last + (isBackward ? 0.5 : -0.5) * style.columnGap
    let corners =
      start.center == end.center
      ? [(first, start.center), (last, end.center)]
      : [(first, start.center), (middle, start.center), (middle, end.center), (last, end.center)]
    let points = corners.map { Point(axis, $0.0, cross: $0.1) }
    return StageLayout.Line(start: start.match, end: end.match, points: points)
  }
}

// MARK: - Headers

extension StageLayoutPass {
  private func headers(of round: StageBrackets.Round) -> [StageLayout.Header] {
    let column = columns.column(of: round.part, round: round.number)
    guard column >= 0 else { return [] }
    let first = header(of: round, column: column)
    guard columns.isTwoSided, round.part == .upper, round.number < brackets.upperRounds else {
      return [first]
    }
    var second = header(of: round, column: columns.secondColumn(of: column))
    second.isSecondHalf = true
    return [first, second]
  }

  private func header(of round: StageBrackets.Round, column: Int) -> StageLayout.Header {
    let start =
      switch round.part {
      case .upper, .grandFinal: 0.0
      case .lower: lowerHeaders
      case .besideFinal:
        besideFinalCenter - style.boxSize[axis.cross] / 2 - style.headerLength
      }
    let frame = Rect(
      origin: Point(axis, position(ofColumn: column), cross: start),
      size: Size(axis, style.boxSize[axis], cross: style.headerLength)
    )
    return StageLayout.Header(round: round.index, part: round.part, frame: frame)
  }
}

// MARK: - Champion

extension StageLayoutPass {
  /// Returns the space before the rows, so that the champion's box does not begin before them.
  private static func championSpace(
    _ brackets: StageBrackets,
    _ style: StageLayoutStyle,
    _ columns: StageColumns,
    _ rows: StageRows
  ) -> Double {
    guard let size = style.championSize, brackets.deciding != nil else { return 0 }
    let length = size[style.style.entryAxis]
    let reach =
      columns.isTwoSided && style.style.championDirection < 0
      ? style.boxSize[style.style.entryAxis] / 2 + style.championGap + length : length / 2
    return max(0, reach - rows.finals.upper * style.rowPitch)
  }

  /// Returns the champion's box: in the direction of the rounds, or beside a final between halves.
  private func champion(after final: StageLayout.Box) -> StageLayout.Champion? {
    guard let size = style.championSize else { return nil }
    let direction = columns.isTwoSided ? axis.cross : axis
    let sign = columns.isTwoSided ? style.style.championDirection : 1
    let box = final.frame.center
    let start = box[direction] + sign * final.frame.size[direction] / 2
    let end = start + sign * style.championGap
    let center = Point(direction, end + sign * size[direction] / 2, cross: box[direction.cross])
    return StageLayout.Champion(
      match: final.match,
      frame: Rect(center: center, size: size),
      line: [start, end].map { Point(direction, $0, cross: box[direction.cross]) }
    )
  }
}

extension StageLayout {
  /// Computes the layout of an elimination.
  ///
  /// - Complexity: O(*n*) in the matches, O(*n* log *n*) if they are not sorted by rounds.
  package init(_ brackets: StageBrackets, style: StageLayoutStyle = StageLayoutStyle()) {
    self = StageLayoutPass(brackets, style.clamped()).layout()
  }

  fileprivate mutating func include(_ box: Box, along axis: Axis) {
    size[axis] = max(size[axis], box.frame.max(axis))
    size[axis.cross] = max(size[axis.cross], box.center + box.frame.size[axis.cross] / 2)
  }

  fileprivate mutating func include(_ frame: Rect) {
    for axis in Axis.allCases { size[axis] = max(size[axis], frame.max(axis)) }
  }

  /// Mirrors the layout about the middle of an axis.
  fileprivate mutating func mirror(along axis: Axis) {
    let length = size[axis]
    func mirror(_ point: inout Point) { point[axis] = length - point[axis] }
    func mirror(_ frame: inout Rect) { frame.origin[axis] = length - frame.max(axis) }
    for index in boxes.indices { mirror(&boxes[index].frame) }
    for index in headers.indices { mirror(&headers[index].frame) }
    for line in lines.indices {
      for index in lines[line].points.indices { mirror(&lines[line].points[index]) }
    }
    guard var moved = champion else { return }
    mirror(&moved.frame)
    for index in moved.line.indices { mirror(&moved.line[index]) }
    champion = moved
  }
}
