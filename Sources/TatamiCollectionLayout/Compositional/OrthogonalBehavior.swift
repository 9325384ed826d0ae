/// How a section scrolls across the layout's scroll axis.
public enum OrthogonalBehavior: Hashable, Sendable, CaseIterable {
  /// It does not.
  case none
  /// It comes to rest anywhere.
  case continuous
  /// It comes to rest at the leading edge of a group.
  case continuousGroupLeadingBoundary
  /// It comes to rest at multiples of the view's width.
  case paging
  /// It comes to rest at the leading edge of a group, at most one group further per flick.
  case groupPaging
  /// It comes to rest with a group in the center, at most one group further per flick.
  case groupPagingCentered
}
