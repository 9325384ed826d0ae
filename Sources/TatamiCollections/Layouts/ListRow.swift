import Foundation
import TatamiListContent

/// The list configuration of a section, shared by its elements.
@MainActor
final class ListSectionStyle {
  let configuration: UICollectionLayoutListConfiguration

  init(_ configuration: UICollectionLayoutListConfiguration) { self.configuration = configuration }

  /// Whether swipes over rows may reveal actions.
  var hasSwipeActions: Bool {
    configuration.leadingSwipeActionsConfigurationProvider != nil
      || configuration.trailingSwipeActionsConfigurationProvider != nil
  }
}

/// The role of an element in a list section.
struct ListRow: Equatable {
  /// The kinds of elements.
  enum Role {
    case row
    case header
    case footer
  }

  var style: ListSectionStyle
  var role: Role
  /// Whether no row of the section is above this one.
  var isFirst: Bool
  /// Whether no row of the section is below this one.
  var isLast: Bool
  var path: IndexPath

  static func == (left: Self, right: Self) -> Bool {
    left.style === right.style && left.role == right.role && left.path == right.path
      && left.isFirst == right.isFirst && left.isLast == right.isLast
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns the role of an element in its list section; nil for other elements.
  func listRow(of element: CollectionElement) -> ListRow? {
    let path = element.path
    guard path.item != Int.max, state.sections.indices.contains(path.section),
      let style = state.sections[path.section]?.listStyle
    else { return nil }
    switch element.kind {
    case .supplementary(UICollectionView.elementKindSectionHeader):
      return ListRow(style: style, role: .header, isFirst: true, isLast: true, path: path)
    case .supplementary(UICollectionView.elementKindSectionFooter):
      return ListRow(style: style, role: .footer, isFirst: true, isLast: true, path: path)
    case .supplementary, .decoration: return nil
    case .cell: break
    }
    let hasHeaderItem = style.configuration.headerMode == .firstItemInSection
    let count = state.engine?.itemCount(inSection: path.section) ?? 0
    return ListRow(
      style: style,
      role: hasHeaderItem && path.item == 0 ? .header : .row,
      isFirst: path.item == (hasHeaderItem ? 1 : 0),
      isLast: path.item == count - 1,
      path: path
    )
  }
}
