public import Foundation
package import TatamiDrawing

/// The alignment, indents, spacing and line breaking of a paragraph.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  private let typeTag = CFTypeTag()
  var style = TextRequest.ParagraphStyle()

  /// The style of text without a paragraph style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of the lines.
  open var alignment: NSTextAlignment { NSTextAlignment(style.alignment) }
  /// The treatment of text that is longer than a line.
  open var lineBreakMode: NSLineBreakMode { NSLineBreakMode(style.lineBreakMode) }
  /// The base writing direction.
  open var baseWritingDirection: NSWritingDirection { NSWritingDirection(style.baseDirection) }
  /// Extra space between lines, in points.
  open var lineSpacing: CGFloat { style.lineSpacing }
  /// Extra space between paragraphs, in points.
  open var paragraphSpacing: CGFloat { style.paragraphSpacing }
  /// Extra space before paragraphs, in points.
  open var paragraphSpacingBefore: CGFloat { style.paragraphSpacingBefore }
  /// The indent of the first line from the leading edge, in points.
  open var firstLineHeadIndent: CGFloat { style.firstLineHeadIndent }
  /// The indent of the other lines from the leading edge, in points.
  open var headIndent: CGFloat { style.headIndent }
  /// The end of the lines, in points: a positive value is measured from the leading edge, others
  /// from the trailing edge.
  open var tailIndent: CGFloat { style.tailIndent }
  /// A factor for the natural line height; 0 for none.
  open var lineHeightMultiple: CGFloat { style.lineHeightMultiple }
  /// The minimum height of a line, in points; 0 for none.
  open var minimumLineHeight: CGFloat { style.minLineHeight }
  /// The maximum height of a line, in points; 0 for none.
  open var maximumLineHeight: CGFloat { style.maxLineHeight }

  package var request: TextRequest.ParagraphStyle { style }

  /// Returns an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.style = style
    return copy
  }

  /// Returns a mutable copy.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.style = style
    return copy
  }

  /// Whether two styles have equal values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.style == style
  }

  /// The hash of the values.
  open override var hash: Int { style.hashValue }
}
