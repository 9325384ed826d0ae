/// Whether the content of an orthogonally scrolling section can be dragged beyond its edges.
public enum UICollectionLayoutSectionOrthogonalScrollingBounce: Int, Sendable {
  /// As with `always`.
  case automatic = 0
  /// The content bounces.
  case always = 1
  /// The content stops at its edges.
  case never = 2
}
