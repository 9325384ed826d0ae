public import Foundation

extension NSAttributedString {
  /// Returns the size of the text without wrapping, in fractional points.
  public func size() -> CGSize { AttributedText(self).size() }

  /// Returns the bounding rectangle of the text, in fractional points.
  ///
  /// Without `usesLineFragmentOrigin` the text is a single line whose baseline starts at the
  /// origin.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    AttributedText(self).boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text without wrapping into the current context, with its top-left corner at a point.
  public func draw(at point: CGPoint) {
    AttributedText(self).draw(at: point)
  }

  /// Draws the text into a rectangle of the current context, wrapped to its width and without the
  /// lines below it.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text into a rectangle of the current context.
  ///
  /// Without `usesLineFragmentOrigin` the text is a single line whose baseline starts at the
  /// rectangle's origin.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) {
    AttributedText(self).draw(with: rect, options: options, context: context)
  }
}
