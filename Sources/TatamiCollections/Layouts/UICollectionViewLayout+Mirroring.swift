import Foundation

// Content that the collection view mirrors for a layout that flips horizontally.
extension UICollectionViewLayout {
  /// Whether the collection view mirrors what the layout answers.
  var isMirrored: Bool {
    guard flipsHorizontallyInOppositeLayoutDirection, !mirrorsItsFrames, let collectionView else {
      return false
    }
    return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  /// Returns the attributes that the collection view shows in a rectangle of the content.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard isMirrored else { return layoutAttributesForElements(in: rect) ?? [] }
    return (layoutAttributesForElements(in: mirrored(rect)) ?? []).map(mirrored)
  }

  /// Returns attributes as the collection view shows them: mirrored copies if it mirrors the layout.
  func shown(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    isMirrored ? attributes.map(mirrored) : attributes
  }

  /// Converts a point between the layout's content and what the collection view shows.
  func shown(_ point: CGPoint) -> CGPoint {
    isMirrored ? CGPoint(x: collectionViewContentSize.width - point.x, y: point.y) : point
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    CGRect(
      x: collectionViewContentSize.width - rect.maxX,
      y: rect.minY,
      width: rect.width,
      height: rect.height
    )
  }

  private func mirrored(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let copy = attributes.duplicate()
    copy.center.x = collectionViewContentSize.width - attributes.center.x
    return copy
  }
}
