public import TatamiReactive
public import TatamiUIKit

/// A table that shows sections of boxes and follows their items.
///
/// Cells are measured by their content. A change of the items moves, inserts and removes rows,
/// animated in a window; rows whose item has changed but kept its identity receive the new item.
/// Only visible rows have cells.
///
/// Taps, swipe actions, deleting, moving and prefetching are closures of the sections, see
/// ``InteractiveItems``. The box is the table's delegate and data source; another delegate gets the
/// calls that it does not answer, see ``setDelegate(_:retained:)``.
///
/// ```swift
/// ListBox(sections: [
///   ListRecycleSection(items: people) { person, _ in
///     HBox().attach { UILabel().attach($0).text(person.data.name) }.padding(all: 12)
///   }
/// ])
/// .attach(view).size(.fill, .fill)
/// ```
open class ListBox: UITableView {
  /// The sections.
  public let sections = State<[RecycleSection]>([])
  /// Whether changes of the items are animated.
  open var animatesUpdates = true
  /// Whether a tapped row stays selected; otherwise it is deselected at once.
  open var keepsSelection = false
  /// Whether the table is as high as its rows, all of which then have cells.
  open var wrapsContent: Bool {
    get { isAsHighAsContent }
    set {
      isAsHighAsContent = newValue
      layoutContentChanged()
    }
  }
  private var isAsHighAsContent = false

  let content = RecycleContent()
  let responder = ListResponder()
  private var source: ListSource?
  /// Whether the user has moved a row that the data source has not moved yet.
  private var isDropping = false
  private var registered: Set<String> = []
  private var cellWidth: CGFloat = 0

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - style: The style of the table.
  ///   - sections: The sections.
  ///   - header: Builds the header of the table; nil for none.
  ///   - footer: Builds the footer of the table; nil for none.
  public init(
    style: UITableView.Style = .plain,
    sections: some ReactiveSource<[RecycleSection]>,
    header: RecycleSection.BoundaryBuilder? = nil,
    footer: RecycleSection.BoundaryBuilder? = nil
  ) {
    super.init(frame: .zero, style: style)
    rowHeight = UITableView.automaticDimension
    let source = ListSource(tableView: self) { view, path, _ in
      (view as? ListBox)?.cell(at: path)
    }
    self.source = source
    source.box = self
    responder.box = self
    delegate = responder
    prefetchDataSource = responder
    tableHeaderView = header.flatMap { BoundaryView($0) }
    tableFooterView = footer.flatMap { BoundaryView($0) }
    content.onUpdate = { [weak self] in self?.show($0) }
    sections.send(to: Inputs { [weak self] in self?.sections.input(value: $0) }).dispose(by: self)
    self.sections.safeBind(to: self) { $0.content.show($1) }
  }

  /// Returns nil: the table requires sections.
  public required init?(coder: NSCoder) { nil }

  // MARK: Layout

  /// Measures the rows again if the width has changed.
  open override func layoutSubviews() {
    updateBoundaries()
    if bounds.width != cellWidth {
      cellWidth = bounds.width
      refreshCells()
    }
    content.performWithoutUpdates { super.layoutSubviews() }
  }

  /// The size of the content; a wrapping table follows it.
  open override var contentSize: CGSize {
    get { super.contentSize }
    set {
      super.contentSize = newValue
      if wrapsContent { layoutContentChanged() }
    }
  }

  /// Returns the given size or, for a wrapping table, the size of the content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    wrapsContent
      ? CGSize(width: contentSize.width, height: max(1, contentSize.height))
      : super.sizeThatFits(size)
  }

  /// Sets the heights of the table's header and footer to those of their content.
  private func updateBoundaries() {
    if let header = tableHeaderView as? BoundaryView, header.fit(width: bounds.width) {
      tableHeaderView = header
    }
    if let footer = tableFooterView as? BoundaryView, footer.fit(width: bounds.width) {
      tableFooterView = footer
    }
  }

  /// Enters or leaves editing mode, and measures all rows again in the width that is left for their
  /// content.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    super.setEditing(editing, animated: animated)
    refreshCells()
    let measure = { self.performBatchUpdates(nil) }
    animated ? measure() : UIView.performWithoutAnimation(measure)
  }

  // MARK: Items

  private func show(_ snapshot: RecycleContent.Snapshot?) {
    if let snapshot {
      // The table has moved the dropped row already; a difference would move it again.
      if isDropping { return source?.applySnapshotUsingReloadData(snapshot) ?? () }
      source?.apply(snapshot, animatingDifferences: animatesUpdates)
    }
    refreshCells()
  }

  /// Calls the closure of the section for a row that the user has moved, and shows the items anew.
  func move(from source: IndexPath, to target: IndexPath) {
    guard let section = content.section(source.section), source.section == target.section else {
      return
    }
    content.performWithoutUpdates { section.onMove?(source.row, target.row) }
    isDropping = true
    content.restore()
    isDropping = false
  }

  /// Updates the visible cells with the current items.
  private func refreshCells() {
    for path in indexPathsForVisibleRows ?? [] {
      if let cell = cellForRow(at: path) as? ListCell { fill(cell, at: path) }
    }
  }

  private func cell(at path: IndexPath) -> UITableViewCell? {
    guard let section = content.section(path.section) else { return nil }
    if let cell = section.cell(in: self, at: path) { return cell }
    let identifier = section.reuseIdentifier(at: path.row)
    registerOnce(ListCell.self, forCell: identifier)
    let cell = dequeueReusableCell(withIdentifier: identifier, for: path)
    if let cell = cell as? ListCell { fill(cell, at: path) }
    return cell
  }

  /// Registers a class of cells unless the identifier is registered.
  package func registerOnce(_ type: AnyClass, forCell identifier: String) {
    guard registered.insert(identifier).inserted else { return }
    register(type, forCellReuseIdentifier: identifier)
  }

  /// Registers a class of headers and footers unless the identifier is registered.
  package func registerOnce(_ type: AnyClass, forBoundary identifier: String) {
    guard registered.insert("boundary \(identifier)").inserted else { return }
    register(type, forHeaderFooterViewReuseIdentifier: identifier)
  }

  private func fill(_ cell: ListCell, at path: IndexPath) {
    guard let section = content.section(path.section) else { return }
    let position = position(path)
    cell.selectionStyle = section.selectionStyle(at: position)
    cell.showsReorderControl = section.onMove != nil
    content.performWithoutUpdates { section.fill(cell.host, at: position) }
  }

  private func position(_ path: IndexPath) -> CellPosition {
    let size = CGSize(width: bounds.width, height: CGFloat.greatestFiniteMagnitude)
    return CellPosition(
      section: path.section,
      index: path.row,
      contentSize: size,
      isEditing: isEditing
    )
  }

  /// Returns the closures for a row.
  func interaction(at path: IndexPath) -> CellInteraction {
    content.section(path.section)?.interaction(at: position(path)) ?? CellInteraction()
  }

  /// Returns the header or footer of a section; nil for none.
  func boundary(
    _ path: KeyPath<RecycleSection, RecycleSection.BoundaryBuilder?>,
    _ section: Int
  ) -> UIView? {
    let shown = content.section(section)
    if let view = shown?.boundary(isHeader: path == \.header, in: self, at: section) { return view }
    guard let builder = shown?[keyPath: path] else { return nil }
    let identifier = "Tatami.boundary"
    registerOnce(ListBoundaryView.self, forBoundary: identifier)
    let view = dequeueReusableHeaderFooterView(withIdentifier: identifier)
    if let view = view as? ListBoundaryView {
      content.performWithoutUpdates { view.host.show(builder()) }
    }
    return view
  }
}
