/// A predefined pattern.
public enum MosaicPreset: String, CaseIterable, Sendable {
  /// Large squares left and right with rows between them: 12 items, twice the side long.
  case snake
  /// Rows of three in alternating directions: 6 items.
  case triple
  /// Large squares left and right among rows of four: 22 items.
  case quilt
  /// Tall 2:3 cells left and right with small ones beside them: 6 items.
  case posters
  /// Two by two cells, 80 points long: 4 items.
  case plates
  /// Large squares left and right without rows between them: 6 items, gaps and margins of 10.
  case pairs
  /// One row of three, repeated, with gaps and margins of 10.
  case rows
  /// One square as wide as the side, repeated, with gaps and margins of 10.
  case stack

  /// The pattern.
  public var pattern: MosaicGridPattern {
    switch self {
    case .snake: MosaicGridPattern([.oneTwo, .threeRight, .twoOne, .threeRight])
    case .triple: MosaicGridPattern([.threeLeft, .threeRight])
    case .quilt: MosaicGridPattern([.oneFour, .four, .fourOne, .four, .four])
    case .posters: MosaicGridPattern([.posterTwo, .twoPoster])
    case .plates: MosaicGridPattern([.twoByTwo])
    case .pairs: Self.framed([.oneTwo, .twoOne])
    case .rows: Self.framed([.threeLeft.repeated()])
    case .stack: Self.framed([.single.repeated()])
    }
  }

  /// The gap, margin and block separator of the framed presets, in points; Specification/mosaic.md
  /// §3.2.
  private static let frameWidth = 10.0

  private static func framed(_ blocks: [MosaicGridBlock]) -> MosaicGridPattern {
    let framed = blocks.map { block in
      MosaicGridBlock(
        checkedColumns: block.columns,
        cells: block.cells,
        spacing: MosaicSpacing(gap: frameWidth, margin: frameWidth),
        isRepeated: block.isRepeated
      )
    }
    return MosaicGridPattern(framed, separators: MosaicSeparators(between: frameWidth))
  }
}
