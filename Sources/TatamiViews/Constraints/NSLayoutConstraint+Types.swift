extension NSLayoutConstraint {
  /// The axes of layout.
  public enum Axis: Int, Sendable {
    /// The horizontal axis.
    case horizontal = 0
    /// The vertical axis.
    case vertical = 1
  }

  /// The relation between the sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The left side is at most the right side.
    case lessThanOrEqual = -1
    /// The sides are equal.
    case equal = 0
    /// The left side is at least the right side.
    case greaterThanOrEqual = 1
  }

  /// The parts of a view or layout guide that constraints relate.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge at which text begins.
    case leading = 5
    /// The edge at which text ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal center.
    case centerX = 9
    /// The vertical center.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left edge inside the margins.
    case leftMargin = 13
    /// The right edge inside the margins.
    case rightMargin = 14
    /// The top edge inside the margins.
    case topMargin = 15
    /// The bottom edge inside the margins.
    case bottomMargin = 16
    /// The leading edge inside the margins.
    case leadingMargin = 17
    /// The trailing edge inside the margins.
    case trailingMargin = 18
    /// The horizontal center inside the margins.
    case centerXWithinMargins = 19
    /// The vertical center inside the margins.
    case centerYWithinMargins = 20
    /// No attribute: the right side of a constraint without a second item.
    case notAnAttribute = 0
  }

  /// The alignment and the direction of a visual format.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    private init(aligning attribute: Attribute) {
      rawValue = 1 << UInt(attribute.rawValue)
    }

    /// Aligns the left edges.
    public static let alignAllLeft = FormatOptions(aligning: .left)
    /// Aligns the right edges.
    public static let alignAllRight = FormatOptions(aligning: .right)
    /// Aligns the top edges.
    public static let alignAllTop = FormatOptions(aligning: .top)
    /// Aligns the bottom edges.
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    /// Aligns the leading edges.
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    /// Aligns the trailing edges.
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    /// Aligns the horizontal centers.
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    /// Aligns the vertical centers.
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// Aligns the last baselines.
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    /// Aligns the first baselines.
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    /// Aligns the last baselines.
    public static var alignAllBaseline: FormatOptions { .alignAllLastBaseline }
    /// The bits of the alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// Runs from leading to trailing; the default.
    public static let directionLeadingToTrailing = FormatOptions([])
    /// Runs from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Runs from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the directions.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Measures vertical distances from the last baseline to the first one of the next view.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of the kinds of spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}
