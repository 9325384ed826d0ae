import Foundation
import Tatami
import TatamiBricks
import TatamiMosaic

/// A collection view of a document, shown at the height of its content.
class TilesNode: UIView, ComposedView, UICollectionViewDataSource {
  var tiles: [TileContent] = []
  /// The space between tiles, in points; nil for that of the pattern, or none.
  var gap: Double?
  /// The radius of the corners of tiles, in points.
  var tileRadius = 0.0
  /// The heights that have been measured, by width.
  private var heights: [CGFloat: CGFloat] = [:]

  /// The width in a box without a limit, in points.
  private static let usualWidth: CGFloat = 375
  /// The width from which a box has no limit, in points.
  private static let unlimited = 1_000_000.0

  /// Creates the layout of the tiles.
  func makeLayout() -> UICollectionViewLayout { UICollectionViewFlowLayout() }

  func propertiesDidChange() {
    let view = makeView(size: bounds.size)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  private func makeView(size: CGSize) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size),
      collectionViewLayout: makeLayout()
    )
    view.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    view.dataSource = self
    view.isScrollEnabled = false
    view.backgroundColor = .clear
    return view
  }

  /// Returns the size of all tiles in a width; a width without a limit is 375 points.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isLimited = size.width > 0 && size.width < Self.unlimited
    let width = isLimited ? size.width : Self.usualWidth
    return CGSize(width: width, height: heights[width] ?? measure(width: width))
  }

  /// Measures a view of its own, because changes of the shown one would start another layout.
  private func measure(width: CGFloat) -> CGFloat {
    let view = makeView(size: CGSize(width: width, height: 0))
    view.layoutIfNeeded()
    heights[width] = view.contentSize.height
    return view.contentSize.height
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { tiles.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? TileCell)?.show(tiles[indexPath.item], radius: tileRadius)
    return cell
  }
}

/// A mosaic of a document.
final class MosaicNode: TilesNode {
  var preset = MosaicPreset.snake

  override func makeLayout() -> UICollectionViewLayout {
    let layout = MosaicLayout()
    // The gap of a document is within the limits of a pattern.
    let spaced = gap.flatMap { try? preset.pattern.spaced(MosaicSpacing(gap: $0)) }
    layout.pattern = spaced ?? preset.pattern
    return layout
  }
}

/// A brick wall of a document.
final class BricksNode: TilesNode, BrickLayoutDelegate {
  var columns = 3
  /// The height of a row, in points; nil for the width of a column.
  var rowHeight: Double?

  override func makeLayout() -> UICollectionViewLayout { BrickLayout(delegate: self) }

  func collectionView(
    _ collectionView: UICollectionView,
    bricks layout: BrickLayout,
    brickSizeForItemAt indexPath: IndexPath
  ) -> BrickSize {
    let tile = tiles[indexPath.item]
    return BrickSize(columns: min(tile.columns, columns), rows: tile.rows)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    bricks layout: BrickLayout,
    geometryInfoFor section: Int
  ) -> BrickSectionGeometry {
    var geometry = BrickSectionGeometry(
      columnCount: columns,
      width: collectionView.bounds.width,
      spacing: gap ?? 0
    )
    if let rowHeight { geometry.rowHeight = rowHeight }
    return geometry
  }
}

/// A tile with an image and a title.
final class TileCell: UICollectionViewCell {
  private let image = UIImageView()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    image.contentMode = .scaleAspectFill
    image.clipsToBounds = true
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    label.numberOfLines = 0
    contentView.addSubview(image)
    contentView.addSubview(label)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ tile: TileContent, radius: CGFloat) {
    backgroundColor = tile.background
    image.image = tile.image
    label.text = tile.title
    label.textColor = tile.color
    layer.cornerRadius = radius
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    image.frame = bounds
    let area = bounds.insetBy(dx: min(12, bounds.width / 2), dy: min(10, bounds.height / 2))
    let height = min(area.height, label.sizeThatFits(area.size).height)
    label.frame = CGRect(
      x: area.minX,
      y: area.maxY - height,
      width: area.width,
      height: height
    )
  }
}
