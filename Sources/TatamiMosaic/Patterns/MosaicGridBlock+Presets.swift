/// The arrangements of mosaic §3.2.
extension MosaicGridBlock {
  /// A large square, then two small ones stacked beside it; three columns.
  public static let oneTwo = MosaicGridBlock(
    checked: 3,
    [MosaicCell(0, 0, square: 2), MosaicCell(2, 0), MosaicCell(2, 1)]
  )

  /// Two small squares stacked, then a large one beside them; three columns.
  public static let twoOne = MosaicGridBlock(
    checked: 3,
    [MosaicCell(0, 0), MosaicCell(0, 1), MosaicCell(1, 0, square: 2)]
  )

  /// Three squares in a row, filled from the far side.
  public static let threeRight = MosaicGridBlock(
    checked: 3,
    [MosaicCell(2, 0), MosaicCell(1, 0), MosaicCell(0, 0)]
  )

  /// Three squares in a row, filled from the near side.
  public static let threeLeft = MosaicGridBlock(
    checked: 3,
    [MosaicCell(0, 0), MosaicCell(1, 0), MosaicCell(2, 0)]
  )

  /// A large square, then four small ones beside it; four columns.
  public static let oneFour = MosaicGridBlock(
    checked: 4,
    [
      MosaicCell(0, 0, square: 2), MosaicCell(2, 0), MosaicCell(2, 1), MosaicCell(3, 0),
      MosaicCell(3, 1),
    ]
  )

  /// Four squares in a row.
  public static let four = MosaicGridBlock(
    checked: 4,
    [MosaicCell(0, 0), MosaicCell(1, 0), MosaicCell(2, 0), MosaicCell(3, 0)]
  )

  /// Four small squares, then a large one beside them; four columns.
  public static let fourOne = MosaicGridBlock(
    checked: 4,
    [
      MosaicCell(0, 0), MosaicCell(0, 1), MosaicCell(1, 0), MosaicCell(1, 1),
      MosaicCell(2, 0, square: 2),
    ]
  )

  /// A tall 2:3 cell, then two small ones stacked beside it; three columns.
  public static let posterTwo = MosaicGridBlock(
    checked: 3,
    [MosaicCell(0, 0, 2, 3), MosaicCell(2, 0, 1, 1.5), MosaicCell(2, 1.5, 1, 1.5)]
  )

  /// Two small 2:3 cells stacked, then a tall one beside them; three columns.
  public static let twoPoster = MosaicGridBlock(
    checked: 3,
    [MosaicCell(0, 0, 1, 1.5), MosaicCell(0, 1.5, 1, 1.5), MosaicCell(1, 0, 2, 3)]
  )

  /// Two rows of two cells that are 80 points long.
  public static let twoByTwo = MosaicGridBlock(
    checked: 2,
    [MosaicCell(0, 0), MosaicCell(1, 0), MosaicCell(0, 1), MosaicCell(1, 1)],
    mainUnit: 80
  )

  /// One square that fills the side.
  public static let single = MosaicGridBlock(checked: 1, [MosaicCell(0, 0)])
}
