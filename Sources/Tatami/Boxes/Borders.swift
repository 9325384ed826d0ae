public import TatamiUIKit

/// Lines along the edges of a box.
///
/// ```swift
/// let row = HBox()
/// row.borders = Borders(top: Border(), bottom: Border([.lead(16)]))
/// ```
public struct Borders: Hashable {
  /// The line along the top edge.
  public var top: Border?
  /// The line along the left edge.
  public var left: Border?
  /// The line along the bottom edge.
  public var bottom: Border?
  /// The line along the right edge.
  public var right: Border?

  /// Creates lines; by default, none.
  public init(
    top: Border? = nil,
    left: Border? = nil,
    bottom: Border? = nil,
    right: Border? = nil
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Returns the same line along all edges.
  public static func all(_ border: Border) -> Borders {
    Borders(top: border, left: border, bottom: border, right: border)
  }
}

/// A line along an edge of a box, drawn above the content.
///
/// ```swift
/// let underline = Border([.thick(2), .color(.systemBlue), .lead(16), .dash(4, 2)])
/// VBox().attach().view.borders = Borders(bottom: underline)
/// ```
public struct Border: Hashable {
  /// The width of the line, in points, at least 0.
  public var thick: CGFloat
  /// The color; nil draws nothing.
  public var color: UIColor?
  /// The distance from the start of the edge to the start of the line, in points.
  public var leadInset: CGFloat
  /// The distance from the end of the line to the end of the edge, in points.
  public var trailInset: CGFloat
  /// The distance of the line from the edge inward, in points.
  public var offset: CGFloat
  /// The lengths of dashes and gaps, in points; empty for a solid line.
  public var dash: [CGFloat]

  /// Creates a line.
  public init(_ options: [BorderOption] = []) {
    (thick, color, leadInset, trailInset, offset, dash) = (1, .separator, 0, 0, 0, [])
    for option in options { apply(option) }
  }

  private mutating func apply(_ option: BorderOption) {
    switch option {
    case .thick(let width): thick = width
    case .color(let color): self.color = color
    case .lead(let inset): leadInset = inset
    case .trail(let inset): trailInset = inset
    case .offset(let offset): self.offset = offset
    case .dash(let on, let off): dash = [on, off]
    }
  }
}

/// A property of a border.
public enum BorderOption: Hashable {
  /// The width of the line, in points.
  case thick(CGFloat)
  /// The color.
  case color(UIColor?)
  /// The distance from the start of the edge to the start of the line, in points.
  case lead(CGFloat)
  /// The distance from the end of the line to the end of the edge, in points.
  case trail(CGFloat)
  /// The distance of the line from the edge inward, in points.
  case offset(CGFloat)
  /// The lengths of dashes and gaps, in points.
  case dash(CGFloat, CGFloat)
}
