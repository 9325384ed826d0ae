public import TatamiGeometry
public import TatamiRows

/// The column of a rounded table: its position and the frames of the table's children.
///
/// ```swift
/// let style = RoundedTableStyle()
/// let column = RoundedColumn(style: style, tableWidth: 1_024, sizeClass: .regular)
/// let card = column.placed(Rect(x: 0, y: 0, width: 1_024, height: 44))
/// ```
///
/// Widths are at least 0, even if insets or the safe area exceed the table.
public struct RoundedColumn: Hashable, Sendable {
  /// The tolerance for comparing lengths: the distance from 1 to the next single-precision number
  /// (Specification/rounded-table.md §3).
  static let epsilon = 0x1p-23

  /// The kind of a table's child.
  public enum Child: Hashable, Sendable {
    /// Any view except an image view.
    case view
    /// An image view, which keeps its frame because it may be a scroll indicator.
    case image
  }

  /// Whether children are moved into the column; if not, they span the whole table.
  public let isActive: Bool
  /// The width of the table, in points.
  public let tableWidth: Double
  /// The width of the column before subtracting the safe area, in points.
  private let width: Double
  /// The horizontal edges of wide children.
  private let target: Edges

  /// A horizontal interval.
  fileprivate struct Edges: Hashable, Sendable {
    var left: Double
    var right: Double
  }

  /// Computes the column of a table.
  ///
  /// - Parameters:
  ///   - style: The settings of the table.
  ///   - tableWidth: The width of the table, in points; negative and non-finite widths count as 0.
  ///   - sizeClass: The horizontal size class of the table.
  ///   - safeArea: The safe area of the table; only positive left and right distances are used.
  /// - Complexity: O(1).
  public init(
    style: RoundedTableStyle,
    tableWidth: Double,
    sizeClass: SizeClass,
    safeArea: Insets = .zero
  ) {
    self.tableWidth = tableWidth.asLength
    isActive =
      style.showsRoundedCorners && !(style.revertsInCompactWidth && sizeClass != .regular)
    var edges = Edges(left: 0, right: self.tableWidth)
    if style.safeAreaRule == .containsColumn {
      edges.narrow(by: safeArea)
    }
    width = RoundedColumn.width(in: edges, style)
    edges = edges.centered(width)
    if style.safeAreaRule == .narrowsColumn {
      edges.narrow(by: safeArea)
    }
    target = edges.snapped(to: style.pixelsPerPoint)
  }

  private static func width(in edges: Edges, _ style: RoundedTableStyle) -> Double {
    let inside = max(0, edges.right - edges.left - 2 * style.horizontalInset.asLength)
    return style.maximumWidth > 0 ? min(style.maximumWidth, inside) : inside
  }
}

extension RoundedColumn {
  /// The left edge of a child as wide as the table, in points.
  public var x: Double { moves(tableWidth) ? target.left : 0 }

  /// The width of a child that was as wide as the table, in points.
  public var childWidth: Double { moves(tableWidth) ? target.length : tableWidth }

  /// Whether corners are drawn: only if the children do not touch the left edge of the table.
  public var drawsCorners: Bool { isActive && x > RoundedColumn.epsilon }

  /// Returns the frame of a child in the column, given the frame set by the host.
  ///
  /// Children narrower than the column keep their frames; y and height never change.
  public func placed(_ frame: Rect, as child: Child = .view) -> Rect {
    guard child == .view, moves(frame.width) else { return frame }
    return Rect(x: target.left, y: frame.minY, width: target.length, height: frame.height)
  }

  /// Returns the frame of a child as wide as the table.
  public func frame(of span: VerticalSpan) -> Rect {
    Rect(x: x, y: span.y, width: childWidth, height: span.height)
  }

  /// Returns the corners to draw for the roles of a row.
  public func drawn(_ roles: CornerRoles) -> CornerRoles {
    drawsCorners ? roles : []
  }

  private func moves(_ childWidth: Double) -> Bool {
    isActive && !(childWidth < width + RoundedColumn.epsilon)
  }
}

extension RoundedColumn.Edges {
  var length: Double { right - left }

  mutating func narrow(by safeArea: Insets) {
    left += safeArea.left.asLength
    right = max(left, right - safeArea.right.asLength)
  }

  func centered(_ width: Double) -> Self {
    let start = left + (length - width) / 2
    return Self(left: start, right: start + width)
  }

  func snapped(to pixelsPerPoint: Double?) -> Self {
    guard let scale = pixelsPerPoint, scale > 0, scale.isFinite else { return self }
    return Self(
      left: (left * scale).rounded() / scale,
      right: (right * scale).rounded() / scale
    )
  }
}

extension Double {
  /// The number if it is finite and above 0; otherwise 0.
  var asLength: Double {
    self > 0 && isFinite ? self : 0
  }
}
