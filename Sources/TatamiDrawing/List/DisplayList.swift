public import TatamiGeometry

/// Drawing as data: a flat list of commands that rasters, PDF and SVG are made from.
///
/// Coordinates are points with the origin top-left and y downwards. Readers accept any list:
/// an end closes everything opened since its begin, an end without begin is ignored, and what
/// is still open after the last command is closed. A command whose numbers are not finite
/// draws nothing.
public struct DisplayList: Hashable, Sendable {
  /// One drawing step; as large as a pointer, so that lists are copied and walked quickly.
  public indirect enum Command: Hashable, Sendable {
    /// Keeps the transform and the clip until the matching restore.
    case save
    /// Brings back the transform and the clip of the matching save.
    case restore
    /// Maps the coordinates of later commands; applied before the transforms already set.
    case concat(Transform)
    /// Limits later drawing to the inside of a path.
    case clip(Path, FillRule)
    /// Fills the inside of a path.
    case fill(Path, FillRule, Paint)
    /// Draws along a path.
    case stroke(Path, StrokeStyle, Paint)
    /// Draws a shaped run with its baseline's left end at a point.
    case text(TextRun, at: Point)
    /// Draws a part of an image, given in unit coordinates (0...1), stretched into a rectangle.
    case image(Bitmap, in: Rect, source: Rect, interpolation: Interpolation)
    /// Starts commands that are put onto the drawing as one; also saves transform and clip.
    case beginGroup(Group)
    /// Ends the innermost group.
    case endGroup
    /// Starts commands that mean one thing; also saves transform and clip.
    case beginElement(Element)
    /// Ends the innermost element.
    case endElement
  }

  /// The commands in drawing order.
  public var commands: [Command]

  /// Makes a list from commands.
  public init(_ commands: [Command] = []) {
    self.commands = commands
  }

  /// Whether there are no commands.
  public var isEmpty: Bool { commands.isEmpty }

  /// Adds a command at the end.
  public mutating func append(_ command: Command) {
    commands.append(command)
  }

  /// Adds another list's commands at the end.
  public mutating func append(_ other: DisplayList) {
    commands += other.commands
  }
}
