import Foundation
import Tatami

/// The layouts of eight columns that are compared.
@MainActor
enum TileLayouts {
  static let columns = 8

  static func flow() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 152, height: 152)
    layout.minimumInteritemSpacing = 4
    layout.minimumLineSpacing = 4
    return layout
  }

  static func compositional() -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)),
        heightDimension: .fractionalHeight(1)
      )
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(152)),
      subitems: [item]
    )
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  /// Gives a layout rows of small cells beside a large one.
  static func mosaic(_ layout: MosaicLayout) throws -> MosaicLayout {
    let small = (2..<columns).flatMap { column in
      (0..<2).map { MosaicCell(cross: Double(column), main: Double($0)) }
    }
    let large = MosaicCell(cross: 0, main: 0, crossSpan: 2, mainSpan: 2)
    layout.pattern = MosaicGridPattern([
      try MosaicGridBlock(columns: columns, cells: [large] + small)
    ])
    return layout
  }
}

/// Sizes and cells of numbered items.
@MainActor
final class TileSource: NSObject, UICollectionViewDataSource, BrickLayoutDelegate {
  var items: Int
  /// The number of cells that were requested.
  var requests = 0

  init(items: Int) { self.items = items }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { items }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    requests += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? TileCell)?.show(indexPath.item)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    bricks layout: BrickLayout,
    brickSizeForItemAt indexPath: IndexPath
  ) -> BrickSize {
    BrickSize(columns: 1 + indexPath.item % 3, rows: 1 + indexPath.item &* 7 % 4)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    bricks layout: BrickLayout,
    geometryInfoFor section: Int
  ) -> BrickSectionGeometry {
    BrickSectionGeometry(
      columnCount: TileLayouts.columns,
      width: collectionView.bounds.width,
      spacing: 4
    )
  }
}

/// A colored tile with a number.
@MainActor
final class TileCell: UICollectionViewCell {
  /// The number of cells that were made.
  private(set) static var made = 0
  private static let colors: [UIColor] = [.systemTeal, .systemOrange, .systemGreen, .systemPink]
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made += 1
    label.frame = CGRect(x: 8, y: 8, width: 100, height: 20)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ number: Int) {
    label.text = "\(number)"
    backgroundColor = Self.colors[number % Self.colors.count]
  }
}
