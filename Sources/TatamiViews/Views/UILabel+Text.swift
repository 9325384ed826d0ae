import Foundation
import TatamiDrawing
import TatamiGeometry

/// A measured text size, with the width limit and the scale for which it was measured.
struct MeasuredSize {
  let limit: TextRequest.Limit
  let scale: CGFloat
  let size: CGSize
}

/// A label's text layout with its position in a rectangle.
struct PositionedText {
  /// The rectangle.
  let rect: CGRect
  /// The maximum number of lines; 0 for no limit.
  let lineLimit: Int
  let layout: TextLayout
  /// The top of the first line, in points.
  let top: CGFloat

  /// The left end of the leftmost line, in points.
  var left: CGFloat {
    guard let first = layout.lines.first else { return 0 }
    return CGFloat(layout.lines.reduce(first.origin.x) { min($0, $1.origin.x) })
  }

  /// The right end of the rightmost line, in points.
  var right: CGFloat {
    guard let first = layout.lines.first else { return 0 }
    return CGFloat(
      layout.lines.reduce(first.origin.x + first.width) { max($0, $1.origin.x + $1.width) }
    )
  }
}

/// The part of its text that a label shows.
package enum TextFit: Sendable {
  /// The whole text.
  case whole
  /// The whole text, in lines that end in the middle of words.
  case brokenWords
  /// A part; an ellipsis or the bounds hide the rest.
  case partial
}

extension UILabel {
  /// Returns the size of the text; caches the last four results.
  func measure(width: CGFloat) -> CGSize {
    guard !content.isEmpty else { return .zero }
    let limit = TextRequest.Limit(length: width)
    let scale = traitCollection.displayScale
    for cached in measured where cached.limit == limit && cached.scale == scale {
      return cached.size
    }
    let exact = layer.runLoop.textShaping.size(
      of: request(width: limit, height: .unbounded, lines: numberOfLines)
    )
    let size = CGSize(exact).roundedUp(toScale: scale)
    if measured.count >= 4 { measured.removeFirst() }
    measured.append(MeasuredSize(limit: limit, scale: scale, size: size))
    return size
  }

  /// The part of the text that the label shows in its bounds.
  package var textFit: TextFit {
    guard !content.isEmpty, let text else { return .whole }
    let layout = positionedText(in: bounds, lines: numberOfLines).layout
    if layout.isTruncated || overflows(layout, bounds) { return .partial }
    return lineBreakMode != .byCharWrapping && breaksWord(layout, text) ? .brokenWords : .whole
  }

  /// Whether a line ends between two letters of a script with spaces between words.
  private func breaksWord(_ layout: TextLayout, _ text: String) -> Bool {
    guard layout.lines.count > 1 else { return false }
    let scalars = text.unicodeScalars
    return layout.lines.dropFirst().contains { line in
      let start = text.utf8.index(text.startIndex, offsetBy: line.range.lowerBound)
      guard start > text.startIndex, start < text.endIndex else { return false }
      return [scalars[scalars.index(before: start)], scalars[start]].allSatisfy(
        \.properties.isCased
      )
    }
  }

  private func overflows(_ layout: TextLayout, _ rect: CGRect) -> Bool {
    CGFloat(layout.size.width) > rect.width + 0.5 || CGFloat(layout.size.height) > rect.height + 0.5
  }

  func defaultTextRect(in bounds: CGRect, lines: Int) -> CGRect {
    guard !content.isEmpty else {
      return CGRect(x: bounds.minX, y: bounds.midY, width: 0, height: 0)
    }
    let text = positionedText(in: bounds, lines: lines)
    let size = CGSize(width: text.right - text.left, height: CGFloat(text.layout.size.height))
    return CGRect(
      x: bounds.minX + text.left,
      y: text.top,
      width: size.roundedUp(toScale: traitCollection.displayScale).width,
      height: size.height
    )
  }

  /// Draws the lines into the rectangle that `textRect(forBounds:limitedToNumberOfLines:)` returns.
  func drawLines(in rect: CGRect) {
    guard !content.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
    let text = positionedText(in: rect, lines: numberOfLines)
    textBeingDrawn = text
    let textRect = textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines)
    textBeingDrawn = nil
    let isPlain = isEnabled && shadowColor == nil && !overflows(text.layout, rect)
    if !isPlain { context.saveGState() }
    if overflows(text.layout, rect) { context.clip(to: rect) }
    if let shadowColor {
      context.setShadow(offset: shadowOffset, blur: 0, color: shadowColor.cgColor)
    }
    if !isEnabled { context.setAlpha(Self.disabledAlpha) }
    context.draw(text.layout, at: CGPoint(x: textRect.minX - text.left, y: textRect.minY))
    if !isPlain { context.restoreGState() }
  }

  /// The opacity of a disabled label's text.
  private static let disabledAlpha: CGFloat = 0.4

  private func positionedText(in rect: CGRect, lines: Int) -> PositionedText {
    if let known = textBeingDrawn, known.rect == rect, known.lineLimit == lines { return known }
    let request = request(
      width: .points(Double(rect.width)),
      height: .points(Double(rect.height)),
      lines: lines
    )
    let full = layer.runLoop.textShaping.layout(request)
    let top = rect.minY + (rect.height - CGFloat(full.size.height)) / 2
    let positioned = { (layout: TextLayout, top: CGFloat) in
      PositionedText(rect: rect, lineLimit: lines, layout: layout, top: top)
    }
    guard adjustsFontSizeToFitWidth else { return positioned(full, top) }
    let fitting = FittingText(request, in: rect.size, minimumScale: minimumScaleFactor)
    let shrunk = fitting.layout
    let middle = rect.minY + (rect.height - CGFloat(shrunk.size.height)) / 2
    guard fitting.scale < 1, numberOfLines == 1 else { return positioned(shrunk, middle) }
    switch baselineAdjustment {
    case .alignCenters: return positioned(shrunk, middle)
    case .none: return positioned(shrunk, top)
    case .alignBaselines:
      let drop = (full.lines.first?.ascent ?? 0) - (shrunk.lines.first?.ascent ?? 0)
      return positioned(shrunk, top + CGFloat(drop))
    }
  }

  private func request(
    width: TextRequest.Limit,
    height: TextRequest.Limit,
    lines: Int
  ) -> TextRequest {
    let color = isHighlighted ? highlightedTextColor ?? style.textColor : style.textColor
    var paragraph = TextRequest.ParagraphStyle(
      alignment: textAlignment.value,
      lineBreakMode: lineBreakMode.value
    )
    resolveAlignment(of: &paragraph)
    var request = TextRequest(
      runs: content.runs(font: style.font, color: color),
      widthLimit: width,
      heightLimit: height,
      maxLines: lines,
      style: paragraph
    )
    for index in request.runs.indices {
      guard var style = request.runs[index].style else { continue }
      resolveAlignment(of: &style)
      request.runs[index].style = style
    }
    return request
  }

  /// Resolves natural alignment to that of the interface if the text has no direction of its own
  /// (S217).
  private func resolveAlignment(of style: inout TextRequest.ParagraphStyle) {
    guard style.alignment == .natural, style.baseDirection == .automatic else { return }
    style.alignment = traitCollection.layoutDirection == .rightToLeft ? .right : .left
  }
}

extension CGSize {
  /// Returns the size with both lengths rounded up to whole pixels.
  package func roundedUp(toScale scale: CGFloat) -> CGSize {
    let scale = scale > 0 ? scale : 1
    let up = { (length: CGFloat) in ((length - 1e-6) * scale).rounded(.up) / scale }
    return CGSize(width: up(width), height: up(height))
  }
}
