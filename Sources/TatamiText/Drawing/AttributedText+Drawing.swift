import Foundation
import TatamiDrawing
import TatamiGeometry

extension AttributedText {
  /// Returns the size of the text without wrapping, in fractional points.
  func size() -> CGSize {
    CGSize(
      KitEnvironment.current.textShaping.size(
        of: request(width: .unbounded, height: .unbounded)
      )
    )
  }

  /// Returns the bounding rectangle of the text, in fractional points.
  func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions,
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

  /// Draws the text without wrapping into the current context, with its top-left corner at a point.
  func draw(at point: CGPoint) {
    let layout = KitEnvironment.current.textShaping.layout(
      request(width: .unbounded, height: .unbounded)
    )
    UIGraphicsGetCurrentContext()?.draw(layout, at: point)
  }

  /// Draws the text into a rectangle of the current context.
  func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions,
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
      runs: requestRuns(font: .systemFont(ofSize: 12), color: .black),
      widthLimit: width,
      heightLimit: height
    )
  }
}

extension TextLayout {
  /// Returns the distance from the top of the text to the origin for drawing options.
  fileprivate func baseline(_ options: NSStringDrawingOptions) -> CGFloat {
    options.contains(.usesLineFragmentOrigin) ? 0 : CGFloat(lines.first?.ascent ?? 0)
  }
}

extension TextRequest {
  /// Sets the line break mode of all paragraphs.
  mutating func setLineBreakMode(_ mode: LineBreakMode) {
    style.lineBreakMode = mode
    for index in runs.indices { runs[index].style?.lineBreakMode = mode }
  }
}

extension TextRequest.Limit {
  /// Creates a limit from a length as UIKit reads it: zero and very large lengths are no limit
  /// (S215).
  package init(length: CGFloat) {
    self = length > 0 && length < 1e6 ? .points(Double(length)) : .unbounded
  }
}
