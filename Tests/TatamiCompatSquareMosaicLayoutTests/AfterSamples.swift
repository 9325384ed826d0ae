import Tatami

// The samples of Documentation/Migration/SquareMosaicLayout.md in Tatami's names.

final class PosterSource: MosaicLayoutDataSource {
  let pattern: MosaicGridPattern

  init() throws {
    pattern = MosaicGridPattern([
      try MosaicGridBlock(
        columns: 3,
        cells: [
          MosaicCell(cross: 0, main: 0, crossSpan: 2, mainSpan: 2),
          MosaicCell(cross: 2, main: 0), MosaicCell(cross: 2, main: 1),
        ]
      ),
      try MosaicGridBlock(
        columns: 3,
        cells: [
          MosaicCell(cross: 1, main: 0, crossSpan: 2, mainSpan: 2),
          MosaicCell(cross: 0, main: 0), MosaicCell(cross: 0, main: 1),
        ]
      ),
    ])
  }

  func layoutPattern(for section: Int) -> any MosaicPattern { pattern }

  func layoutSupplementaryHeader(for section: Int) -> (any MosaicSupplementary)? {
    MosaicBar(length: 30)
  }
}
