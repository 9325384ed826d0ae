import Foundation
import TatamiCollectionLayout
import TatamiListContent
import TatamiViews

extension NSCollectionLayoutSection {
  /// Creates a section of rows with a list configuration.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let width = layoutEnvironment.container.effectiveContentSize.width
    let list = ListSection(configuration, width: width).section()
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(CellMetrics.height)
    )
    let row = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [row]))
    section.contentInsets = NSDirectionalEdgeInsets(
      top: CGFloat(list.contentInsets.top),
      leading: CGFloat(list.contentInsets.leading),
      bottom: CGFloat(list.contentInsets.bottom),
      trailing: CGFloat(list.contentInsets.trailing)
    )
    section.boundarySupplementaryItems = list.boundaryItems.map { item in
      NSCollectionLayoutBoundarySupplementaryItem(
        item,
        isHeader: item.kind == ListSection.headerKind,
        isPlain: configuration.appearance == .plain
      )
    }
    section.listStyle = ListSectionStyle(configuration)
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Creates a layout whose sections are lists with the same configuration.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Creates the header or footer of a list section.
  fileprivate convenience init(_ item: BoundarySupplementary, isHeader: Bool, isPlain: Bool) {
    self.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(isPlain ? 28 : 17.5)
      ),
      elementKind: item.kind,
      alignment: isHeader ? .top : .bottom
    )
    startPadding = item.startPadding
    pinToVisibleBounds = item.pinToVisibleBounds
    zIndex = item.zIndex
  }
}

extension ListSection {
  @MainActor
  fileprivate init(_ configuration: UICollectionLayoutListConfiguration, width: CGFloat) {
    self.init(appearance: configuration.appearance.engine, itemCount: 0)
    switch configuration.headerMode {
    case .none: break
    case .supplementary: header = .supplementary
    case .firstItemInSection: header = .firstItemInSection
    }
    if configuration.footerMode == .supplementary { footer = .supplementary }
    headerTopPadding = configuration.headerTopPadding.map { max(0, Double($0)) }
    sideInset = Double(CellMetrics.side(forWidth: width))
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  fileprivate var engine: ListAppearance {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }
}
