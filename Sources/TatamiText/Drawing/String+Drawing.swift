public import Foundation

extension String {
  /// Returns the size of the text without wrapping, in fractional points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    AttributedText(self, attributes).size()
  }

  /// Returns the bounding rectangle of the text, in fractional points.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    AttributedText(self, attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text without wrapping into the current context, with its top-left corner at a point.
  public func draw(
    at point: CGPoint,
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    AttributedText(self, attributes).draw(at: point)
  }

  /// Draws the text into a rectangle of the current context, wrapped to its width and without the
  /// lines below it.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    draw(with: rect, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
  }

  /// Draws the text into a rectangle of the current context.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    AttributedText(self, attributes)
      .draw(with: rect, options: options, context: context)
  }
}

extension NSString {
  private var text: String { substring(from: 0) }

  /// Returns the size of the text without wrapping, in fractional points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    AttributedText(text, attributes).size()
  }

  /// Returns the bounding rectangle of the text, in fractional points.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    AttributedText(text, attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text without wrapping into the current context, with its top-left corner at a point.
  public func draw(
    at point: CGPoint,
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    AttributedText(text, attributes).draw(at: point)
  }

  /// Draws the text into a rectangle of the current context, wrapped to its width and without the
  /// lines below it.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    draw(with: rect, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
  }

  /// Draws the text into a rectangle of the current context.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    AttributedText(text, attributes)
      .draw(with: rect, options: options, context: context)
  }
}
