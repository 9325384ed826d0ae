public import Foundation
package import TatamiDrawing

/// Where the lines of a paragraph stand between its edges.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// From edge to edge, the last line at the leading edge.
  case justified = 3
  /// At the edge where the text's language begins.
  case natural = 4
}

/// What happens to text that is longer than a line.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next line, between words where possible.
  case byWordWrapping = 0
  /// It goes on in the next line, between any characters.
  case byCharWrapping = 1
  /// It is cut off.
  case byClipping = 2
  /// An ellipsis replaces its beginning.
  case byTruncatingHead = 3
  /// An ellipsis replaces its end.
  case byTruncatingTail = 4
  /// An ellipsis replaces its middle.
  case byTruncatingMiddle = 5
}

/// The direction in which text runs.
public enum NSWritingDirection: Int, Sendable {
  /// That of the first letter with a direction.
  case natural = -1
  /// Left to right.
  case leftToRight = 0
  /// Right to left.
  case rightToLeft = 1
}

/// How the lines of a paragraph are set.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  private let typeTag = CFTypeTag()
  fileprivate var style = TextRequest.ParagraphStyle()

  /// The style of text that says none.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines stand between the edges.
  open var alignment: NSTextAlignment { NSTextAlignment(style.alignment) }
  /// What happens to text that is longer than a line.
  open var lineBreakMode: NSLineBreakMode { NSLineBreakMode(style.lineBreakMode) }
  /// The direction in which the text runs.
  open var baseWritingDirection: NSWritingDirection { NSWritingDirection(style.baseDirection) }
  /// Extra space between lines, in points.
  open var lineSpacing: CGFloat { style.lineSpacing }
  /// Extra space between paragraphs, in points.
  open var paragraphSpacing: CGFloat { style.paragraphSpacing }
  /// Extra space above paragraphs, in points.
  open var paragraphSpacingBefore: CGFloat { style.paragraphSpacingBefore }
  /// How far the first line begins from the leading edge, in points.
  open var firstLineHeadIndent: CGFloat { style.firstLineHeadIndent }
  /// How far the other lines begin from the leading edge, in points.
  open var headIndent: CGFloat { style.headIndent }
  /// Where lines end, in points: above 0 from the leading edge, else from the trailing edge.
  open var tailIndent: CGFloat { style.tailIndent }
  /// A factor on the height of lines; 0 for none.
  open var lineHeightMultiple: CGFloat { style.lineHeightMultiple }
  /// The least height of a line, in points; 0 for none.
  open var minimumLineHeight: CGFloat { style.minLineHeight }
  /// The greatest height of a line, in points; 0 for none.
  open var maximumLineHeight: CGFloat { style.maxLineHeight }

  package var request: TextRequest.ParagraphStyle { style }

  /// Returns a style that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.style = style
    return copy
  }

  /// Returns a style that says the same and can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.style = style
    return copy
  }

  /// Whether two styles say the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.style == style
  }

  /// The hash of what the style says.
  open override var hash: Int { style.hashValue }
}

/// How the lines of a paragraph are set, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Where lines stand between the edges.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { style.alignment = newValue.value }
  }
  /// What happens to text that is longer than a line.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { style.lineBreakMode = newValue.value }
  }
  /// The direction in which the text runs.
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
  /// Extra space above paragraphs, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { style.paragraphSpacingBefore = Double(newValue) }
  }
  /// How far the first line begins from the leading edge, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { style.firstLineHeadIndent = Double(newValue) }
  }
  /// How far the other lines begin from the leading edge, in points.
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { style.headIndent = Double(newValue) }
  }
  /// Where lines end, in points: above 0 from the leading edge, else from the trailing edge.
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { style.tailIndent = Double(newValue) }
  }
  /// A factor on the height of lines; 0 for none.
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { style.lineHeightMultiple = Double(newValue) }
  }
  /// The least height of a line, in points; 0 for none.
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { style.minLineHeight = Double(newValue) }
  }
  /// The greatest height of a line, in points; 0 for none.
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { style.maxLineHeight = Double(newValue) }
  }

  /// Takes over everything that another style says.
  open func setParagraphStyle(_ paragraphStyle: NSParagraphStyle) {
    style = paragraphStyle.style
  }
}
