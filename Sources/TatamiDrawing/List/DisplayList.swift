public import TatamiGeometry

/// A flat list of drawing commands, from which rasters, PDF and SVG are made.
///
/// ```swift
/// var circle = Path()
/// circle.addEllipse(in: Rect(x: 10, y: 10, width: 80, height: 80))
/// let drawing = DisplayList([.fill(circle, .nonZero, .solid(Color(red: 1, green: 0, blue: 0)))])
/// let svg = try SVGWriter.text(of: drawing, size: Size(width: 100, height: 100))
/// ```
///
/// Coordinates are points; the origin is top-left and y grows downward. Renderers accept any list:
/// an end command also closes the scopes opened since its begin, an end without a begin is
/// ignored, and scopes that are open after the last command are closed. A command with numbers
/// that are not finite draws nothing.
public struct DisplayList: Hashable, Sendable {
  /// One drawing command; the size of a pointer, so that lists are fast to copy and iterate.
  public indirect enum Command: Hashable, Sendable {
    /// Saves the transform, the clip and antialiasing until the matching restore.
    case save
    /// Restores the state of the matching save.
    case restore
    /// Transforms the coordinates of later commands; applied before the current transform.
    case concat(Transform)
    /// Sets whether edges of later shapes and clips are antialiased, as at the beginning.
    case antialias(Bool)
    /// Intersects the clip with the inside of a path.
    case clip(Path, FillRule)
    /// Fills the inside of a path.
    case fill(Path, FillRule, Paint)
    /// Strokes a path.
    case stroke(Path, StrokeStyle, Paint)
    /// Draws a text run with the left end of its baseline at a point.
    case text(TextRun, at: Point)
    /// Draws a part of an image, given in unit coordinates (0...1), scaled to fill a rectangle.
    case image(Bitmap, in: Rect, source: Rect, interpolation: Interpolation)
    /// Begins a group, which is composited as a whole; also saves the transform and the clip.
    case beginGroup(Group)
    /// Ends the innermost group.
    case endGroup
    /// Begins a semantic element; also saves the transform and the clip.
    case beginElement(SemanticElement)
    /// Ends the innermost element.
    case endElement
  }

  /// The commands in drawing order.
  public var commands: [Command]

  /// Creates a list of commands.
  public init(_ commands: [Command] = []) {
    self.commands = commands
  }

  /// Whether the list has no commands.
  public var isEmpty: Bool { commands.isEmpty }

  /// Whether the list is one figure, which leaves the state as it is.
  package var isFigure: Bool {
    guard commands.count == 1 else { return false }
    switch commands[0] {
    case .fill, .stroke, .text, .image: return true
    default: return false
    }
  }

  /// Appends a command.
  public mutating func append(_ command: Command) {
    commands.append(command)
  }

  /// Appends another list's commands.
  public mutating func append(_ other: DisplayList) {
    commands += other.commands
  }
}
