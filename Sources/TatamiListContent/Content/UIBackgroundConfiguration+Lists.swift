public import TatamiControls
public import TatamiViews

extension UIBackgroundConfiguration {
  private init(_ purpose: BackgroundPurpose, cornerRadius: CGFloat = 0) {
    self = .clear()
    self.purpose = purpose
    self.cornerRadius = cornerRadius
    backgroundColor = purpose.color(isActive: false)
  }

  /// Returns the background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { .init(.plainCell) }
  /// Returns the background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    .init(.plainHeaderFooter)
  }
  /// Returns the background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { .init(.groupedCell) }
  /// Returns the background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    .init(.groupedHeaderFooter)
  }
  /// Returns the background of a header in a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { .init(.sidebarHeader) }
  /// Returns the background of a cell in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    .init(.sidebarCell, cornerRadius: 10)
  }
  /// Returns the background of a cell beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    listSidebarCell()
  }
  /// Returns the background of a cell.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  /// Returns the background of a header.
  public static func listHeader() -> UIBackgroundConfiguration { listPlainHeaderFooter() }
  /// Returns the background of a footer.
  public static func listFooter() -> UIBackgroundConfiguration { listPlainHeaderFooter() }

  /// Returns the background for a state, with another fill color unless the program has set one.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    let own = [purpose.color(isActive: false), purpose.color(isActive: true)]
    guard purpose != .clear, own.contains(where: { $0 == backgroundColor }) else { return self }
    var configuration = self
    configuration.backgroundColor = purpose.color(isActive: state.isActiveState)
    return configuration
  }
}

extension BackgroundPurpose {
  /// Returns the fill color of an element at rest, or highlighted or selected.
  fileprivate func color(isActive: Bool) -> UIColor {
    switch self {
    case .clear, .groupedHeaderFooter, .sidebarHeader: .clear
    case .plainCell: isActive ? .systemGray4 : .systemBackground
    case .groupedCell: isActive ? .systemGray4 : .secondarySystemGroupedBackground
    case .plainHeaderFooter: .secondarySystemBackground
    case .sidebarCell: isActive ? .systemGray4 : .clear
    }
  }
}
