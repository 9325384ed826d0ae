public import TatamiReactive
public import TatamiUIKit

/// A section of a `ListBox` or a `GridBox`: `ListRecycleSection` or `BasicRecycleSection`.
///
/// A section belongs to one box. Sections that are created repeatedly, for example by mapping a
/// state, need an identity: sections with equal identities keep their items and share reusable
/// cells; a section without one is a new section each time it is created.
@MainActor
public class RecycleSection: AutoDisposable {
  /// Builds the header or footer of a section.
  public typealias BoundaryBuilder = @MainActor () -> (any BoxLayoutNode)?

  /// The disposers that are disposed when the section is deallocated.
  public let disposerBag = DisposerBag()
  /// The distances around the items of a grid's section, in points; nil for the grid's.
  public internal(set) var insets: UIEdgeInsets?
  /// The distance between the lines of a grid's section, in points; nil for the grid's.
  public internal(set) var lineSpacing: CGFloat?
  /// The least distance between the items of a line of a grid, in points; nil for the grid's.
  public internal(set) var itemSpacing: CGFloat?

  private let id: AnyHashable?
  private let name: String
  private(set) var header: BoundaryBuilder?
  private(set) var footer: BoundaryBuilder?
  private(set) var onMove: (@MainActor (Int, Int) -> Void)?
  /// Called after the items have changed.
  var onChange: (() -> Void)?

  /// Creates a section with an identity among the sections of its box and a name for its position
  /// in the code.
  init(id: AnyHashable?, name: String) {
    self.id = id
    self.name = name
  }

  /// The identity of the section among the others of its box.
  var identity: AnyHashable { id ?? AnyHashable(ObjectIdentifier(self)) }

  /// The first part of the reuse identifiers of the cells.
  var reusePrefix: String { "\(name) \(identity)" }

  // MARK: Header and footer

  /// Sets the header; the closure is called whenever a view for the header is needed.
  @discardableResult
  public func header(_ builder: @escaping BoundaryBuilder) -> Self {
    header = builder
    return self
  }

  /// Sets the footer; the closure is called whenever a view for the footer is needed.
  @discardableResult
  public func footer(_ builder: @escaping BoundaryBuilder) -> Self {
    footer = builder
    return self
  }

  /// Sets the distances around the items of a grid's section, in points.
  @discardableResult
  public func insets(_ insets: UIEdgeInsets) -> Self {
    self.insets = insets
    return self
  }

  /// Sets the distance between the lines of a grid's section, and the least distance between the
  /// items of a line, in points.
  @discardableResult
  public func spacing(line: CGFloat? = nil, item: CGFloat? = nil) -> Self {
    (lineSpacing, itemSpacing) = (line, item)
    return self
  }

  // MARK: Items

  /// Sets the closure that moves an item in the data after the user has moved it.
  ///
  /// In a list, rows are moved by their controls in editing mode; in a grid, items are moved after a
  /// long press. An item stays in its section. If the data is not changed, the item returns to its
  /// former index.
  ///
  /// - Parameter action: Called with the former index of the item, and with the index that it has
  ///   after it has been removed and inserted.
  @discardableResult
  public func onMove(_ action: @escaping @MainActor (_ source: Int, _ target: Int) -> Void) -> Self
  {
    onMove = action
    return self
  }

  /// The identities of the items that are to be shown.
  var keys: [SequenceKey] { [] }

  /// Replaces the shown items by the newest ones.
  func showNewestItems() {}

  /// The number of items that the box shows.
  var count: Int { 0 }

  /// Returns the identifier of the cells that can show an item.
  func reuseIdentifier(at index: Int) -> String { reusePrefix }

  /// Shows an item in a cell.
  func fill(_ host: CellHost, at position: CellPosition) {}

  /// Returns the closures for an item.
  func interaction(at position: CellPosition) -> CellInteraction { CellInteraction() }

  /// Returns the appearance of a selected row of a list.
  func selectionStyle(at position: CellPosition) -> UITableViewCell.SelectionStyle {
    interaction(at: position).select == nil ? .none : .default
  }

  // MARK: Views of a list

  /// Returns the cell of a row; nil for a cell of the list, which the section fills.
  func cell(in list: ListBox, at path: IndexPath) -> UITableViewCell? { nil }

  /// Returns the header or footer in a list; nil for a view of the list with the section's header or
  /// footer.
  func boundary(isHeader: Bool, in list: ListBox, at section: Int) -> UIView? { nil }

  // MARK: Views of a grid

  /// Returns the cell of an item; nil for a cell of the grid, which the section fills.
  func cell(in grid: GridBox, at path: IndexPath) -> UICollectionViewCell? { nil }

  /// Returns the size of an item of a grid that does not measure its cells, in points; nil for that
  /// of the layout.
  func itemSize(at path: IndexPath) -> CGSize? { nil }

  /// Returns a header or footer; nil for a view of the grid with the section's header or footer.
  func boundary(_ kind: String, in grid: GridBox, at path: IndexPath) -> UICollectionReusableView? {
    nil
  }

  /// Returns the size of a header or footer, in points; nil for that of the section's header or
  /// footer.
  func boundarySize(_ kind: String) -> CGSize? { nil }
}

/// The position of an item and the space that its cell has.
struct CellPosition {
  var section: Int
  var index: Int
  /// The size inside the box, in points; unlimited along the scroll direction.
  var contentSize: CGSize
  /// Whether the box is in editing mode.
  var isEditing: Bool

  /// Returns the information about an item at the position.
  func info<Item>(_ item: Item) -> RecyclerInfo<Item> {
    RecyclerInfo(
      data: item,
      index: index,
      contentSize: contentSize,
      section: section,
      isEditing: isEditing
    )
  }
}
