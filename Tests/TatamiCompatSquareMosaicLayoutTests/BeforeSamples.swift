import TatamiCompatSquareMosaicLayout

// The samples of Documentation/Migration/SquareMosaicLayout.md in the original's names.

final class PosterLayout: SquareMosaicLayout, SquareMosaicDataSource {
  let pattern = PosterPattern()

  convenience init() {
    self.init(direction: SquareMosaicDirection.vertical)
    dataSource = self
  }

  func layoutPattern(for section: Int) -> SquareMosaicPattern {
    pattern
  }

  func layoutSupplementaryHeader(for section: Int) -> SquareMosaicSupplementary? {
    PosterHeader()
  }
}

final class PosterHeader: SquareMosaicSupplementary {
  func supplementaryFrame(for origin: CGFloat, side: CGFloat) -> CGRect {
    CGRect(x: 0, y: origin, width: side, height: 30)
  }
}

final class PosterPattern: SquareMosaicPattern {
  func patternBlocks() -> [SquareMosaicBlock] {
    [PosterBlock(isMirrored: false), PosterBlock(isMirrored: true)]
  }
}

final class PosterBlock: SquareMosaicBlock {
  let isMirrored: Bool

  init(isMirrored: Bool) {
    self.isMirrored = isMirrored
  }

  func blockFrames() -> Int {
    3
  }

  func blockFrames(origin: CGFloat, side: CGFloat) -> [CGRect] {
    let small = side / 3
    let large = side - small
    let (posterX, smallX) = isMirrored ? (small, 0) : (0, large)
    return [
      CGRect(x: posterX, y: origin, width: large, height: large),
      CGRect(x: smallX, y: origin, width: small, height: small),
      CGRect(x: smallX, y: origin + small, width: small, height: small),
    ]
  }
}
