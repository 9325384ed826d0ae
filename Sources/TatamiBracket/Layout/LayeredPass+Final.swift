import TatamiGeometry

/// The join around the centre of two-sided styles, and the matches' frames.
extension LayeredPass {
  /// How far from the semifinal the elbow stands, and how far inside the semifinal's span the
  /// final must lie to need none, in points (spec bracket §3).
  static let elbow = 10.0
  /// The extent of the two-sided final's frame crosswise, in points (spec bracket §3).
  static let finalExtent = 50.0

  /// Draws one side's semifinal and its line to the final.
  mutating func joinFinal(
    _ semifinal: Junction,
    on position: LayeredBracket.PreferredSide,
    to center: Spot,
    of path: MatchPath
  ) {
    drawSemifinal(semifinal, towards: center, at: path.child(on: position))
    let isPreferred = layers.side(at: path) == position
    let incoming = LineRole(.incoming, of: path, isDecided: isPreferred)
    var start = semifinal.center
    if isInside(center, of: semifinal) {
      start.crosswise = center.crosswise
      return sketch.drawUpward(from: start, to: center.upward, as: incoming)
    }
    let step = start.upward < center.upward ? Self.elbow : -Self.elbow
    let near = Spot(upward: start.upward + step, crosswise: start.crosswise)
    let far = Spot(upward: near.upward, crosswise: center.crosswise)
    sketch.drawUpward(from: start, to: near.upward, as: incoming)
    let elbow = LineRole(.elbow, of: path, isDecided: isPreferred)
    sketch.drawCrosswise(from: near, to: far.crosswise, as: elbow)
    sketch.drawUpward(from: far, to: center.upward, as: incoming)
  }

  /// Draws a semifinal's crosswise lines; nothing if there is no such match.
  mutating func drawSemifinal(_ semifinal: Junction, towards center: Spot, at path: MatchPath) {
    guard path.layer > 0, layers.matchExists(path) else { return }
    let upward = semifinal.center.upward
    let meeting = isInside(center, of: semifinal) ? center : semifinal.center
    let preferred = layers.side(at: path)
    for (start, side) in [
      (semifinal.home, LayeredBracket.PreferredSide.home), (semifinal.away, .away),
    ] {
      sketch.drawCrosswise(
        from: Spot(upward: upward, crosswise: start),
        to: meeting.crosswise,
        as: LineRole(.crossbar, of: path, isDecided: preferred == side)
      )
    }
  }

  /// Whether the final lies well within a semifinal's span.
  private func isInside(_ center: Spot, of semifinal: Junction) -> Bool {
    semifinal.home + Self.elbow < center.crosswise
      && center.crosswise < semifinal.away - Self.elbow
  }

  /// Places a match around the point where its lines meet (spec bracket §2.4.5).
  mutating func placeMatch(at junction: Junction, of block: Block) {
    let isFinal = isFinal(block.path)
    let extent = isFinal ? Self.finalExtent : junction.away - junction.home + Self.frameSurplus
    let frame = SpotRect(
      upward: junction.center.upward - layerStep / 2,
      upwardExtent: layerStep,
      crosswise: junction.center.crosswise - extent / 2,
      crosswiseExtent: extent
    )
    let position = nextMatch[block.path.layer]
    nextMatch[block.path.layer] += 1
    matches[position] = BracketFrames.Match(
      path: block.path,
      index: layers.index(of: block.path),
      frame: sketch.rect(frame),
      imageCenter: sketch.point(junction.center)
    )
    if isFinal { moveSemifinalImages(to: junction.center, below: block.path) }
  }

  /// Moves the semifinals' images to the height of the final, which comes right behind them.
  private mutating func moveSemifinalImages(to center: Spot, below final: MatchPath) {
    for position in matches.indices.dropLast().suffix(2)
    where matches[position].path.layer == final.layer - 1 {
      matches[position].imageCenter[measures.style.entryAxis] = center.crosswise
    }
  }
}

extension LayeredBracket {
  /// How many entries stand on each side: half of the slots each if there are two.
  func counts(style: BracketStyle) -> EntryCounts {
    let first = style.isTwoSided ? ordinal(of: numberOfSlots / 2) : numberOfEntries
    return EntryCounts(first: first, second: numberOfEntries - first)
  }
}
