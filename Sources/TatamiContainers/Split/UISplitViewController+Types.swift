public import Foundation

extension UISplitViewController {
  /// The numbers of columns.
  public enum Style: Int, Sendable {
    /// The classic form with a primary and a secondary controller.
    case unspecified = 0
    /// A primary and a secondary column.
    case doubleColumn = 1
    /// A primary, a supplementary and a secondary column.
    case tripleColumn = 2
  }

  /// The columns.
  public enum Column: Int, Sendable {
    /// The outermost column at the leading edge.
    case primary = 0
    /// The column between the primary and the secondary one.
    case supplementary = 1
    /// The column with the details.
    case secondary = 2
    /// The column that is shown in place of all columns in compact width.
    case compact = 3
    /// A column that this kit does not show.
    case inspector = 4
  }

  /// The arrangements of columns.
  public enum DisplayMode: Int, Sendable {
    /// Chosen by the container.
    case automatic = 0
    /// The secondary column alone.
    case secondaryOnly = 1
    /// One column beside the secondary one.
    case oneBesideSecondary = 2
    /// One column above the secondary one, which is dimmed.
    case oneOverSecondary = 3
    /// Two columns beside the secondary one.
    case twoBesideSecondary = 4
    /// Two columns above the secondary one, which is dimmed.
    case twoOverSecondary = 5
    /// Two columns that push a part of the secondary one out of the container.
    case twoDisplaceSecondary = 6

    /// The former name of `secondaryOnly`.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The former name of `oneBesideSecondary`.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The former name of `oneOverSecondary`.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// The way columns make room for each other.
  public enum SplitBehavior: Int, Sendable {
    /// Chosen by the container.
    case automatic = 0
    /// Beside each other.
    case tile = 1
    /// Above the secondary column.
    case overlay = 2
    /// Pushing the secondary column aside.
    case displace = 3
  }

  /// The edge of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    /// The left edge; the right edge in right-to-left layouts.
    case leading = 0
    /// The right edge; the left edge in right-to-left layouts.
    case trailing = 1
  }

  /// The condition under which the container shows the button that changes the arrangement.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// While `presentsWithGesture` is true.
    case automatic = 0
    /// Never.
    case never = 1
    /// Always.
    case always = 2
  }

  /// A width that the container chooses.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
}
