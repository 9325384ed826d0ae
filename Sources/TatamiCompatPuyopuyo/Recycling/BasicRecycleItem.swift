public import Tatami

/// An item of a section with the closure that builds its cells.
///
/// Items with the same identifier share reusable cells: the closure is called for each cell, not for
/// each item, and must not capture the data.
open class BasicRecycleItem<Data>: IRecycleItem, HostedItem, AutoDisposable {
  /// The data with the position.
  public typealias Context = RecyclerInfo<Data>

  /// The disposers that are disposed when the item is deallocated.
  public let disposerBag = DisposerBag()
  /// The identifier of the cells for their reuse.
  public let id: String
  /// The data.
  open var data: Data {
    get { content }
    set {
      content = newValue
      size = nil
    }
  }
  private var content: Data
  /// The section, which the box sets.
  open weak var section: (any IRecycleSection)?
  /// The position in the box, which sets it.
  open var indexPath = IndexPath(item: 0, section: 0)

  private let diffableKey: ((Data) -> String)?
  private let build: RecycleViewGenerator<Data>
  private let cellConfig: ((UICollectionViewCell) -> Void)?
  private let select: ((Context) -> Void)?
  private var size: CGSize?

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - id: The identifier of the cells for their reuse; nil for the position in the code.
  ///   - data: The data.
  ///   - diffableKey: Returns the identity of the item among the others of its section; nil for that of
  ///     data that are `RecycleIdentifiable`, and the index of others.
  ///   - cell: Builds the content of a cell.
  ///   - cellConfig: Called with each cell that shows the item.
  ///   - didSelect: Called when the item is tapped.
  ///   - file: The file in which the item is created.
  ///   - function: The function in which the item is created.
  ///   - line: The line in which the item is created.
  ///   - column: The column in which the item is created.
  public init(
    id: String? = nil,
    data: Data,
    diffableKey: ((Data) -> String)? = nil,
    cell: @escaping RecycleViewGenerator<Data>,
    cellConfig: ((UICollectionViewCell) -> Void)? = nil,
    didSelect: ((Context) -> Void)? = nil,
    file: StaticString = #fileID,
    function: StaticString = #function,
    line: Int = #line,
    column: Int = #column
  ) {
    self.id = id ?? "\(file):\(line):\(column) \(function)"
    content = data
    self.diffableKey = diffableKey
    build = cell
    self.cellConfig = cellConfig
    select = didSelect
  }

  private var context: Context {
    Context(
      data: data,
      index: indexPath.item,
      contentSize: section?.getLayoutableContentSize() ?? .zero,
      section: indexPath.section
    )
  }

  /// Returns the identity of the item among the others of its section.
  open func getDiffableKey() -> String {
    if let diffableKey { return diffableKey(data) }
    return (data as? any RecycleIdentifiable)?.recycleIdentifier ?? "\(indexPath.item)"
  }

  /// Returns the class of the box's own cells.
  open func getCellType() -> AnyClass { GridCell.self }

  /// Returns the identifier of the cells for their reuse.
  open func getCellId() -> String { id }

  /// Returns a cell with the item; an empty cell without a box.
  open func getCell() -> UICollectionViewCell {
    guard let box = section?.box else { return UICollectionViewCell() }
    let cell = box.dequeueReusableCell(withReuseIdentifier: getCellId(), for: indexPath)
    if let cell = cell as? GridCell { show(in: cell.host) }
    cellConfig?(cell)
    return cell
  }

  /// Returns the size of the content with its margin, in points, limited across the scroll direction;
  /// zero without a box.
  open func getCellSize() -> CGSize {
    if let size { return size }
    guard let box = section?.box else { return .zero }
    let host = box.measuringHost(getCellId())
    show(in: host)
    var space = context.contentSize
    let description = host.contentDescription
    if box.flowLayout.scrollDirection == .vertical {
      if description.height.kind != .ratio { space.height = 0 }
    } else if description.width.kind != .ratio {
      space.width = 0
    }
    let measured = host.contentSize(in: space, isWide: false)
    size = measured
    return measured
  }

  /// Calls the closure of the initializer.
  open func didSelect() { select?(context) }

  /// Measures the item again.
  open func didChangeBounds(_ newBounds: CGRect) { size = nil }

  func show(in host: CellHost) { host.show(context, build) }
}
