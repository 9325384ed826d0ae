import Foundation
import TatamiDrawing
import TatamiGeometry

/// A size that a label measured, and for what.
struct MeasuredSize {
  let limit: TextRequest.Limit
  let scale: CGFloat
  let size: CGSize
}

/// A label's text in its place.
private struct PlacedText {
  let layout: TextLayout
  /// The top of the first line, in points.
  let top: CGFloat

  /// The left end of the line that begins farthest left.
  var left: CGFloat { CGFloat(layout.lines.map(\.origin.x).min() ?? 0) }

  /// The right end of the line that ends farthest right.
  var right: CGFloat { CGFloat(layout.lines.map { $0.origin.x + $0.width }.max() ?? 0) }
}

extension UILabel {
  /// Measures the text; the last few answers are remembered.
  func measure(width: CGFloat) -> CGSize {
    guard storage.length > 0 else { return .zero }
    let limit = TextRequest.Limit(length: width)
    let scale = traitCollection.displayScale
    if let known = measured.first(where: { $0.limit == limit && $0.scale == scale }) {
      return known.size
    }
    let layout = layer.runLoop.textShaping.layout(
      request(width: limit, height: .unbounded, lines: numberOfLines)
    )
    let size = CGSize(layout.size).roundedUp(toScale: scale)
    if measured.count >= 4 { measured.removeFirst() }
    measured.append(MeasuredSize(limit: limit, scale: scale, size: size))
    return size
  }

  func usualTextRect(in bounds: CGRect, lines: Int) -> CGRect {
    guard storage.length > 0 else {
      return CGRect(x: bounds.minX, y: bounds.midY, width: 0, height: 0)
    }
    let text = placedText(in: bounds, lines: lines)
    let size = CGSize(width: text.right - text.left, height: CGFloat(text.layout.size.height))
    return CGRect(
      x: bounds.minX + text.left,
      y: text.top,
      width: size.roundedUp(toScale: traitCollection.displayScale).width,
      height: size.height
    )
  }

  /// Draws the lines where `textRect(forBounds:limitedToNumberOfLines:)` says.
  func drawLines(in rect: CGRect) {
    guard storage.length > 0, let context = UIGraphicsGetCurrentContext() else { return }
    let text = placedText(in: rect, lines: numberOfLines)
    let place = textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines)
    let overflows =
      CGFloat(text.layout.size.width) > rect.width + 0.5
      || CGFloat(text.layout.size.height) > rect.height + 0.5
    context.saveGState()
    if overflows { context.clip(to: rect) }
    if let shadowColor {
      context.setShadow(offset: shadowOffset, blur: 0, color: shadowColor.cgColor)
    }
    if !isEnabled { context.setAlpha(Self.disabledAlpha) }
    context.draw(text.layout, at: CGPoint(x: place.minX - text.left, y: place.minY))
    context.restoreGState()
  }

  /// The opacity of text that is not enabled.
  private static let disabledAlpha: CGFloat = 0.4

  private func placedText(in rect: CGRect, lines: Int) -> PlacedText {
    let request = request(
      width: .points(Double(rect.width)),
      height: .points(Double(rect.height)),
      lines: lines
    )
    let full = layer.runLoop.textShaping.layout(request)
    let top = rect.minY + (rect.height - CGFloat(full.size.height)) / 2
    guard adjustsFontSizeToFitWidth else { return PlacedText(layout: full, top: top) }
    let fitting = FittingText(request, in: rect.size, minimumScale: minimumScaleFactor)
    let shrunk = fitting.layout
    let middle = rect.minY + (rect.height - CGFloat(shrunk.size.height)) / 2
    guard fitting.scale < 1, numberOfLines == 1 else {
      return PlacedText(layout: shrunk, top: middle)
    }
    switch baselineAdjustment {
    case .alignCenters: return PlacedText(layout: shrunk, top: middle)
    case .none: return PlacedText(layout: shrunk, top: top)
    case .alignBaselines:
      let drop = (full.lines.first?.ascent ?? 0) - (shrunk.lines.first?.ascent ?? 0)
      return PlacedText(layout: shrunk, top: top + CGFloat(drop))
    }
  }

  private func request(
    width: TextRequest.Limit,
    height: TextRequest.Limit,
    lines: Int
  ) -> TextRequest {
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    var style = TextRequest.ParagraphStyle(
      alignment: textAlignment.value,
      lineBreakMode: lineBreakMode.value
    )
    settleAlignment(of: &style)
    var request = TextRequest(
      runs: storage.runs(font: font, color: color),
      widthLimit: width,
      heightLimit: height,
      maxLines: lines,
      style: style
    )
    for index in request.runs.indices {
      guard var own = request.runs[index].style else { continue }
      settleAlignment(of: &own)
      request.runs[index].style = own
    }
    return request
  }

  /// Puts natural text at the edge where its writing direction or else the interface begins (S217).
  private func settleAlignment(of style: inout TextRequest.ParagraphStyle) {
    guard style.alignment == .natural, style.baseDirection == .automatic else { return }
    style.alignment = traitCollection.layoutDirection == .rightToLeft ? .right : .left
  }
}

extension CGSize {
  /// Returns the size with both lengths rounded up to whole pixels.
  func roundedUp(toScale scale: CGFloat) -> CGSize {
    let scale = scale > 0 ? scale : 1
    let up = { (length: CGFloat) in ((length - 1e-6) * scale).rounded(.up) / scale }
    return CGSize(width: up(width), height: up(height))
  }
}
