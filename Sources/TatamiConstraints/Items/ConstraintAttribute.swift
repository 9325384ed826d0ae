public import TatamiGeometry

/// A part of an item's rectangle that constraints refer to; raw values are those of UIKit.
public enum ConstraintAttribute: Int, Hashable, Sendable, CaseIterable {
  /// The left edge.
  case left = 1
  /// The right edge.
  case right
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The edge where text starts.
  case leading
  /// The edge where text ends.
  case trailing
  /// The extent along x.
  case width
  /// The extent along y.
  case height
  /// The horizontal center.
  case centerX
  /// The vertical center.
  case centerY
  /// The baseline of the last line of text.
  case lastBaseline
  /// The baseline of the first line of text.
  case firstBaseline
  /// The left edge, moved inward by the margin.
  case leftMargin
  /// The right edge, moved inward by the margin.
  case rightMargin
  /// The top edge, moved inward by the margin.
  case topMargin
  /// The bottom edge, moved inward by the margin.
  case bottomMargin
  /// The edge where text starts, moved inward by the margin.
  case leadingMargin
  /// The edge where text ends, moved inward by the margin.
  case trailingMargin
  /// The horizontal center between the margins.
  case centerXWithinMargins
  /// The vertical center between the margins.
  case centerYWithinMargins

  /// The axis along which the attribute is measured.
  public var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether the attribute is a width or a height rather than a location.
  public var isLength: Bool { self == .width || self == .height }

  /// Whether the attribute lies on the rectangle inside the margins.
  public var isInsideMargins: Bool { rawValue >= Self.leftMargin.rawValue }

  /// Whether the side depends on the layout direction.
  public var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is a left or right side, whatever the layout direction.
  var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The kind of location, apart from margins and the layout direction.
  func location(isRightToLeft: Bool) -> AttributeLocation {
    switch self {
    case .left, .top, .leftMargin, .topMargin: .start
    case .right, .bottom, .rightMargin, .bottomMargin: .end
    case .leading, .leadingMargin: isRightToLeft ? .end : .start
    case .trailing, .trailingMargin: isRightToLeft ? .start : .end
    case .width, .height: .length
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .center
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }
}

/// The quantity that an attribute measures along its axis.
enum AttributeLocation: Sendable {
  case start, center, end, length, firstBaseline, lastBaseline

  /// Whether it is an edge of the rectangle.
  var isEdge: Bool { self == .start || self == .end }
}
