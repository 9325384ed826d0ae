import Foundation
import TatamiControls
import TatamiGeometry
import TatamiGraphics
import TatamiListContent
import TatamiViews

// Scrolling to items and the offsets that layouts prefer.
extension UICollectionView {
  func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard path.isListPath else { return }
    prepareLayout()
    let element = CollectionElement(kind: .cell, path: path)
    guard let attributes = layoutInUse.attributes(of: element) else {
      return Diagnostics.report("cannot scroll to the item at \(path), which does not exist")
    }
    // The layout may have replaced estimates on the way to the item.
    prepareLayout()
    guard let vertical = position.single(of: [.top, .centeredVertically, .bottom]),
      let horizontal = position.single(of: [.left, .centeredHorizontally, .right])
    else {
      return Diagnostics.report("a scroll position names at most one position per axis")
    }
    var frame = attributes.frame
    if attributes.orthogonalSection != nil {
      scrollOrthogonally(to: attributes, at: position, animated: animated)
      let axis: Axis = contentSize.height > bounds.height ? .horizontal : .vertical
      frame.origin[axis] = bounds.origin[axis]
    }
    if position.isEmpty { return scrollRectToVisible(frame, animated: animated) }
    let target = CGPoint { axis in
      self.offset(showing: frame, axis, axis == .vertical ? vertical : horizontal)
    }
    setContentOffset(target, animated: animated)
  }

  /// Returns the legal offset of an axis that has a frame in a position.
  private func offset(
    showing frame: CGRect,
    _ axis: Axis,
    _ position: ScrollPosition
  ) -> CGFloat {
    let insets = adjustedContentInset
    let (leading, trailing) = (insets.start(axis), insets.end(axis))
    let visible = bounds.size[axis] - leading - trailing
    let (start, length) = (frame.origin[axis], frame.size[axis])
    let target: CGFloat
    switch position {
    case .top, .left: target = start - leading
    case .bottom, .right: target = start + length - visible - leading
    case .centeredVertically, .centeredHorizontally:
      target = start + length / 2 - visible / 2 - leading
    default: return contentOffset[axis]
    }
    return max(-leading, min(target, contentSize[axis] + trailing - bounds.size[axis]))
  }

  /// Returns the offset at which a drag ends.
  func layoutTarget(for target: CGPoint, velocity: CGPoint) -> CGPoint {
    layoutInUse.targetContentOffset(
      forProposedContentOffset: target,
      withScrollingVelocity: velocity
    )
  }

  /// Returns the offset after an update or a change of the layout; the delegate comes before the
  /// layout.
  func offset(proposing offset: CGPoint) -> CGPoint {
    let preferred = layoutInUse.targetContentOffset(forProposedContentOffset: offset)
    return delegate?
      .collectionView(self, targetContentOffsetForProposedContentOffset: preferred) ?? preferred
  }
}

extension UICollectionView.ScrollPosition {
  /// Returns the one position of an axis, an empty one if there is none; nil if there are several.
  fileprivate func single(of positions: [Self]) -> Self? {
    let named = positions.filter(contains)
    return named.count > 1 ? nil : named.first ?? []
  }
}
