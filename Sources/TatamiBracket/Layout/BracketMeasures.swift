import TatamiGeometry

/// The number of entries on each side.
struct EntryCounts: Sendable {
  var first: Int
  var second: Int

  subscript(side: BracketSide) -> Int { side == .first ? first : second }
}

/// The lengths by which a layout places entries, matches and lines (Specification/bracket.md §2.1
/// and §2.2).
///
/// "Upward" is along the round axis, "crosswise" along the entry axis.
struct BracketMeasures: Sendable {
  /// The longest length that is laid out, in points; sums of longer ones would lose all digits.
  static let longestLength = 1e9

  let style: BracketStyle
  let counts: EntryCounts
  /// The extents of the whole view, all finite.
  let viewSize: Size
  /// An entry's extent upward.
  let band: Double
  /// The drawing area's start upward; crosswise it begins at 0.
  let drawingStart: Double
  /// The drawing area's extents.
  let upwardExtent: Double
  let crosswiseExtent: Double
  private let first: SideMeasures
  private let second: SideMeasures

  init(_ layout: BracketLayout, size: Size, counts: EntryCounts) {
    let axis = layout.style.roundAxis
    style = layout.style
    self.counts = counts
    viewSize = Size(width: Self.length(size.width), height: Self.length(size.height))
    band = Self.length(layout.entrySize[axis])
    crosswiseExtent = viewSize[axis.cross]
    let bands = Self.bands(of: band, style: layout.style)
    drawingStart = bands.first + BracketMetrics.areaGap
    upwardExtent = max(0, viewSize[axis] - bands.second - BracketMetrics.areaGap - drawingStart)
    let length = Self.length(layout.entrySize[axis.cross])
    first = SideMeasures(length: length, extent: crosswiseExtent, count: counts.first)
    second = SideMeasures(length: length, extent: crosswiseExtent, count: counts.second)
  }

  subscript(side: BracketSide) -> SideMeasures { side == .first ? first : second }

  /// Returns a length clamped to zero and the longest one; NaN becomes zero.
  static func length(_ length: Double) -> Double {
    length > 0 ? min(length, longestLength) : 0
  }

  private static func bands(
    of band: Double,
    style: BracketStyle
  ) -> (first: Double, second: Double) {
    (style.isReversed ? 0 : band, style.isReversed || style.isTwoSided ? band : 0)
  }
}

/// The lengths of one side's entries (§2.2).
struct SideMeasures: Sendable {
  let count: Int
  /// An entry's extent crosswise, short enough for all to fit.
  let entryLength: Double
  /// The distance from one entry to the next.
  let entryStep: Double
  /// The middle of the drawing area crosswise.
  let middle: Double

  init(length: Double, extent: Double, count: Int) {
    self.count = count
    entryLength = min(length, extent / Double(max(count, 1)))
    entryStep = (extent - entryLength) / Double(max(count - 1, 1))
    middle = extent / 2
  }

  /// Returns the start of an entry crosswise; a single entry is centered (§2.3).
  func entryStart(_ ordinal: Int) -> Double {
    count == 1 ? middle - entryLength / 2 : entryStep * Double(ordinal)
  }

  /// Returns the start of an entry's line crosswise.
  func anchor(_ ordinal: Int) -> Double {
    count == 1 ? middle : entryLength / 2 + entryStep * Double(ordinal)
  }

  /// The distance by which a tree's match extends beyond its outer contestants crosswise.
  var matchMargin: Double {
    min(BracketMetrics.largestMatchMargin, entryStep / 2)
  }
}

extension BracketMeasures {
  /// Returns whether upward from a side is toward the end of the drawing area.
  func runsForward(from side: BracketSide) -> Bool {
    style.roundDirection(on: side) > 0
  }

  /// Returns the length of one round upward (§2.2).
  func roundStep(numberOfRounds: Int) -> Double {
    upwardExtent / style.roundSteps(numberOfRounds: numberOfRounds)
  }

  /// Returns frames with the three areas only (§2.1).
  func areas() -> BracketFrames {
    let bands = Self.bands(of: band, style: style)
    return BracketFrames(
      firstEntries: area(from: 0, extent: bands.first),
      drawing: area(from: drawingStart, extent: upwardExtent),
      secondEntries: area(from: secondStart, extent: bands.second),
      numberOfFirstEntries: style.isReversed ? 0 : counts.first,
      entries: BracketFrames.Entries(self)
    )
  }

  /// Returns the frame of an entry by its ordinal among all (§2.3).
  func entryFrame(_ ordinal: Int) -> Rect {
    let isFirst = ordinal < counts.first
    let side = self[isFirst ? .first : .second]
    let upward = isFirst && !style.isReversed ? 0 : secondStart
    let start = side.entryStart(isFirst ? ordinal : ordinal - counts.first)
    return Rect(
      origin: Point(style.roundAxis, upward, cross: start),
      size: Size(style.roundAxis, band, cross: side.entryLength)
    )
  }

  /// The start of the second area of entries upward.
  private var secondStart: Double {
    viewSize[style.roundAxis] - Self.bands(of: band, style: style).second
  }

  private func area(from start: Double, extent: Double) -> Rect {
    Rect(
      origin: Point(style.roundAxis, start, cross: 0),
      size: Size(style.roundAxis, extent, cross: crosswiseExtent)
    )
  }
}
