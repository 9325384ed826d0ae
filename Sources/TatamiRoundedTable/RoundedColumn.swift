public import TatamiGeometry
public import TatamiRows

/// The column of a rounded table: where it lies, and what its children become in it.
///
/// No frame has a negative width: where insets or safe area leave nothing, widths are 0.
public struct RoundedColumn: Hashable, Sendable {
  /// Lengths closer than this are the same: the distance from 1 to the next single-precision
  /// number (spec §3).
  static let epsilon = 0x1p-23

  /// What a child of a table is, as far as the column cares.
  public enum Child: Hashable, Sendable {
    /// Any view but an image view.
    case view
    /// An image view, which is left alone: it may be a scroll indicator.
    case image
  }

  /// Whether children are moved into the column; if not, they stay edge to edge (spec §2.1).
  public let isActive: Bool
  /// The width of the table, in points.
  public let tableWidth: Double
  /// The width of the column before the safe area is taken off, in points.
  private let width: Double
  /// The frame that a wide child gets along x.
  private let target: Edges

  /// A stretch from left to right.
  fileprivate struct Edges: Hashable, Sendable {
    var left: Double
    var right: Double
  }

  /// Works out the column of a table.
  ///
  /// - Parameters:
  ///   - style: The table's settings.
  ///   - tableWidth: In points; negative or not finite counts as 0.
  ///   - sizeClass: Of the table, across.
  ///   - safeArea: Of the table; only left and right count, and only above 0.
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

  /// Whether corners are drawn: only where the children stand away from the left edge (spec §2.6).
  public var drawsCorners: Bool { isActive && x > RoundedColumn.epsilon }

  /// Returns the frame of a child of the table after the host has given it one (spec §2.3).
  ///
  /// Children narrower than the column keep theirs; y and height never change.
  public func place(_ frame: Rect, as child: Child = .view) -> Rect {
    guard child == .view, moves(frame.width) else { return frame }
    return Rect(x: target.left, y: frame.minY, width: target.length, height: frame.height)
  }

  /// Returns the frame of a child as wide as the table.
  public func frame(of span: VerticalSpan) -> Rect {
    Rect(x: x, y: span.y, width: childWidth, height: span.height)
  }

  /// Returns the corners that are drawn of those a row has by its place.
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
  /// The number if it is finite and above 0, else 0.
  var asLength: Double {
    self > 0 && isFinite ? self : 0
  }
}
