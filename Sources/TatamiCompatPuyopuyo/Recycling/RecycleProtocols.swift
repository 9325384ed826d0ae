public import Tatami

/// A section of a `RecycleBox`; usually a `BasicRecycleSection` or a subclass.
@preconcurrency @MainActor
public protocol IRecycleSection: AnyObject {
  /// The box that shows the section, which sets it; hold it weakly.
  var box: RecycleBox? { get set }
  /// The index of the section, which the box sets.
  var sectionIndex: Int { get set }

  /// Returns the identity of the section among the others of its box.
  func getDiffableKey() -> String
  /// Returns the items.
  func getItems() -> [any IRecycleItem]
  /// Returns the class of the headers or footers, a `UICollectionReusableView`.
  func supplementaryViewType(for kind: String) -> AnyClass
  /// Returns the identifier of the headers or footers for their reuse.
  func supplementaryViewId(for kind: String) -> String
  /// Returns a header or footer, dequeued from the box.
  func supplementaryView(for kind: String) -> UICollectionReusableView
  /// Returns the size of the header or footer, in points; zero for none.
  func supplementaryViewSize(for kind: String) -> CGSize
  /// Returns the distances around the items, in points; nil for those of the box.
  func getSectionInsets() -> UIEdgeInsets?
  /// Returns the distance between lines, in points; nil for that of the box.
  func getMinimumLineSpacing() -> CGFloat?
  /// Returns the least distance between the items of a line, in points; nil for that of the box.
  func getMinimumItemSpacing() -> CGFloat?
  /// Called when the size of the box has changed.
  func didChangeBounds(_ newBounds: CGRect)
}

extension IRecycleSection {
  /// Returns the size inside the insets of the box and the section, in points; zero without a box.
  public func getLayoutableContentSize() -> CGSize {
    guard let box else { return .zero }
    let inset = getSectionInsets() ?? box.flowLayout.sectionInset
    let area = box.bounds.inset(by: box.adjustedContentInset).inset(by: inset)
    return CGSize(width: max(0, area.width), height: max(0, area.height))
  }
}

/// An item of a section; usually a `BasicRecycleItem`.
@preconcurrency @MainActor
public protocol IRecycleItem: AnyObject {
  /// The section, which the box sets; hold it weakly.
  var section: (any IRecycleSection)? { get set }
  /// The position in the box, which sets it.
  var indexPath: IndexPath { get set }

  /// Returns the identity of the item among the others of its section.
  func getDiffableKey() -> String
  /// Returns the class of the cells, a `UICollectionViewCell`.
  func getCellType() -> AnyClass
  /// Returns the identifier of the cells for their reuse.
  func getCellId() -> String
  /// Returns a cell with the item, dequeued from the box of the section.
  func getCell() -> UICollectionViewCell
  /// Returns the size of the cell, in points.
  func getCellSize() -> CGSize
  /// Called when the item is tapped.
  func didSelect()
  /// Called when the size of the box has changed.
  func didChangeBounds(_ newBounds: CGRect)
}

/// An item that is shown by a cell of the box.
@MainActor
protocol HostedItem: IRecycleItem {
  /// Shows the item in a cell.
  func show(in host: CellHost)
}
