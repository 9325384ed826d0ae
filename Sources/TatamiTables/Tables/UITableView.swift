public import Foundation
public import TatamiControls
import TatamiDragging
import TatamiListContent
public import TatamiViews

/// A scrollable column of rows in sections with headers and footers.
///
/// ```swift
/// let table = UITableView(frame: view.bounds, style: .insetGrouped)
/// table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
/// table.dataSource = source
/// view.addSubview(table)
/// ```
///
/// Only visible rows have cells. Positions are found in logarithmic time, however many rows there
/// are, unless the delegate decides the height of every row and there are no estimates.
open class UITableView: UIScrollView {
  private let tableStyle: Style
  // Each in a property of its own: reading a struct copies all of its weak references.
  weak var heldDataSource: (any UITableViewDataSource)?
  weak var heldDelegate: (any UITableViewDelegate)?
  var options = TableOptions()
  var model = TableModel()
  var visible = VisibleRows()
  let reuse = TableReuse()
  var selection = TableSelection()
  var (loading, updates) = (TableLoading(), TableUpdates())
  var prefetching = TablePrefetching()
  var swipe: TableSwipe?
  let swipeRecognizer = UIPanGestureRecognizer()
  var reordering: TableReorder?
  var isDragEnabled = UIDragInteraction.isEnabledByDefault
  var (rowDrags, rowDrops) = (RowDrags?.none, RowDrops?.none)
  /// Whether the data source is performing a move by the user that the table does not show yet.
  var isMovingByUser = false
  var sectionIndex: SectionIndexView?
  var (backdrop, headerView, footerView) = (UIView?.none, TableEndView?.none, TableEndView?.none)

  /// Creates a table of a style, which never changes.
  public init(frame: CGRect, style: UITableView.Style) {
    tableStyle = style
    super.init(frame: frame)
    takesSolvedContentSize = false
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    attachSwipeRecognizer()
  }

  /// Creates a table of the plain style.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { nil }

  /// The style.
  open var style: UITableView.Style { tableStyle }

  // MARK: Sources

  /// The source of sections and rows, held weakly.
  open weak var dataSource: (any UITableViewDataSource)? {
    get { heldDataSource }
    set { setDataSource(newValue) }
  }

  /// The delegate, held weakly; it is also the scroll view's delegate.
  open weak var delegate: (any UITableViewDelegate)? {
    get { heldDelegate }
    set { setDelegate(newValue) }
  }

  private(set) lazy var rowMenus = RowMenus(of: self)
  /// The interaction that shows the context menus of rows; nil until there was a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { rowMenus.cells.interaction }

  /// The object that prepares rows before they become visible, held weakly.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether rows are prepared before they become visible.
  open var isPrefetchingEnabled = true

  /// The object that provides what is dragged from rows, held weakly.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    get { rowDrags?.delegate }
    set { setDragDelegate(newValue) }
  }

  /// The object that takes what is dropped onto the table, held weakly.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    get { rowDrops?.delegate }
    set { setDropDelegate(newValue) }
  }

  /// Whether rows can be dragged; by default true.
  open var dragInteractionEnabled: Bool {
    get { isDragEnabled }
    set {
      isDragEnabled = newValue
      rowDrags?.cells.interaction.isEnabled = newValue
    }
  }

  /// Whether rows of the table are lifted or dragged.
  open var hasActiveDrag: Bool { rowDrags?.cells.isActive == true }
  /// Whether a drag is over the table.
  open var hasActiveDrop: Bool { rowDrops?.cells.isActive == true }

  // MARK: Heights

  /// The height of rows in points; `automaticDimension` to measure them.
  open var rowHeight: CGFloat {
    get { options.rowHeight }
    set { changeHeights { $0.rowHeight = newValue } }
  }

  /// The height of headers in points; `automaticDimension` to measure them.
  open var sectionHeaderHeight: CGFloat {
    get { options.sectionHeaderHeight }
    set { changeHeights { $0.sectionHeaderHeight = newValue } }
  }

  /// The height of footers in points; `automaticDimension` to measure them.
  open var sectionFooterHeight: CGFloat {
    get { options.sectionFooterHeight }
    set { changeHeights { $0.sectionFooterHeight = newValue } }
  }

  /// The estimated height of rows in points; 0 to request all heights when the table is loaded.
  open var estimatedRowHeight: CGFloat {
    get { options.estimatedRowHeight }
    set { changeHeights { $0.estimatedRowHeight = newValue } }
  }

  /// The estimated height of headers in points.
  open var estimatedSectionHeaderHeight: CGFloat {
    get { options.estimatedSectionHeaderHeight }
    set { changeHeights { $0.estimatedSectionHeaderHeight = newValue } }
  }

  /// The estimated height of footers in points.
  open var estimatedSectionFooterHeight: CGFloat {
    get { options.estimatedSectionFooterHeight }
    set { changeHeights { $0.estimatedSectionFooterHeight = newValue } }
  }

  /// The height of empty rows below the last one in points; it has no effect: none are shown.
  open var fillerRowHeight: CGFloat = 0
  /// The gap above headers in points; `automaticDimension` is 22 in plain tables, else 0.
  open var sectionHeaderTopPadding: CGFloat {
    get { options.sectionHeaderTopPadding }
    set { changeHeights { $0.sectionHeaderTopPadding = newValue } }
  }

  /// The changes after which cells are measured again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Appearance

  /// The insets of separators from the left and right edges of cells, in points.
  open var separatorInset: UIEdgeInsets {
    get { options.separatorInset ?? CellSeparators.defaultInset }
    set { changeSeparators { $0.separatorInset = newValue } }
  }

  /// The origin of the insets of separators.
  open var separatorInsetReference: SeparatorInsetReference {
    get { options.separatorInsetReference }
    set { changeSeparators { $0.separatorInsetReference = newValue } }
  }

  /// The lines between rows.
  open var separatorStyle: UITableViewCell.SeparatorStyle {
    get { options.separatorStyle }
    set { changeSeparators { $0.separatorStyle = newValue } }
  }

  /// The color of separators; nil for the standard one.
  open var separatorColor: UIColor? {
    get { options.separatorColor ?? .separator }
    set { changeSeparators { $0.separatorColor = newValue } }
  }

  /// Whether the margins of cells follow the width of readable text; no effect.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether the contents of cells keep clear of the safe area; it has no effect, they do not.
  open var insetsContentViewsToSafeArea = true
  /// The view behind the rows, which does not scroll; nil for none.
  open var backgroundView: UIView? {
    get { backdrop }
    set { setBackdrop(newValue) }
  }

  /// The view above the first section; its height is read when it is set.
  open var tableHeaderView: UIView? {
    get { headerView?.view }
    set { setHeaderView(newValue) }
  }

  /// The view below the last section; its height is read when it is set.
  open var tableFooterView: UIView? {
    get { footerView?.view }
    set { setFooterView(newValue) }
  }

  /// The number of rows from which the section index is shown.
  open var sectionIndexMinimumDisplayRowCount: Int {
    get { options.sectionIndex.minimumRowCount }
    set { changeSectionIndex { $0.minimumRowCount = newValue } }
  }

  /// The color of the section index; nil for the tint color.
  open var sectionIndexColor: UIColor? {
    get { options.sectionIndex.color }
    set { changeSectionIndex { $0.color = newValue } }
  }

  /// The background of the section index; nil for none.
  open var sectionIndexBackgroundColor: UIColor? {
    get { options.sectionIndex.background }
    set { changeSectionIndex { $0.background = newValue } }
  }

  /// The background of the section index while it is touched; nil for the normal one.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    get { options.sectionIndex.trackingBackground }
    set { changeSectionIndex { $0.trackingBackground = newValue } }
  }

  /// Requests the titles of the section index again.
  open func reloadSectionIndexTitles() { updateSectionIndex() }

  // MARK: Counts and positions

  /// The number of sections.
  open var numberOfSections: Int { loadedModel.counts.count }
  /// Returns the number of rows in a section; 0 if the section does not exist.
  open func numberOfRows(inSection section: Int) -> Int { loadedModel.rowCount(in: section) }
  /// Returns the rectangle of a section with its header and footer.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
  /// Returns the rectangle of a header, as if it were not pinned; empty without a header.
  open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }
  /// Returns the rectangle of a footer, as if it were not pinned; empty without a footer.
  open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }
  /// Returns the rectangle of a row; zero if it does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
  /// Returns the row at a point; nil for none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }
  /// Returns the row of a cell; nil for a cell that is not shown.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { visible.path(of: cell) }
  /// Returns the rows in a rectangle.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }
  /// Returns the cell of a row; nil for rows that are not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }
  /// The cells of the visible rows, from top to bottom.
  open var visibleCells: [UITableViewCell] { shownRows.compactMap { visible.cells[$0] } }
  /// The visible rows, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { shownRows }
  /// Returns the header of a section; nil unless it is visible.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visible.parts[.header(section)] as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section; nil unless it is visible.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visible.parts[.footer(section)] as? UITableViewHeaderFooterView
  }

  /// Scrolls until a row is at a position.
  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }
  /// Scrolls until the selected row nearest to the visible ones is at a position.
  open func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) { scrollToSelection(scrollPosition, animated: animated) }

  // MARK: Updates

  /// Requests all counts, heights and cells again before the next layout, and clears the selection.
  open func reloadData() { reload() }

  /// Performs changes as one batch, animated.
  ///
  /// A batch that does not match the counts before and after it stops the process in debug builds;
  /// in release builds it is reported and ends in a reload.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatch(updates, completion)
  }

  /// Begins a batch of changes; batches nest.
  open func beginUpdates() { beginBatch() }
  /// Ends a batch; the outermost one is performed.
  open func endUpdates() { endBatch() }
  /// Whether a batch has begun and not ended.
  open var hasUncommittedUpdates: Bool { updates.depth > 0 }
  /// Inserts sections; indices are those after the batch.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    recordInsertion(sections, animation)
  }

  /// Deletes sections; indices are those before the batch.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    recordDeletion(sections, animation)
  }

  /// Moves a section from an index before the batch to one after it.
  open func moveSection(_ old: Int, toSection new: Int) { recordMove(from: old, to: new) }
  /// Reloads sections; indices are those before the batch.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    recordReload(sections, animation)
  }

  /// Inserts rows; index paths are those after the batch.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    recordInsertion(indexPaths, animation)
  }

  /// Deletes rows; index paths are those before the batch.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    recordDeletion(indexPaths, animation)
  }

  /// Moves a row from an index path before the batch to one after it.
  open func moveRow(at old: IndexPath, to new: IndexPath) { recordMove(from: old, to: new) }
  /// Replaces the cells of rows; index paths are those before the batch.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    recordReload(indexPaths, animation)
  }

  /// Configures the cells of rows again without replacing them.
  open func reconfigureRows(at indexPaths: [IndexPath]) { recordReconfiguration(indexPaths) }

  // MARK: Editing and selection

  /// Whether the table is in editing mode.
  open var isEditing: Bool {
    get { options.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Enters or leaves editing mode, optionally animated.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(to: editing, animated: animated)
  }

  /// Whether the user can select rows.
  open var allowsSelection = true
  /// Whether the user can select rows in editing mode.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected; turning it off clears the selection.
  open var allowsMultipleSelection: Bool {
    get { options.allowsMultipleSelection }
    set { changeMultipleSelection { $0.allowsMultipleSelection = newValue } }
  }

  /// Whether several rows can be selected in editing mode.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { options.allowsMultipleSelectionDuringEditing }
    set { changeMultipleSelection { $0.allowsMultipleSelectionDuringEditing = newValue } }
  }

  /// The first selected row; nil for none.
  open var indexPathForSelectedRow: IndexPath? { selection.paths.min() }
  /// The selected rows; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.sortedPaths }
  /// Selects a row and scrolls to it, without calls to the delegate; nil clears the selection.
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UITableView.ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition) }
  /// Deselects a row, without calls to the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  /// Whether a focused row is selected.
  open var selectionFollowsFocus = false
  /// Whether rows can receive keyboard focus.
  open var allowsFocus = true
  /// Whether the focus returns to the row that had it last.
  open var remembersLastFocusedIndexPath = false

  // MARK: Reuse

  /// Returns a pooled cell, or a new one of the registered class; nil without either.
  open func dequeueReusableCell(
    withIdentifier identifier: String
  ) -> UITableViewCell? { reuse.cell(identifier) }
  /// Returns a pooled cell, or a new one of the registered class, for the requested row.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell { dequeue(identifier, for: indexPath) }
  /// Returns a pooled header or footer, or a new one of the registered class; nil without either.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { reuse.part(identifier) }
  /// Registers a class of cells; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.registerCell(cellClass, identifier)
  }

  /// Registers a class of headers and footers; nil removes the registration.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.registerPart(aClass, identifier)
  }

  // MARK: Overrides

  /// Measures rows, headers and footers in the next layout pass if the text size has changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  /// Shows the visible rows and places all views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContent()
  }

  /// Returns whether a recognizer may begin; for swipes, whether the row has actions.
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer === swipeRecognizer
      ? swipeMayBegin() : super.gestureRecognizerShouldBegin(recognizer)
  }

  /// Highlights the touched row.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginTouch(touches) { super.touchesBegan(touches, with: event) }
  }

  /// Selects the touched row.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endTouch() { super.touchesEnded(touches, with: event) }
  }

  /// Ends the highlight.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !cancelTouch() { super.touchesCancelled(touches, with: event) }
  }

  /// Moves the focus among rows by arrow keys.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !moveFocus(presses) { super.pressesBegan(presses, with: event) }
  }
}
