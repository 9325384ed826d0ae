import Foundation
import TatamiUIKit

public protocol ShelfLayoutDelegate: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    columnCountFor section: Int
  ) -> Int?
}

extension ShelfLayoutDelegate {
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    columnCountFor section: Int
  ) -> Int? { nil }
}

/// Columns that are filled from the shortest one, with a title above each section.
public class ShelfLayout: UICollectionViewLayout {
  public static let titleKind = "ShelfLayout.title"

  public enum InsetReference {
    case contentInset
    case safeArea
    case layoutMargins
  }

  public var columnCount = 2 { didSet { invalidateLayout() } }
  public var spacing: CGFloat = 10 { didSet { if spacing != oldValue { invalidateLayout() } } }
  public var titleHeight: CGFloat = 0 { didSet { invalidateLayout() } }
  public var insetReference = InsetReference.contentInset { didSet { invalidateLayout() } }

  private var preparedWidth: CGFloat = 0
  private var columnHeights: [[CGFloat]] = []
  private var itemAttributes: [[UICollectionViewLayoutAttributes]] = []
  private var titles: [Int: UICollectionViewLayoutAttributes] = [:]
  private var groups: [(rect: CGRect, members: [UICollectionViewLayoutAttributes])] = []

  private var delegate: ShelfLayoutDelegate? { collectionView?.delegate as? ShelfLayoutDelegate }

  private var contentWidth: CGFloat {
    guard let collectionView = collectionView else { return 0 }
    let insets: UIEdgeInsets
    switch insetReference {
    case .contentInset: insets = collectionView.contentInset
    case .safeArea: insets = collectionView.safeAreaInsets
    case .layoutMargins: insets = collectionView.layoutMargins
    }
    return collectionView.bounds.size.width - insets.left - insets.right
  }

  public func itemWidth(columns: Int) -> CGFloat {
    let scale = UIScreen.main.scale
    let width = (contentWidth - CGFloat(columns - 1) * spacing) / CGFloat(columns)
    return floor(width * scale) / scale
  }

  public override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    let sections = collectionView.numberOfSections
    preparedWidth = collectionView.bounds.width
    columnHeights = []
    itemAttributes = []
    titles = [:]
    groups = []
    var top: CGFloat = 0
    for section in 0..<sections {
      let columns =
        delegate?.collectionView(collectionView, layout: self, columnCountFor: section)
        ?? columnCount
      if titleHeight > 0 {
        let attributes = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: ShelfLayout.titleKind,
          with: IndexPath(item: 0, section: section)
        )
        attributes.frame = CGRect(x: 0, y: top, width: contentWidth, height: titleHeight)
        titles[section] = attributes
        top = attributes.frame.maxY
      }
      columnHeights.append([CGFloat](repeating: top, count: columns))
      addItems(of: section, columns: columns, in: collectionView)
      top = (columnHeights[section].max() ?? top + spacing) - spacing
    }
    let all = itemAttributes.joined() + Array(titles.values)
    var rest = Array(all)[...]
    while !rest.isEmpty {
      let members = Array(rest.prefix(20))
      groups.append((members.map { $0.frame }.reduce(.null) { $0.union($1) }, members))
      rest = rest.dropFirst(20)
    }
  }

  private func addItems(of section: Int, columns: Int, in collectionView: UICollectionView) {
    let width = itemWidth(columns: columns)
    itemAttributes.append(
      (0..<collectionView.numberOfItems(inSection: section)).map { item in
        let indexPath = IndexPath(item: item, section: section)
        let column = columnHeights[section].enumerated().min { $0.element < $1.element }!.offset
        let ratio =
          delegate?.collectionView(collectionView, layout: self, aspectRatioForItemAt: indexPath)
          ?? 1
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(
          x: CGFloat(column) * (width + spacing),
          y: columnHeights[section][column],
          width: width,
          height: width * ratio
        )
        columnHeights[section][column] = attributes.frame.maxY + spacing
        return attributes
      }
    )
  }

  public override var collectionViewContentSize: CGSize {
    guard let collectionView = collectionView, collectionView.numberOfSections > 0 else {
      return .zero
    }
    let height = (columnHeights.last?.max() ?? spacing) - spacing
    return CGSize(width: contentWidth, height: height)
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.section < itemAttributes.count else { return nil }
    let list = itemAttributes[indexPath.section]
    return indexPath.item < list.count ? list[indexPath.item] : nil
  }

  public override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elementKind == ShelfLayout.titleKind ? titles[indexPath.section] : nil
  }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var cells: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    var views: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    for group in groups where group.rect.intersects(rect) {
      for attributes in group.members where attributes.frame.intersects(rect) {
        switch attributes.representedElementCategory {
        case .cell: cells[attributes.indexPath] = attributes
        case .supplementaryView: views[attributes.indexPath] = attributes
        case .decorationView: break
        @unknown default: break
        }
      }
    }
    return Array(cells.values) + Array(views.values)
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != preparedWidth
  }
}
