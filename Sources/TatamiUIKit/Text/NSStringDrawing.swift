public import Foundation
import TatamiDrawing
import TatamiGeometry

/// How text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int

  /// Makes options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Lines wrap to the width, and the origin is the top-left corner (S222).
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// The font's leading counts as part of a line's height; it always does here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The last line that fits ends with an ellipsis if text is left over.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// How text was drawn; nothing is reported yet that callers could read.
public final class NSStringDrawingContext: NSObject {}

extension NSAttributedString {
  /// Returns the size of the text without wrapping, in fractional points (S222).
  public func size() -> CGSize {
    CGSize(layout(width: .unbounded, height: .unbounded, wrapping: true).size)
  }

  /// Returns where the text would be drawn, in fractional points (S222).
  ///
  /// Without line fragments it is one line whose baseline's left end is the origin.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    let layout = layout(in: size, options: options)
    let baseline = layout.lines.first.map { $0.ascent } ?? 0
    let top = options.contains(.usesLineFragmentOrigin) ? 0 : -baseline
    return CGRect(origin: CGPoint(x: 0, y: top), size: CGSize(layout.size))
  }

  /// Draws the text unwrapped, its top-left corner at a point of the current context.
  public func draw(at point: CGPoint) {
    let layout = layout(width: .unbounded, height: .unbounded, wrapping: true)
    UIGraphicsGetCurrentContext()?.draw(layout, at: point)
  }

  /// Draws the text wrapped into a rectangle of the current context; lines below it are left out.
  public func draw(in rect: CGRect) {
    let options: NSStringDrawingOptions = .usesLineFragmentOrigin
    draw(with: rect, options: options, context: nil)
  }

  /// Draws the text into a rectangle of the current context.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) {
    let layout = layout(in: rect.size, options: options)
    UIGraphicsGetCurrentContext()?.draw(layout, at: rect.origin)
  }

  private func layout(in size: CGSize, options: NSStringDrawingOptions) -> TextLayout {
    let wraps = options.contains(.usesLineFragmentOrigin)
    return layout(
      width: wraps ? TextRequest.Limit(length: size.width) : .unbounded,
      height: wraps ? TextRequest.Limit(length: size.height) : .unbounded,
      wrapping: wraps,
      truncating: options.contains(.truncatesLastVisibleLine)
    )
  }

  private func layout(
    width: TextRequest.Limit,
    height: TextRequest.Limit,
    wrapping: Bool,
    truncating: Bool = false
  ) -> TextLayout {
    var style = firstParagraphStyle?.request ?? TextRequest.ParagraphStyle()
    if truncating { style.lineBreakMode = .truncateTail }
    let request = TextRequest(
      runs: runs(font: .systemFont(ofSize: 12), color: .black),
      widthLimit: width,
      heightLimit: height,
      maxLines: wrapping ? 0 : 1,
      style: style
    )
    return Headless.textShaping.layout(request)
  }
}

extension TextRequest.Limit {
  /// Reads a length the way UIKit does: zero and huge ones are no limit (S215).
  init(length: CGFloat) {
    self = length > 0 && length < 1e6 ? .points(Double(length)) : .unbounded
  }
}

extension String {
  /// Returns the size of the text without wrapping, in fractional points (S222).
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// Returns where the text would be drawn, in fractional points (S222).
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text unwrapped, its top-left corner at a point of the current context.
  public func draw(
    at point: CGPoint,
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws the text wrapped into a rectangle of the current context.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }
}
