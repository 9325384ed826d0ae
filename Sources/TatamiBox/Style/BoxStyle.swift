public import TatamiGeometry

/// The style of a node: its lengths, its margin and its alignment.
///
/// ```swift
/// var style = BoxStyle(width: .fill, height: .fix(44))
/// style.margin.bottom = 8
/// try tree.setStyle(style, of: leaf)
/// ```
public struct BoxStyle: Hashable, Sendable {
  /// The length along x.
  public var width: SizeDescription
  /// The length along y.
  public var height: SizeDescription
  /// The distances around the node, in points; may be negative.
  public var margin: Insets
  /// The alignment of the node in its box.
  public var alignment: Alignment
  /// Whether a flow box ends its line after this node.
  public var flowEnding: Bool
  /// Whether the node takes part in layout.
  public var activated: Bool

  /// Creates a style; by default, it wraps the content on both axes and has no margin.
  public init(
    width: SizeDescription = .wrap,
    height: SizeDescription = .wrap,
    margin: Insets = .zero,
    alignment: Alignment = .none
  ) {
    self.width = width
    self.height = height
    self.margin = margin
    self.alignment = alignment
    flowEnding = false
    activated = true
  }

  /// The length along an axis.
  public subscript(axis: Axis) -> SizeDescription {
    axis == .horizontal ? width : height
  }
}
