/// The join around the center of two-sided styles, and the frames of matches.
extension BinaryPass {
  /// Draws one side's semifinal and its line to the final.
  mutating func joinFinal(
    _ semifinal: Junction,
    on position: BinaryBracket.Side,
    to center: AreaPoint,
    of path: MatchPath
  ) {
    drawSemifinal(semifinal, toward: center, at: path.child(on: position))
    let isPreferred = bracket.side(at: path) == position
    let incoming = LineRole(.incoming, of: path, isDecided: isPreferred)
    var start = semifinal.center
    if isInside(center, of: semifinal) {
      start.crosswise = center.crosswise
      return drawing.drawUpward(from: start, to: center.upward, as: incoming)
    }
    let step = start.upward < center.upward ? BracketMetrics.elbow : -BracketMetrics.elbow
    let near = AreaPoint(upward: start.upward + step, crosswise: start.crosswise)
    let far = AreaPoint(upward: near.upward, crosswise: center.crosswise)
    drawing.drawUpward(from: start, to: near.upward, as: incoming)
    let elbow = LineRole(.elbow, of: path, isDecided: isPreferred)
    drawing.drawCrosswise(from: near, to: far.crosswise, as: elbow)
    drawing.drawUpward(from: far, to: center.upward, as: incoming)
  }

  /// Draws a semifinal's crosswise lines; nothing if there is no such match.
  mutating func drawSemifinal(_ semifinal: Junction, toward center: AreaPoint, at path: MatchPath) {
    guard path.round > 0, bracket.matchExists(path) else { return }
    let upward = semifinal.center.upward
    let meeting = isInside(center, of: semifinal) ? center : semifinal.center
    let preferred = bracket.side(at: path)
    for (start, side) in [
      (semifinal.home, BinaryBracket.Side.home), (semifinal.away, .away),
    ] {
      drawing.drawCrosswise(
        from: AreaPoint(upward: upward, crosswise: start),
        to: meeting.crosswise,
        as: LineRole(.crossbar, of: path, isDecided: preferred == side)
      )
    }
  }

  /// Returns whether the final is far enough inside a semifinal's span for a straight line.
  private func isInside(_ center: AreaPoint, of semifinal: Junction) -> Bool {
    semifinal.home + BracketMetrics.elbow < center.crosswise
      && center.crosswise < semifinal.away - BracketMetrics.elbow
  }

  /// Places a match around the point where its lines meet (§2.4.5).
  mutating func placeMatch(at junction: Junction, of block: Block) {
    let isFinal = isFinal(block.path)
    let extent =
      isFinal
      ? BracketMetrics.binaryFinalExtent
      : junction.away - junction.home + 2 * BracketMetrics.binaryMatchMargin
    let frame = AreaRect(
      upward: junction.center.upward - roundStep / 2,
      upwardExtent: roundStep,
      crosswise: junction.center.crosswise - extent / 2,
      crosswiseExtent: extent
    )
    let position = nextMatch[block.path.round]
    nextMatch[block.path.round] += 1
    matches[position] = BracketFrames.Match(
      path: block.path,
      index: bracket.index(of: block.path),
      frame: drawing.rect(frame),
      imageCenter: drawing.point(junction.center)
    )
    if isFinal { moveSemifinalImages(to: junction.center, below: block.path) }
  }

  /// Moves the semifinals' images to the final's position crosswise; they come right before it.
  private mutating func moveSemifinalImages(to center: AreaPoint, below final: MatchPath) {
    for position in matches.indices.dropLast().suffix(2)
    where matches[position].path.round == final.round - 1 {
      matches[position].imageCenter[measures.style.entryAxis] = center.crosswise
    }
  }
}

extension BinaryBracket {
  /// Returns the number of entries on each side; with two sides each has half of the slots.
  func counts(style: BracketStyle) -> EntryCounts {
    let first = style.isTwoSided ? ordinal(of: numberOfSlots / 2) : numberOfEntries
    return EntryCounts(first: first, second: numberOfEntries - first)
  }
}
