public import TatamiGeometry

/// An item of a custom group.
///
/// ```swift
/// let stairs = CompositionalGroup(
///   size: size,
///   arrangement: .custom { _ in
///     (0..<3).map { step in
///       CustomGroupItem(
///         frame: Rect(x: Double(step * 40), y: Double(step * 20), width: 60, height: 40)
///       )
///     }
///   }
/// )
/// ```
public struct CustomGroupItem: Hashable, Sendable {
  /// The frame, from the group's leading top corner; it may leave the group.
  public var frame: Rect
  /// The position in front of or behind other elements.
  public var zIndex: Int

  /// Creates an item.
  public init(frame: Rect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}
