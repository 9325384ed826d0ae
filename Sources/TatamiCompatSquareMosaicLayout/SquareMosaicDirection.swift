import Tatami

/// The direction in which a layout scrolls.
public enum SquareMosaicDirection: Int, Sendable {
  /// To the right.
  case horizontal
  /// Downward.
  case vertical
}

extension SquareMosaicDirection {
  var scrollDirection: UICollectionView.ScrollDirection {
    self == .vertical ? .vertical : .horizontal
  }
}
