public import TatamiGeometry

/// A layout as labeled boxes, lines and distances.
///
/// ```swift
/// var drawing = scene.drawing()
/// drawing.size.height += 20
/// ```
public struct SceneDrawing: Sendable {
  /// The role of a box.
  public enum Role: Hashable, Sendable {
    /// A box that contains other boxes.
    case container
    /// An item, an entry or a row.
    case item
    /// A header, a footer or a background.
    case supplementary
    /// A match of a bracket.
    case match
  }

  /// A frame with its label.
  public struct Box: Hashable, Sendable {
    /// The frame, in points.
    public let frame: Rect
    /// The index or the path of the frame, empty for a frame without one.
    public let label: String
    /// The role of the box.
    public let role: Role
  }

  /// A line of a bracket.
  public struct Line: Hashable, Sendable {
    /// One end, in points.
    public let start: Point
    /// The other end, in points.
    public let end: Point
    /// Whether the line leads a winner to the next match.
    public let isWinner: Bool
  }

  /// A distance that a constraint states.
  public struct Distance: Hashable, Sendable {
    /// One end, in points.
    public let start: Point
    /// The other end, in points.
    public let end: Point
    /// The constant of the constraint, empty for zero.
    public let label: String
    /// Whether the constraint must hold.
    public let isRequired: Bool
  }

  /// The maximum number of boxes in a picture; larger documents can request some items with
  /// `probe`.
  public static let boxLimit = 50_000

  /// The size of the layout; boxes can extend beyond it.
  public var size: Size
  /// The first boxes, up to ``boxLimit``; containers come before their content.
  public private(set) var boxes: [Box] = []
  /// The number of all boxes.
  public private(set) var boxCount = 0
  /// The lines, those of winners last.
  public var lines: [Line] = []
  /// The distances that constraints state.
  public var distances: [Distance] = []

  /// Creates a drawing without boxes and lines.
  public init(size: Size) {
    self.size = size
  }

  /// Adds a box; beyond ``boxLimit`` it is only counted.
  mutating func add(_ frame: Rect, _ label: @autoclosure () -> String = "", role: Role) {
    boxCount += 1
    guard boxCount <= Self.boxLimit else { return }
    boxes.append(Box(frame: frame, label: label(), role: role))
  }
}
