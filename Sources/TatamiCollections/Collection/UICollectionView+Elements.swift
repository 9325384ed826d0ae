import Foundation
import TatamiControls
import TatamiGraphics
import TatamiViews

// The views of visible elements.
extension UICollectionView {
  /// Shows exactly the elements whose attributes meet the bounds.
  func showElements() {
    let generation = pass.generation
    let wanted = visibleAttributes(layoutInUse.shownAttributes(in: bounds), in: bounds)
    updateOrthogonalSections(wanted)
    for element in live.keys where wanted.attributes[element] == nil {
      remove(element)
      guard pass.generation == generation else { return }
    }
    var measured: [UICollectionViewLayoutAttributes] = []
    for element in wanted.order {
      guard let attributes = wanted.attributes[element] else { continue }
      if let view = live[element] {
        view.show(attributes)
        place(view, attributes)
      } else {
        addView(of: attributes)
      }
      if live[element]?.record.needsMeasuring == true { measured.append(attributes) }
      // The data source or the delegate may have changed or reloaded the data.
      guard pass.generation == generation, counts.areCurrent else { return }
    }
    for attributes in measured where pass.generation == generation { measure(attributes) }
  }

  /// Returns those of a layout's attributes that are shown in a rectangle, in the order of the
  /// layout.
  func visibleAttributes(
    _ found: [UICollectionViewLayoutAttributes],
    in rect: CGRect
  ) -> VisibleAttributes {
    var visible = VisibleAttributes()
    for attributes in found {
      let isInside = attributes.orthogonalSection != nil || attributes.frame.meets(rect)
      guard !attributes.isHidden, isInside else { continue }
      let element = attributes.element
      guard exists(element) else {
        report(missing: element)
        continue
      }
      visible.add(attributes, of: element)
    }
    if let movement, let movingAttributes { visible.add(movingAttributes, of: movement.element) }
    return visible
  }

  private func report(missing element: CollectionElement) {
    Diagnostics.report(
      "the layout \(type(of: layoutInUse)) has attributes for \(element.name), which does not exist"
    )
  }

  // MARK: Adding and removing

  /// Requests and shows the view of an element; returns nil if the data changes meanwhile.
  @discardableResult
  func addView(of attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let (element, generation) = (attributes.element, pass.generation)
    // A pass that the program requests meanwhile would request the same views.
    let wasRunning = pass.isRunning
    pass.isRunning = true
    defer { pass.isRunning = wasRunning }
    let view = makeView(of: attributes)
    guard pass.generation == generation else {
      pools.put(view)
      return nil
    }
    live[element] = view
    view.record.isInUse = true
    view.record.needsMeasuring = true
    configure(view, as: element)
    notifyWillDisplay(view, as: element)
    // The delegate may have changed the data.
    if live[element] === view { place(view, attributes) }
    return pass.generation == generation ? view : nil
  }

  /// Sets the state of a cell.
  private func configure(_ view: UICollectionReusableView, as element: CollectionElement) {
    guard let cell = view as? UICollectionViewCell, element.isCell else { return }
    UIView.performWithoutAnimation {
      cell.isSelected = selection.paths.contains(element.path)
      cell.isHighlighted = selection.tapped == element.path && selection.isHighlighted
      cell.change {
        $0.isEditing = isEditing
        $0.isReordering = movement?.target == element.path
      }
    }
  }

  /// Removes the view of an element and returns it to its pool.
  func remove(_ element: CollectionElement) {
    guard let view = live.removeValue(forKey: element) else { return }
    discard(view, as: element)
  }

  func discard(_ views: [CollectionElement: UICollectionReusableView]) {
    for (element, view) in views { discard(view, as: element) }
  }

  func discard(_ view: UICollectionReusableView, as element: CollectionElement) {
    UIView.performWithoutAnimation { view.removeFromSuperview() }
    notifyDidEndDisplaying(view, as: element)
    if view.superview == nil { pools.put(view) }
  }

  private func notifyWillDisplay(_ view: UICollectionReusableView, as element: CollectionElement) {
    switch element.kind {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      delegate?.collectionView(self, willDisplay: cell, forItemAt: sourcePath(of: element.path))
    case .supplementary(let kind), .decoration(let kind):
      delegate?
        .collectionView(
          self,
          willDisplaySupplementaryView: view,
          forElementKind: kind,
          at: element.path
        )
    }
  }

  private func notifyDidEndDisplaying(
    _ view: UICollectionReusableView,
    as element: CollectionElement
  ) {
    switch element.kind {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      delegate?.collectionView(
        self,
        didEndDisplaying: cell,
        forItemAt: sourcePath(of: element.path)
      )
    case .supplementary(let kind), .decoration(let kind):
      delegate?
        .collectionView(
          self,
          didEndDisplayingSupplementaryView: view,
          forElementOfKind: kind,
          at: element.path
        )
    }
  }

  // MARK: Self-sizing

  /// Measures a cell in the next pass.
  func measureAgain(_ cell: UICollectionViewCell) {
    guard selfSizingInvalidation != .disabled, path(of: cell) != nil else { return }
    cell.record.needsMeasuring = true
    pass.isComplete = false
    setNeedsLayout()
  }

  /// Lets the view of an element replace its size.
  private func measure(_ original: UICollectionViewLayoutAttributes) {
    guard let view = live[original.element] else { return }
    // The view may change the attributes that it gets and return them.
    let preferred = view.preferredLayoutAttributesFitting(original.duplicate())
    // Its requests to be measured meanwhile are answered.
    if live[original.element] === view { view.record.needsMeasuring = false }
    guard !preferred.isEqual(original), preferred.size.isFinite,
      layoutInUse.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: original
      )
    else { return }
    let context = layoutInUse.invalidationContext(
      forPreferredLayoutAttributes: preferred,
      withOriginalAttributes: original
    )
    layoutInUse.invalidateLayout(with: context)
    // If the layout discards the size, it shows an estimate again, which is measured again.
    view.record.attributes?.isEstimate = false
  }

  // MARK: Look-ups

  func cell(at path: IndexPath) -> UICollectionViewCell? {
    live[CollectionElement(kind: .cell, path: path)] as? UICollectionViewCell
  }

  func path(of view: UICollectionReusableView) -> IndexPath? {
    guard let element = view.record.attributes?.element, live[element] === view else {
      return live.first { $0.value === view }?.key.path
    }
    return element.path
  }

  func supplementaryViews(
    of kind: String
  ) -> [CollectionElement: UICollectionReusableView] {
    live.filter { $0.key.kind == .supplementary(kind) }
  }

  func frontmostItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let rect = CGRect(x: point.x - 1, y: point.y - 1, width: 2, height: 2)
    let hits = layoutInUse.scrolledAttributes(in: rect).filter {
      $0.representedElementCategory == .cell && !$0.isHidden
        && $0.frame.contains(unscrolled(point, $0))
    }
    let top = hits.map(\.zIndex).max()
    return hits.last { $0.zIndex == top }?.indexPath
  }

  /// Returns a point of the content in the content of an element's section before it scrolled.
  private func unscrolled(
    _ point: CGPoint,
    _ attributes: UICollectionViewLayoutAttributes
  ) -> CGPoint {
    guard let section = attributes.orthogonalSection, let view = orthogonal.views[section] else {
      return point
    }
    return CGPoint(x: point.x + view.contentOffset.x, y: point.y + view.contentOffset.y)
  }
}

/// The attributes of visible elements in the order of a layout.
@MainActor
struct VisibleAttributes {
  private(set) var attributes: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
  private(set) var order: [CollectionElement] = []

  mutating func add(_ new: UICollectionViewLayoutAttributes, of element: CollectionElement) {
    if attributes.updateValue(new, forKey: element) == nil { order.append(element) }
  }
}

extension CGRect {
  /// Whether a rectangle shares more than an edge with another.
  func meets(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
