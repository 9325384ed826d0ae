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

/// How text may be shrunk when it is drawn, and how it was drawn.
public final class NSStringDrawingContext: NSObject {
  /// The least share of the fonts' sizes that shrinking may leave; 0 does not shrink.
  public var minimumScaleFactor: CGFloat = 0
  /// The share of the fonts' sizes that text was drawn with.
  public internal(set) var actualScaleFactor: CGFloat = 1
  /// Where text was drawn.
  public internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// Returns the size of the text without wrapping, in fractional points (S222).
  public func size() -> CGSize {
    CGSize(
      KitEnvironment.current.textShaping.layout(request(width: .unbounded, height: .unbounded)).size
    )
  }

  /// Returns where the text would be drawn, in fractional points (S222).
  ///
  /// Without line fragments it is one line whose baseline's left end is the origin.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    let layout = layout(in: size, options: options, context)
    let rect = CGRect(
      origin: CGPoint(x: 0, y: -layout.baseline(options)),
      size: CGSize(layout.size)
    )
    context?.totalBounds = rect
    return rect
  }

  /// Draws the text unwrapped, its top-left corner at a point of the current context.
  public func draw(at point: CGPoint) {
    let layout = KitEnvironment.current.textShaping.layout(
      request(width: .unbounded, height: .unbounded)
    )
    UIGraphicsGetCurrentContext()?.draw(layout, at: point)
  }

  /// Draws the text wrapped into a rectangle of the current context; lines below it are left out.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text into a rectangle of the current context.
  ///
  /// Without line fragments it is one line whose baseline begins at the rectangle's origin.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) {
    let layout = layout(in: rect.size, options: options, context)
    let origin = CGPoint(x: rect.minX, y: rect.minY - layout.baseline(options))
    context?.totalBounds = CGRect(origin: origin, size: CGSize(layout.size))
    UIGraphicsGetCurrentContext()?.draw(layout, at: origin)
  }

  private func layout(
    in size: CGSize,
    options: NSStringDrawingOptions,
    _ context: NSStringDrawingContext?
  ) -> TextLayout {
    let wraps = options.contains(.usesLineFragmentOrigin)
    var request = request(
      width: wraps ? TextRequest.Limit(length: size.width) : .unbounded,
      height: wraps ? TextRequest.Limit(length: size.height) : .unbounded
    )
    if !wraps { request.maxLines = 1 }
    if options.contains(.truncatesLastVisibleLine) { request.setLineBreakMode(.truncateTail) }
    guard let context, context.minimumScaleFactor > 0, context.minimumScaleFactor < 1 else {
      context?.actualScaleFactor = 1
      return KitEnvironment.current.textShaping.layout(request)
    }
    let fitting = FittingText(request, in: size, minimumScale: context.minimumScaleFactor)
    context.actualScaleFactor = fitting.scale
    return fitting.layout
  }

  private func request(width: TextRequest.Limit, height: TextRequest.Limit) -> TextRequest {
    TextRequest(
      runs: runs(font: .systemFont(ofSize: 12), color: .black),
      widthLimit: width,
      heightLimit: height
    )
  }
}

extension TextLayout {
  /// Returns how far the first baseline lies below what counts as the text's origin.
  fileprivate func baseline(_ options: NSStringDrawingOptions) -> CGFloat {
    options.contains(.usesLineFragmentOrigin) ? 0 : CGFloat(lines.first?.ascent ?? 0)
  }
}

extension TextRequest {
  /// Makes all paragraphs end their last line in one way.
  mutating func setLineBreakMode(_ mode: LineBreakMode) {
    style.lineBreakMode = mode
    for index in runs.indices { runs[index].style?.lineBreakMode = mode }
  }
}

extension TextRequest.Limit {
  /// Reads a length the way UIKit does: zero and huge ones are no limit (S215).
  package init(length: CGFloat) {
    self = length > 0 && length < 1e6 ? .points(Double(length)) : .unbounded
  }
}
