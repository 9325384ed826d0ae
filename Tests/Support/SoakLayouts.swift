import Foundation
package import TatamiUIKit

/// The kit's layouts that random updates are tried with.
package enum SoakLayout: String, CaseIterable, Sendable {
  case flow
  case lines
  case compositional
  case pinned
  case list
  case measured
  case estimated

  /// Creates the layout of the items of a source.
  @MainActor
  package func make(_ source: SoakSource) -> (UICollectionViewLayout, AnyObject?) {
    switch self {
    case .flow: (Self.flowLayout(source), nil)
    case .lines: (Self.lineLayout(), nil)
    case .compositional: (Self.compositionalLayout(), nil)
    case .pinned: (Self.pinnedLayout(), nil)
    case .list: (Self.listLayout(), nil)
    case .measured: (Self.measuredList(source), nil)
    case .estimated: (Self.estimatedFlow(source), nil)
    }
  }

  /// Items of differing sizes between headers and footers.
  @MainActor
  private static func flowLayout(_ source: SoakSource) -> UICollectionViewLayout {
    source.itemSize = { CGSize(width: 20 + $0 * 7 % 50, height: 15 + $0 * 5 % 40) }
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize.height = 20
    layout.footerReferenceSize.height = 7
    layout.sectionInset = UIEdgeInsets(top: 3, left: 5, bottom: 4, right: 6)
    return layout
  }

  /// Items of one size with headers that stay visible.
  @MainActor
  private static func lineLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize.height = 24
    layout.sectionHeadersPinToVisibleBounds = true
    return layout
  }

  /// Groups of different widths in turns, one section of which scrolls sideways.
  @MainActor
  private static func compositionalLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(30))
      )
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(
          widthDimension: .fractionalWidth(index == 1 ? 0.8 : 1),
          heightDimension: .absolute(30)
        ),
        subitems: index.isMultiple(of: 2) ? [item] : [item, item, item]
      )
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 5
      section.boundarySupplementaryItems = [header(isPinned: false)]
      if index == 1 { section.orthogonalScrollingBehavior = .continuous }
      return section
    }
  }

  /// Rows with headers that stay visible.
  @MainActor
  private static func pinnedLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(36)
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [header(isPinned: true)]
    return UICollectionViewCompositionalLayout(section: section)
  }

  @MainActor
  private static func header(isPinned: Bool) -> NSCollectionLayoutBoundarySupplementaryItem {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(22)),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
    header.pinToVisibleBounds = isPinned
    return header
  }

  /// A list whose cells keep the estimated height.
  @MainActor
  private static func listLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
  }

  /// A list whose cells have different heights.
  @MainActor
  private static func measuredList(_ source: SoakSource) -> UICollectionViewLayout {
    source.preferredHeight = { CGFloat(20 + $0 * 11 % 60) }
    return UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
  }

  /// A column of cells with heights of their own.
  @MainActor
  private static func estimatedFlow(_ source: SoakSource) -> UICollectionViewLayout {
    source.preferredHeight = { CGFloat(20 + $0 * 11 % 60) }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 150, height: 30)
    layout.minimumLineSpacing = 0
    return layout
  }
}
