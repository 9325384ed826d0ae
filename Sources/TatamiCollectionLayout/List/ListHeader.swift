/// The header of a list section.
public enum ListHeader: Hashable, Sendable, CaseIterable {
  /// None.
  case none
  /// A supplementary view.
  case supplementary
  /// The first item.
  case firstItemInSection
}
