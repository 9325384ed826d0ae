import Foundation
package import Tatami

/// Bricks of several sizes: filling gaps, in order, and in a row that scrolls horizontally.
package final class BricksPage: PageController, BrickLayoutDelegate {
  private let filling = BrickLayout()
  private let ordered = BrickLayout()
  private let horizontal = BrickLayout(direction: .horizontal)

  private static let sizes = [
    (2, 2), (1, 1), (1, 2), (2, 1), (1, 1), (3, 1), (1, 1), (1, 3), (2, 2), (1, 1), (1, 1), (2, 1),
  ].map { BrickSize(columns: $0, rows: $1) }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = "Bricks"
    for layout in [filling, ordered, horizontal] { layout.delegate = self }
    let half = CGSize(width: 155, height: 268)
    let columns = [
      UIView.captioned(TileView(size: half, layout: filling, counts: [60]), "fill"),
      UIView.captioned(TileView(size: half, layout: ordered, counts: [60]), "ordered"),
    ]
    addCard("Gaps", rows: [UIStackView(axis: .horizontal, spacing: 16, views: columns)])
    let row = TileView(
      size: CGSize(width: 326, height: 200),
      layout: horizontal,
      counts: [14, 60],
      headers: ["1", "2"]
    )
    addCard("Sections in a row", rows: [row])
  }

  package func collectionView(
    _ collectionView: UICollectionView,
    bricks layout: BrickLayout,
    brickSizeForItemAt indexPath: IndexPath
  ) -> BrickSize { Self.sizes[indexPath.item * 7 % Self.sizes.count] }

  package func collectionView(
    _ collectionView: UICollectionView,
    bricks layout: BrickLayout,
    geometryInfoFor section: Int
  ) -> BrickSectionGeometry {
    let isHorizontal = layout === horizontal
    let length = isHorizontal ? collectionView.bounds.height : collectionView.bounds.width
    return BrickSectionGeometry(
      columnCount: 4,
      width: length,
      spacing: 4,
      inset: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: isHorizontal ? 10 : 0),
      bars: BrickBars(header: isHorizontal ? 26 : 0)
    )
  }

  package func collectionView(
    _ collectionView: UICollectionView,
    bricks layout: BrickLayout,
    contentModeFor section: Int
  ) -> BrickMode { layout === ordered ? .ordered : .fill }
}
