import Foundation
import TatamiControls
import TatamiGraphics
import TatamiListContent
import TatamiViews

// The layout pass: counts, layout, elements.
extension UICollectionView {
  /// The number of passes after which views that keep changing their size are left as they are.
  private static let maxMeasuringPasses = 20

  /// Shows the elements in the bounds.
  ///
  /// A batch of updates that has begun postpones the pass: the data may have changed already.
  func layOutElements() {
    guard !pass.isRunning, batch == nil, !isComplete else { return }
    guard !isAsking else { return pass.isPostponed = true }
    pass.isRunning = true
    defer { pass.isRunning = false }
    backgroundView?.frame = bounds
    for _ in 0..<Self.maxMeasuringPasses {
      boundsMayHaveChanged()
      discardReloadedViews()
      prepareLayout()
      // The program may have changed the data meanwhile.
      guard counts.areCurrent, !pass.discardsViews else { continue }
      let generation = pass.generation
      // Whatever needs another pass, such as scrolling of a section, sets it to false.
      pass.isComplete = true
      showChangedBounds()
      if pass.generation != generation { pass.isComplete = false }
      if isComplete { break }
    }
    updateLists()
    prefetch()
  }

  /// Whether nothing has changed since the last pass.
  private var isComplete: Bool {
    pass.isComplete && pass.bounds == bounds && !pass.hasNewInsets
      && layoutInUse.validity.isPrepared
      && counts.areCurrent && !pass.discardsViews
  }

  /// Whether the layout or the data source is being asked for counts or attributes, or is moving an
  /// item: elements cannot be shown meanwhile.
  private var isAsking: Bool { pass.isPreparing || pass.isCounting || pass.isDropping }

  // MARK: Counts

  /// The numbers of items, which the data source is asked for if they do not hold.
  var currentCounts: [Int] {
    if !counts.areCurrent, !pass.isCounting, !pass.isPreparing {
      counts = requestCounts()
      selection.keepItems { exists(CollectionElement(kind: .cell, path: $0)) }
    }
    return counts.items
  }

  /// Returns the data source's counts; they are not current if the data is reloaded in the meantime.
  func requestCounts() -> CollectionCounts {
    let (wasCounting, generation) = (pass.isCounting, pass.generation)
    pass.isCounting = true
    defer {
      pass.isCounting = wasCounting
      requestPostponedPass()
    }
    guard let dataSource else { return CollectionCounts(items: [], areCurrent: true) }
    let sections = max(0, dataSource.numberOfSections(in: self))
    let items = (0..<sections).map { section in
      guard pass.generation == generation else { return 0 }
      return max(0, dataSource.collectionView(self, numberOfItemsInSection: section))
    }
    return CollectionCounts(items: items, areCurrent: pass.generation == generation)
  }

  /// Whether the data has an element's item or section.
  func exists(_ element: CollectionElement) -> Bool {
    guard element.isCell else { return true }
    guard element.path.count == 2, counts.items.indices.contains(element.path.section) else {
      return false
    }
    return element.path.item >= 0 && element.path.item < counts.items[element.path.section]
  }

  // MARK: Layout

  /// Prepares the layout if it is invalid.
  func prepareLayout() {
    guard !isAsking, batch == nil else { return }
    _ = currentCounts
    guard counts.areCurrent, !layoutInUse.validity.isPrepared else { return }
    pass.isPreparing = true
    defer {
      pass.isPreparing = false
      requestPostponedPass()
    }
    layoutInUse.validity.isPrepared = true
    layoutInUse.prepare()
    adoptContentSize()
    let adjustment = layoutInUse.validity.takeOffsetAdjustment()
    if adjustment != .zero, batch == nil, update == nil {
      contentOffset = CGPoint(
        x: contentOffset.x + adjustment.x,
        y: contentOffset.y + adjustment.y
      )
    }
    pass.bounds = bounds
  }

  /// Requests the pass that was postponed while the layout or the data source was asked.
  func requestPostponedPass() {
    guard pass.isPostponed, !isAsking else { return }
    (pass.isPostponed, pass.isComplete) = (false, false)
    setNeedsLayout()
  }

  /// Sets the content size to that of the layout.
  func adoptContentSize() {
    let size = layoutInUse.collectionViewContentSize
    if size.isFinite, contentSize != size { contentSize = size }
  }

  /// Lets new bounds or insets invalidate the layout.
  private func boundsMayHaveChanged() {
    guard let old = pass.bounds, old != bounds || pass.hasNewInsets else { return }
    pass.bounds = bounds
    pass.hasNewInsets = false
    guard layoutInUse.validity.isPrepared,
      layoutInUse.shouldInvalidateLayout(forBoundsChange: bounds)
    else { return }
    layoutInUse.invalidate(passing: layoutInUse.invalidationContext(forBoundsChange: bounds))
    if UIView.inheritedAnimationDuration > 0 { pass.animatedBounds = old }
  }

  /// Lets the layout compute all frames again if traits have changed on which they may depend; a new
  /// direction moves sections that scroll orthogonally to their start.
  func traitsChanged(from old: UITraitCollection) {
    let new = traitCollection
    let isOtherDirection = new.layoutDirection != old.layoutDirection
    guard
      isOtherDirection
        || new.preferredContentSizeCategory != old.preferredContentSizeCategory
        || new.horizontalSizeClass != old.horizontalSizeClass
        || new.verticalSizeClass != old.verticalSizeClass
    else { return }
    if isOtherDirection { orthogonal.offsets = [:] }
    let context = layoutInUse.makeContext()
    context.invalidateEverything = true
    layoutInUse.invalidate(passing: context)
  }

  /// Called by the layout when it was invalidated.
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts, update == nil { counts.areCurrent = false }
    pass.isComplete = false
    setNeedsLayout()
  }

  /// Makes a layout this view's layout.
  func adopt(_ layout: UICollectionViewLayout) {
    pass.generation += 1
    if let owner = layout.collectionView, owner !== self {
      Diagnostics.report("the layout \(layout) is already the layout of another collection view")
    }
    layout.collectionView = self
    let context = layout.makeContext()
    layout.invalidate(passing: context)
  }

  // MARK: Reload

  func reload() {
    selection.paths = []
    setNeedsReload()
  }

  /// Requests counts, layout and views again in the next pass.
  func setNeedsReload() {
    guard batch == nil else {
      batch?.mustReload = true
      return
    }
    let endTap = takeTap()
    closeSwipe(animated: false)
    abandonMovement()
    itemDrags?.cells.replaceIndexPaths { _ in nil }
    counts.areCurrent = false
    pass.generation += 1
    pass.discardsViews = true
    pass.isComplete = false
    let context = layoutInUse.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    layoutInUse.invalidate(passing: context)
    setNeedsLayout()
    endTap()
  }

  /// Returns all views to their pools in the first pass after a reload.
  private func discardReloadedViews() {
    guard pass.discardsViews else { return }
    pass.discardsViews = false
    orthogonal.offsets = [:]
    let old = live
    live = [:]
    discard(old)
  }
}

extension CGSize {
  /// Whether both lengths are finite.
  var isFinite: Bool { width.isFinite && height.isFinite }
}
