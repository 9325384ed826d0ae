public import Foundation

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The alignment of the lines.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { style.alignment = newValue.value }
  }
  /// The treatment of text that is longer than a line.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { style.lineBreakMode = newValue.value }
  }
  /// The base writing direction.
  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { style.baseDirection = newValue.value }
  }
  /// Extra space between lines, in points.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { style.lineSpacing = Double(newValue) }
  }
  /// Extra space between paragraphs, in points.
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { style.paragraphSpacing = Double(newValue) }
  }
  /// Extra space before paragraphs, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { style.paragraphSpacingBefore = Double(newValue) }
  }
  /// The indent of the first line from the leading edge, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { style.firstLineHeadIndent = Double(newValue) }
  }
  /// The indent of the other lines from the leading edge, in points.
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { style.headIndent = Double(newValue) }
  }
  /// The end of the lines, in points: a positive value is measured from the leading edge, others
  /// from the trailing edge.
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { style.tailIndent = Double(newValue) }
  }
  /// A factor for the natural line height; 0 for none.
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { style.lineHeightMultiple = Double(newValue) }
  }
  /// The minimum height of a line, in points; 0 for none.
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { style.minLineHeight = Double(newValue) }
  }
  /// The maximum height of a line, in points; 0 for none.
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { style.maxLineHeight = Double(newValue) }
  }

  /// Copies all values of another style.
  open func setParagraphStyle(_ paragraphStyle: NSParagraphStyle) {
    style = paragraphStyle.style
  }
}
