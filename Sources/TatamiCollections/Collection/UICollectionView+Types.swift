extension UICollectionView {
  /// The categories of elements.
  public enum ElementCategory: UInt, Sendable {
    /// A cell, which shows an item.
    case cell = 0
    /// A supplementary view, such as a header.
    case supplementaryView = 1
    /// A decoration view, which shows no data.
    case decorationView = 2
  }

  /// The direction in which content scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Content scrolls vertically.
    case vertical = 0
    /// Content scrolls horizontally.
    case horizontal = 1
  }

  /// Positions of an item in the visible area; at most one per axis.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The raw bits of the set.
    public let rawValue: UInt

    /// Creates a set from its raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The item is at the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The item is centered vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The item is at the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The item is at the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The item is centered horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The item is at the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The changes after which cells are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Cells are measured again only by the layout.
    case disabled = 0
    /// Cells are measured again after `invalidateIntrinsicContentSize()`.
    case enabled = 1
    /// As `enabled`, and after changes of constraints.
    case enabledIncludingConstraints = 2
  }

  /// The kind of section headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of section footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// A closure that is called after an interactive transition.
  ///
  /// The first argument states whether the animation was completed, the second whether the
  /// transition was finished rather than canceled.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void
}
