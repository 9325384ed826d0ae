import Foundation
import TatamiControls
import TatamiGraphics
import TatamiLayers
import TatamiListContent
import TatamiViews

// Interactive movement: the items make room for the moving one before the data source moves it.
extension UICollectionView {
  private static let dropDuration: TimeInterval = 0.25
  /// The height of the regions at the edges in which a moving cell scrolls the content, in points.
  private static let scrollingEdge: CGFloat = 40
  /// The largest velocity of that scrolling, in points per second.
  private static let scrollingVelocity: CGFloat = 600

  /// Begins to move an item.
  ///
  /// - Parameters:
  ///   - path: The index path of the item.
  ///   - isDragged: Whether the item is dragged in front of the window: its cell is not shown.
  func beginMovement(of path: IndexPath, isDragged: Bool = false) -> Bool {
    guard path.isListPath, movement == nil, let dataSource else { return false }
    UIView.performWithoutAnimation { layOutElements() }
    let generation = pass.generation
    guard let cell = cell(at: path),
      isDragged || dataSource.collectionView(self, canMoveItemAt: path),
      self.cell(at: path) === cell, pass.generation == generation
    else { return false }
    cancelTap()
    closeSwipe(animated: false)
    movement = CollectionMovement(of: path, at: cell.center)
    movement?.isDragged = isDragged
    if !isDragged { setLifted(cell, true) }
    moveItem(to: cell.center)
    return true
  }

  /// Returns the data source's index path of an item; it differs from the one at which the item is
  /// shown while an item is being moved.
  func sourcePath(of shown: IndexPath) -> IndexPath { movement?.sourcePath(of: shown) ?? shown }

  private func setLifted(_ cell: UICollectionViewCell, _ isLifted: Bool) {
    cell.change { $0.isReordering = isLifted }
    cell.dragStateDidChange(isLifted ? .dragging : .none)
  }

  /// Moves the cell to a point and its item to the target there.
  func moveItem(to position: CGPoint) {
    guard let old = movement else { return }
    movement?.position = position
    let proposed = layoutInUse.targetIndexPath(
      forInteractivelyMovingItem: old.target,
      withPosition: layoutInUse.shown(position)
    )
    let target = proposed == old.target ? proposed : allowedTarget(proposed, of: old)
    let context = layoutInUse.invalidationContext(
      forInteractivelyMovingItems: [target],
      withTargetPosition: layoutInUse.shown(position),
      previousIndexPaths: [old.target],
      previousPosition: layoutInUse.shown(old.position)
    )
    shift(to: target, context)
    if !old.isDragged { scrollAtEdge() }
  }

  private func allowedTarget(_ proposed: IndexPath, of movement: CollectionMovement) -> IndexPath {
    delegate?
      .collectionView(
        self,
        targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original,
        atCurrentIndexPath: movement.target,
        toProposedIndexPath: proposed
      ) ?? proposed
  }

  /// Shows the moving item at another index path; the others make room.
  private func shift(
    to target: IndexPath,
    _ context: UICollectionViewLayoutInvalidationContext
  ) {
    guard let old = movement, target != old.target else {
      pass.isComplete = false
      return layoutInUse.invalidate(passing: context)
    }
    var changes = ListUpdates()
    changes.itemMoves = [ListMove(from: old.target, to: target)]
    var after = counts.items
    guard after.indices.contains(target.section) else { return }
    after[old.target.section] -= 1
    after[target.section] += 1
    do {
      let map = try UpdateMap(changes, before: counts.items, after: after)
      movement?.target = target
      let update = beginUpdate(map, counts: after, context)
      showUpdate(update, completion: { _ in }) { _ in }
    } catch {
      Diagnostics.report(error.message(.collection))
    }
  }

  /// Returns the attributes of the moving cell.
  var movingAttributes: UICollectionViewLayoutAttributes? {
    guard let movement else { return nil }
    let attributes = layoutInUse.layoutAttributesForInteractivelyMovingItem(
      at: movement.target,
      withTargetPosition: layoutInUse.shown(movement.position)
    )
    let shown = layoutInUse.shown(attributes)
    if movement.isDragged { shown?.alpha = 0 }
    return shown
  }

  // MARK: End

  /// Ends the movement; returns whether the item is at its target.
  @discardableResult
  func endMovement() -> Bool {
    guard let movement else { return false }
    if movement.target != movement.original {
      pass.isDropping = true
      let isMoved = OptionalMethod.result {
        dataSource?.collectionView(self, moveItemAt: movement.original, to: movement.target)
        return true
      }
      pass.isDropping = false
      requestPostponedPass()
      guard isMoved == true else {
        cancelMovement()
        return false
      }
    }
    settle(movement, isCanceled: false)
    return true
  }

  /// Returns the item to its original index path.
  func cancelMovement() {
    guard let movement else { return }
    shift(to: movement.original, layoutInUse.makeContext())
    settle(movement, isCanceled: true)
  }

  private func settle(_ ended: CollectionMovement, isCanceled: Bool) {
    guard let movement else { return }
    movement.displayLink?.invalidate()
    self.movement = nil
    if let cell = cell(at: movement.target), !movement.isDragged { setLifted(cell, false) }
    guard counts.areCurrent else { return }
    let context = layoutInUse.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [movement.target],
      previousIndexPaths: [isCanceled ? ended.target : movement.original],
      movementCancelled: isCanceled
    )
    layoutInUse.invalidate(passing: context)
    pass.isComplete = false
    UIView.animate(withDuration: Self.dropDuration) { self.layOutElements() }
  }

  /// Ends the movement because the data was reloaded.
  func abandonMovement() {
    guard let movement else { return }
    movement.displayLink?.invalidate()
    if let cell = cell(at: movement.target), !movement.isDragged { setLifted(cell, false) }
    self.movement = nil
  }

  // MARK: Handles

  /// Moves the cell that was lifted by its handle; in lists, along the scroll direction only.
  func dragMovingItem(to touch: CGPoint) {
    guard let movement else { return }
    moveItem(to: CGPoint(x: movement.position.x, y: touch.y + movement.grab.y))
  }

  // MARK: Scrolling

  /// Scrolls while the center of the moving cell is near an edge.
  private func scrollAtEdge() {
    guard movement != nil else { return }
    if edgeVelocity == .zero {
      movement?.displayLink?.invalidate()
      movement?.displayLink = nil
    } else if movement?.displayLink == nil {
      let link = CADisplayLink(calling: { [weak self] in self?.scrollStep($0) })
      link.add(to: .main, forMode: .common)
      movement?.displayLink = link
    }
  }

  /// The velocity of the scrolling, in points per second.
  private var edgeVelocity: CGPoint {
    guard let position = movement?.position else { return .zero }
    let insets = adjustedContentInset
    let velocity = { (position: CGFloat, low: CGFloat, high: CGFloat, canScroll: Bool) -> CGFloat in
      guard canScroll else { return 0 }
      let edge = Self.scrollingEdge
      let depth = min(0, position - low - edge) + max(0, position - high + edge)
      return max(-1, min(1, depth / edge)) * Self.scrollingVelocity
    }
    return CGPoint(
      x: velocity(
        position.x,
        bounds.minX + insets.left,
        bounds.maxX - insets.right,
        contentSize.width > bounds.width
      ),
      y: velocity(
        position.y,
        bounds.minY + insets.top,
        bounds.maxY - insets.bottom,
        contentSize.height > bounds.height
      )
    )
  }

  private func scrollStep(_ link: CADisplayLink) {
    guard let movement else { return link.invalidate() }
    let (velocity, old) = (edgeVelocity, contentOffset)
    let step = link.targetTimestamp - link.timestamp
    contentOffset = clampedOffset(
      CGPoint(x: old.x + velocity.x * step, y: old.y + velocity.y * step)
    )
    let (x, y) = (contentOffset.x - old.x, contentOffset.y - old.y)
    guard x != 0 || y != 0 else { return }
    moveItem(to: CGPoint(x: movement.position.x + x, y: movement.position.y + y))
  }
}
