/// The behavior of a section's scrolling across the layout's scroll axis.
public enum OrthogonalBehavior: Hashable, Sendable, CaseIterable {
  /// No scrolling.
  case none
  /// Scrolling stops anywhere.
  case continuous
  /// Scrolling stops at the leading edge of a group.
  case continuousGroupLeadingBoundary
  /// Scrolling stops at multiples of the view's width.
  case paging
  /// Scrolling stops at the leading edge of a group, at most one group further per flick.
  case groupPaging
  /// Scrolling stops with a group in the center, at most one group further per flick.
  case groupPagingCentered
}
