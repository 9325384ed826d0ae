public import Foundation

/// The lines of a text view, in the coordinates of its text container.
///
/// ```swift
/// let manager = notes.layoutManager
/// let height = manager.usedRect(for: notes.textContainer).height
/// let first = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
/// ```
///
/// Glyphs are counted like characters, in UTF-16 units: the glyph of a character has its index. The
/// text is laid out when it is needed. Ranges and indices outside of the text are clamped.
open class NSLayoutManager: NSObject {
  /// Returns the text; nil without a text view.
  package var text: () -> LaidOutText? = { nil }
  /// The container of the text view.
  package weak var container: NSTextContainer?
  /// Returns the storage of the text; nil without a text view.
  package var storage: () -> NSTextStorage? = { nil }

  /// The characters and attributes of the text; nil without a text view.
  open var textStorage: NSTextStorage? { storage() }

  /// The container of the text.
  open var textContainers: [NSTextContainer] { [container].compactMap { $0 } }

  /// The number of glyphs.
  open var numberOfGlyphs: Int { text()?.length ?? 0 }

  /// Lays out the text.
  open func ensureLayout(for container: NSTextContainer) {
    _ = usedRect(for: container)
  }

  /// Returns the rectangle around all lines; zero for the container of another text.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    text(in: container)?.used ?? .zero
  }

  /// Returns all glyphs; none for the container of another text.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: text(in: container)?.length ?? 0)
  }

  /// Returns the glyphs of characters.
  ///
  /// - Parameters:
  ///   - charRange: The characters.
  ///   - actualCharacterRange: Receives the characters of the glyphs, none of them divided.
  open func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    let range = whole(charRange)
    actualCharacterRange?.pointee = range
    return range
  }

  /// Returns the characters of glyphs.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs.
  ///   - actualGlyphRange: Receives the glyphs of the characters, none of them divided.
  open func characterRange(
    forGlyphRange glyphRange: NSRange,
    actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    self.glyphRange(forCharacterRange: glyphRange, actualCharacterRange: actualGlyphRange)
  }

  /// Returns the glyph of a character.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { clamped(charIndex) }

  /// Returns the character of a glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { clamped(glyphIndex) }

  /// Returns the rectangle around glyphs; zero for none.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
  {
    guard let text = text(in: container) else { return .zero }
    let bounds = text.bounds(of: text.whole(glyphRange))
    return bounds.isNull ? .zero : bounds
  }

  /// Returns the rectangle of a glyph's line across the container; zero in an empty text.
  ///
  /// - Parameters:
  ///   - glyphIndex: The glyph.
  ///   - effectiveGlyphRange: Receives the glyphs of the line with its terminator.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    let line = text()?.line(at: glyphIndex)
    effectiveGlyphRange?.pointee = line?.range.nsRange ?? NSRange()
    return line?.rect ?? .zero
  }

  /// Returns the rectangle around the glyphs of a glyph's line and the padding; zero in an empty text.
  ///
  /// - Parameters:
  ///   - glyphIndex: The glyph.
  ///   - effectiveGlyphRange: Receives the glyphs of the line with its terminator.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    let line = text()?.line(at: glyphIndex)
    effectiveGlyphRange?.pointee = line?.range.nsRange ?? NSRange()
    return line?.used ?? .zero
  }

  /// Calls a closure with the lines of glyphs, from the first on: the rectangle across the container,
  /// that around the glyphs, the container and the glyphs, until it sets the last argument.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block:
      @escaping (
        CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>
      ) -> Void
  ) {
    guard let container, let text = text() else { return }
    var isOver: ObjCBool = false
    for line in text.lines(in: text.whole(glyphRange)) {
      block(line.rect, line.used, container, line.range.nsRange, &isOver)
      if isOver.boolValue { return }
    }
  }

  /// Returns the character under a point of a container, or the one nearest to it.
  ///
  /// - Parameters:
  ///   - point: The point, in the container's coordinates.
  ///   - container: The container.
  ///   - partialFraction: Receives the part of the character's width left of the point, from 0 to 1.
  open func characterIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = text(in: container)?.character(nearest: point) ?? (index: 0, fraction: 0)
    partialFraction?.pointee = found.fraction
    return found.index
  }

  /// Returns the point of a glyph on the baseline, relative to the rectangle of its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let text = text(), let line = text.line(at: glyphIndex) else { return .zero }
    let bounds = text.bounds(of: text.whole(NSRange(location: clamped(glyphIndex), length: 1)))
    let x = bounds.isNull ? line.used.maxX : bounds.minX
    return CGPoint(x: x - line.rect.minX, y: line.baseline)
  }

  /// Returns the glyphs of the lines that a rectangle of a container touches.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    guard let text = text(in: container), bounds.minY.isFinite, bounds.maxY.isFinite else {
      return NSRange()
    }
    let first = text.line(near: bounds.minY)?.range.lowerBound ?? 0
    let last = text.line(near: bounds.maxY)?.range.upperBound ?? 0
    return NSRange(location: first, length: max(0, last - first))
  }

  /// The rectangle of the empty line after a terminator at the end of the text; zero without one.
  open var extraLineFragmentRect: CGRect { text()?.extraLine ?? .zero }

  /// Returns the glyph under a point of a container, or the one nearest to it.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    text(in: container)?.character(nearest: point).index ?? 0
  }

  private func text(in container: NSTextContainer) -> LaidOutText? {
    container === self.container ? text() : nil
  }

  private func clamped(_ index: Int) -> Int { min(max(0, index), numberOfGlyphs) }

  private func whole(_ range: NSRange) -> NSRange { text()?.whole(range) ?? NSRange() }
}
