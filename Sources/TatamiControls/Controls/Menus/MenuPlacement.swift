import Foundation

/// The placement of a menu: beside its source, inside the safe area (N183).
struct MenuPlacement {
  /// The distance between a menu and the edges of the safe area, in points.
  static let margin: CGFloat = 8
  /// The distance between a menu and its source, in points.
  static let gap: CGFloat = 8

  /// The frame of the menu.
  let frame: CGRect
  /// Whether the menu is above its source.
  let isAbove: Bool

  /// Creates the place of a menu.
  ///
  /// - Parameters:
  ///   - size: The size that shows everything; a menu without enough room is lower.
  ///   - source: The frame of the source.
  ///   - safeArea: The safe area of the window.
  ///   - isMirrored: Whether the menu is aligned with the right edge of a source in the middle.
  ///   - side: Whether the menu is above its source; nil for below it, unless there is more room
  ///     above and not enough below.
  init(
    size: CGSize,
    source: CGRect,
    safeArea: CGRect,
    isMirrored: Bool,
    isAbove side: Bool? = nil
  ) {
    let room = Self.room(in: safeArea)
    let below = max(0, room.maxY - source.maxY - Self.gap)
    let above = max(0, source.minY - Self.gap - room.minY)
    isAbove = side ?? (size.height > below && above > below)
    let height = min(size.height, max(isAbove ? above : below, min(size.height, room.height / 2)))
    let width = min(size.width, room.width)
    let top = isAbove ? source.minY - Self.gap - height : source.maxY + Self.gap
    let isLeading = source.midX < room.midX || source.midX == room.midX && !isMirrored
    let left = isLeading ? source.minX : source.maxX - width
    frame = CGRect(
      x: min(max(room.minX, left), room.maxX - width).rounded(),
      y: min(max(room.minY, top), room.maxY - height).rounded(),
      width: width,
      height: height
    )
  }

  /// Returns the part of the safe area in which menus are.
  static func room(in safeArea: CGRect) -> CGRect {
    safeArea.insetBy(dx: min(margin, safeArea.width / 2), dy: min(margin, safeArea.height / 2))
  }
}
