// The arrangements of Specification/mosaic.md §3.2.
extension MosaicGridBlock {
  /// A large square, then two small ones one above the other beside it; three columns.
  public static let oneTwo = MosaicGridBlock(
    checkedColumns: 3,
    cells: [
      MosaicCell(cross: 0, main: 0, square: 2), MosaicCell(cross: 2, main: 0),
      MosaicCell(cross: 2, main: 1),
    ]
  )

  /// Two small squares one above the other, then a large one beside them; three columns.
  public static let twoOne = MosaicGridBlock(
    checkedColumns: 3,
    cells: [
      MosaicCell(cross: 0, main: 0), MosaicCell(cross: 0, main: 1),
      MosaicCell(cross: 1, main: 0, square: 2),
    ]
  )

  /// Three squares in a row, filled from the far side.
  public static let threeRight = MosaicGridBlock(
    checkedColumns: 3,
    cells: [
      MosaicCell(cross: 2, main: 0), MosaicCell(cross: 1, main: 0), MosaicCell(cross: 0, main: 0),
    ]
  )

  /// Three squares in a row, filled from the near side.
  public static let threeLeft = MosaicGridBlock(
    checkedColumns: 3,
    cells: [
      MosaicCell(cross: 0, main: 0), MosaicCell(cross: 1, main: 0), MosaicCell(cross: 2, main: 0),
    ]
  )

  /// A large square, then four small ones beside it; four columns.
  public static let oneFour = MosaicGridBlock(
    checkedColumns: 4,
    cells: [
      MosaicCell(cross: 0, main: 0, square: 2), MosaicCell(cross: 2, main: 0),
      MosaicCell(cross: 2, main: 1), MosaicCell(cross: 3, main: 0),
      MosaicCell(cross: 3, main: 1),
    ]
  )

  /// Four squares in a row.
  public static let four = MosaicGridBlock(
    checkedColumns: 4,
    cells: [
      MosaicCell(cross: 0, main: 0), MosaicCell(cross: 1, main: 0), MosaicCell(cross: 2, main: 0),
      MosaicCell(cross: 3, main: 0),
    ]
  )

  /// Four small squares, then a large one beside them; four columns.
  public static let fourOne = MosaicGridBlock(
    checkedColumns: 4,
    cells: [
      MosaicCell(cross: 0, main: 0), MosaicCell(cross: 0, main: 1), MosaicCell(cross: 1, main: 0),
      MosaicCell(cross: 1, main: 1),
      MosaicCell(cross: 2, main: 0, square: 2),
    ]
  )

  /// A tall 2:3 cell, then two small ones one above the other beside it; three columns.
  public static let posterTwo = MosaicGridBlock(
    checkedColumns: 3,
    cells: [
      MosaicCell(cross: 0, main: 0, crossSpan: 2, mainSpan: 3),
      MosaicCell(cross: 2, main: 0, crossSpan: 1, mainSpan: 1.5),
      MosaicCell(cross: 2, main: 1.5, crossSpan: 1, mainSpan: 1.5),
    ]
  )

  /// Two small 2:3 cells one above the other, then a tall one beside them; three columns.
  public static let twoPoster = MosaicGridBlock(
    checkedColumns: 3,
    cells: [
      MosaicCell(cross: 0, main: 0, crossSpan: 1, mainSpan: 1.5),
      MosaicCell(cross: 0, main: 1.5, crossSpan: 1, mainSpan: 1.5),
      MosaicCell(cross: 1, main: 0, crossSpan: 2, mainSpan: 3),
    ]
  )

  /// Two rows of two cells that are 80 points long.
  public static let twoByTwo = MosaicGridBlock(
    checkedColumns: 2,
    cells: [
      MosaicCell(cross: 0, main: 0), MosaicCell(cross: 1, main: 0), MosaicCell(cross: 0, main: 1),
      MosaicCell(cross: 1, main: 1),
    ],
    mainUnit: 80
  )

  /// One square that fills the side.
  public static let single = MosaicGridBlock(
    checkedColumns: 1,
    cells: [MosaicCell(cross: 0, main: 0)]
  )
}
