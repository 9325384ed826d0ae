import Foundation
import Tatami
import TestSupport
import Testing

/// Random updates of mosaics and brick walls, compared with a new view of the same data.
@MainActor
@Suite(.arithmeticText)
struct FramesLayoutSoakTests {
  @Test(arguments: ["mosaic", "bricks"])
  func `what updates show equals a new view of the same data`(name: String) {
    let soak = CollectionSoak(seed: 1) { source in
      name == "mosaic" ? Self.mosaic() : Self.bricks(source)
    }
    let steps = Thoroughness.cases(40, thorough: 5_000)
    #expect(Soak.firstFault(name, steps: steps, soak.step) == nil)
    #expect(soak.finish() == nil)
  }

  private static func mosaic() -> (UICollectionViewLayout, AnyObject?) {
    let patterns = PatternSource(MosaicPreset.allCases.map(\.pattern))
    patterns.separator = 4
    patterns.headers = [0: MosaicBar(length: 20), 2: MosaicBar(length: 15)]
    patterns.footers = [1: MosaicBar(length: 10)]
    let layout = MosaicLayout()
    layout.dataSource = patterns
    return (layout, patterns)
  }

  private static func bricks(_ source: SoakSource) -> (UICollectionViewLayout, AnyObject?) {
    let sizes = NumberedBricks(source)
    return (BrickLayout(delegate: sizes), sizes)
  }
}

/// Bricks whose sizes depend on the numbers of items.
@MainActor
private final class NumberedBricks: BrickLayoutDelegate {
  private unowned let source: SoakSource

  init(_ source: SoakSource) { self.source = source }

  func collectionView(
    _ collectionView: UICollectionView,
    bricks: BrickLayout,
    geometryInfoFor section: Int
  ) -> BrickSectionGeometry {
    BrickSectionGeometry(
      columnCount: 3 + section % 2,
      width: collectionView.bounds.width,
      spacing: 3,
      bars: BrickBars(header: 20)
    )
  }

  func collectionView(
    _ collectionView: UICollectionView,
    bricks: BrickLayout,
    brickSizeForItemAt indexPath: IndexPath
  ) -> BrickSize {
    let number = source.data.number(at: indexPath)
    return BrickSize(columns: 1 + number % 3, rows: 1 + number * 7 % 3)
  }
}
