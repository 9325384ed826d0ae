import Foundation
import TatamiUIKit

/// Collections: a flow layout, and orthogonally scrolling sections with badges and backgrounds.
final class CollectionsPage: PageController, UICollectionViewDataSource {
  private static let colors: [UIColor] = [
    .systemIndigo, .systemPurple, .systemPink, .systemOrange, .systemTeal, .systemGreen,
  ]
  private let tile = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
    cell,
    _,
    item in
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = colors[item % colors.count]
    background.cornerRadius = 8
    cell.backgroundConfiguration = background
    var content = UIListContentConfiguration.cell()
    content.text = "\(item + 1)"
    content.textProperties.color = .white
    cell.contentConfiguration = content
  }
  private let badge = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
    elementKind: "badge"
  ) { view, _, _ in
    view.backgroundColor = .systemRed
    view.layer.cornerRadius = 8
  }
  private let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { view, _, path in
    var content = UIListContentConfiguration.plainHeader()
    content.text = path.section == 0 ? "Cards" : "Groups"
    // The title is aligned with the tiles below it.
    content.axesPreservingSuperviewLayoutMargins = []
    content.directionalLayoutMargins.leading = path.section == 0 ? 0 : 4
    view.contentConfiguration = content
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Collections"
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 74, height: 56)
    flow.minimumInteritemSpacing = 8
    flow.minimumLineSpacing = 8
    addCollection("A flow layout", flow, height: 184)
    let sections = UICollectionViewCompositionalLayout { index, _ in
      index == 0 ? Self.cards : Self.groups
    }
    sections.register(CollectionBackground.self, forDecorationViewOfKind: "background")
    addCollection("A compositional layout", sections, height: 306)
  }

  private func addCollection(_ heading: String, _ layout: UICollectionViewLayout, height: CGFloat) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 326, height: height),
      collectionViewLayout: layout
    )
    view.dataSource = self
    addCard(heading, rows: [view])
  }

  // MARK: Sections

  /// Cards with badges, the second one in the center.
  private static var cards: NSCollectionLayoutSection {
    let corner = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(16),
        heightDimension: .absolute(16)
      ),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing],
        absoluteOffset: CGPoint(x: 5, y: -5)
      )
    )
    let fill = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
    let item = NSCollectionLayoutItem(layoutSize: fill, supplementaryItems: [corner])
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(120),
      heightDimension: .absolute(90)
    )
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 12, bottom: 12, trailing: 12)
    section.boundarySupplementaryItems = [sectionHeader]
    section.decorationItems = [.background(elementKind: "background")]
    return section
  }

  /// Groups of one large and two small items.
  private static var groups: NSCollectionLayoutSection {
    let half = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(0.5)
    )
    let small = NSCollectionLayoutItem(layoutSize: half)
    small.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.4),
        heightDimension: .fractionalHeight(1)
      ),
      subitems: [small, small]
    )
    let large = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.6),
        heightDimension: .fractionalHeight(1)
      )
    )
    large.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(130)
    )
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [large, pair])
    )
    section.boundarySupplementaryItems = [sectionHeader]
    return section
  }

  private static var sectionHeader: NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(34)
      ),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
  }

  // MARK: Data source

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    collectionView.collectionViewLayout is UICollectionViewFlowLayout ? 1 : 2
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { section == 0 ? 12 : 3 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: indexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if kind == "badge" {
      return collectionView.dequeueConfiguredReusableSupplementary(using: badge, for: indexPath)
    }
    return collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
  }
}

/// The background of a section.
private final class CollectionBackground: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray6
    layer.cornerRadius = 12
  }

  required init?(coder: NSCoder) { nil }
}
