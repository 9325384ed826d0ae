/// A drawing that stands in a line of text in place of U+FFFC, the object replacement character.
///
/// ```swift
/// var attributes = TextAttributes(font: FontDescriptor(pointSize: 17))
/// attributes.attachment = TextAttachment(drawing, width: 20, ascent: 16, descent: 4)
/// let request = TextRequest("\u{FFFC}", attributes)
/// ```
///
/// A class, so that attributes without a drawing cost one pointer.
public final class TextAttachment: Hashable, Sendable {
  /// The character that the drawing replaces.
  static let character: [UInt8] = [0xEF, 0xBF, 0xBC]

  /// The drawing, a display list; its origin is the top-left corner of the attachment.
  public let drawing: any AttachmentDrawing
  /// The advance, in points.
  public let width: Double
  /// The distance of the upper edge above the baseline, in points; negative below it.
  public let ascent: Double
  /// The distance of the lower edge below the baseline, in points; negative above it.
  public let descent: Double

  /// Creates an attachment; lengths are clamped to ±100,000 points, the width to at least zero, and
  /// not-a-number becomes zero.
  public init(_ drawing: some AttachmentDrawing, width: Double, ascent: Double, descent: Double) {
    self.drawing = drawing
    self.width = max(0, width.clampedExtent)
    self.ascent = ascent.clampedExtent
    self.descent = descent.clampedExtent
  }

  /// Whether two attachments look the same.
  public static func == (left: TextAttachment, right: TextAttachment) -> Bool {
    left === right
      || left.width == right.width && left.ascent == right.ascent
        && left.descent == right.descent && left.drawing.equals(right.drawing)
  }

  /// Feeds the lengths to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(ascent)
    hasher.combine(descent)
  }
}

/// The drawing of an attachment: a display list.
public protocol AttachmentDrawing: Hashable, Sendable {}

extension AttachmentDrawing {
  /// Whether another drawing has the same type and is equal.
  fileprivate func equals(_ other: any AttachmentDrawing) -> Bool { other as? Self == self }
}

extension Double {
  fileprivate var clampedExtent: Double {
    isNaN ? 0 : Swift.max(-100_000, Swift.min(self, 100_000))
  }
}
