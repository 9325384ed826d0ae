public import TatamiGeometry

/// The arrangement of the children of a box.
///
/// ```swift
/// var column = BoxLayout.vbox
/// column.padding = Insets(top: 8, left: 16, bottom: 8, right: 16)
/// column.space = 12
/// var tree = BoxTree()
/// let root = tree.makeBox(column)
/// ```
///
/// Properties that do not apply to a kind of box are ignored.
public struct BoxLayout: Hashable, Sendable {
  /// The kind of arrangement.
  public enum Kind: Hashable, Sendable {
    /// Children are placed one after the other along an axis.
    case linear(Axis)
    /// Children form lines, which are stacked along an axis.
    case flow(Axis)
    /// Children overlap along z.
    case z
  }

  /// The reading direction.
  public enum ReadingDirection: Hashable, Sendable {
    /// Leading is left.
    case leftToRight
    /// Leading is right; horizontal boxes run from right to left.
    case rightToLeft
  }

  /// The kind of arrangement.
  public var kind: Kind
  /// The distances between the edges of the box and its children, in points; may be negative.
  public var padding: Insets = .zero
  /// The alignment of children without their own alignment.
  public var justifyContent: Alignment = .none
  /// The space between neighbors in a linear box or in a line, in points; may be negative.
  public var itemSpace = 0.0
  /// The space between the lines of a flow, in points; may be negative.
  public var runSpace = 0.0
  /// The distribution of free space along a linear box or a line.
  public var format: Format = .leading
  /// The distribution of free space among the lines of a flow.
  public var runFormat: Format = .leading
  /// Whether the children, and the lines of a flow, are placed in reverse order.
  public var reverse = false
  /// The reading direction.
  public var readingDirection: ReadingDirection = .leftToRight
  /// The number of children in each line of a flow; 0 breaks lines by content.
  public var arrange = 0
  /// The lengths of the lines of a flow, repeated cyclically; if empty, lines wrap and shrink.
  public var runRowSizes: [SizeDescription] = []

  /// Creates a layout of a kind with default properties.
  public init(_ kind: Kind) {
    self.kind = kind
  }

  /// The space between neighbors; setting it also sets the space between lines.
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
  /// Children that overlap along z.
  public static let zbox = BoxLayout(.z)
}
