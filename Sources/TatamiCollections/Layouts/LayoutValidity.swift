import Foundation

/// The work that a layout has to do before it answers queries.
@MainActor
struct LayoutValidity {
  /// Whether `prepare()` has run since the last invalidation.
  var isPrepared = false
  /// The context that the collection view passes along with a call of `invalidateLayout()`.
  var passedContext: UICollectionViewLayoutInvalidationContext?
  /// The change of the offset that contexts ask for, in points.
  var offsetAdjustment = CGPoint.zero

  mutating func takeContext() -> UICollectionViewLayoutInvalidationContext? {
    defer { passedContext = nil }
    return passedContext
  }

  mutating func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    offsetAdjustment.x += context.contentOffsetAdjustment.x
    offsetAdjustment.y += context.contentOffsetAdjustment.y
  }

  mutating func takeOffsetAdjustment() -> CGPoint {
    defer { offsetAdjustment = .zero }
    return offsetAdjustment
  }
}

extension UICollectionViewLayout {
  /// Returns a new context of the layout's class.
  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let contextClass =
      Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (contextClass ?? UICollectionViewLayoutInvalidationContext.self).create()
  }

  /// Invalidates the layout for a cause in the collection view: subclasses may override either
  /// method of invalidation to clear what they have cached.
  func invalidate(passing context: UICollectionViewLayoutInvalidationContext) {
    validity.passedContext = context
    invalidateLayout()
    // An override that does not call its superclass has left the context.
    if let context = validity.takeContext() { invalidateLayout(with: context) }
  }

  /// Returns new attributes of the layout's class.
  func makeAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes {
    let attributesClass = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (attributesClass ?? UICollectionViewLayoutAttributes.self).create()
    attributes.indexPath = element.path
    switch element.kind {
    case .cell: break
    case .supplementary(let kind): attributes.represent(.supplementaryView, kind: kind)
    case .decoration(let kind): attributes.represent(.decorationView, kind: kind)
    }
    return attributes
  }

  /// Returns the attributes with which the collection view shows an element.
  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    shown(ownAttributes(of: element))
  }

  /// Returns the layout's attributes of an element.
  private func ownAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.kind {
    case .cell: layoutAttributesForItem(at: element.path)
    case .supplementary(let kind):
      layoutAttributesForSupplementaryView(ofKind: kind, at: element.path)
    case .decoration(let kind): layoutAttributesForDecorationView(ofKind: kind, at: element.path)
    }
  }

  /// Returns the initial attributes of an element that appears or moves.
  func initialAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    shown(ownInitialAttributes(of: element))
  }

  private func ownInitialAttributes(
    of element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? {
    switch element.kind {
    case .cell: initialLayoutAttributesForAppearingItem(at: element.path)
    case .supplementary(let kind):
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: element.path)
    case .decoration(let kind):
      initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: element.path)
    }
  }

  /// Returns the final attributes of an element that disappears or moves.
  func finalAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    shown(ownFinalAttributes(of: element))
  }

  private func ownFinalAttributes(
    of element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? {
    switch element.kind {
    case .cell: finalLayoutAttributesForDisappearingItem(at: element.path)
    case .supplementary(let kind):
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: element.path)
    case .decoration(let kind):
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: element.path)
    }
  }

  func fadingIn(
    _ kind: CollectionElement.Kind,
    _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let element = CollectionElement(kind: kind, path: path)
    guard collectionView?.update?.isInserted(element) == true else { return nil }
    return ownAttributes(of: element)?.transparent()
  }

  func fadingOut(
    _ kind: CollectionElement.Kind,
    _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let element = CollectionElement(kind: kind, path: path)
    guard let update = collectionView?.update, update.isDeleted(element) else { return nil }
    return shown(update.oldAttributes[element])?.transparent()
  }

  /// Returns the item of a moving one at a position; the item itself if there is none.
  func movementTarget(of path: IndexPath, at position: CGPoint) -> IndexPath {
    let area = CGRect(x: position.x - 1, y: position.y - 1, width: 2, height: 2)
    let target = scrolledAttributes(in: area).first {
      $0.representedElementCategory == .cell && $0.frame.contains(position)
    }
    return target?.indexPath ?? path
  }

  func movingAttributes(
    at path: IndexPath,
    position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: path)?.duplicate()
      ?? makeAttributes(of: CollectionElement(kind: .cell, path: path))
    attributes.center = position
    attributes.zIndex = Int.max
    return attributes
  }
}

extension UICollectionViewLayoutAttributes {
  /// Returns a copy with an alpha of 0.
  func transparent() -> UICollectionViewLayoutAttributes {
    let copy = duplicate()
    copy.alpha = 0
    return copy
  }
}
