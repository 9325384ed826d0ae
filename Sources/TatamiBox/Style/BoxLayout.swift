public import TatamiGeometry

/// How a box arranges its children (box §1, §4 to §6).
///
/// Properties that a kind of box has no use for are kept and ignored.
public struct BoxLayout: Hashable, Sendable {
  /// The three ways to arrange children.
  public enum Kind: Hashable, Sendable {
    /// One after the other along an axis.
    case linear(Axis)
    /// In lines that are stacked along an axis.
    case flow(Axis)
    /// On top of each other.
    case z
  }

  /// The direction in which text runs.
  public enum ReadingDirection: Hashable, Sendable {
    /// Leading is left.
    case leftToRight
    /// Leading is right; horizontal boxes run from right to left.
    case rightToLeft
  }

  /// The way children are arranged.
  public var kind: Kind
  /// Distances kept inside the box, in points; may be negative.
  public var padding: Insets = .zero
  /// Where children without an alignment of their own stand.
  public var justifyContent: Alignment = .none
  /// Points between neighbours of a linear box or of a flow's line; may be negative.
  public var itemSpace = 0.0
  /// Points between a flow's lines; may be negative.
  public var runSpace = 0.0
  /// How children share free space along a linear box or a flow's line.
  public var format: Format = .leading
  /// How a flow's lines share free space.
  public var runFormat: Format = .leading
  /// Whether children, and a flow's lines, are placed in reverse order.
  public var reverse = false
  /// The direction in which text runs.
  public var readingDirection: ReadingDirection = .leftToRight
  /// The children of each flow line; 0 fills lines by content.
  public var arrange = 0
  /// Lengths of a flow's lines, repeated; empty means wrapping lines that shrink.
  public var runRowSizes: [SizeDescription] = []

  /// Makes the default layout of a kind.
  public init(_ kind: Kind) {
    self.kind = kind
  }

  /// Sets the space between neighbours and, in a flow, between lines.
  public var space: Double {
    get { itemSpace }
    set {
      itemSpace = newValue
      runSpace = newValue
    }
  }
}

extension BoxLayout {
  /// Children from left to right.
  public static let hbox = BoxLayout(.linear(.horizontal))
  /// Children from top to bottom.
  public static let vbox = BoxLayout(.linear(.vertical))
  /// Lines that run from top to bottom, stacked from left to right.
  public static let hflow = BoxLayout(.flow(.horizontal))
  /// Lines that run from left to right, stacked from top to bottom.
  public static let vflow = BoxLayout(.flow(.vertical))
  /// Children on top of each other.
  public static let zbox = BoxLayout(.z)
}
