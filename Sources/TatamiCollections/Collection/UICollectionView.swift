public import Foundation
public import TatamiControls
import TatamiDragging
import TatamiListContent
public import TatamiViews

/// A view of a data source's items, arranged by a layout; only visible elements have views.
///
/// ```swift
/// let grid = UICollectionView(
///   frame: view.bounds,
///   collectionViewLayout: UICollectionViewFlowLayout()
/// )
/// grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
/// grid.dataSource = source
/// view.addSubview(grid)
/// ```
///
/// The data source and the layout are asked in the layout pass. Errors of either, such as views that
/// were not dequeued or counts that change without an update, are reported; the view then shows
/// what it can.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  var layoutInUse: UICollectionViewLayout
  var counts = CollectionCounts()
  var live: [CollectionElement: UICollectionReusableView] = [:]
  var pools = ReusePools()
  var selection = CollectionSelection()
  var pass = CollectionPass()
  var batch: CollectionBatch?
  var update: CollectionUpdate?
  var prefetching = CollectionPrefetching()
  var editing = CollectionEditing()
  var orthogonal = OrthogonalSections()
  var transition: CollectionTransition?
  var lists = CollectionLists()
  var movement: CollectionMovement?
  var isDragEnabled = UIDragInteraction.isEnabledByDefault
  var (itemDrags, itemDrops) = (ItemDrags?.none, ItemDrops?.none)

  /// Creates a collection view with a frame and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutInUse = layout
    super.init(frame: frame)
    takesSolvedContentSize = false
    adopt(layout)
    retargetDrag = { [weak self] in self?.layoutTarget(for: $0, velocity: $1) ?? $0 }
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: Parts

  /// The layout; setting it changes it without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutInUse }
    set { exchangeLayout(for: newValue, animated: false, completion: nil) }
  }

  private weak var collectionDelegate: (any UICollectionViewDelegate)?
  /// The collection view's delegate, held weakly; it is also the scroll view's delegate.
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set {
      collectionDelegate = newValue
      scrollDelegate = newValue
      UncalledMethods.report(of: newValue, as: (any UICollectionViewDelegate).self) {
        $0 is any UICollectionViewDelegate.Type
      }
      if newValue != nil { itemMenus.install() }
    }
  }

  private lazy var itemMenus = ItemMenus(of: self)
  /// The interaction that shows the context menus of items; nil until there was a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { itemMenus.cells.interaction }

  /// The object that provides what is dragged from items, held weakly.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { itemDrags?.delegate }
    set { setDragDelegate(newValue) }
  }

  /// The object that takes what is dropped onto the collection view, held weakly.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { itemDrops?.delegate }
    set { setDropDelegate(newValue) }
  }

  /// Whether items can be dragged; by default true.
  open var dragInteractionEnabled: Bool {
    get { isDragEnabled }
    set {
      isDragEnabled = newValue
      itemDrags?.cells.interaction.isEnabled = newValue
    }
  }

  /// Whether items of the collection view are lifted or dragged.
  open var hasActiveDrag: Bool { itemDrags?.cells.isActive == true }
  /// Whether a drag is over the collection view.
  open var hasActiveDrop: Bool { itemDrops?.cells.isActive == true }

  private weak var source: (any UICollectionViewDataSource)?
  /// The data source, held weakly; setting it reloads the data.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { source }
    set {
      source = newValue
      UncalledMethods.report(of: newValue, as: (any UICollectionViewDataSource).self) {
        $0 is any UICollectionViewDataSource.Type
      }
      reloadData()
    }
  }

  /// The object that prepares data ahead of scrolling, held weakly.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether the prefetch data source is asked; cells are never created early.
  open var isPrefetchingEnabled = true

  private var background: UIView?
  /// The view behind all elements, which fills the bounds and does not scroll.
  open var backgroundView: UIView? {
    get { background }
    set {
      background?.removeFromSuperview()
      background = newValue
      newValue.map { insertSubview($0, at: 0) }
      newValue?.frame = bounds
    }
  }

  /// The changes after which cells are measured again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Registration

  /// Registers the class of cells with an identifier; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pools.register(cellClass, as: UICollectionViewCell.self, for: .cell, identifier)
  }

  /// Registers the class of supplementary views of a kind; nil removes the registration.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let kind = CollectionElement.Kind.supplementary(elementKind)
    pools.register(viewClass, as: UICollectionReusableView.self, for: kind, identifier)
  }

  /// Returns a cell for an item, used or new, with the item's attributes applied.
  ///
  /// An identifier that is not registered is reported; the result is then a plain cell.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier, at: indexPath) }

  /// Returns a supplementary view, used or new, with the element's attributes applied.
  ///
  /// An identifier that is not registered is reported; the result is then a plain view.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(CollectionElement(kind: .supplementary(elementKind), path: indexPath), identifier)
  }

  // MARK: Selection

  /// Whether the user can select items.
  open var allowsSelection: Bool {
    get { selection.isAllowed }
    set { changeSelectionRules { $0.isAllowed = newValue } }
  }

  /// Whether the user can select several items.
  open var allowsMultipleSelection: Bool {
    get { selection.allowsMultiple }
    set { changeSelectionRules { $0.allowsMultiple = newValue } }
  }

  /// The index paths of the selected items, in no particular order.
  open var indexPathsForSelectedItems: [IndexPath]? { Array(selection.paths) }
  /// Selects an item, or none with nil, and scrolls to it; calls no delegate methods.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition: scrollPosition) }
  /// Deselects an item; calls no delegate methods.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if indexPath.isListPath { deselect(indexPath) }
  }

  /// Whether items are edited.
  open var isEditing: Bool {
    get { editing.isEditing }
    set { setEditing(newValue) }
  }

  /// Whether the user can select items while they are edited.
  open var allowsSelectionDuringEditing: Bool {
    get { editing.allowsSelection }
    set { editing.allowsSelection = newValue }
  }

  /// Whether the user can select several items while they are edited; setting it to true allows
  /// selection during editing too.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { editing.allowsMultipleSelection }
    set { editing.setMultipleSelection(newValue) }
  }

  // MARK: Contents

  /// Discards the counts, all cells, the selection and the layout's results; the next layout pass
  /// asks for them again.
  open func reloadData() { reload() }
  /// The number of sections.
  open var numberOfSections: Int { currentCounts.count }
  /// Returns the number of items in a section; 0 for a section that does not exist.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = currentCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// Returns the layout's attributes of an item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.isListPath else { return nil }
    prepareLayout()
    return layoutInUse.attributes(of: CollectionElement(kind: .cell, path: indexPath))
  }

  /// Returns the layout's attributes of a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layoutInUse.attributes(
      of: CollectionElement(kind: .supplementary(kind), path: indexPath)
    )
  }

  /// Returns the index path of the frontmost item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { frontmostItem(at: point) }
  /// Returns the index path of a cell that is shown.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { path(of: cell) }
  /// Returns the index path of a supplementary view that is shown.
  open func indexPath(
    forSupplementaryView supplementaryView: UICollectionReusableView
  ) -> IndexPath? { path(of: supplementaryView) }
  /// Returns the cell of an item; nil if it is not shown.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    indexPath.isListPath ? cell(at: indexPath) : nil
  }

  /// The cells that are shown, in no particular order.
  open var visibleCells: [UICollectionViewCell] {
    live.values.compactMap { $0 as? UICollectionViewCell }
  }

  /// The index paths of the items that are shown, in no particular order.
  open var indexPathsForVisibleItems: [IndexPath] {
    live.keys.compactMap { $0.isCell ? $0.path : nil }
  }

  /// Returns a supplementary view; nil if it is not shown.
  open func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    live[CollectionElement(kind: .supplementary(elementKind), path: indexPath)]
  }

  /// Returns the supplementary views of a kind that are shown, in no particular order.
  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] { supplementaryViews(of: elementKind).map(\.value) }
  /// Returns the index paths of the supplementary views of a kind that are shown.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    supplementaryViews(of: elementKind).map(\.key.path)
  }

  /// Scrolls to an item; empty positions scroll by the shortest distance.
  open func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) { scroll(to: indexPath, at: scrollPosition, animated: animated) }

  // MARK: Updates

  /// Whether a batch of updates is being collected.
  open var hasUncommittedUpdates: Bool { batch != nil }
  /// Inserts sections, at indexes after the update.
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections, at indexes before the update.
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Moves a section from its index before the update to its index afterward.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.sectionMoves.append(ListMove(from: section, to: newSection)) }
  }

  /// Reloads sections, at indexes before the update.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Inserts items, at index paths after the update.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedItems.formUnion(indexPaths) }
  }

  /// Deletes items, at index paths before the update.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedItems.formUnion(indexPaths) }
  }

  /// Moves an item from its index path before the update to its index path afterward.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.itemMoves.append(ListMove(from: indexPath, to: newIndexPath)) }
  }

  /// Replaces the cells of items, at index paths before the update.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedItems.formUnion(indexPaths) }
  }

  /// Has the data source configure the present cells of items again.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  /// Performs the updates of a closure together and animates them.
  ///
  /// Updates that do not fit the data source's counts stop the process in debug builds; in release
  /// builds they are reported, and the data is reloaded.
  ///
  /// - Parameters:
  ///   - updates: Inserts, deletes, reloads and moves items and sections.
  ///   - completion: Receives whether the animations have finished.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) { perform(updates, completion: completion) }

  /// Changes the layout; elements move to their new positions, animated or not.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Changes the layout; the closure receives whether the animations have finished.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) { exchangeLayout(for: layout, animated: animated, completion: completion) }

  /// Starts a transition to another layout, whose progress the caller sets; returns the layout
  /// between the present and the next one.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { startTransition(to: layout, completion: completion) }
  /// Animates the interactive transition to its end.
  open func finishInteractiveTransition() { endTransition(isFinished: true) }
  /// Animates the interactive transition back to the previous layout.
  open func cancelInteractiveTransition() { endTransition(isFinished: false) }

  // MARK: Interactive movement

  /// Begins to move an item; returns false for items that do not exist, are not shown or must not
  /// move.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(of: indexPath)
  }

  /// Moves the center of the moving cell to a point of the content, in points.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveItem(to: targetPosition)
  }

  /// Ends the movement: the data source moves the item.
  open func endInteractiveMovement() { endMovement() }
  /// Ends the movement and returns the item to its original position.
  open func cancelInteractiveMovement() { cancelMovement() }

  // MARK: Focus

  /// Whether the focus returns to the item that had it last.
  open var remembersLastFocusedIndexPath = false
  /// Whether an item is selected as soon as it is focused.
  open var selectionFollowsFocus = false
  /// Whether items can be focused.
  open var allowsFocus = true
  /// Whether items can be focused while they are edited.
  open var allowsFocusDuringEditing = false

  // MARK: Overrides

  /// Moves the focus by arrow keys; passes other keys on to the next responder.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !moveFocus(presses) { super.pressesBegan(presses, with: event) }
  }

  /// Returns whether a recognizer may begin; for swipes, whether the item has actions.
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let swipes = lists.recognizer, recognizer === swipes else {
      return super.gestureRecognizerShouldBegin(recognizer)
    }
    return swipeMayBegin(swipes)
  }

  /// Prepares the layout if necessary and shows the elements in the bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutElements()
  }

  /// Lets the layout adapt to new traits, such as another text size, in the next layout pass.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if let previousTraitCollection { traitsChanged(from: previousTraitCollection) }
  }

  /// Lets the layout adapt to the new insets in the next layout pass.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    pass.hasNewInsets = true
    setNeedsLayout()
  }

  /// Highlights the item that is touched.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginTap(touches) { super.touchesBegan(touches, with: event) }
  }

  /// Passes the touches on to the next responder, unless they began at an item.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if selection.tapped == nil { super.touchesMoved(touches, with: event) }
  }

  /// Selects the item that was touched.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endTap() { super.touchesEnded(touches, with: event) }
  }

  /// Ends the highlight of the item that was touched.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !cancelTap() { super.touchesCancelled(touches, with: event) }
  }
}
