import TatamiGeometry

/// One of the two edges along which entries stand; one-sided styles only know the first.
enum BracketSide: Sendable {
  case first
  case second
}

/// How many entries stand on each side.
struct EntryCounts: Sendable {
  var first: Int
  var second: Int

  subscript(side: BracketSide) -> Int { side == .first ? first : second }
}

/// The lengths that everything is placed by (spec bracket §2.1, §2.2).
///
/// "Upward" is along the layer axis, "crosswise" along the entry axis.
struct BracketMeasures: Sendable {
  /// The gap between entries and lines, in points (spec bracket §3).
  static let areaGap = 5.0
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
    let axis = layout.style.layerAxis
    style = layout.style
    self.counts = counts
    viewSize = Size(width: Self.length(size.width), height: Self.length(size.height))
    band = Self.length(layout.entrySize[axis])
    crosswiseExtent = viewSize[axis.cross]
    let bands = Self.bands(of: band, style: layout.style)
    drawingStart = bands.first + Self.areaGap
    upwardExtent = max(0, viewSize[axis] - bands.second - Self.areaGap - drawingStart)
    let length = Self.length(layout.entrySize[axis.cross])
    first = SideMeasures(length: length, extent: crosswiseExtent, count: counts.first)
    second = SideMeasures(length: length, extent: crosswiseExtent, count: counts.second)
  }

  subscript(side: BracketSide) -> SideMeasures { side == .first ? first : second }

  /// Returns a length between zero and the longest one; not a number becomes zero.
  private static func length(_ length: Double) -> Double {
    length > 0 ? min(length, longestLength) : 0
  }

  private static func bands(
    of band: Double,
    style: BracketStyle
  ) -> (first: Double, second: Double) {
    (style.isReversed ? 0 : band, style.isReversed || style.isTwoSided ? band : 0)
  }
}

/// The lengths of one side's entries (spec bracket §2.2).
struct SideMeasures: Sendable {
  let count: Int
  /// An entry's extent crosswise, short enough for all to fit.
  let entryLength: Double
  /// The distance between neighbouring entries.
  let entryStep: Double
  /// The drawing area's middle crosswise.
  let middle: Double

  init(length: Double, extent: Double, count: Int) {
    self.count = count
    entryLength = min(length, extent / Double(max(count, 1)))
    entryStep = (extent - entryLength) / Double(max(count - 1, 1))
    middle = extent / 2
  }

  /// Where an entry begins crosswise; the only one is centred (spec bracket §2.3).
  func entryStart(_ ordinal: Int) -> Double {
    count == 1 ? middle - entryLength / 2 : entryStep * Double(ordinal)
  }

  /// Where an entry's line begins crosswise.
  func anchor(_ ordinal: Int) -> Double {
    count == 1 ? middle : entryLength / 2 + entryStep * Double(ordinal)
  }
}

extension BracketMeasures {
  /// Whether upward means towards the drawing area's end, seen from a side.
  func runsForward(from side: BracketSide) -> Bool {
    side == .first && !style.isReversed
  }

  /// The length of one layer upward (spec bracket §2.2).
  func layerStep(numberOfLayers: Int) -> Double {
    upwardExtent / Double(style.isTwoSided ? 2 * numberOfLayers : numberOfLayers + 1)
  }

  /// The three areas, still empty (spec bracket §2.1).
  func areas() -> BracketFrames {
    let bands = Self.bands(of: band, style: style)
    let secondStart = viewSize[style.layerAxis] - bands.second
    return BracketFrames(
      firstEntries: area(from: 0, extent: bands.first),
      drawing: area(from: drawingStart, extent: upwardExtent),
      secondEntries: area(from: secondStart, extent: bands.second)
    )
  }

  /// The frame of an entry by its ordinal among all (spec bracket §2.3).
  func entryFrame(_ ordinal: Int, in areas: BracketFrames) -> Rect {
    let isFirst = ordinal < counts.first
    let side = self[isFirst ? .first : .second]
    let area = isFirst && !style.isReversed ? areas.firstEntries : areas.secondEntries
    let start = side.entryStart(isFirst ? ordinal : ordinal - counts.first)
    return Rect(
      origin: Point(style.layerAxis, area.min(style.layerAxis), cross: start),
      size: Size(style.layerAxis, band, cross: side.entryLength)
    )
  }

  private func area(from start: Double, extent: Double) -> Rect {
    Rect(
      origin: Point(style.layerAxis, start, cross: 0),
      size: Size(style.layerAxis, extent, cross: crosswiseExtent)
    )
  }
}
