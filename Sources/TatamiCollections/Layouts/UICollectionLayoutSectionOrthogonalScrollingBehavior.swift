/// The way in which a section scrolls across the scroll direction of its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It does not scroll.
  case none = 0
  /// It rests anywhere.
  case continuous = 1
  /// It rests at the leading edges of groups.
  case continuousGroupLeadingBoundary = 2
  /// It rests at multiples of its width.
  case paging = 3
  /// It rests at the leading edges of groups and moves at most one group further.
  case groupPaging = 4
  /// It rests where a group is centered and moves at most one group further.
  case groupPagingCentered = 5
}
