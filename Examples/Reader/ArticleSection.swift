import TatamiUIKit

/// A group of articles in a collection view.
struct ArticleSection: Hashable, Sendable {
  /// One large card, cards that scroll horizontally, cards in columns, or rows.
  enum Layout { case feature, shelf, grid, list }

  let layout: Layout
  let title: String?

  init(_ layout: Layout, _ title: String? = nil) {
    (self.layout, self.title) = (layout, title)
  }
}

@MainActor
extension ArticleSection {
  /// Creates the layout of the section.
  func makeLayout(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let width = environment.container.effectiveContentSize.width
    let isLarge = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    switch layout {
    case .feature:
      return makeCards(.fractionalWidth(1), columns: 1)
    case .shelf:
      let section = makeCards(.absolute(4 * (isLarge ? width - 64 : 232)), columns: 4)
      section.orthogonalScrollingBehavior = .continuous
      return section
    case .grid:
      return makeCards(.fractionalWidth(1), columns: isLarge ? 1 : max(2, Int(width / 240)))
    case .list:
      var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      list.headerMode = title == nil ? .none : .supplementary
      return .list(using: list, layoutEnvironment: environment)
    }
  }

  private func makeCards(
    _ width: NSCollectionLayoutDimension,
    columns: Int
  ) -> NSCollectionLayoutSection {
    let height = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 100)
    let part = NSCollectionLayoutDimension.fractionalWidth(1 / CGFloat(columns))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: part, heightDimension: height)
    )
    item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 6, bottom: 0, trailing: 6)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height),
      repeatingSubitem: item,
      count: columns
    )
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsetsReference = .layoutMargins
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: -6, bottom: 16, trailing: -6)
    guard title != nil else { return section }
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(40)
      ),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
    section.boundarySupplementaryItems = [header]
    return section
  }
}
