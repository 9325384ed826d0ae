/// The footer of a list section.
public enum ListFooter: Hashable, Sendable, CaseIterable {
  /// None.
  case none
  /// A supplementary view.
  case supplementary
}
