import Foundation
import TatamiGraphics
import TatamiViews

// The views of visible elements.
extension UICollectionView {
  /// Shows exactly the elements whose attributes meet the bounds.
  func showElements() {
    let wanted = visibleAttributes(in: bounds)
    updateOrthogonalSections(wanted)
    for element in live.keys where wanted.attributes[element] == nil { remove(element) }
    var measured: [UICollectionViewLayoutAttributes] = []
    for element in wanted.order {
      guard let attributes = wanted.attributes[element] else { continue }
      if let view = live[element] {
        view.show(attributes)
      } else {
        add(makeView(of: attributes), attributes)
      }
      if live[element]?.record.needsMeasuring == true { measured.append(attributes) }
      // The data source may have reloaded the data.
      guard counts.areCurrent else { return }
    }
    measured.forEach(measure)
  }

  /// Returns the attributes of the elements in a rectangle, in the order of the layout.
  func visibleAttributes(in rect: CGRect) -> VisibleAttributes {
    var visible = VisibleAttributes()
    for attributes in layoutInUse.scrolledAttributes(in: rect) {
      let isInside = attributes.orthogonalSection != nil || attributes.frame.meets(rect)
      guard !attributes.isHidden, isInside else { continue }
      let element = attributes.element
      guard exists(element) else {
        report(missing: element)
        continue
      }
      visible.add(attributes, of: element)
    }
    return visible
  }

  private func report(missing element: CollectionElement) {
    Diagnostics.report(
      "the layout \(type(of: layoutInUse)) has attributes for \(element.name), which does not exist"
    )
  }

  // MARK: Adding and removing

  /// Shows the view of an element.
  func add(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let element = attributes.element
    // The data source may have changed the data while it was asked for the view.
    if let old = live.updateValue(view, forKey: element), old !== view {
      discard(old, as: element)
    }
    view.record.isInUse = true
    view.record.needsMeasuring = true
    configure(view, as: element)
    notifyWillDisplay(view, as: element)
    // The delegate may have reloaded the data.
    if live[element] === view { place(view, attributes) }
  }

  /// Makes a view the subview of its container.
  func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let container = container(of: attributes)
    guard view.superview !== container else { return }
    UIView.performWithoutAnimation {
      container.insertSubview(view, at: index(for: attributes, in: container))
    }
  }

  /// Sets the state of a cell.
  private func configure(_ view: UICollectionReusableView, as element: CollectionElement) {
    guard let cell = view as? UICollectionViewCell, element.isCell else { return }
    UIView.performWithoutAnimation {
      cell.isSelected = selection.paths.contains(element.path)
      cell.isHighlighted = selection.tapped == element.path && selection.isHighlighted
    }
  }

  /// Removes the view of an element and returns it to its pool.
  func remove(_ element: CollectionElement) {
    guard let view = live.removeValue(forKey: element) else { return }
    discard(view, as: element)
  }

  func discard(_ view: UICollectionReusableView, as element: CollectionElement) {
    UIView.performWithoutAnimation { view.removeFromSuperview() }
    notifyDidEndDisplaying(view, as: element)
    if view.superview == nil { pools.put(view) }
  }

  /// Returns the index of a new subview: behind views of a higher z index; of an equal one, cells
  /// are behind supplementary views, and otherwise later views in front.
  private func index(
    for attributes: UICollectionViewLayoutAttributes,
    in container: UIView
  ) -> Int {
    let rank = attributes.rank
    let firstIndex = container === self && backgroundView != nil ? 1 : 0
    var index = container.subviews.count
    for (position, view) in container.subviews.enumerated().reversed() {
      if view is OrthogonalScrollView { return position + 1 }
      guard let other = (view as? UICollectionReusableView)?.record.attributes else {
        if view === backgroundView { break }
        index = position
        continue
      }
      if other.rank <= rank { return position + 1 }
      index = position
    }
    return max(index, firstIndex)
  }

  private func notifyWillDisplay(_ view: UICollectionReusableView, as element: CollectionElement) {
    switch element.kind {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      delegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
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
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
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
    view.record.needsMeasuring = false
    let preferred = view.preferredLayoutAttributesFitting(original)
    guard preferred !== original, !preferred.isEqual(original), preferred.size.isFinite,
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

extension UICollectionViewLayoutAttributes {
  /// The position from back to front: the z index, and cells behind others of the same index.
  fileprivate var rank: (Int, Int) { (zIndex, representedElementCategory == .cell ? 0 : 1) }
}

extension CGRect {
  /// Whether a rectangle shares more than an edge with another.
  func meets(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
