public import Foundation
public import TatamiControls
public import TatamiListContent
import TatamiViews

/// A cell, a header or a footer of a list: content, accessories and separators.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  var list = ListCellState()

  /// The accessories beside the content; two of the same system kind are reported.
  public var accessories: [UICellAccessory] {
    get { list.accessories.all }
    set {
      var accessories = list.accessories
      accessories.set(newValue, in: self)
      list.accessories = accessories
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The level by which the content is indented; in an outline, the number of an item's ancestors.
  open var indentationLevel: Int {
    get { list.indentationLevel }
    set { changeList { $0.indentationLevel = max(0, newValue) } }
  }
  /// The indentation of one level, in points; by default, 10.
  open var indentationWidth: CGFloat {
    get { list.indentationWidth }
    set { changeList { $0.indentationWidth = newValue } }
  }
  /// Whether leading accessories are indented together with the content; by default, they are.
  open var indentsAccessories: Bool {
    get { list.indentsAccessories }
    set { changeList { $0.indentsAccessories = newValue } }
  }

  /// Returns the content of the element's role in the appearance of the list, without texts.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    let isPlain = list.appearance == .plain
    let isSidebar = list.appearance == .sidebar || list.appearance == .sidebarPlain
    switch list.row?.role ?? .row {
    case .row: return isSidebar ? .sidebarCell() : .cell()
    case .header: return isSidebar ? .sidebarHeader() : isPlain ? .plainHeader() : .groupedHeader()
    case .footer: return isPlain ? .plainFooter() : .groupedFooter()
    }
  }

  /// Returns the background of the element's role in the appearance of the list.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    let isRow = list.row?.role ?? .row == .row
    switch list.appearance {
    case .plain: return isRow ? .listPlainCell() : .listPlainHeaderFooter()
    case .grouped, .insetGrouped: return isRow ? .listGroupedCell() : .listGroupedHeaderFooter()
    case .sidebar, .sidebarPlain: return isRow ? .listSidebarCell() : .listSidebarHeader()
    case nil: return .clear()
    }
  }

  /// Places the accessories, the content and the separators.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutList()
  }

  /// Returns the height of the configured content between the accessories in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    guard content.isConfigured else { return super.sizeThatFits(size) }
    let insets = contentInsets
    let room = max(0, size.width - insets.leading - insets.trailing)
    let fitting = contentView.sizeThatFits(CGSize(width: room, height: size.height))
    return CGSize(width: size.width, height: fitting.height)
  }
}
