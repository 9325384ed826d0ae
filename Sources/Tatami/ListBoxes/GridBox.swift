public import TatamiReactive
public import TatamiUIKit

/// A collection view that shows sections of boxes and follows their items.
///
/// Items are arranged in lines, each item as large as its content with margins; a length that is a
/// share refers to the space inside the section. Only visible items have cells. A change of the
/// items moves, inserts and removes cells, animated in a window; cells whose item has changed but
/// kept its identity receive the new item.
///
/// Taps, moving and prefetching are closures of the sections, see ``InteractiveItems``. The box is
/// the collection view's delegate and data source; another delegate gets the calls that it does not
/// answer, see ``setDelegate(_:retained:)``.
///
/// ```swift
/// GridBox(sections: [
///   ListRecycleSection(items: photos) { photo, _ in
///     UIImageView().attach().image(photo.data.image).size(100, 100)
///   }
///   .header { UILabel().attach().text("Photos") }
/// ])
/// ```
open class GridBox: UICollectionView {
  /// The arrangement of a grid.
  ///
  /// ```swift
  /// var options = GridBox.Options()
  /// options.direction = .horizontal
  /// options.itemSpacing = 4
  /// let section = ListRecycleSection(items: photos) { photo, _ in
  ///   UIImageView().attach().image(photo.data.image).size(100, 100)
  /// }
  /// let grid = GridBox(options, sections: [section])
  /// ```
  public struct Options {
    /// The direction in which the grid scrolls.
    public var direction = UICollectionView.ScrollDirection.vertical
    /// The distance between lines, in points.
    public var lineSpacing: CGFloat = 0
    /// The least distance between the items of a line, in points.
    public var itemSpacing: CGFloat = 0
    /// The distances around the items of each section, in points.
    public var sectionInset = UIEdgeInsets.zero
    /// The size of items that have not been measured yet, in points.
    public var estimatedSize = CGSize(width: 50, height: 50)
    /// Whether headers are pinned to the edge of the visible part.
    public var pinsHeaders = false
    /// Whether footers are pinned to the edge of the visible part.
    public var pinsFooters = false

    /// Creates the default arrangement.
    public init() {}
  }

  /// The sections.
  public let sections = State<[RecycleSection]>([])
  /// Whether changes of the items are animated.
  open var animatesUpdates = true
  /// Whether a tapped item stays selected; otherwise it is deselected at once.
  open var keepsSelection = false

  private let options: Options
  let content = RecycleContent()
  let responder = GridResponder()
  /// Moves items of sections with `onMove(_:)`; nil until there is one.
  private var movementGesture: UILongPressGestureRecognizer?
  private var source: GridSource?
  /// Whether the user has moved an item and the data follows.
  private var isDropping = false
  private var registered: Set<String> = []
  private var cellSpace = CGSize.zero

  /// Creates a collection view with an arrangement and sections.
  public init(
    _ options: Options = Options(),
    sections: some ReactiveSource<[RecycleSection]>
  ) {
    self.options = options
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = options.direction
    layout.estimatedItemSize = options.estimatedSize
    layout.sectionHeadersPinToVisibleBounds = options.pinsHeaders
    layout.sectionFootersPinToVisibleBounds = options.pinsFooters
    super.init(frame: .zero, collectionViewLayout: layout)
    let source = GridSource(collectionView: self) { view, path, _ in
      (view as? GridBox)?.cell(at: path)
    }
    source.box = self
    source.supplementaryViewProvider = { ($0 as? GridBox)?.boundary($1, at: $2) }
    source.reorderingHandlers.canReorderItem = { [weak self] in self?.canMove($0) ?? false }
    self.source = source
    responder.box = self
    delegate = responder
    prefetchDataSource = responder
    content.onUpdate = { [weak self] in self?.show($0) }
    sections.send(to: Inputs { [weak self] in self?.sections.input(value: $0) }).dispose(by: self)
    self.sections.safeBind(to: self) { $0.content.show($1) }
  }

  /// Returns nil: the collection view requires sections.
  public required init?(coder: NSCoder) { nil }

  /// Measures the cells again if the size across the scroll direction has changed.
  open override func layoutSubviews() {
    let space = space(inset: .zero)
    if space != cellSpace {
      cellSpace = space
      collectionViewLayout.invalidateLayout()
      refreshCells()
    }
    content.performWithoutUpdates { super.layoutSubviews() }
  }

  /// Whether the box is in editing mode; a change measures the cells again.
  open override var isEditing: Bool {
    get { super.isEditing }
    set {
      guard newValue != isEditing else { return }
      super.isEditing = newValue
      refreshCells()
    }
  }

  // MARK: Items

  private func show(_ snapshot: RecycleContent.Snapshot?) {
    if let snapshot { show(snapshot) }
    if content.sections.contains(where: { $0.onMove != nil }) { attachMovementGesture() }
    refreshCells()
  }

  private func show(_ snapshot: RecycleContent.Snapshot) {
    guard isDropping else {
      source?.apply(snapshot, animatingDifferences: animatesUpdates)
      return
    }
    // The data source has moved the dropped item already.
    guard source?.snapshot().hasSameOrder(as: snapshot) != true else { return }
    source?.applySnapshotUsingReloadData(snapshot)
  }

  /// Updates the visible cells with the current items and requests new measurements.
  private func refreshCells() {
    if options.estimatedSize == .zero { collectionViewLayout.invalidateLayout() }
    for path in indexPathsForVisibleItems {
      guard let cell = cellForItem(at: path) as? GridCell else { continue }
      fill(cell, at: path)
      cell.invalidateIntrinsicContentSize()
    }
  }

  private func cell(at path: IndexPath) -> UICollectionViewCell? {
    guard let section = content.section(path.section) else { return nil }
    if let cell = section.cell(in: self, at: path) {
      (cell as? GridCell)?.space = space(inset: insets(of: path.section))
      return cell
    }
    let identifier = section.reuseIdentifier(at: path.item)
    registerOnce(GridCell.self, forCell: identifier)
    let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: path)
    if let cell = cell as? GridCell { fill(cell, at: path) }
    return cell
  }

  /// Registers a class of cells unless the identifier is registered.
  package func registerOnce(_ type: AnyClass, forCell identifier: String) {
    guard registered.insert(identifier).inserted else { return }
    register(type, forCellWithReuseIdentifier: identifier)
  }

  /// Registers a class of headers or footers unless the identifier is registered for the kind.
  package func registerOnce(_ type: AnyClass, forBoundary kind: String, _ identifier: String) {
    guard registered.insert("\(kind) \(identifier)").inserted else { return }
    register(type, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }

  private func fill(_ cell: GridCell, at path: IndexPath) {
    guard let section = content.section(path.section) else { return }
    cell.space = space(inset: insets(of: path.section))
    content.performWithoutUpdates { section.fill(cell.host, at: position(path)) }
  }

  private func position(_ path: IndexPath) -> CellPosition {
    var size = space(inset: insets(of: path.section))
    if size.width == 0 { size.width = .greatestFiniteMagnitude }
    if size.height == 0 { size.height = .greatestFiniteMagnitude }
    return CellPosition(
      section: path.section,
      index: path.item,
      contentSize: size,
      isEditing: isEditing
    )
  }

  /// Returns the closures for an item.
  func interaction(at path: IndexPath) -> CellInteraction {
    content.section(path.section)?.interaction(at: position(path)) ?? CellInteraction()
  }

  /// Returns the size inside a section; 0 along the scroll direction.
  private func space(inset: UIEdgeInsets) -> CGSize {
    let outer = adjustedContentInset
    let width = bounds.width - outer.left - outer.right - inset.left - inset.right
    let height = bounds.height - outer.top - outer.bottom - inset.top - inset.bottom
    return options.direction == .vertical
      ? CGSize(width: max(0, width), height: 0) : CGSize(width: 0, height: max(0, height))
  }

  // MARK: Moving

  private func attachMovementGesture() {
    guard movementGesture == nil else { return }
    let gesture = UILongPressGestureRecognizer { [weak self] in self?.moveItem(by: $0) }
    movementGesture = gesture
    addGestureRecognizer(gesture)
  }

  private func moveItem(by gesture: UILongPressGestureRecognizer) {
    let touch = gesture.location(in: self)
    switch gesture.state {
    case .began:
      if let path = indexPathForItem(at: touch) {
        _ = beginInteractiveMovementForItem(at: path)
      }
    case .changed: updateInteractiveMovementTargetPosition(touch)
    case .ended: endInteractiveMovement()
    case .cancelled: cancelInteractiveMovement()
    default: break
    }
  }

  private func canMove(_ item: Int) -> Bool {
    guard let section = source?.indexPath(for: item)?.section else { return false }
    return content.section(section)?.onMove != nil
  }

  /// Calls the closure of the section for an item that the user has moved, and shows the items anew
  /// unless they are in the same order.
  fileprivate func move(from source: IndexPath, to target: IndexPath) {
    guard let section = content.section(source.section), source.section == target.section else {
      return
    }
    content.performWithoutUpdates { section.onMove?(source.item, target.item) }
    isDropping = true
    content.restore()
    isDropping = false
  }

  // MARK: Sections

  func insets(of section: Int) -> UIEdgeInsets {
    content.section(section)?.insets ?? options.sectionInset
  }

  func lineSpacing(of section: Int) -> CGFloat {
    content.section(section)?.lineSpacing ?? options.lineSpacing
  }

  func itemSpacing(of section: Int) -> CGFloat {
    content.section(section)?.itemSpacing ?? options.itemSpacing
  }

  /// Returns the size of an item in a grid that does not measure its cells, in points.
  func itemSize(at path: IndexPath) -> CGSize {
    let layout = collectionViewLayout as? UICollectionViewFlowLayout
    return content.section(path.section)?.itemSize(at: path) ?? layout?.itemSize ?? .zero
  }

  private func builder(_ kind: String, _ section: Int) -> RecycleSection.BoundaryBuilder? {
    let section = content.section(section)
    return kind == UICollectionView.elementKindSectionHeader ? section?.header : section?.footer
  }

  private func boundary(_ kind: String, at path: IndexPath) -> UICollectionReusableView? {
    if let view = content.section(path.section)?.boundary(kind, in: self, at: path) { return view }
    let identifier = "Tatami.boundary"
    registerOnce(GridBoundaryView.self, forBoundary: kind, identifier)
    let view = dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: identifier,
      for: path
    )
    if let view = view as? GridBoundaryView, let builder = builder(kind, path.section) {
      content.performWithoutUpdates { view.host.show(builder()) }
    }
    return view
  }

  /// Returns the size of the header or footer of a section; zero for none.
  func size(of kind: String, _ section: Int) -> CGSize {
    if let size = content.section(section)?.boundarySize(kind) { return size }
    guard let builder = builder(kind, section), let node = builder() else { return .zero }
    let host = CellHost()
    host.show(node)
    return host.contentSize(in: space(inset: .zero), isWide: options.direction == .vertical)
  }
}

extension RecycleContent.Snapshot {
  /// Whether another snapshot has the same sections and items in the same order.
  fileprivate func hasSameOrder(as other: Self) -> Bool {
    sectionIdentifiers == other.sectionIdentifiers
      && sectionIdentifiers.allSatisfy {
        itemIdentifiers(inSection: $0) == other.itemIdentifiers(inSection: $0)
      }
  }
}

/// The data source of a `GridBox`.
private final class GridSource: UICollectionViewDiffableDataSource<Int, Int> {
  weak var box: GridBox?

  override func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    super.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    box?.move(from: sourceIndexPath, to: destinationIndexPath)
  }
}
