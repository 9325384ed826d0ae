public import Foundation
public import TatamiListContent
public import TatamiViews

/// The appearance and behavior of a list section, or of a layout of list sections.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The appearances of lists.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge, with headers and footers that stay visible.
    case plain = 0
    /// Rows from edge to edge in groups.
    case grouped = 1
    /// Rows in groups with rounded corners, inset from the sides.
    case insetGrouped = 2
    /// Rows of a sidebar.
    case sidebar = 3
    /// Rows of a sidebar from edge to edge.
    case sidebarPlain = 4
  }

  /// The kinds of section headers.
  public enum HeaderMode: Int, Sendable {
    /// No header.
    case none = 0
    /// A supplementary view of the kind `elementKindSectionHeader`.
    case supplementary = 1
    /// The first item of the section.
    case firstItemInSection = 2
  }

  /// The kinds of section footers.
  public enum FooterMode: Int, Sendable {
    /// No footer.
    case none = 0
    /// A supplementary view of the kind `elementKindSectionFooter`.
    case supplementary = 1
  }

  /// Returns the actions that a swipe over an item reveals; nil for none.
  public typealias SwipeActionsConfigurationProvider =
    (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// Returns the separators of an item, given those of the section.
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Creates a configuration without headers, footers and swipe actions.
  public init(appearance: UICollectionLayoutListConfiguration.Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    backgroundColor = appearance.backgroundColor
  }

  /// The appearance.
  public private(set) var appearance: UICollectionLayoutListConfiguration.Appearance
  /// Whether rows have separators; by default, except in sidebars.
  public var showsSeparators: Bool
  /// The separators of rows.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Returns the separators of single rows; nil for those of the section.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The color behind the list; nil for none.
  public var backgroundColor: UIColor?
  /// Returns the actions at the leading edge; called when a swipe begins.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns the actions at the trailing edge; called when a swipe begins.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The kind of section headers.
  public var headerMode = HeaderMode.none
  /// The space above section headers, in points; nil for that of the appearance.
  public var headerTopPadding: CGFloat?
  /// The kind of section footers.
  public var footerMode = FooterMode.none
}

extension UICollectionLayoutListConfiguration.Appearance {
  /// The color behind a list.
  var backgroundColor: UIColor? {
    switch self {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    }
  }
}
