import TatamiViews

/// The stacking order of a view among the subviews of its container, from back to front.
struct StackingRank: Comparable {
  /// The kinds of views of the same z index, from back to front.
  enum Kind: Int {
    case scrollView
    case cell
    case supplementary
  }

  var zIndex: Int
  var kind: Kind

  static func < (left: Self, right: Self) -> Bool {
    (left.zIndex, left.kind.rawValue) < (right.zIndex, right.kind.rawValue)
  }
}

// The stacking order of views, which determines drawing and hit testing where views overlap.
extension UICollectionView {
  /// Makes a view a subview of its container, in front of views of the same rank.
  func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let (container, rank) = (container(of: attributes), attributes.rank)
    guard view.superview !== container || view.record.rank != rank else { return }
    view.record.rank = rank
    stack(view, rank, in: container)
  }

  /// Inserts a view in front of those whose rank is not higher.
  func stack(_ view: UIView, _ rank: StackingRank, in container: UIView) {
    let neighbor = container.subviews.last { other in
      guard other !== view else { return false }
      if other === backgroundView || other === lists.background { return true }
      return self.rank(of: other).map { $0 <= rank } == true
    }
    UIView.performWithoutAnimation {
      if let neighbor {
        container.insertSubview(view, aboveSubview: neighbor)
      } else {
        container.insertSubview(view, at: 0)
      }
    }
  }

  /// Returns the rank of a subview; nil for views of the program.
  private func rank(of view: UIView) -> StackingRank? {
    view is OrthogonalScrollView
      ? .orthogonalSection : (view as? UICollectionReusableView)?.record.rank
  }
}

extension StackingRank {
  /// The rank of sections that scroll orthogonally, in front of their backgrounds.
  static let orthogonalSection = StackingRank(zIndex: 1, kind: .scrollView)
}

extension UICollectionViewLayoutAttributes {
  /// The rank: by z index, with cells behind other elements of the same index.
  fileprivate var rank: StackingRank {
    StackingRank(
      zIndex: zIndex,
      kind: representedElementCategory == .cell ? .cell : .supplementary
    )
  }
}
