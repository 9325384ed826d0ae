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
  public private(set) var insets: UIEdgeInsets?
  /// The distance between the lines of a grid's section, in points; nil for the grid's.
  public private(set) var lineSpacing: CGFloat?
  /// The least distance between the items of a line of a grid, in points; nil for the grid's.
  public private(set) var itemSpacing: CGFloat?

  private let id: AnyHashable?
  private let name: String
  private(set) var header: BoundaryBuilder?
  private(set) var footer: BoundaryBuilder?
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

  /// Whether a tap on an item has an effect.
  func isSelectable(_ index: Int) -> Bool { false }

  /// Calls the closure for the selection of an item.
  func select(_ position: CellPosition) {}
}

/// The position of an item and the space that its cell has.
struct CellPosition {
  var section: Int
  var index: Int
  /// The size inside the box, in points; unlimited along the scroll direction.
  var contentSize: CGSize

  /// Returns the information about an item at the position.
  func info<Item>(_ item: Item) -> RecyclerInfo<Item> {
    RecyclerInfo(data: item, index: index, contentSize: contentSize, section: section)
  }
}
